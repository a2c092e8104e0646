import type { AnyGame } from '$lib/contract/game';
import type { GameLine } from '$lib/table/session.svelte';

/** The points of each seat when a round was over; round 0 is the start of the game. */
export interface RoundEnd {
	readonly round: number;
	readonly scores: readonly number[];
}

/** How the points came about, round by round. The last round counts as far as it was played. */
export function courseOf(table: {
	readonly game: AnyGame;
	readonly initial: unknown;
	readonly lines: readonly GameLine[];
}): readonly RoundEnd[] {
	const { game, initial, lines } = table;
	const ends: RoundEnd[] = [{ round: 0, scores: game.progress(initial).scores }];
	let now = game.progress(initial);
	for (const line of lines) {
		const next = game.progress(line.after);
		if (next.round > now.round) ends.push(now);
		now = next;
	}
	return [...ends, now].map(({ round, scores }) => ({ round, scores }));
}
