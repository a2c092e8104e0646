import { error } from '@sveltejs/kit';
import { cardOf, cards } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () =>
	cards.filter(({ scan }) => scan === true).map(({ id }) => ({ game: id }));

/** A game that has no cards to read (any more) is a page that isn't there. */
export const load: PageLoad = ({ params }) => {
	const card = cardOf(params.game);
	if (card?.scan !== true) error(404);
	return { card };
};
