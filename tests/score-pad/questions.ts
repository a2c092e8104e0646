import type { Progress } from '$lib/contract/game';
import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import type { Standing } from '$lib/engine/ranking';
import { fact } from './rules/fact';
import type { State, Turn } from './model';

/** The points of a seat. */
export const scoreOf = ({ scores }: State, seat: Seat): number => scores[seat] ?? 0;

/** How many points the player on turn is short of the goal (SP-3). */
export const missing = (turn: Turn): number => turn.setup.goal - scoreOf(turn, turn.active);

/** Who plays after the player on turn (SP-1). */
export const next = ({ active, scores }: Turn): Seat => (active + 1) % scores.length;

/** Rounds begun, from 1: a round begins with the first turn that is written down in it. */
export const roundOf = ({ turns, scores }: State): number =>
	Math.max(1, Math.ceil(turns / scores.length));

/** All players, the best first; equal points share a place. */
export const ranking = ({ scores }: State): readonly Standing[] =>
	scores
		.map((score, seat) => ({
			seat,
			place: 1 + scores.filter((other) => other > score).length,
			score
		}))
		.toSorted((a, b) => a.place - b.place);

/** Why the game is won (SP-3). */
export const winOf = (winner: Seat, goal: number): Explanation =>
	fact('reachedGoal', { who: player(winner), goal }, ['SP-3']);

/** What the shell needs of a state. */
export function progress(state: State): Progress {
	const { scores, setup } = state;
	const round = roundOf(state);
	if (state.phase === 'turn') return { round, scores, actor: state.active, result: null };
	const result = { ranking: ranking(state), decidedBy: winOf(state.winner, setup.goal) };
	return { round, scores, actor: null, result };
}
