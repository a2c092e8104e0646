import type { Seat } from '$lib/engine/explanation';
import type { Correction, Event, LightState, Setup } from '../model';
import {
	actionPhase,
	drawsPhase,
	finished,
	locationsPhase,
	remade,
	strategyPhase,
	tieBreakPhase,
	type In
} from './phases';

/** Round 1, Phase I, nobody with a point, both figures on their own locations (MC-1.4). */
export function initialLight(setup: Setup): LightState {
	return {
		tracking: 'light',
		phase: 'action',
		setup,
		round: 1,
		start: setup.start,
		players: Array.from({ length: setup.players }, () => ({ vp: 0 })),
		policeman: null,
		mayor: null
	};
}

/** Applies what happened. What lies on the table alone (tokens, cards) changes nothing here. */
export const evolveLight = (state: LightState, event: Event): LightState =>
	remade(applied(state, event));

function applied(state: LightState, event: Event): LightState {
	switch (event.type) {
		case 'actionEnded':
			return locations(state);
		case 'chosen':
			return inLocations(state, (now) => ({ ...now, location: event.location }));
		case 'controlled':
			return inLocations(event.by === null ? state : score(state, event.by), (now) => ({
				...now,
				mayScoreExtra: event.location === 'privateClub' ? event.by : null
			}));
		case 'extraPointScored':
			return inLocations(score(state, event.player), (now) => ({ ...now, mayScoreExtra: null }));
		case 'policemanTaken':
			return { ...state, policeman: event.by };
		case 'mayorTaken':
			return { ...state, mayor: event.by };
		case 'marked':
			return inLocations(state, (now) => ({
				...now,
				marked: [...now.marked, event.location],
				location: null
			}));
		case 'tieAsked':
			return tieBreakPhase(state, event);
		case 'won':
			return finished(state, event);
		case 'strategyBegan':
			return strategyPhase(state, event);
		case 'startPassed':
			return { ...state, start: event.to };
		case 'drawsAsked':
			return drawsPhase(state, event);
		case 'roundBegan':
			return actionPhase({ ...state, round: event.round });
		case 'corrected':
			return correct(state, event.correction);
		default:
			return state;
	}
}

const locations = (state: LightState): In<'locations'> =>
	locationsPhase(state, { marked: [], location: null, mayScoreExtra: null });

const inLocations = (
	state: LightState,
	change: (state: In<'locations'>) => LightState
): LightState => (state.phase === 'locations' ? change(state) : state);

const setVp = (state: LightState, seat: Seat, vp: number): LightState => ({
	...state,
	players: state.players.map((owner, at) => (at === seat ? { vp } : owner))
});

const score = (state: LightState, seat: Seat): LightState =>
	setVp(state, seat, (state.players[seat]?.vp ?? 0) + 1);

function correct(state: LightState, correction: Correction): LightState {
	switch (correction.what) {
		case 'vp':
			return setVp(state, correction.player, correction.to);
		case 'policeman':
			return { ...state, policeman: correction.to };
		case 'mayor':
			return giveMayor({ ...state, mayor: correction.to });
		case 'round':
			return { ...state, round: correction.to };
		case 'start':
			return { ...state, start: correction.player };
		case 'marker':
			return inLocations(state, (now) => mark(now, correction));
		case 'phase':
			return begin(state, correction.to);
		default:
			return state;
	}
}

/** A Mayor put right: the location shown is chosen anew, and Phase III has the holder that it should have had. */
function giveMayor(state: LightState): LightState {
	if (state.phase === 'strategy') return { ...state, ruler: state.mayor };
	return inLocations(state, (now) => ({ ...now, location: null }));
}

/** A marker put right: the location shown stays only if its choice still holds. */
function mark(
	state: In<'locations'>,
	{ location, to }: Extract<Correction, { what: 'marker' }>
): LightState {
	const others = state.marked.filter((marked) => marked !== location);
	return {
		...state,
		marked: to ? [...others, location] : others,
		location: state.mayor === null || state.location === location ? null : state.location,
		mayScoreExtra: location === 'privateClub' ? null : state.mayScoreExtra
	};
}

function begin(state: LightState, phase: 'action' | 'locations' | 'strategy'): LightState {
	if (phase === 'locations') return locations(state);
	if (phase === 'action') return actionPhase(state);
	return strategyPhase(state, { ruler: state.mayor });
}
