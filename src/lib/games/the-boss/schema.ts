import type { GenericSchema } from 'valibot';
import type { LogSchemas } from '$lib/contract/game';
import { commandOf, type Command } from './schema/command';
import { eventOf, type Event } from './schema/event';
import { library, type CityContents } from './schema/library';
import { setup, type Setup } from './schema/setup';
import { seating } from './schema/vocabulary';

function log({ players, sides }: Setup): LogSchemas<Command, Event> {
	const table = seating(players, new Set(sides).size);
	return { command: commandOf(table), event: eventOf(table) };
}

/**
 * How JSON from storage, files and links becomes this game's types: parsed once at the border, after that
 * nobody checks again. Refused: unknown types and fields, seats where nobody sits, numbers out of range,
 * cities that do not add up (TB-1.4), teams that are not three pairs (TB-1.1), texts too long.
 */
export const schemas: {
	readonly setup: GenericSchema<unknown, Setup>;
	readonly log: (setup: Setup) => LogSchemas<Command, Event>;
	readonly library: GenericSchema<unknown, CityContents>;
} = { setup, log, library };

export type { Command } from './schema/command';
export type { Correction, Whereabouts } from './schema/correction';
export type { Event } from './schema/event';
export type { CityContents } from './schema/library';
export type { Options, Setup } from './schema/setup';
