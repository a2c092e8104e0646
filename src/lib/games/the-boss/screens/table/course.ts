import type { Desk } from './desk.svelte';
import type { Place } from '../../model';
import { pendingPlaces } from '../../questions';

/** The place that is being evaluated: the one the table has turned to, else the first one left (TB-3.1). */
export function currentPlace(desk: Desk): Place | null {
	const { state, reached } = desk;
	if (state.phase === 'end') {
		const [choice] = state.choices;
		if (choice !== undefined) return choice.city;
	}
	const course = pendingPlaces(state);
	if (reached !== null && course.includes(reached)) return reached;
	return course.find((place) => !desk.skipped.includes(place)) ?? null;
}
