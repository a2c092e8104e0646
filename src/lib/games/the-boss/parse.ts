import type { GenericSchema } from 'valibot';
import type { CityContents } from './library';
import type { Command, Event, Setup } from './model';
import { command } from './parse/command';
import { event } from './parse/event';
import { library } from './parse/library';
import { setup } from './parse/setup';

/**
 * How JSON from storage, files and links becomes this game's types: parsed once at the border, after
 * that nobody checks again. Refused: unknown types and fields, numbers out of range, cities that do not
 * add up (TB-1.4), teams that are not three pairs (TB-1.1), texts too long.
 */
export const schemas: {
	readonly setup: GenericSchema<unknown, Setup>;
	readonly command: GenericSchema<unknown, Command>;
	readonly event: GenericSchema<unknown, Event>;
	readonly library: GenericSchema<unknown, CityContents>;
} = { setup, command, event, library };
