import * as v from 'valibot';

/**
 * A list in which nobody and nothing stands twice: players in their order, a ranking, the pieces of each
 * player in one place. Refused: a repetition, more items than `most`.
 * @param by what tells the items apart.
 */
export const different = <Item>(
	item: v.GenericSchema<unknown, Item>,
	most: number,
	by: (one: Item) => unknown = (one) => one
): v.GenericSchema<unknown, Item[]> =>
	v.pipe(
		v.array(item),
		v.maxLength(most),
		v.check((list) => new Set(list.map(by)).size === list.length)
	);
