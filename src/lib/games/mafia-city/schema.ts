import type { GenericSchema } from 'valibot';
import type { LogSchemas } from '$lib/contract/game';
import { commandOf, type Command } from './schema/command';
import { eventOf, type Event } from './schema/event';
import { setup, type Setup } from './schema/setup';
import { seating } from './schema/vocabulary';

export type { Command } from './schema/command';
export type { CardPile, Correction, TokenPlace } from './schema/correction';
export type { Event } from './schema/event';
export type { LocationEffect, Play, Veto } from './schema/play';
export type { Options, Setup } from './schema/setup';
export type { Layout, TokenAt } from './schema/vocabulary';

function log({ players }: Setup): LogSchemas<Command, Event> {
	const table = seating(players);
	return { command: commandOf(table), event: eventOf(table) };
}

/**
 * How JSON from storage, files and links becomes this game's types: parsed once at the border, after that
 * nobody checks again. Refused: unknown types and fields, seats where nobody sits, numbers out of range, a
 * layout that is not all seven locations, texts too long.
 */
export const schemas: {
	readonly setup: GenericSchema<unknown, Setup>;
	readonly log: (setup: Setup) => LogSchemas<Command, Event>;
} = { setup, log };
