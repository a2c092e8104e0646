import { player, type Explanation } from '$lib/engine/explanation';
import { fact } from './rules/fact';
import type { State } from './model';
import { scoreOf, winOf } from './questions';
import type { Command, Event } from './schema';

/** The sum behind an entry, and the goal if it was reached; corrections and strikes need no proof. */
export const why = (before: State, _: Command, events: readonly Event[]): readonly Explanation[] =>
	events.flatMap((event) => {
		if (event.type === 'won') return [winOf(event.player, before.setup.goal)];
		if (event.type !== 'written') return [];
		const { player: seat, points } = event;
		const had = scoreOf(before, seat);
		return [fact('sum', { who: player(seat), had, points, has: had + points }, ['SP-1'])];
	});
