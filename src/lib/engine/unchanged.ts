/**
 * Whether events lead back to the very state that they began with, told apart as both would be written down. For what is
 * asked seldom, such as a correction by the table: it compares everything.
 */
export const unchanged = <State, Event>(
	evolve: (state: State, event: Event) => State,
	state: State,
	events: readonly Event[]
): boolean => JSON.stringify(events.reduce(evolve, state)) === JSON.stringify(state);
