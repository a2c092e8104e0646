import { error } from '@sveltejs/kit';
import { cardOf, cards } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => cards.map(({ id }) => ({ game: id }));

/** A game that has no folder (any more) is a page that isn't there. */
export const load: PageLoad = ({ params }) => {
	const card = cardOf(params.game);
	if (card === undefined) error(404);
	return { card };
};
