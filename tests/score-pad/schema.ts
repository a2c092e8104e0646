import * as v from 'valibot';
import type { LogSchemas } from '$lib/contract/game';
import { kinds } from '$lib/engine/schemas/kinds';
import type { Output } from '$lib/engine/schemas/output';
import { MOST_GOAL, MOST_POINTS, PLAYERS } from './model';

const whole = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** How the table is set up. Refused: a starting player who has no seat, a goal that no game reaches. */
const setup = v.pipe(
	v.strictObject({
		players: whole(PLAYERS.min, PLAYERS.max),
		/** Seat of the starting player. */
		start: whole(0, PLAYERS.max - 1),
		/** The points that win the game (SP-3). */
		goal: whole(1, MOST_GOAL)
	}),
	v.check(({ start, players }) => start < players)
);

/** What the table overrules. */
const correctionOf = (players: number) =>
	kinds('what', {
		/** The points of a player. */
		score: { player: whole(0, players - 1), to: whole(0, MOST_GOAL) },
		/** Whose turn it is. */
		turn: { player: whole(0, players - 1) }
	});

/** What a person asks for. */
const commandOf = (players: number) =>
	kinds('type', {
		/** The player on turn writes points down (SP-1). */
		write: { points: whole(0, MOST_POINTS) },
		/** The table strikes the last entry (SP-2). */
		strike: {},
		correct: { correction: correctionOf(players) }
	});

/** What happened. */
const eventOf = (players: number) =>
	kinds('type', {
		written: { player: whole(0, players - 1), points: whole(0, MOST_POINTS) },
		/** The turn goes to this player. */
		turned: { player: whole(0, players - 1) },
		struck: {},
		won: { player: whole(0, players - 1) },
		corrected: { correction: correctionOf(players) }
	});

export type Setup = Output<typeof setup>;
export type Correction = Output<ReturnType<typeof correctionOf>>;
export type Command = Output<ReturnType<typeof commandOf>>;
export type Event = Output<ReturnType<typeof eventOf>>;

/**
 * How JSON from storage and files becomes this game's types: parsed once at the border, after that nobody
 * checks again. Refused: unknown kinds and fields, seats where nobody sits, numbers out of range.
 */
export const schemas = {
	setup,
	log: ({ players }: Setup): LogSchemas<Command, Event> => ({
		command: commandOf(players),
		event: eventOf(players)
	})
};
