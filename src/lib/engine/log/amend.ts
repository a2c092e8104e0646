import type { Decider } from '../decider';
import type { Change, Operation, Redecided } from '../log';
import type { Result } from '../result';
import { ok, refuse } from '../result';
import type { History } from './history';
import { amendmentPoint } from './history';

type Rules<State, Command, Event> = Pick<
	Decider<State, Command, Event, never>,
	'decide' | 'evolve'
>;

/**
 * Changes the past: decides the changed line on the state before it, then every later COMMAND on what
 * follows. Later commands that the rules now refuse stay as flagged lines without effect.
 * @returns the operation to store; the refusal if the changed line itself is not allowed; null if the game,
 * as it stands, has no such line (it was undone or taken out meanwhile).
 */
export function amendment<State, Command, Event>(
	rules: Rules<State, Command, Event>,
	history: History<State, Command, Event>,
	change: Change<Command>
): Result<Operation<Command, Event>> | null {
	const { of, how } = change;
	const point = amendmentPoint(history, of, how);
	if (point === null) return null;

	let state = point.keep === null ? history.initial : point.keep.after;
	const carryOut = (command: Command): Result<readonly Event[]> => {
		const decided = rules.decide(state, command);
		if (decided.ok) state = decided.value.reduce<State>((s, e) => rules.evolve(s, e), state);
		return decided;
	};

	let events: readonly Event[] = [];
	if (change.how !== 'remove') {
		const decided = carryOut(change.command);
		if (!decided.ok) return refuse(decided.refusal);
		events = decided.value;
	}
	const tail = point.later.map(({ id, command }): Redecided<Command, Event> => {
		const decided = carryOut(command);
		return decided.ok
			? { of: id, command, events: decided.value }
			: { of: id, command, refused: decided.refusal };
	});
	const command = change.how === 'remove' ? null : change.command;
	return ok({ kind: 'amend', of, how, command, events, tail });
}
