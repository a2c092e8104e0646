import type { Explanation, Seat } from '$lib/engine/explanation';
import { ok, refuse } from '$lib/engine/result';
import { duePlay } from '../questions/duties';
import type { FullTurn } from '../model';
import type { Asked } from '../schema';
import { noSeat } from '../rules/acting';
import { fact, who } from '../rules/fact';
import { cannotPay, feeUnknown, mayorOf } from '../rules/hiring';
import { effectOf } from '../rules/readings';
import { dutyFirst } from '../rules/tasks';
import { nextDuty } from '../questions/duties';
import type { Decision } from './script';
import { followedBy } from './settle';

/** What a player can stop for themselves: the last thing played, even if carried out, or what is still due. */
function against(state: FullTurn, seat: Seat): 'late' | 'due' | null {
	const { reaction } = state;
	if (reaction !== null) {
		const aimed = reaction.parts.some(({ player }) => player === seat);
		if (aimed && !reaction.defended.includes(seat)) return 'late';
	}
	return duePlay(state, seat) === null ? null : 'due';
}

/**
 * "This does not concern me": discards a laid defence and stops what is played on this player (IN-6); may be
 * entered late, on the last thing played. Refused: no such card in the own row, nothing aimed at the player.
 */
export function defend(state: FullTurn, { player, index }: Asked<'defend'>): Decision {
	const refused = noSeat(state, player) ?? notDefence(state, player, index) ?? readingFirst(state);
	if (refused !== null) return refuse(refused);
	const when = against(state, player);
	if (when === null) return refuse(fact('notConcerned', { who: who(player) }, ['IN-6']));
	return ok(followedBy(state, { type: 'defended', player, index, late: when === 'late' }));
}

function notDefence(state: FullTurn, player: Seat, index: number): Explanation | null {
	const card = state.rows[player]?.cards[index];
	if (card === undefined) return fact('noSuchCard', {}, ['IN-6']);
	const effects = [effectOf(card, 'upper'), effectOf(card, 'lower')];
	if (effects.includes('defence')) return null;
	return effects.includes('unknown')
		? fact('effectUnknown', {}, ['IN-6'])
		: fact('noDefence', {}, ['IN-6']);
}

/** A row is read in one go: it does not change between the initiator and the reading (IN-3.3). */
function readingFirst(state: FullTurn): Explanation | null {
	const duty = nextDuty(state);
	return duty?.kind === 'read' ? dutyFirst(duty) : null;
}

/**
 * The Mayor in a player's Service cancels a sentence, an effect or a defence, at any time (IN-8); may be entered
 * late, on the last thing played. The dollars of a stopped sentence are gained all the same. Refused: no
 * Mayor, fee not entered or not reached, nothing to cancel.
 */
export function callMayor(state: FullTurn, command: Asked<'callMayor'>): Decision {
	const { player, against: aim, pay } = command;
	const mayor = mayorOf(state, player);
	if (mayor === undefined) return refuse(fact('noMayor', { who: who(player) }, ['IN-8']));
	if (mayor.fee === 'unknown') return refuse(feeUnknown(mayor));
	const refused = readingFirst(state) ?? cannotPay(state, player, pay, mayor.fee);
	if (refused !== null) return refuse(refused);
	const late = lastPlay(state, aim);
	const play = late ?? (aim === 'play' ? duePlay(state) : null);
	if (play === null) return refuse(fact('nothingToStop', {}, ['IN-8']));
	const { fee } = mayor;
	const called = { type: 'mayorCalled' as const, player, against: aim, play, fee, pay };
	return ok(followedBy(state, { ...called, late: late !== null }));
}

/** The play that can be cancelled although it was carried out, if a defence has left anything of it; or a defence. */
function lastPlay({ reaction }: FullTurn, aim: Asked<'callMayor'>['against']): number | null {
	if (reaction === null) return null;
	const { play, parts, defended } = reaction;
	if (aim !== 'play') return defended.includes(aim.defenceOf) ? play : null;
	return parts.some(({ player }) => !defended.includes(player)) ? play : null;
}
