import type { Seat } from '$lib/engine/explanation';
import type { Headline } from '$lib/kit/table/headline';
import { LOCATIONS, type FullState, type In, type LightState, type State } from '../../model';
import type { Speech } from './speech';
import { turnOf, chooser } from '../../questions';

export function headline(state: State, words: Speech): Headline {
	const { ui } = words.c;
	if (state.phase === 'finished') {
		const seat = state.ranking[0]?.seat ?? null;
		const title = seat === null ? ui.phase.finished : ui.finished.wins(words.name(seat));
		return { seat, phase: ui.phase.finished, title, guide: ui.finished.guide(state.round) };
	}
	return state.tracking === 'full' ? full(state, words) : light(state, words);
}

function full(state: Exclude<FullState, { phase: 'finished' }>, words: Speech): Headline {
	const { ui } = words.c;
	const phase = ui.phase[state.phase];
	switch (state.phase) {
		case 'action': {
			const seat = turnOf(state);
			if (seat === null) return { seat, phase, title: phase, guide: '' };
			const name = words.name(seat);
			if (state.bullet !== null) {
				return { seat, phase, title: ui.action.bulletOf(name), guide: ui.action.bulletGuide };
			}
			const guide = state.players[seat]?.hand === 0 ? ui.action.guideEmpty : ui.action.guide;
			return { seat, phase, title: ui.action.turnOf(name), guide };
		}
		case 'locations':
			return inLocations(state, words);
		case 'strategy': {
			const { location, ruler } = state;
			if (location === null) {
				const seat = chooser(state);
				return seat === null
					? { seat, phase, title: ui.strategy.done, guide: ui.strategy.doneGuide }
					: choosing(seat, phase, words);
			}
			const guide = ruler === null ? ui.strategy.guide : ui.strategy.guideRuler(words.name(ruler));
			return { seat: null, phase, title: words.term(`location.${location}`), guide };
		}
	}
}

function light(state: Exclude<LightState, { phase: 'finished' }>, words: Speech): Headline {
	const { ui } = words.c;
	switch (state.phase) {
		case 'action': {
			const guide = ui.light.actionGuide(words.name(state.start));
			return { seat: null, phase: ui.light.tracking, title: ui.phase.action, guide };
		}
		case 'locations':
			return inLocations(state, words);
		case 'tieBreak': {
			const guide = ui.light.best[state.by];
			return { seat: null, phase: ui.phase.locations, title: ui.light.tie, guide };
		}
		case 'strategy': {
			const by =
				state.ruler === null ? ui.strategy.guide : ui.strategy.guideRuler(words.name(state.ruler));
			return { seat: null, phase: ui.light.tracking, title: ui.phase.strategy, guide: by };
		}
		case 'draws': {
			const guide = ui.light.fewestCards(words.name(state.fewestVp));
			return { seat: state.fewestVp, phase: ui.phase.endOfRound, title: ui.light.draws, guide };
		}
	}
}

function choosing(seat: Seat, phase: string, words: Speech): Headline {
	const { ui } = words.c;
	return { seat, phase, title: ui.choose.by(words.name(seat)), guide: ui.choose.guide };
}

const inLocations = (state: In<'locations'>, words: Speech): Headline =>
	state.step.kind === 'choose'
		? choosing(state.step.by, words.c.ui.phase.locations, words)
		: evaluating(state.step.location, state, words);

/** Which location now, why this one (MC-2.2.1), and what it does. */
function evaluating(
	location: Parameters<typeof place>[0],
	state: In<'locations'>,
	words: Speech
): Headline {
	const { ui } = words.c;
	const why = whyNow(state, words);
	const onTable = state.tracking === 'light' && (location === 'prison' || location === 'harbour');
	const guide = onTable ? ui.light.effect[location] : ui.locations.effect[location];
	const phase = `${ui.phase.locations} · ${why}`;
	return { seat: null, phase, title: place(location, words), guide };
}

function whyNow({ marked, mayor }: In<'locations'>, words: Speech): string {
	const { lowest, last, chosen } = words.c.ui.locations;
	if (mayor === null) return lowest;
	return marked.length === LOCATIONS.length - 1 ? last : chosen(words.name(mayor));
}

const place = (location: FullState['assassin'], words: Speech): string =>
	words.term(`location.${location}`);
