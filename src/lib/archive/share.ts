import type { SeatedPlayer } from '$lib/contract/players';
import type { Standing } from '$lib/engine/ranking';

/** The result as plain text for a message: who won and with how much, then what decided. */
export function resultText(
	title: string,
	ranking: readonly Standing[],
	players: readonly SeatedPlayer[],
	decided: string
): string {
	const lines = ranking.map(({ seat, place, score }) => {
		const points = score === null ? '' : ` – ${String(score)}`;
		return `${String(place)}. ${players[seat]?.name ?? String(seat + 1)}${points}`;
	});
	// Isolates belong on a screen; other apps may show them as boxes.
	return [title, ...lines, '', decided].join('\n').replaceAll(/[\u2068\u2069]/gu, '');
}

/** Hands a text to another app, else to the clipboard. */
export async function shareText(
	text: string
): Promise<'shared' | 'copied' | 'calledOff' | 'failed'> {
	if ('share' in navigator) {
		try {
			await navigator.share({ text });
			return 'shared';
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'calledOff';
		}
	}
	try {
		await navigator.clipboard.writeText(text);
		return 'copied';
	} catch {
		return 'failed';
	}
}
