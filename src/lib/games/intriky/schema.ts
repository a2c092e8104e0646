import type { GenericSchema } from 'valibot';
import type { LogSchemas } from '$lib/contract/game';
import { commandOf, type Command } from './schema/command';
import { eventOf, type Event } from './schema/event';
import { library, type OwnCard } from './schema/library';
import { setup, type Setup } from './schema/setup';
import { seating } from './schema/vocabulary';

function log({ players }: Setup): LogSchemas<Command, Event> {
	const table = seating(players);
	return { command: commandOf(table), event: eventOf(table) };
}

/**
 * How JSON from storage, files and links becomes this game's types: parsed once at the border, after that
 * nobody checks again. Refused: unknown types and fields, seats where nobody sits, unknown words, numbers out
 * of range or fractional, texts too long or empty, a start player who does not sit at the table.
 */
export const schemas: {
	readonly setup: GenericSchema<unknown, Setup>;
	readonly log: (setup: Setup) => LogSchemas<Command, Event>;
	readonly library: GenericSchema<unknown, OwnCard>;
} = { setup, log, library };

export type { Asked, Command } from './schema/command';
export type { Correction } from './schema/correction';
export type { Event, Happened } from './schema/event';
export type { OwnCard } from './schema/library';
export type { Options, Setup } from './schema/setup';
export type { Character, Due, Face, Half, Intrigue, Part, Place, Spot } from './schema/vocabulary';
