import { error } from '@sveltejs/kit';
import { cardOf, cards } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () =>
	cards.flatMap(({ id, tools }) => tools.map((tool) => ({ game: id, tool: tool.id })));

/** A tool that no game has (any more) is a page that isn't there. */
export const load: PageLoad = ({ params }) => {
	const card = cardOf(params.game);
	const tool = card?.tools.find(({ id }) => id === params.tool);
	if (card === undefined || tool === undefined) error(404);
	return { card, tool };
};
