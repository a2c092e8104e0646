import type { KeptCard, LibraryCard } from '$lib/contract/library';
import { language } from '$lib/i18n/language.svelte';
import { removeCard, saveCard } from '$lib/storage/library';
import { toasts } from '$lib/ui/toasts.svelte';

/** Keeps a card, and says so if that fails. */
export async function save(game: string, card: LibraryCard, id: string | null): Promise<void> {
	const kept = await saveCard(game, card, id);
	if (!kept.ok) toasts.show({ text: language.m.shell.libraryFailed, kind: 'problem' });
}

/** Takes a card out and offers to bring it back. */
export async function remove(game: string, card: KeptCard): Promise<void> {
	const m = language.m.shell;
	const gone = await removeCard(card.id);
	if (!gone.ok) {
		toasts.show({ text: m.libraryFailed, kind: 'problem' });
		return;
	}
	toasts.show({
		text: m.cardRemoved,
		action: { label: m.bringBack, run: () => void save(game, card, card.id) }
	});
}
