import type { Seat } from '$lib/engine/explanation';
import type {
	City,
	CopPhase,
	EndPhase,
	PendingHit,
	RoundPhase,
	Side,
	State,
	TurnPhase
} from '../model';
import { returnsIn } from '../rules/hits';
import { sideOf } from '../rules/majority';
import { NO_CARDS, NOBODY } from '../setup';
import { endPhase } from './phases';
import { add, bury, join } from './pieces';
import { earned, without } from './table';
import type { Event } from '../schema';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Ending = EndPhase | RoundPhase;

/** All cards are played: the face-down ones are turned up (TB-3.1). */
export const began = (state: TurnPhase | CopPhase): EndPhase =>
	endPhase(state, { turnedUp: [], choices: [] });

export function turnedUp(state: Ending, { city, face, side }: Of<'turnedUp'>): Ending {
	const now = { ...state, turnedUp: [...state.turnedUp, { city, face, side }] };
	return now.phase === 'round' && face === 'shootout'
		? { ...now, shootout: { city, by: side, shot: [] } }
		: now;
}

export const asked = (state: EndPhase, choice: PendingHit): EndPhase => ({
	...state,
	choices: [...state.choices, choice]
});

/** A family member goes to prison or hospital, or leaves the game (TB-3.4). */
export function hit(state: Ending, { player: seat, city, harm }: Of<'hit'>): State {
	const left = state.phase === 'end' ? leave(state, seat, city) : state;
	if (harm === 'prison' || harm === 'hospital') {
		const absent = { seat, in: harm, returns: returnsIn(harm, state.round) };
		return { ...left, away: [...left.away, absent] };
	}
	const side = sideOf(state.setup.sides, seat);
	const told = left.phase === 'round' && harm === 'shootout' ? shoot(left, side, true) : left;
	return bury(told, seat, 1);
}

/** A family member leaves a place; an open question of whose it is, is answered by it (TB-3.5). */
function leave(state: EndPhase, seat: Seat, city: City): EndPhase {
	const side = sideOf(state.setup.sides, seat);
	const at = state.choices.findIndex((choice) => choice.side === side && choice.city === city);
	return {
		...state,
		choices: at < 0 ? state.choices : state.choices.toSpliced(at, 1),
		crews: join(state.crews, city, { seat, family: -1, associates: 0 })
	};
}

/** A colour counts as having lost somebody to the shootout of the round, or not (TB-3.4). */
export function shoot(state: RoundPhase, side: Side, to: boolean): RoundPhase {
	const { shootout } = state;
	if (shootout === null) return state;
	const others = shootout.shot.filter((one) => one !== side);
	return { ...state, shootout: { ...shootout, shot: to ? [...others, side] : others } };
}

export function chicagoPaid(state: Ending, { side, amount }: Of<'chicagoPaid'>): Ending {
	const now = { ...state, purses: earned(state.purses, side, amount) };
	return now.phase === 'round' ? { ...now, paid: true } : now;
}

/** Associates are spent, family members go back to hand, the city cards are collected (TB-3.6). */
export function cleared(state: Ending): Ending {
	if (state.phase === 'round') return state;
	const players = Object.values(state.crews)
		.flat()
		.reduce(
			(now, { seat, family, associates }) => add(now, seat, { family, spent: associates }),
			state.players
		);
	return { ...state, players, crews: NOBODY, played: NO_CARDS };
}

/** A family member is back for the next round (TB-3.6). */
export function returned(state: Ending, { player: seat, from }: Of<'returned'>): Ending {
	const away = without(state.away, { seat, in: from, returns: state.round + 1 });
	return state.phase === 'round'
		? { ...state, away }
		: { ...state, away, players: add(state.players, seat, { family: 1 }) };
}
