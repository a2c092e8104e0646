import type { GenericSchema } from 'valibot';
import type { Command, Event, Setup } from './model';
import { command } from './parse/command';
import { event } from './parse/event';
import { setup } from './parse/setup';

/**
 * How JSON from storage, files and links becomes this game's types: parsed once at the border, after
 * that nobody checks again. Refused: unknown types and fields, numbers out of range, a layout that is
 * not all seven locations, texts too long.
 */
export const schemas: {
	readonly setup: GenericSchema<unknown, Setup>;
	readonly command: GenericSchema<unknown, Command>;
	readonly event: GenericSchema<unknown, Event>;
} = { setup, command, event };
