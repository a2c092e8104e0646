import { ok, refuse } from '$lib/engine/result';
import type { FullTurn, TurnState } from '../model';
import type { Asked, Event, Part, Character } from '../schema';
import { noSeat, notOnTurn, somethingDue } from '../rules/acting';
import { characterTerm, fact, who } from '../rules/fact';
import {
	allOpen,
	cannotPay,
	feeUnknown,
	hiringPrice,
	priceUnknown,
	tooManyHires,
	WINNING
} from '../rules/hiring';
import { unless, type Decision } from './script';
import { followedBy } from './settle';

/**
 * Pays a character into the own Service: its price in the own Reserve, double from another player (IN-2). The
 * fourth wins at once (IN-2.2). Refused: out of turn, the third of a turn (IN-2.1), one that serves already,
 * a price not entered or not reached (IN-7.1).
 */
export function hire(state: TurnState, { owner, from, index, pay }: Asked<'hire'>): Decision {
	const player = state.active;
	const character = state.purses[owner]?.[from][index];
	if (character === undefined) return refuse(fact('noSuchCharacter', {}, ['IN-2']));
	const refused =
		somethingDue(state) ??
		(owner === player && from === 'service'
			? fact('servesAlready', { character: characterTerm(character) }, ['IN-2'])
			: null) ??
		tooManyHires(state, 1);
	if (refused !== null) return refuse(refused);
	const price = hiringPrice(character, player, owner);
	if (price === null) return refuse(priceUnknown(character));
	const unpaid = cannotPay(state, player, pay, price);
	if (unpaid !== null) return refuse(unpaid);
	const hired: Event = { type: 'hired', player, owner, from, index, price, pay };
	const fourth = (state.purses[player]?.service.length ?? 0) + 1 >= WINNING;
	return ok(fourth ? [hired, { type: 'won', player }] : [hired]);
}

/** What a skill makes its target do, where the rulebook tells; else the card says it and the table does it. */
function skillPart(state: FullTurn, character: Character, player: number): Part | null {
	switch (character.who) {
		case 'taxiDriver':
			return { kind: 'take', player, amount: 1 };
		case 'pilot':
			return { kind: 'lay', player, amount: 2 };
		case 'policeman':
			return { kind: 'discard', player, amount: state.hands[player] ?? 0 };
		default:
			return null;
	}
}

/**
 * Pays a character in Service for its skill, on the own turn, as often as there is money (IN-2, IN-8). Refused: out
 * of turn, the Mayor (who cancels what was played instead), a fee not entered or not reached.
 */
export function useSkill(state: TurnState, command: Asked<'useSkill'>): Decision {
	const { player, index, target, pay } = command;
	const character = state.purses[player]?.service[index];
	const missing = noSeat(state, player, target);
	if (missing !== null) return refuse(missing);
	if (character === undefined) return refuse(fact('noSuchCharacter', {}, ['IN-8']));
	const refused = somethingDue(state) ?? wrongTime(state, player, character.who === 'mayor');
	if (refused !== null) return refuse(refused);
	const { fee } = character;
	if (fee === 'unknown') return refuse(feeUnknown(character));
	const unpaid = cannotPay(state, player, pay, fee);
	if (unpaid !== null) return refuse(unpaid);
	const used = { type: 'skillUsed' as const, player, index, target, fee, pay };
	const part = state.tracking === 'full' ? skillPart(state, character, target) : null;
	return ok(followedBy(state, { ...used, part }));
}

/** IN-8: the Mayor at any time, all others on the own turn. What the Mayor cancels is known in full tracking. */
function wrongTime(state: TurnState, player: number, mayor: boolean) {
	if (!mayor) return notOnTurn(state, player, ['IN-8', 'IN-2']);
	return state.tracking === 'light' ? null : fact('mayorCancels', {}, ['IN-8']);
}

/**
 * A character that has come to hand goes to Reserve (IN-2.3, IN-1.2); it is told when it is laid down. Refused:
 * nothing in hand that it could have been, more characters than the box holds (IN-1.1).
 */
export function reveal(state: TurnState, { player, character }: Asked<'reveal'>): Decision {
	const hand = state.tracking === 'full' ? (state.hands[player] ?? 0) : 1;
	const reasons = [
		noSeat(state, player),
		hand > 0 ? null : fact('handEmpty', { who: who(player) }, ['IN-2.3']),
		allOpen(state)
	];
	// A hand may have become empty for somebody who had to lay.
	return unless(reasons, () => followedBy(state, { type: 'revealed', player, character }));
}

/**
 * Dollars that light tracking is told of: the cards of a sentence, by their money bags (IN-4.3). Full tracking works
 * them out itself and refuses.
 */
export function gain(state: TurnState, { player, dollars }: Asked<'gain'>): Decision {
	const reasons = [
		state.tracking === 'full' ? fact('workedOut', {}, ['IN-4.3']) : null,
		noSeat(state, player)
	];
	return unless(reasons, () => [{ type: 'gained', player, dollars }]);
}
