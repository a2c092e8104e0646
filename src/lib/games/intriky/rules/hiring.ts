import type { Explanation, Seat } from '$lib/engine/explanation';
import { BOX } from '../model';
import type { NamedCharacter, Purse, TurnState, Unknown } from '../model';
import type { Character } from '../schema';
import { characterTerm, fact, who } from './fact';
import { choose } from './payment';

/** A player with so many in Service has won (IN-2.2). */
export const WINNING = 4;
/** So many may enter Service in one turn (IN-2.1). */
export const HIRES_A_TURN = 2;

/** Why so many more can't enter Service in this turn, or null (IN-2.1). */
export const tooManyHires = ({ hired }: TurnState, more: number): Explanation | null =>
	hired + more > HIRES_A_TURN ? fact('twoHired', { count: HIRES_A_TURN }, ['IN-2.1']) : null;

/** Why no other character can lie open, or null (IN-1.1): the box holds no more. */
export function allOpen({ purses }: TurnState): Explanation | null {
	const open = purses.flatMap(({ reserve, service }) => [...reserve, ...service]).length;
	return open < BOX.characters
		? null
		: fact('allCharactersOpen', { count: BOX.characters }, ['IN-1.1']);
}

/** The skill fees that the rulebook prints (IN-8); hiring prices it prints none. */
const FEES: Partial<Record<NamedCharacter, number>> = {
	taxiDriver: 1,
	pilot: 2,
	mechanic: 1,
	mayor: 2
};

/** A character as far as the rulebook knows it: the price stands on the card (IN-8). */
export const fromRulebook = (who: NamedCharacter): Character => ({
	who,
	price: 'unknown',
	fee: FEES[who] ?? 'unknown'
});

/** What a character costs a player: its price in the own Reserve, double with another player (IN-2). */
export function hiringPrice(character: Character, buyer: Seat, owner: Seat): number | null {
	if (character.price === 'unknown') return null;
	return buyer === owner ? character.price : 2 * character.price;
}

/** The Mayor in a player's Service, if there (IN-8). */
export const mayorOf = ({ purses }: TurnState, seat: Seat): Character | undefined =>
	purses[seat]?.service.find(({ who }) => who === 'mayor');

/** What is left over that this player may still spend: only on the own turn (IN-7.1, IN-8 R). */
export const changeOf = (state: TurnState, seat: Seat): number =>
	seat === state.active ? state.change : 0;

/** The payment that the app proposes (IN-7.4), as indices; all there is where that does not reach. */
export function proposed(state: TurnState, seat: Seat, price: number | Unknown): readonly number[] {
	const bank = state.purses[seat]?.bank ?? [];
	if (price === 'unknown') return [];
	return choose(bank, changeOf(state, seat), price)?.pay ?? [...bank.keys()];
}

/** What the named cards of a bank are worth, or null if one is not there or is named twice. */
export function worth({ bank }: Pick<Purse, 'bank'>, pay: readonly number[]): number | null {
	let sum = 0;
	for (const [at, index] of pay.entries()) {
		const dollars = bank[index];
		if (dollars === undefined || pay.indexOf(index) !== at) return null;
		sum += dollars;
	}
	return sum;
}

/** Why a player can't pay a sum with these cards and what is left over, or null if that reaches (IN-7.1). */
export function cannotPay(
	state: TurnState,
	seat: Seat,
	pay: readonly number[],
	price: number
): Explanation | null {
	const purse = state.purses[seat];
	const paid = purse === undefined ? null : worth(purse, pay);
	if (paid === null) return fact('noSuchDollars', { who: who(seat) }, ['IN-7.1']);
	const has = paid + changeOf(state, seat);
	return has < price ? fact('notEnough', { price, has }, ['IN-7.1']) : null;
}

/** What must be read from the card before it can be paid. */
export const priceUnknown = (character: Character): Explanation =>
	fact('priceUnknown', { character: characterTerm(character) }, ['IN-8']);
export const feeUnknown = (character: Character): Explanation =>
	fact('feeUnknown', { character: characterTerm(character) }, ['IN-8']);

/** The win, with everything that proves it (IN-2.2). */
export function winOf(purses: readonly Purse[], winner: Seat): Explanation {
	const served = (purses[winner]?.service ?? []).map((character) =>
		fact('serves', { character: characterTerm(character), who: who(winner) }, ['IN-2.2'])
	);
	return fact('wonByFour', { who: who(winner), count: WINNING }, ['IN-2.2'], served);
}

/** Who has just got the fourth character into Service, if anybody. */
export function winnerAmong(purses: readonly Purse[]): Seat | null {
	const seat = purses.findIndex(({ service }) => service.length >= WINNING);
	return seat === -1 ? null : seat;
}
