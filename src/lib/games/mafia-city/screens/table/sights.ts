import type { Seat } from '$lib/engine/explanation';
import { control, type Control } from '../../rules/control';
import { LOCATIONS, type Board, type FullState, type Location, type State } from '../../model';
import type { Figure } from './figures';
import { current } from './standing';
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

/** The locations with a marker, as the phase has them. */
export const markedIn = (state: State): readonly Location[] =>
	'marked' in state ? state.marked : [];

/** Who would control a location as it stands, raises of the moment included (MC-2.2.2). */
export function controlNow(state: FullState, location: Location): Control {
	const here =
		state.phase === 'locations' &&
		state.step.kind === 'control' &&
		state.step.location === location;
	return control({
		location,
		stack: state.stacks[location],
		raises: here ? state.step.raises : [],
		seats: state.setup.players,
		raise: state.setup.options.raise
	});
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
