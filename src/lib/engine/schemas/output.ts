import type { GenericSchema, InferOutput } from 'valibot';

/** Read-only all through. */
type Frozen<T> = T extends string | number | boolean | null | undefined
	? T
	: { readonly [Key in keyof T]: Frozen<T[Key]> };

/** What a schema makes of unknown JSON; what was read is never changed in place. */
export type Output<Schema extends GenericSchema> = Frozen<InferOutput<Schema>>;
