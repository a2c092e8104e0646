import { error } from '@sveltejs/kit';
import { cardOf, cards } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () =>
	cards.filter(({ library }) => library !== undefined).map(({ id }) => ({ game: id }));

/** A game without a library, or without a folder (any more), has no such page. */
export const load: PageLoad = ({ params }) => {
	const card = cardOf(params.game);
	if (card?.library === undefined) error(404);
	return { card, title: card.library };
};
