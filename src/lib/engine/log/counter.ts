import { explainer } from '../explanation';
import type { Decider, Teller } from '../decider';
import { ok, refuse } from '../result';

/** The smallest game that has rules, for the tests of the log: a number between 0 and 20. */
export interface CounterCommand {
	readonly type: 'add' | 'double';
	readonly by: number;
}
export interface CounterEvent {
	readonly type: 'added';
	readonly by: number;
}

const explain = explainer<{ outOfRange: (v: { to: number }) => string }>();

export const counter: Decider<number, CounterCommand, CounterEvent, number> &
	Pick<Teller<number, CounterCommand, CounterEvent>, 'tell'> = {
	initial: (setup) => setup,
	decide: (state, command) => {
		const by = command.type === 'double' ? state : command.by;
		const to = state + by;
		return to < 0 || to > 20
			? refuse(explain('outOfRange', { to }, ['CG-1']))
			: ok([{ type: 'added', by }]);
	},
	evolve: (state, event) => state + event.by,
	tell: (before, command) => ({ key: command.type, params: { by: command.by, before } }),
	candidates: () => [
		...[-2, -1, 1, 2].map((by) => ({ type: 'add', by }) as const),
		{ type: 'double', by: 0 }
	],
	corrections: () => [],
	reactions: (state) => (state > 0 ? [{ type: 'add', by: -state }] : [])
};
