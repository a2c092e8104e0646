import type { GenericSchema } from 'valibot';
import type { LogSchemas } from '$lib/contract/game';
import type { OwnCard } from './library';
import type { Command, Event, Setup } from './model';
import { commandOf } from './parse/command';
import { eventOf } from './parse/event';
import { library } from './parse/library';
import { setup } from './parse/setup';
import { seating } from './parse/vocabulary';

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
