import { player, term, type Explanation } from '$lib/engine/explanation';
import { evolve } from './evolve';
import type { Place, Side, State } from './model';
import { groundOf } from './questions/places';
import { payoutOf } from './rules/chicago';
import { tellRound } from './rules/cops';
import { fact, named, where } from './rules/fact';
import { returnsIn } from './rules/hits';
import { lastTurn } from './rules/last-turn';
import { majority } from './rules/majority';
import { smallest } from './rules/placement';
import type { Command, Event, Setup } from './schema';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/**
 * The facts behind an entry of the log, in the order in which they came about: majorities, Chicago's half,
 * sanctions, the last turn's order, the end of the game. Empty where there is nothing to prove.
 */
export function why(
	before: State,
	_command: Command,
	events: readonly Event[]
): readonly Explanation[] {
	let state = before;
	return events.flatMap((event) => {
		const reasons = reasonsOf(state, event);
		state = evolve(state, event);
		return reasons;
	});
}

/** Why this happened in the state just before. */
function reasonsOf(state: State, event: Event): readonly Explanation[] {
	switch (event.type) {
		case 'placed':
			return state.phase === 'turn'
				? [smallest(groundOf(state, event.player, event.place)).explain()]
				: [];
		case 'turnBegan':
			return event.counts === null ? [] : [lastTurn(event.counts, state.gun).explain()];
		case 'handsTold':
			return [lastTurn(event.counts, state.gun).explain()];
		case 'copTurned':
			return [tellRound([...state.cops, event.cop])];
		case 'turnedUp':
			return [wonBy(state, event.city, event.side)];
		case 'chicagoPaid':
			return [
				wonBy(state, 'chicago', event.side),
				payoutOf(state.row, event.faces, state.setup.options.chicago).explain()
			];
		case 'choiceAsked': {
			const { side, city } = event.choice;
			const values = { who: named(state.setup.sides, side), city: where(city) };
			return [fact('partnersChoose', values, ['TB-3.5'])];
		}
		case 'hit':
		case 'banished':
			return [tellSanction(state.setup, event, state.round)];
		case 'returned':
			return [tellReturn(event)];
		case 'tied':
			return [event.because];
		case 'won':
			return [event.decidedBy];
		default:
			return [];
	}
}

/** The app's own count, or in light tracking the table's word (TB-3.1, TB-3.2). */
function wonBy(state: State, place: Place, side: Side): Explanation {
	const { sides } = state.setup;
	if (state.tracking === 'full') return majority(place, state.crews[place], sides).explain();
	const rule = place === 'chicago' ? 'TB-3.2' : 'TB-3.1';
	return fact('toldWinner', { place: where(place), who: named(sides, side) }, [rule]);
}

/** Who is back for the next round (TB-3.6). */
export const tellReturn = ({ player: seat, from }: Of<'returned'>): Explanation =>
	fact('isBack', { who: player(seat), place: term(`at.${from}`) }, ['TB-3.6']);

/**
 * Who lost what by a city card (TB-3.4).
 * @param round the one that is over with it; terms are counted from there.
 */
export function tellSanction(
	{ sides }: Setup,
	event: Of<'hit'> | Of<'banished'>,
	round: number
): Explanation {
	const city = where(event.city);
	if (event.type === 'banished') {
		return fact('nowBanished', { who: named(sides, event.side), city }, ['TB-2.6']);
	}
	const { harm } = event;
	const who = player(event.player);
	if (harm === 'revolver' || harm === 'shootout') {
		return fact('lostForGood', { who, city }, ['TB-3.4']);
	}
	const values = { who, place: term(`at.${harm}`), round: returnsIn(harm, round) };
	return fact('awayUntil', values, ['TB-3.4']);
}
