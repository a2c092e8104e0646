import { player, type Explanation } from '$lib/engine/explanation';
import { noSuchPlace, noSuchPlayer, untracked } from '../decide/refusals';
import type { State, TurnPhase } from '../model';
import { actor, openCards } from '../questions';
import { fact, where } from '../rules/fact';
import { turnsOf } from '../setup';
import { line } from '../tell/line';
import type { Value } from './kind';

const onlyInTurns = (state: State): Explanation | null =>
	state.phase === 'turn' ? null : fact('onlyInTurns', {}, ['TB-2.1']);

const subject = (state: State) => (state.phase === 'turn' ? [{}] : []);

/** Sets what only a turn has. */
function inTurn(state: State, change: (turn: TurnPhase) => TurnPhase): State {
	if (state.phase !== 'turn') throw new Error(`no turn in phase ${state.phase}`);
	return change(state);
}

/** Who is on turn, of those who have not yet played in this turn; nobody else's order changes (TB-2.1). */
export const turn: Value<'turn'> = {
	rule: 'TB-2.1',
	value: 'player',
	of: subject,
	now: (state) => actor(state) ?? undefined,
	values: ({ players }) => [...players.keys()],
	refuse: (state, { player: seat }) => {
		const refusal = untracked(state) ?? noSuchPlayer(state, seat) ?? onlyInTurns(state);
		if (refusal !== null) return refusal;
		if (state.phase !== 'turn' || state.order.indexOf(seat) >= state.at) return null;
		const values = { who: player(seat), turn: state.turn, turns: turnsOf(state.setup) };
		return fact('hasPlayed', values, ['TB-2.1']);
	},
	set: (state, { player: seat }) =>
		inTurn(state, (now) => {
			const others = now.order.filter((other) => other !== seat);
			return { ...now, order: others.toSpliced(now.at, 0, seat), placed: null };
		}),
	tell: (_, { player: seat }) => line('correctedTurn', { who: player(seat) })
};

/** A turn of this round, before which no more cards can have been played than lie open (TB-2.1, TB-2.2). */
export const turnNumber: Value<'turnNumber'> = {
	rule: 'TB-2.1',
	value: 'to',
	of: subject,
	now: (state) => (state.phase === 'turn' ? state.turn : undefined),
	values: ({ setup }) => ({ least: 1, most: turnsOf(setup) }),
	proposed: (state) =>
		Array.from({ length: turnsOf(state.setup) }, (_, before) => before + 1).filter(
			(to) => state.phase === 'turn' && to !== state.turn
		),
	refuse: (state, { to }) => {
		if (state.tracking === 'light') return untracked(state);
		const refusal = onlyInTurns(state);
		if (refusal !== null) return refusal;
		const turns = turnsOf(state.setup);
		if (!Number.isInteger(to) || to < 1 || to > turns) {
			return fact('noSuchTurn', { turns }, ['TB-2.1']);
		}
		const count = openCards(state);
		const needed = (to - 1) * state.setup.players;
		return count > needed ? fact('tooManyOpen', { count, needed, turn: to }, ['TB-2.2']) : null;
	},
	set: (state, { to }) => inTurn(state, (now) => ({ ...now, turn: to })),
	tell: (before, { to }) =>
		line('correctedTurnNumber', { before: 'turn' in before ? before.turn : to, after: to })
};

/** Only whoever is on turn has placed gangsters in this turn (TB-2.2). */
export const placed: Value<'placed'> = {
	rule: 'TB-2.2',
	value: 'to',
	of: subject,
	now: (state) => (state.phase === 'turn' ? state.placed : undefined),
	values: ({ row }) => [null, ...row],
	proposed: (state) => (state.phase === 'turn' && state.placed === null ? state.row : [null]),
	refuse: (state, { to }) =>
		untracked(state) ?? onlyInTurns(state) ?? (to === null ? null : noSuchPlace(state, to)),
	set: (state, { to }) => inTurn(state, (now) => ({ ...now, placed: to })),
	tell: (_, { to }) =>
		to === null ? line('correctedUnplaced', {}) : line('correctedPlaced', { place: where(to) })
};
