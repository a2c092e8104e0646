import type { Explanation } from '$lib/engine/explanation';
import { ok, refuse } from '$lib/engine/result';
import type { FullTurn } from '../model';
import type { Asked } from '../schema';
import { mayLay, noSeat, notOnTurn, somethingDue } from '../rules/acting';
import { fact, who } from '../rules/fact';
import { tooShort } from '../rules/readings';
import { dutyFirst } from '../rules/tasks';
import { nextDuty } from '../questions/duties';
import { unless, type Decision } from './script';
import { followedBy } from './settle';

/**
 * Lays an intrigue at an end of any row: the one card of the turn, or made to (IN-2, IN-3.1, IN-3.4, IN-5).
 * Refused: out of turn, a second time, with an empty hand, while something else is due.
 */
export function lay(state: FullTurn, { player, row, end, card }: Asked<'lay'>): Decision {
	const { forced, reason } = mayLay(state, player);
	return unless([noSeat(state, player, row), reason], () =>
		followedBy(state, { type: 'laid', player, row, end, card, forced })
	);
}

/**
 * Lays an initiator at a row, whose owner reads next (IN-3.3, IN-4.1); with another player's row, the owner
 * agrees (IN-3.4). By table option it waits there where the row is too short, or where that is wished. Refused as
 * `lay` is, where the row is too short, and waiting where the table or a command (IN-5) says that it works.
 */
export function layInitiator(
	state: FullTurn,
	{ player, row, number, wait }: Asked<'layInitiator'>
): Decision {
	const { forced, reason } = mayLay(state, player);
	const refused = noSeat(state, player, row) ?? reason;
	if (refused !== null) return refuse(refused);
	const short = cannotFire(state, row, number);
	const mayWait = state.setup.options.initiators === 'mayWait';
	if (short !== null && !mayWait) return refuse(short);
	const laid = { player, row, number, forced };
	if (short === null && wait !== true)
		return ok(followedBy(state, { type: 'initiatorLaid', ...laid }));
	if (!mayWait) return refuse(fact('worksAtOnce', {}, ['IN-3.3']));
	if (short === null && forced) return refuse(fact('worksAtOnce', {}, ['IN-5']));
	return ok(followedBy(state, { type: 'initiatorWaits', ...laid }));
}

const cannotFire = (state: FullTurn, row: number, number: number): Explanation | null =>
	tooShort(state.rows[row]?.cards.length ?? 0, number);

/**
 * Uses an initiator that waits (IN-3.3, table option), on the owner's turn. Refused: out of turn, none there,
 * the row still too short.
 */
export function fire(state: FullTurn, { row, index }: Asked<'fire'>): Decision {
	const number = state.rows[row]?.waiting[index];
	if (number === undefined) return refuse(fact('noSuchInitiator', {}, ['IN-3.3']));
	const reasons = [somethingDue(state), notOnTurn(state, row), cannotFire(state, row, number)];
	return unless(reasons, () => followedBy(state, { type: 'fired', row, index, number }));
}

/**
 * Leaves out what may be left out: moving by a corner effect (IN-6), or laying when no card in hand can be
 * laid (IN-3.3), which only the player sees. Refused for everything that must be done (IN-5).
 */
export function forgo(state: FullTurn, { player }: Asked<'forgo'>): Decision {
	const duty = nextDuty(state);
	if (duty === null) return refuse(fact('nothingDue', { who: who(player) }, ['IN-5']));
	if (duty.player !== player || duty.kind === 'read') return refuse(dutyFirst(duty));
	const must = duty.kind !== 'mayMove' && duty.kind !== 'lay';
	if (must) return refuse(fact('mustBeDone', { who: who(player) }, ['IN-5', 'IN-6']));
	// IN-3.3, table option: an initiator that may wait can always be laid, and so can any card.
	if (duty.kind === 'lay' && state.setup.options.initiators === 'mayWait')
		return refuse(fact('alwaysLayable', {}, ['IN-3.3', 'IN-5']));
	return ok(followedBy(state, { type: 'taskOver', kind: duty.kind, player, lost: duty.left }));
}
