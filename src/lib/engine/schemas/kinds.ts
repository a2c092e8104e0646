import * as v from 'valibot';

type Tagged<Tag extends string, Kind extends string, Entries> = v.StrictObjectSchema<
	Readonly<Record<Tag, v.LiteralSchema<Kind, undefined>>> & Entries,
	undefined
>;

type OneOf<Tag extends string, Kinds extends Readonly<Record<string, v.ObjectEntries>>> = {
	[Kind in keyof Kinds & string]: v.InferOutput<Tagged<Tag, Kind, Kinds[Kind]>>;
}[keyof Kinds & string];

/**
 * A union of objects told apart by one field. The field picks the schema at once: a game of thousands of
 * entries is read when it is opened, and trying kind after kind would take several times as long.
 * Refused: a kind that is not listed, a field that the kind does not have.
 */
export function kinds<
	const Tag extends string,
	const Kinds extends Readonly<Record<string, v.ObjectEntries>>
>(tag: Tag, listed: Kinds): v.GenericSchema<unknown, OneOf<Tag, Kinds>> {
	const schemas = new Map(
		Object.entries(listed).map(([kind, entries]) => [
			kind,
			v.strictObject({ [tag]: v.literal(kind), ...entries })
		])
	);
	const foreign = v.never();
	const picked = v.lazy((input) => {
		if (typeof input !== 'object' || input === null || !(tag in input)) return foreign;
		const kind = (input as Readonly<Record<string, unknown>>)[tag];
		return (typeof kind === 'string' ? schemas.get(kind) : undefined) ?? foreign;
	});
	// Built from `listed`, so that its output is what the listed entries say.
	return picked as unknown as v.GenericSchema<unknown, OneOf<Tag, Kinds>>;
}
