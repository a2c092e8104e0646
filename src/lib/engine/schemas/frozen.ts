import type { GenericSchema, InferOutput } from 'valibot';

/** Read-only all through, as a game holds what it has read. */
export type Frozen<T> = T extends string | number | boolean | null | undefined
	? T
	: { readonly [K in keyof T]: Frozen<T[K]> };

/** The type that a schema reads, read-only all through: a game's commands and events are told by their schemas alone. */
export type Read<Schema extends GenericSchema> = Frozen<InferOutput<Schema>>;
