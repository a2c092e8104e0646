import { language } from '../i18n/language.svelte';
import { exportGame, handOver } from '../storage/export';
import { problemOf } from '../storage/problem';
import { toasts } from '../ui/toasts.svelte';

/** Gives one game to the person as a file, just as it is stored, and says how that went. */
export async function saveGame(id: string): Promise<void> {
	const { table } = language.m;
	try {
		if ((await handOver(await exportGame(id))) !== 'calledOff') toasts.show({ text: table.saved });
	} catch (error) {
		toasts.show({ kind: 'problem', text: table.problems[problemOf(error)] });
	}
}
