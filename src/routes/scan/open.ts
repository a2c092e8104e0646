import { loadGame } from '$lib/games/registry';
import { Words } from '$lib/i18n/words.svelte';
import { readLibrary } from '$lib/storage/library';

/** What the scan screen needs of a game. Rejects where the game has no cards to read. */
export async function openScan(id: string) {
	const game = await loadGame(id);
	if (game?.scan === undefined) throw new Error(`nothing to read for ${id}`);
	const [words, library] = await Promise.all([
		Words.load(game.catalogues, []),
		// Without its own deck the table misses some names, no more.
		readLibrary(game).catch(() => [])
	]);
	return { kinds: game.scan, words, library };
}
