import type { AnyGame } from '../../../src/lib/contract/game';
import { attempt } from '../../contract/play';

/** Everything that could be done now and is not refused. */
export const allowed = <Command>(game: AnyGame, state: unknown): readonly Command[] =>
	game.candidates(state).filter((command) => attempt(game, state, command) !== null) as Command[];

/** The items by a key, in the order in which the keys came first. */
export function grouped<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const same = groups.get(key(item));
		if (same === undefined) groups.set(key(item), [item]);
		else same.push(item);
	}
	return groups;
}
