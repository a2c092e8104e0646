import type { Explanation } from '$lib/engine/explanation';
import { ok, refuse } from '$lib/engine/result';
import { faceAt } from '../questions/cards';
import type { FullTurn, TurnState } from '../model';
import type { Character, Asked, Event, Face, Half, Intrigue } from '../schema';
import { noSeat, somethingDue } from '../rules/acting';
import { isOver } from '../questions/agreements';
import { fact, who } from '../rules/fact';
import { scriptFor, unless, type Decision } from './script';
import { draw, followedBy } from './settle';

/**
 * Cards given from hand to hand, at any time (IN-1.5). Refused: characters and dollars, which are never traded,
 * more cards than are in hand, to oneself.
 */
export function give(state: TurnState, { from, to, goods, count }: Asked<'give'>): Decision {
	if (goods === 'character') return refuse(fact('charactersNeverTraded', {}, ['IN-1.5']));
	if (goods === 'dollars') return refuse(fact('dollarsNeverTraded', {}, ['IN-1.5']));
	const missing = noSeat(state, from, to);
	if (missing !== null) return refuse(missing);
	if (state.tracking === 'light') return refuse(fact('handsNotTracked', {}, ['IN-1.5']));
	const has = state.hands[from] ?? 0;
	const reasons = [
		from === to ? fact('giveToOther', {}, ['IN-1.5']) : null,
		count >= 1 && count <= has ? null : fact('tooFewCards', { who: who(from), has }, ['IN-1.5'])
	];
	return unless(reasons, () => followedBy(state, { type: 'gave', from, to, cards: count }));
}

/** Notes a promise with the turn in which it falls due (IN-1.5). Refused: a turn that is over, no words. */
export function agree(state: TurnState, { by, note, due }: Asked<'agree'>): Decision {
	const reasons = [
		noSeat(state, by, due.turn),
		note.trim() === '' ? fact('agreementEmpty', {}, ['IN-1.5']) : null,
		isOver(state, due) ? fact('dueOver', {}, ['IN-1.5']) : null
	];
	return unless(reasons, () => [{ type: 'agreed', by, note: note.trim(), due }]);
}

/** Crosses an agreement out, kept or not (IN-1.5). */
export const settleAgreement = (state: TurnState, { agreement }: Asked<'settle'>): Decision =>
	unless(
		[
			state.agreements.some(({ id }) => id === agreement)
				? null
				: fact('noSuchAgreement', {}, ['IN-1.5'])
		],
		() => [{ type: 'settled', agreement }]
	);

/**
 * What the table reads from an open card that was not entered before (IN-8). Refused: no such card, or a change
 * of what is known already, which is a correction, or nothing new.
 */
export function note(state: TurnState, { at, face }: Asked<'note'>): Decision {
	const known = faceAt(state, at);
	if (known === null) return refuse(fact('noSuchCard', {}, ['IN-8']));
	const reasons = [
		contradicts(known, face),
		JSON.stringify(known) === JSON.stringify(face) ? fact('nothingChanges', {}, ['IN-8']) : null
	];
	return unless(reasons, () => [{ type: 'noted', at, face }]);
}

function contradicts(known: Face, told: Face): Explanation | null {
	const differs = fact('knownAlready', {}, ['IN-8']);
	if (known.as === 'intrigue' && told.as === 'intrigue')
		return intrigueFits(known.card, told.card) ? null : differs;
	if (known.as === 'character' && told.as === 'character')
		return characterFits(known.character, told.character) ? null : differs;
	return differs;
}

/** A value that is known stays; one that was unknown may become known. */
const fits = (known: string | number, told: string | number): boolean =>
	known === 'unknown' || known === told;

const halfFits = (known: Half, told: Half): boolean =>
	fits(known.word, told.word) && fits(known.symbol, told.symbol) && fits(known.effect, told.effect);

const intrigueFits = (known: Intrigue, told: Intrigue): boolean =>
	halfFits(known.upper, told.upper) &&
	halfFits(known.lower, told.lower) &&
	fits(known.dollars, told.dollars);

const nameOf = ({ who }: Character): string => (typeof who === 'string' ? who : `"${who.name}"`);

const characterFits = (known: Character, told: Character): boolean =>
	nameOf(known) === nameOf(told) && fits(known.price, told.price) && fits(known.fee, told.fee);

/**
 * The turn is over and the next one begins: what was left over is gone (IN-7.1), the next player draws (IN-2).
 * Refused while something is due (IN-5).
 */
export function endTurn(state: TurnState): Decision {
	const due = somethingDue(state);
	if (due !== null) return refuse(due);
	const { players, start } = state.setup;
	const player = (state.active + 1) % players;
	const round = player === start ? state.round + 1 : state.round;
	const events: readonly Event[] = [
		{ type: 'turnEnded', player: state.active, lost: state.change },
		{ type: 'turnBegan', player, round }
	];
	return ok(state.tracking === 'full' ? drawn(state, events, player) : events);
}

function drawn(state: FullTurn, events: readonly Event[], player: number): readonly Event[] {
	const script = scriptFor(state);
	for (const event of events) script.emit(event);
	draw(script, player, 1);
	return script.events;
}
