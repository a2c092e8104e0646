/** As much of a game as says what can be done. */
interface Rules<State, Command> {
	readonly candidates: (state: State) => readonly Command[];
	readonly decide: (state: State, command: Command) => { readonly ok: boolean };
}

/** Everything that could be done now and is not refused. */
export const allowed = <State, Command>(
	{ candidates, decide }: Rules<State, Command>,
	state: State
): readonly Command[] => candidates(state).filter((command) => decide(state, command).ok);

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
