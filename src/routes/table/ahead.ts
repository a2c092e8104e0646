import { preloadCode } from '$app/navigation';
import { resolve } from '$app/paths';
import { loadGame } from '$lib/games/registry';
import { language } from '$lib/i18n/language.svelte';

/** Fetches what the table of a game will need, so that a tap opens it at once; what fails is fetched by the tap. */
export async function fetchAhead(game: string): Promise<void> {
	try {
		const [rules] = await Promise.all([loadGame(game), preloadCode(resolve('/table/'))]);
		await Promise.all([rules?.catalogues[language.locale](), rules?.views.table()]);
	} catch {
		// Without network, and not stored on the device yet.
	}
}
