import type { Seat } from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import { values } from './corrections';
import type { State, Turn } from './model';
import type { Event } from './schema';

/** Applies what happened; after the end nothing happens any more. */
export function evolve(state: State, event: Event): State {
	if (state.phase === 'finished') return state;
	switch (event.type) {
		case 'written': {
			const { player, points } = event;
			const last = points === 0 ? null : { player, points };
			return { ...plus(state, player, points), turns: state.turns + 1, last };
		}
		case 'turned':
			return { ...state, active: event.player };
		case 'struck':
			return state.last === null
				? state
				: { ...plus(state, state.last.player, -state.last.points), last: null };
		case 'won':
			return { ...state, phase: 'finished', winner: event.player };
		case 'corrected':
			return values.apply(state, event.correction);
		default:
			return unreachable(event);
	}
}

const plus = (turn: Turn, player: Seat, points: number): Turn => ({
	...turn,
	scores: turn.scores.map((score, seat) => (seat === player ? score + points : score))
});
