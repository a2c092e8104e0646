import type { EndPhase, FullState, Side, State, TurnPhase } from '../model';
import { inHand, isCopDue, isOver, pendingCities } from '../questions';
import { lastCards } from '../questions/places';
import { payout } from '../rules/chicago';
import { certainCop } from '../rules/cops';
import { lastTurn } from '../rules/last-turn';
import { majority, sidesOf } from '../rules/majority';
import { clockwiseFrom } from '../rules/order';
import { ranking, type Available, type Contender } from '../rules/ranking';
import { turnsOf } from '../setup';
import type { TableScript } from './script';

/**
 * What follows when the last card of a turn was played: the next turn, a cop card, or the end of the round. A cop
 * card that a correction of the turn or the round has left out is due after this turn (TB-2.7).
 */
export function settleTurn(script: TableScript, state: TurnPhase): void {
	if (state.turn >= turnsOf(state.setup) - 2 && isCopDue(state)) {
		const certain = certainCop(state.cops);
		script.emit({ type: 'copDue' });
		if (certain === null) return;
		script.emit({ type: 'copTurned', cop: certain });
	}
	beginTurn(script, state.turn + 1);
}

/**
 * Begins a turn with its order (TB-2.1, TB-2.8), or after the last one the end of the round (TB-3.1). Light tracking
 * has no turns.
 */
export function beginTurn(script: TableScript, turn: number): void {
	const { state } = script;
	if (state.tracking === 'light') return;
	const { setup, gun, players } = state;
	const turns = turnsOf(setup);
	if (turn > turns) {
		script.emit({ type: 'evaluationBegan' });
		settleEnd(script);
	} else if (turn === turns) {
		const counts = players.map(inHand);
		script.emit({ type: 'turnBegan', turn, order: lastTurn(counts, gun).order, counts });
	} else {
		const order = clockwiseFrom(gun, setup.players);
		script.emit({ type: 'turnBegan', turn, order, counts: null });
	}
}

/** When nothing more is to be turned up, Chicago is paid and the round is over (TB-3.2, TB-3.6). */
export function settleEnd(script: TableScript): void {
	const { state } = script;
	if (state.phase !== 'end') return;
	if (state.choices.length > 0 || pendingCities(state).length > 0) return;
	payChicago(script, state);
	settleRound(script);
}

function payChicago(script: TableScript, state: EndPhase): void {
	const { side } = majority('chicago', state.crews.chicago, state.setup.sides);
	if (side === null) return;
	const cards = lastCards(state);
	const { amount } = payout(cards, state.setup.options.chicago);
	const faces = cards.flatMap(({ face }) => (face === null ? [] : [face]));
	script.emit({ type: 'chicagoPaid', side, faces, amount });
}

/** The round is over: who is back, and whether the game goes on (TB-3.6, TB-4). */
export function settleRound(script: TableScript): void {
	const { round, away } = script.state;
	script.emit({ type: 'cleared' });
	for (const { seat, in: from, returns } of away) {
		if (returns === round + 1) script.emit({ type: 'returned', player: seat, from });
	}
	settleGame(script);
}

/** What light tracking was told of the gangsters that a colour would have in a further round. */
type Told = (side: Side) => Available;
const NOTHING: Told = () => null;

/** The winner, a question that only light tracking has, or another round (TB-4). */
function settleGame(script: TableScript, told = NOTHING): void {
	const { state } = script;
	if (isOver(state)) {
		const verdict = ranking(contenders(state, told), state.setup.sides);
		if ('ranking' in verdict) {
			script.emit({ type: 'won', ...verdict });
			return;
		}
		if ('ask' in verdict) {
			script.emit({ type: 'tieAsked', tied: verdict.ask });
			return;
		}
		script.emit({ type: 'tied', sides: verdict.tied, because: verdict.because });
	}
	beginRound(script);
}

const contenders = (state: State, told: Told): readonly Contender[] =>
	sidesOf(state.setup.sides).map((side) => ({
		side,
		...(state.purses[side] ?? { power: 0, gained: 0 }),
		available: state.tracking === 'light' ? told(side) : available(state, side)
	}));

/** Gangsters of a colour for a further round: family free then, and associates left (TB-4). */
const available = ({ setup, players }: FullState, side: Side): number =>
	players
		.filter((_, seat) => setup.sides[seat] === side)
		.reduce((sum, own) => sum + inHand(own), 0);

/** The table has named those of the tied with most gangsters for a further round (TB-4). */
export const settleTie = (
	script: TableScript,
	tied: readonly Side[],
	best: readonly Side[]
): void => {
	settleGame(script, (side) => {
		if (best.includes(side)) return 'best';
		return tied.includes(side) ? 'behind' : null;
	});
};

/** After a correction the question of TB-4 is asked anew, unless the same colours are tied as before. */
export function settleQuestion(script: TableScript): void {
	const { state } = script;
	if (state.phase !== 'tieBreak') return;
	const verdict = isOver(state) ? ranking(contenders(state, NOTHING), state.setup.sides) : null;
	const same = verdict !== null && 'ask' in verdict && verdict.ask.join() === state.tied.join();
	if (!same) settleGame(script);
}

/** The gun goes on, Chicago moves to the right, and the cards are dealt anew (TB-3.6). */
function beginRound(script: TableScript): void {
	const { setup, gun, row, round } = script.state;
	script.emit({ type: 'gunPassed', to: (gun + 1) % setup.players });
	const to = row.indexOf('chicago') + 1;
	if (to < row.length) script.emit({ type: 'chicagoMoved', to });
	script.emit({ type: 'roundBegan', round: round + 1 });
	beginTurn(script, 1);
}
