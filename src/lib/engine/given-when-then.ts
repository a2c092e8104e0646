import { expect } from 'vitest';
import type { Explanation, RuleId } from './explanation';
import type { Decider } from './decider';
import type { Result } from './result';

/** What a test expects instead of events: a fact's key and the rule that it cites first. */
interface Refused {
	readonly refusedWith: string;
	readonly rule: RuleId;
}

/** Expects a refusal by the key of its fact (never by its words) and by its most specific rule. */
export const refusedWith = (key: string, rule: RuleId): Refused => ({ refusedWith: key, rule });

/** Makes a value and all that hangs on it unchangeable, so that a rule that changes its input fails. */
export function deepFreeze<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	Object.values(value).forEach(deepFreeze);
	return value;
}

type AnyDecider<State, Command, Event> = Pick<
	Decider<State, Command, Event, never>,
	'decide' | 'evolve'
>;

/** A game after set-up and some commands, each of which must be allowed. */
export function given<State, Command extends object, Event extends object, Setup>(
	decider: AnyDecider<State, Command, Event> & {
		readonly initial: (setup: Setup) => State;
	},
	setup: Setup,
	...commands: readonly Command[]
): Given<State, Command, Event> {
	return givenState(decider, decider.initial(deepFreeze(setup))).and(...commands);
}

/** A game in a state made by hand. */
export const givenState = <State, Command extends object, Event extends object>(
	decider: AnyDecider<State, Command, Event>,
	state: State
): Given<State, Command, Event> => new Given(decider, deepFreeze(state));

class Given<State, Command extends object, Event extends object> {
	constructor(
		private readonly decider: AnyDecider<State, Command, Event>,
		readonly state: State
	) {}

	/** Further commands, each of which must be allowed. */
	and(...commands: readonly Command[]): Given<State, Command, Event> {
		const state = commands.reduce((now, command) => {
			const result = this.decider.decide(now, deepFreeze(command));
			if (!result.ok) throw new Error(`refused: ${tell(command)}: ${tell(result.refusal)}`);
			return apply(this.decider, now, result.value);
		}, this.state);
		return new Given(this.decider, state);
	}

	/** What happened, without a decision. */
	after(...events: readonly Event[]): Given<State, Command, Event> {
		return new Given(this.decider, apply(this.decider, this.state, events));
	}

	when(command: Command): When<State, Event> {
		const result = this.decider.decide(this.state, deepFreeze(command));
		const state = result.ok ? apply(this.decider, this.state, result.value) : this.state;
		return new When(deepFreeze(result), state);
	}
}

class When<State, Event extends object> {
	constructor(
		readonly result: Result<readonly Event[]>,
		/** The state afterwards; the same as before after a refusal. */
		readonly state: State
	) {}

	/** Exactly these events in this order, or this refusal. */
	then(...expected: readonly [Refused] | readonly Event[]): this {
		const [first] = expected as readonly (Refused | Event)[];
		if (first !== undefined && 'refusedWith' in first) {
			expect(refusalOf(this.result)).toEqual({ refusedWith: first.refusedWith, rule: first.rule });
		} else {
			expect(this.result).toEqual({ ok: true, value: expected });
		}
		return this;
	}
}

function apply<State, Command, Event extends object>(
	decider: AnyDecider<State, Command, Event>,
	state: State,
	events: readonly Event[]
): State {
	return events.reduce((now, event) => deepFreeze(decider.evolve(now, deepFreeze(event))), state);
}

function refusalOf(result: Result<unknown>): Refused | 'allowed' {
	if (result.ok) return 'allowed';
	const { key, rules }: Explanation = result.refusal;
	return refusedWith(key, rules[0]);
}

const tell = (value: unknown): string => JSON.stringify(value);
