import { language } from '../i18n/language.svelte';
import type { Words } from '../i18n/words.svelte';
import { toasts } from '../ui/toasts.svelte';
import { saveGame } from './save';
import type { Notice, TableSession } from './session.svelte';

/** Shows a notice of the session as a toast, with the one thing that can be done about it. */
export function showNotice(notice: Notice, table: TableSession, words: Words): void {
	const m = language.m.table;
	switch (notice.kind) {
		case 'refused': {
			const { explanation } = notice;
			const run = (): void => {
				table.explain(explanation);
			};
			const text = `${words.say(explanation)} (${explanation.rules[0]})`;
			toasts.show({ text, action: { label: m.why, run } });
			return;
		}
		case 'problem': {
			const run = (): void => void saveGame(table.id);
			toasts.show({
				kind: 'problem',
				text: m.problems[notice.problem],
				...(notice.problem === 'gone' ? { action: { label: m.saveFile, run } } : {})
			});
			return;
		}
		case 'putBack':
			toasts.show({ text: m.putBack, seconds: 10 });
			return;
		case 'amended':
			toasts.show({ text: m.amended(notice.refused) });
			return;
		case 'lineGone':
			toasts.show({ text: m.lineGone });
	}
}
