import { availableTo } from '../evolve/end';
import type { City, EndPhase, FullState, State, TurnPhase } from '../model';
import { leftOfChicago, payout, type LastCard } from '../rules/chicago';
import { citiesIn } from '../rules/city-sets';
import { ALL_COPS, certainCop, isLastRound } from '../rules/cops';
import { lastTurn } from '../rules/last-turn';
import { majority, sideOf, sidesOf } from '../rules/majority';
import { clockwiseFrom } from '../rules/order';
import { ranking } from '../rules/ranking';
import { turnsOf } from '../setup';
import type { FullScript } from './script';

/**
 * What follows when the last card of a turn was played: the next turn, a cop card, or the end of the round. A cop
 * card that a correction of the turn or the round has left out is due after this turn (TB-2.7).
 */
export function settleTurn(script: FullScript, state: TurnPhase): void {
	if (state.turn >= turnsOf(state.setup) - 2 && isCopDue(state)) {
		const certain = certainCop(state.cops);
		script.emit({ type: 'copDue' });
		if (certain === null) return;
		script.emit({ type: 'copTurned', cop: certain });
	}
	beginTurn(script, state.turn + 1);
}

/** Whether no cop card was turned up in this round yet, and the last round is not known (TB-2.7). */
export const isCopDue = ({ cops, round, further }: State): boolean =>
	cops.length < Math.min(ALL_COPS, round - further) && !isLastRound(cops);

/** Begins a turn with its order (TB-2.1, TB-2.8), or after the last one the end of the round (TB-3.1). */
export function beginTurn(script: FullScript, turn: number): void {
	const { setup, gun, players } = script.state;
	const turns = turnsOf(setup);
	if (turn > turns) {
		script.emit({ type: 'evaluationBegan' });
		settleEnd(script);
	} else if (turn === turns) {
		const counts = players.map((_, seat) => availableTo(script.state, seat));
		script.emit({ type: 'turnBegan', turn, order: lastTurn(counts, gun).order, counts });
	} else {
		const order = clockwiseFrom(gun, setup.players);
		script.emit({ type: 'turnBegan', turn, order, counts: null });
	}
}

/** The cities with gangsters whose face-down card is still to be turned up, from left to right (TB-3.1). */
export const pendingCities = ({ row, crews, turnedUp }: EndPhase): readonly City[] =>
	citiesIn(row).filter(
		(place) => crews[place].length > 0 && !turnedUp.some(({ city }) => city === place)
	);

/** The last-played card of each city to the left of Chicago, from left to right (TB-3.2). */
export const lastCards = ({ row, played }: FullState): readonly LastCard[] =>
	leftOfChicago(row).map((city) => ({ city, face: played[city].at(-1) ?? null }));

/** When nothing more is to be entered, Chicago is paid and the round is over (TB-3.2, TB-3.6). */
export function settleEnd(script: FullScript): void {
	const { state } = script;
	if (state.phase !== 'end') return;
	if (state.choices.length > 0 || pendingCities(state).length > 0) return;
	payChicago(script, state);
	script.emit({ type: 'cleared' });
	for (const { seat, in: from, returns } of state.away) {
		if (returns === state.round + 1) script.emit({ type: 'returned', player: seat, from });
	}
	if (isOver(state) && settleGame(script)) return;
	beginRound(script);
}

function payChicago(script: FullScript, state: EndPhase): void {
	const { side } = majority('chicago', state.crews.chicago, state.setup.sides);
	if (side === null) return;
	const cards = lastCards(state);
	const { amount } = payout(cards, state.setup.options.chicago);
	const faces = cards.flatMap(({ face }) => (face === null ? [] : [face]));
	script.emit({ type: 'chicagoPaid', side, faces, amount });
}

/** TB-2.7: the third badge of a colour lies open; after five rounds it always does. */
export const isOver = ({ cops, round, further }: State): boolean =>
	isLastRound(cops) || round - further >= ALL_COPS;

/** Somebody has won, or all is equal and a further round follows (TB-4). */
function settleGame(script: FullScript): boolean {
	const { setup, purses, players } = script.state;
	const { sides } = setup;
	const contenders = sidesOf(sides).map((side) => ({
		side,
		...(purses[side] ?? { power: 0, gained: 0 }),
		available: players.reduce(
			(sum, _, seat) => sum + (sideOf(sides, seat) === side ? availableTo(script.state, seat) : 0),
			0
		)
	}));
	const verdict = ranking(contenders, sides);
	if ('ranking' in verdict) {
		script.emit({ type: 'won', ...verdict });
		return true;
	}
	if ('tied' in verdict)
		script.emit({ type: 'tied', sides: verdict.tied, because: verdict.because });
	return false;
}

/** The gun goes on, Chicago moves to the right, and the cards are dealt anew (TB-3.6). */
function beginRound(script: FullScript): void {
	const { setup, gun, row, round } = script.state;
	script.emit({ type: 'gunPassed', to: (gun + 1) % setup.players });
	const to = row.indexOf('chicago') + 1;
	if (to < row.length) script.emit({ type: 'chicagoMoved', to });
	script.emit({ type: 'roundBegan', round: round + 1 });
	beginTurn(script, 1);
}
