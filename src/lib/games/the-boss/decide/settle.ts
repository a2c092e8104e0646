import { availableTo } from '../evolve/end';
import type { City, EndPhase, FullState, State } from '../model';
import { leftOfChicago, payout, type LastCard } from '../rules/chicago';
import { ALL_COPS, certainCop, isLastRound } from '../rules/cops';
import { lastTurn } from '../rules/last-turn';
import { majority, sideOf, sidesOf } from '../rules/majority';
import { clockwiseFrom } from '../rules/order';
import { ranking } from '../rules/ranking';
import { turnsOf } from '../setup';
import { emit, type Script } from './script';

/** What follows when a card was played: the next turn, a cop card, or the end of the round. */
export function settleTurn(script: Script): void {
	const { state } = script;
	if (state.phase !== 'turn' || state.at < state.order.length) return;
	if (state.turn === turnsOf(state.setup) - 2 && isCopDue(state)) {
		const certain = certainCop(state.cops);
		emit(script, { type: 'copDue' });
		if (certain === null) return;
		emit(script, { type: 'copTurned', cop: certain });
	}
	beginTurn(script, state.turn + 1);
}

/** Whether no cop card was turned up in this round yet, and the last round is not known (TB-2.7). */
export const isCopDue = ({ cops, round, further }: State): boolean =>
	cops.length < Math.min(ALL_COPS, round - further) && !isLastRound(cops);

/** Begins a turn with its order (TB-2.1, TB-2.8), or after the last one the end of the round (TB-3.1). */
export function beginTurn(script: Script, turn: number): void {
	const { setup, gun, players } = script.state;
	const turns = turnsOf(setup);
	if (turn > turns) {
		emit(script, { type: 'evaluationBegan' });
		settleEnd(script);
	} else if (turn === turns) {
		const counts = players.map((_, seat) => availableTo(script.state, seat));
		emit(script, { type: 'turnBegan', turn, order: lastTurn(counts, gun).order, counts });
	} else {
		const order = clockwiseFrom(gun, setup.players);
		emit(script, { type: 'turnBegan', turn, order, counts: null });
	}
}

/** The cities with gangsters whose face-down card is still to be turned up, from left to right (TB-3.1). */
export const pendingCities = ({ row, crews, turnedUp }: EndPhase): readonly City[] =>
	row.flatMap((place) =>
		place === 'chicago' || crews[place].length === 0 || turnedUp.some(({ city }) => city === place)
			? []
			: [place]
	);

/** The last-played card of each city to the left of Chicago, from left to right (TB-3.2). */
export const lastCards = ({ row, played }: FullState): readonly LastCard[] =>
	leftOfChicago(row).map((city) => ({ city, face: played[city].at(-1) ?? null }));

/** When nothing more is to be entered, Chicago is paid and the round is over (TB-3.2, TB-3.6). */
export function settleEnd(script: Script): void {
	const { state } = script;
	if (state.phase !== 'end') return;
	if (state.choices.length > 0 || pendingCities(state).length > 0) return;
	payChicago(script, state);
	emit(script, { type: 'cleared' });
	for (const { seat, in: from, returns } of state.away) {
		if (returns === state.round + 1) emit(script, { type: 'returned', player: seat, from });
	}
	if (isOver(state) && settleGame(script)) return;
	beginRound(script);
}

function payChicago(script: Script, state: EndPhase): void {
	const { side } = majority('chicago', state.crews.chicago, state.setup.sides);
	if (side === null) return;
	const cards = lastCards(state);
	const { amount } = payout(cards, state.setup.options.chicago);
	const faces = cards.flatMap(({ face }) => (face === null ? [] : [face]));
	emit(script, { type: 'chicagoPaid', side, faces, amount });
}

/** TB-2.7: the third badge of a colour lies open; after five rounds it always does. */
export const isOver = ({ cops, round, further }: State): boolean =>
	isLastRound(cops) || round - further >= ALL_COPS;

/** Somebody has won, or all is equal and a further round follows (TB-4). */
function settleGame(script: Script): boolean {
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
		emit(script, { type: 'won', ...verdict });
		return true;
	}
	if ('tied' in verdict)
		emit(script, { type: 'tied', sides: verdict.tied, because: verdict.because });
	return false;
}

/** The gun goes on, Chicago moves to the right, and the cards are dealt anew (TB-3.6). */
function beginRound(script: Script): void {
	const { setup, gun, row, round } = script.state;
	emit(script, { type: 'gunPassed', to: (gun + 1) % setup.players });
	const to = row.indexOf('chicago') + 1;
	if (to < row.length) emit(script, { type: 'chicagoMoved', to });
	emit(script, { type: 'roundBegan', round: round + 1 });
	beginTurn(script, 1);
}
