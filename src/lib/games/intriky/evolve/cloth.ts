import type { Seat } from '$lib/engine/explanation';
import { plus } from '$lib/engine/plus';
import type { Duty, FullTurn, LaidCard, Row, Task } from '../model';
import type { Happened, Part, Spot } from '../schema';
import { earn } from './purse';

/** The row of a seat that is known to exist; anything else is a bug or a foreign record. */
export function rowAt(state: Pick<FullTurn, 'rows'>, seat: Seat): Row {
	const row = state.rows[seat];
	if (row === undefined) throw new Error(`no row ${String(seat)}`);
	return row;
}

export const withRow = (state: FullTurn, seat: Seat, change: Partial<Row>): FullTurn => ({
	...state,
	rows: state.rows.with(seat, { ...rowAt(state, seat), ...change })
});

/** A hand with so many cards more (or fewer). */
export const addToHand = (state: FullTurn, seat: Seat, cards: number): FullTurn => ({
	...state,
	hands: state.hands.with(seat, plus(state.hands[seat] ?? 0, cards))
});

/** A card is taken up; the rest close up in the same order (IN-3.1). */
export function lift(state: FullTurn, spot: Spot): { rest: FullTurn; card: LaidCard | number } {
	const { cards, waiting } = rowAt(state, spot.row);
	const card = spot.in === 'row' ? cards[spot.index] : waiting[spot.index];
	if (card === undefined) throw new Error(`no card ${String(spot.index)}`);
	const change =
		spot.in === 'row'
			? { cards: cards.toSpliced(spot.index, 1) }
			: { waiting: waiting.toSpliced(spot.index, 1) };
	return { rest: withRow(state, spot.row, change), card };
}

/** A card is put down: an intrigue at a position of a row, an initiator beside it. */
export function put(
	state: FullTurn,
	seat: Seat,
	card: LaidCard | number,
	position: number
): FullTurn {
	const { cards, waiting } = rowAt(state, seat);
	return typeof card === 'number'
		? withRow(state, seat, { waiting: [...waiting, card] })
		: withRow(state, seat, { cards: cards.toSpliced(position, 0, card) });
}

/** The uppermost duty with one of its number done; a lay outside of duties is the one of the turn. */
function doneOnce(state: FullTurn, moved: readonly number[] = []): FullTurn {
	const task = state.duties.at(-1);
	if (task === undefined || task.kind === 'read') throw new Error('nothing to do');
	const left = { ...task, left: task.left - 1, fresh: false, moved: [...task.moved, ...moved] };
	return { ...state, duties: state.duties.with(-1, left) };
}

const withDuty = (state: FullTurn, duty: Duty): FullTurn => ({
	...state,
	duties: [...state.duties, duty]
});

/** The parts of a play wait to be carried out, the first one uppermost. */
export function withParts(state: FullTurn, parts: readonly Part[], play: number | null): FullTurn {
	const tasks = parts.map(({ kind, player, amount }): Task => ({
		kind,
		player,
		left: amount,
		play,
		fresh: true,
		moved: []
	}));
	return { ...state, duties: [...state.duties, ...tasks.toReversed()] };
}

/** The parts of a play are due, and it can be stopped as long as nothing else is entered (IN-6, IN-8). */
function played(state: FullTurn, parts: readonly Part[]): FullTurn {
	const play = state.serial;
	const before: FullTurn = { ...state, serial: play + 1, reaction: null };
	const reaction = { play, parts, defended: [], before };
	return { ...withParts(before, parts, play), reaction };
}

const spendLay = (state: FullTurn, forced: boolean): FullTurn =>
	forced ? doneOnce(state) : { ...state, laid: true };

/** IN-3.1: a card joins an end of the row. */
export function laid(
	state: FullTurn,
	{ player, row, end, card, forced }: Happened<'laid'>
): FullTurn {
	const spent = addToHand(spendLay(state, forced), player, -1);
	const position = end === 'left' ? 0 : rowAt(state, row).cards.length;
	const joined = put(spent, row, { ...card, id: state.serial }, position);
	return { ...joined, serial: state.serial + 1, reaction: null };
}

/** IN-3.3: the owner of the row is to read. The initiator lies on the table until then. */
export function initiatorLaid(
	state: FullTurn,
	{ player, row, number, forced }: Happened<'initiatorLaid'>
): FullTurn {
	const spent = addToHand(spendLay(state, forced), player, -1);
	return { ...withDuty(spent, { kind: 'read', player: row, number }), reaction: null };
}

/** IN-3.3, table option. */
export function initiatorWaits(
	state: FullTurn,
	{ player, row, number, forced }: Happened<'initiatorWaits'>
): FullTurn {
	const spent = addToHand(spendLay(state, forced), player, -1);
	return { ...put(spent, row, number, 0), reaction: null };
}

/** IN-3.3, table option: an initiator that waited is used. */
export function fired(state: FullTurn, { row, index, number }: Happened<'fired'>): FullTurn {
	const { rest } = lift(state, { in: 'waiting', row, index });
	return { ...withDuty(rest, { kind: 'read', player: row, number }), reaction: null };
}

/** IN-4.3: the cards read become dollars, the initiator goes to the discard pile. */
export function sentenceRead(
	state: FullTurn,
	{ owner, number, start, dollars, parts }: Happened<'sentenceRead'>
): FullTurn {
	const { cards } = rowAt(state, owner);
	const rest = withRow(state, owner, { cards: cards.toSpliced(start, number) });
	const read = {
		...earn(rest, owner, dollars),
		duties: state.duties.slice(0, -1),
		discardPile: state.discardPile + 1
	};
	return played(read, parts);
}

/** IN-6: the laid card goes to the discard pile. */
export function effectPlayed(
	state: FullTurn,
	{ player, index, part }: Happened<'effectPlayed'>
): FullTurn {
	const { rest } = lift(state, { in: 'row', row: player, index });
	return played({ ...rest, discardPile: state.discardPile + 1 }, [part]);
}

/** IN-5, IN-6. */
export function moved(state: FullTurn, { from, to, position }: Happened<'moved'>): FullTurn {
	const { rest, card } = lift(state, from);
	const done = doneOnce(rest, typeof card === 'number' ? [] : [card.id]);
	return { ...put(done, to, card, position), reaction: null };
}

/** IN-5, IN-6. */
export function cancelled(state: FullTurn, { at }: Happened<'cancelled'>): FullTurn {
	const { rest } = lift(state, at);
	return { ...doneOnce(rest), discardPile: state.discardPile + 1, reaction: null };
}

/** IN-6: a random card from hand to hand. */
export const stole = (state: FullTurn, { player, from }: Happened<'stole'>): FullTurn => ({
	...addToHand(addToHand(doneOnce(state), from, -1), player, 1),
	reaction: null
});
