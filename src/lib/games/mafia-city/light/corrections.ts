import { explainer, type Explanation } from '$lib/engine/explanation';
import { ok, refuse, type Result } from '$lib/engine/result';
import type { facts } from '../messages/en/facts';
import {
	LOCATIONS,
	MOST_ROUNDS,
	MOST_VP,
	type Command,
	type Correction,
	type Event,
	type LightState
} from '../model';
import { clockwiseFrom } from '../rules/order';
import { alreadyMarked, noSuchPlayer, otherPhase } from './refusals';
import { followedBy, settleCorrection } from './settle';

const explain = explainer<typeof facts>();

const same = (): Explanation => explain('lightSame', {}, ['MC-2']);

/**
 * The table overrules what light tracking knows: points, the two figures, the round, the starting player,
 * markers, the phase. Refused: what is not tracked, what is so already, and in a finished game all but the phase.
 */
export function decideCorrection(
	state: LightState,
	correction: Correction
): Result<readonly Event[]> {
	const refusal = refusalOf(state, correction);
	if (refusal !== null) return refuse(refusal);
	return ok(
		followedBy(state, [{ type: 'corrected', correction }], (now) =>
			settleCorrection(now, correction)
		)
	);
}

function refusalOf(state: LightState, correction: Correction): Explanation | null {
	if (correction.what === 'phase') return phaseRefusal(state, correction.to);
	if (state.phase === 'finished') return otherPhase(state);
	switch (correction.what) {
		case 'vp':
			return noSuchPlayer(state, correction.player) ?? vpRefusal(state, correction);
		case 'policeman':
		case 'mayor':
			if (correction.to === state[correction.what]) return same();
			return correction.to === null ? null : noSuchPlayer(state, correction.to);
		case 'round':
			return roundRefusal(state, correction.to);
		case 'start':
			if (correction.player === state.start) return same();
			return noSuchPlayer(state, correction.player);
		case 'marker':
			return markerRefusal(state, correction);
		default:
			return explain('lightUntracked', {}, ['MC-2']);
	}
}

function vpRefusal(
	state: LightState,
	{ player, to }: Extract<Correction, { what: 'vp' }>
): Explanation | null {
	if (!Number.isInteger(to) || to < 0 || to > MOST_VP) {
		return explain('lightVpRange', { most: MOST_VP }, ['MC-1.5']);
	}
	return state.players[player]?.vp === to ? same() : null;
}

/** Rounds are counted from 1 (MC-2). */
function roundRefusal({ round }: LightState, to: number): Explanation | null {
	if (!Number.isInteger(to) || to < 1 || to > MOST_ROUNDS) {
		return explain('lightRoundRange', { most: MOST_ROUNDS }, ['MC-2']);
	}
	return round === to ? same() : null;
}

function markerRefusal(
	state: LightState,
	{ location, to }: Extract<Correction, { what: 'marker' }>
): Explanation | null {
	if (state.phase !== 'locations') return otherPhase(state);
	if (state.marked.includes(location) !== to) return null;
	return to ? alreadyMarked(location) : same();
}

/** A phase begins anew; one that has just begun has nothing to begin anew. */
function phaseRefusal(
	state: LightState,
	to: 'action' | 'locations' | 'strategy'
): Explanation | null {
	if (state.phase !== to) return null;
	return state.phase === 'locations' && state.marked.length > 0 ? null : same();
}

/** Every correction that makes sense now, with points one up and one down; what is so already is left out. */
export function correctionsLight(state: LightState): readonly Command[] {
	const seats = clockwiseFrom(0, state.players.length);
	const holders = [...seats, null];
	const all: readonly Correction[] = [
		...state.players.flatMap(({ vp }, player) =>
			[vp - 1, vp + 1].map((to) => ({ what: 'vp' as const, player, to }))
		),
		...holders.flatMap((to) => [
			{ what: 'policeman' as const, to },
			{ what: 'mayor' as const, to }
		]),
		...[-1, 1].map((by) => ({ what: 'round' as const, to: state.round + by })),
		...seats.map((player) => ({ what: 'start' as const, player })),
		...LOCATIONS.flatMap((location) =>
			[true, false].map((to) => ({ what: 'marker' as const, location, to }))
		),
		...(['action', 'locations', 'strategy'] as const).map((to) => ({ what: 'phase' as const, to }))
	];
	return all
		.filter((correction) => refusalOf(state, correction) === null)
		.map((correction) => ({ type: 'correct', correction }));
}
