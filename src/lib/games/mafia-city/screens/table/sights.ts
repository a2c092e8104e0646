import type { Seat } from '$lib/engine/explanation';
import { LOCATIONS, type Board, type FullState, type Location, type State } from '../../model';
import type { Figure } from './figures';
import { controlNow, current, markedIn } from '../../questions';
import type { Speech } from './speech';

/** The number printed on a location (MC-3). */
export const numberOf = (location: Location): number => LOCATIONS.indexOf(location) + 1;

/** The figures that are known to stand on a location; those that a player holds stand nowhere. */
export function figuresAt(state: State, location: Location): readonly Figure[] {
	const figures: Figure[] = [];
	if (location === 'policeStation' && state.policeman === null) figures.push('policeman');
	if (location === 'townHall' && state.mayor === null) figures.push('mayor');
	if (state.tracking === 'full' && state.assassin === location) figures.push('assassin');
	return figures;
}

/** The figures that a player holds. */
export function figuresOf(state: State, seat: Seat): readonly Figure[] {
	const figures: Figure[] = [];
	if (state.policeman === seat) figures.push('policeman');
	if (state.mayor === seat) figures.push('mayor');
	return figures;
}

/** Everything that the drawing of a location shows, in one sentence after another. */
export function describeLocation(state: State, location: Location, words: Speech): string {
	const { ui } = words.c;
	const parts = [words.term(`location.${location}`)];
	if (location === current(state)) parts.push(ui.hex.current);
	if (state.tracking === 'full') parts.push(...describeBoard(state, location, words));
	parts.push(...figuresAt(state, location).map((figure) => words.term(`figure.${figure}`)));
	if (markedIn(state).includes(location)) parts.push(ui.hex.marked);
	return parts.join('. ');
}

function describeBoard(state: FullState, location: Location, words: Speech): string[] {
	const { ui } = words.c;
	const names = (seats: readonly Seat[]): string =>
		seats.map((seat) => words.name(seat)).join(', ');
	const board: Board = state;
	const stack = board.stacks[location];
	const parts = [stack.length === 0 ? ui.hex.empty : ui.hex.stack(names(stack))];
	const { controller } = controlNow(state, location);
	if (controller !== null) parts.push(ui.control.by(words.name(controller)));
	if (location === 'prison' && board.cell.length > 0) {
		parts.push(ui.hex.cell(names(board.cell.map(({ owner }) => owner))));
	}
	return parts;
}
