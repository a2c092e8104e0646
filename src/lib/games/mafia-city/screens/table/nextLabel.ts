import type { State } from '../../model';
import { preview, type Preview } from './preview';
import type { Speech } from './speech';

/** What the "Next" button says: who scores now, and where it leads. */
export function nextLabel(state: State, words: Speech): string {
	const { ui } = words.c;
	const ahead = preview(state);
	if (ahead === null) return ui.next.go;
	const goes = destination(ahead.goes, words);
	if (ahead.scores === undefined)
		return goes.charAt(0).toLocaleUpperCase(words.locale) + goes.slice(1);
	const scores = ahead.scores === null ? ui.next.nobody : ui.next.scores(words.name(ahead.scores));
	return `${scores} · ${goes}`;
}

function destination(goes: Preview['goes'], words: Speech): string {
	const { next } = words.c.ui;
	switch (goes.to) {
		case 'location':
			return next.location(words.term(`locationName.${goes.location}`));
		case 'choice':
			return next.choice;
		case 'strategy':
			return next.strategy;
		case 'end':
			return next.end;
	}
}
