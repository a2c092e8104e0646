import type { GenericSchema } from 'valibot';
import type { OwnCard } from './library';
import type { Command, Event, Setup } from './model';
import { command } from './parse/command';
import { event } from './parse/event';
import { library } from './parse/library';
import { setup } from './parse/setup';

/**
 * How JSON from storage, files and links becomes this game's types: parsed once at the border, after that nobody
 * checks again. Refused: unknown types and fields, unknown words, numbers out of range or fractional, texts
 * too long or empty, a start player who does not sit at the table.
 */
export const schemas: {
	readonly setup: GenericSchema<unknown, Setup>;
	readonly command: GenericSchema<unknown, Command>;
	readonly event: GenericSchema<unknown, Event>;
	readonly library: GenericSchema<unknown, OwnCard>;
} = { setup, command, event, library };
