import type { Explanation, Told } from '../engine/explanation';
import type { AnyGame } from '$lib/contract/game';
import type { GameLine } from './session.svelte';

/** A command that would be carried out at a point of the past, and how it would stand in the log. */
export interface Alternative {
	readonly command: unknown;
	readonly told: Told;
}

/** Everything that can be done with a line of the log. */
export interface Amendments {
	/** The facts behind the line; its refusal if it is flagged. */
	readonly why: readonly Explanation[];
	/** The same kind of thing, done otherwise. */
	readonly changeTo: readonly Alternative[];
	/** What else could have happened there. */
	readonly instead: readonly Alternative[];
	/** What could have answered it, as the table noticed late. */
	readonly after: readonly Alternative[];
}

/** Works out what can be done with a line; asked for one line when it is tapped, never for the whole log. */
export function amendmentsOf(game: AnyGame, initial: unknown, line: GameLine): Amendments {
	const state = line.previous === null ? initial : line.previous.after;
	const own = JSON.stringify(line.command);
	const type = typeOf(line.command);
	const corrections = game.corrections(state);
	/** What the table overruled can only be changed to another correction, and the other way round. */
	const isCorrection = corrections.some((command) => typeOf(command) === type);
	const pool = isCorrection ? corrections : game.candidates(state);
	const others = alternatives(game, state, pool).filter(
		({ command }) => JSON.stringify(command) !== own
	);
	return {
		why: line.refused === null ? game.why(line.before, line.command, line.events) : [line.refused],
		changeTo: others.filter(({ command }) => typeOf(command) === type),
		instead: others.filter(({ command }) => typeOf(command) !== type),
		after: alternatives(game, line.after, game.reactions(line.after))
	};
}

function alternatives(game: AnyGame, state: unknown, commands: readonly unknown[]): Alternative[] {
	return commands.flatMap((command) => {
		const decided = game.decide(state, command);
		return decided.ok ? [{ command, told: game.tell(state, command, decided.value) }] : [];
	});
}

/** Commands are told apart by `type` in every game. */
const typeOf = (command: unknown): unknown =>
	typeof command === 'object' && command !== null && 'type' in command ? command.type : undefined;
