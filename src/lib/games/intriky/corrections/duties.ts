import { player } from '$lib/engine/explanation';
import { withParts } from '../evolve/cloth';
import { withoutDuties } from '../evolve/turn';
import { TASKS } from '../model';
import { noSeat } from '../rules/acting';
import { dutyTerm } from '../rules/fact';
import { line } from '../tell/line';
import type { Move } from './kind';
import { badNumber, handsNotTracked, nothingChanges } from './refusals';

/** Somebody has to do this first, because a card or the table says so (IN-5, IN-8). */
export const duty: Move<'duty'> = {
	refuse: (state, { part }) => {
		if (state.tracking === 'light') return handsNotTracked();
		return noSeat(state, part.player) ?? (part.amount > 0 ? null : badNumber('IN-5'));
	},
	candidates: ({ tracking, active }) =>
		tracking === 'full'
			? TASKS.map((kind) => ({ what: 'duty', part: { kind, player: active, amount: 1 } }))
			: [],
	apply: (state, { part }) => (state.tracking === 'full' ? withParts(state, [part], null) : state),
	tell: (_, { part }) => {
		const values = { who: player(part.player), duty: dutyTerm(part), count: part.amount };
		return line('correctedDuty', values);
	}
};

/** Nobody has to do anything any more. */
export const duties: Move<'duties'> = {
	refuse: (state) => {
		if (state.tracking === 'light') return handsNotTracked();
		return state.duties.length === 0 ? nothingChanges('IN-5') : null;
	},
	candidates: (state) =>
		state.tracking === 'full' && state.duties.length > 0 ? [{ what: 'duties' }] : [],
	apply: (state) => (state.tracking === 'full' ? withoutDuties(state) : state),
	tell: () => line('correctedDuties', {})
};
