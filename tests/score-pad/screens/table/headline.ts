import type { Headline } from '$lib/kit/table/headline';
import type { State } from '../../model';
import { missing, winOf } from '../../questions';
import type { Speech } from './speech';

/** What happens now, as the loudest thing on the screen. */
export function headline(state: State, words: Speech): Headline {
	const { table } = words.c.ui;
	const phase = table.goal(state.setup.goal);
	if (state.phase === 'finished') {
		const { winner: seat, setup } = state;
		const guide = words.say(winOf(seat, setup.goal));
		return { seat, phase, title: table.wins(words.name(seat)), guide };
	}
	const { active: seat } = state;
	const title = table.turnOf(words.name(seat));
	return { seat, phase, title, guide: table.guide(missing(state)) };
}
