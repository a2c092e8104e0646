import type { Desk } from './desk.svelte';
import { isCopDue } from '../../decide/settle';
import type { Place, RoundPhase } from '../../model';
import { pendingIn } from './sights';

/** What is gone through at the end of a round: the cities left, in light tracking Chicago as well. */
export function courseOf(desk: Desk): readonly Place[] {
	const { state } = desk;
	const cities: readonly Place[] = pendingIn(state);
	const chicago = state.phase === 'round' && !state.paid;
	if (!chicago) return cities;
	return state.row.filter((place) => place === 'chicago' || cities.includes(place));
}

/** The place that is being evaluated: the one the table has turned to, else the first one left (TB-3.1). */
export function currentPlace(desk: Desk): Place | null {
	const { state, reached } = desk;
	if (state.phase === 'end') {
		const [choice] = state.choices;
		if (choice !== undefined) return choice.city;
	}
	const course = courseOf(desk);
	if (reached !== null && course.includes(reached)) return reached;
	return course.find((place) => !desk.skipped.includes(place)) ?? null;
}

/** The cards are dealt anew before anything of a further round is told (TB-3.6). */
export const isToDeal = (state: RoundPhase): boolean =>
	state.round > 1 &&
	(state.further > 0 || isCopDue(state)) &&
	state.turnedUp.length === 0 &&
	!state.paid &&
	state.lastTurn === null;
