import { player, term, type Explanation } from '$lib/engine/explanation';
import { groundOf } from '../decide/ground';
import { evolve } from '../evolve';
import type { City, Command, Event, Place, Side, State } from '../model';
import { leftOfChicago, payout } from '../rules/chicago';
import { tellRound } from '../rules/cops';
import { fact, named, where } from '../rules/fact';
import { returnsIn } from '../rules/hits';
import { lastTurn } from '../rules/last-turn';
import { majority } from '../rules/majority';
import { smallest } from '../rules/placement';

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
				? [smallest(groundOf(state, event.player, event.place)).explanation]
				: [];
		case 'turnBegan':
			return event.counts === null ? [] : [lastTurn(event.counts, state.gun).explanation];
		case 'handsTold':
			return [lastTurn(event.counts, state.gun).explanation];
		case 'copTurned':
			return [tellRound([...state.cops, event.cop])];
		case 'turnedUp':
			return [wonBy(state, event.city, event.side)];
		case 'chicagoPaid':
			return [wonBy(state, 'chicago', event.side), payoutOf(state, event).explanation];
		case 'hit':
			return [tellHit(state, event)];
		case 'choiceAsked': {
			const { side, city } = event.choice;
			return [toldOf(state, 'partnersChoose', side, city, 'TB-3.5')];
		}
		case 'banished':
			return [toldOf(state, 'nowBanished', event.side, event.city, 'TB-2.6')];
		case 'returned': {
			const values = { who: player(event.player), place: term(`at.${event.from}`) };
			return [fact('isBack', values, ['TB-3.6'])];
		}
		case 'tied':
			return [event.because];
		case 'won':
			return [event.decidedBy];
		default:
			return [];
	}
}

const toldOf = (
	state: State,
	key: 'partnersChoose' | 'nowBanished',
	side: Side,
	city: City,
	rule: `TB-${number}`
): Explanation => fact(key, { who: named(state.setup.sides, side), city: where(city) }, [rule]);

/** The app's own count, or in light tracking the table's word (TB-3.1, TB-3.2). */
function wonBy(state: State, place: Place, side: Side): Explanation {
	const { sides } = state.setup;
	if (state.tracking === 'full') return majority(place, state.crews[place], sides).explanation;
	const rule = place === 'chicago' ? 'TB-3.2' : 'TB-3.1';
	return fact('toldWinner', { place: where(place), who: named(sides, side) }, [rule]);
}

const payoutOf = ({ row, setup }: State, { faces }: Of<'chicagoPaid'>) =>
	payout(
		leftOfChicago(row).map((city, at) => ({ city, face: faces[at] ?? null })),
		setup.options.chicago
	);

function tellHit(state: State, { player: seat, city, harm }: Of<'hit'>): Explanation {
	const who = player(seat);
	if (harm === 'revolver' || harm === 'shootout') {
		return fact('lostForGood', { who, city: where(city) }, ['TB-3.4']);
	}
	const values = { who, place: term(`at.${harm}`), round: returnsIn(harm, state.round) };
	return fact('awayUntil', values, ['TB-3.4']);
}
