import type { Seat } from '$lib/engine/explanation';
import type { Choice, CopPhase, EndPhase, Event, FullState, Side, TurnPhase } from '../model';
import { returnsIn } from '../rules/hits';
import { sideOf } from '../rules/majority';
import { NO_CARDS, NOBODY } from '../setup';
import { add, join } from './pieces';
import { banish, earned } from './table';
import { endPhase, finished } from './phases';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** All cards are played: the face-down ones are turned up (TB-3.1). */
export const begin = (state: TurnPhase | CopPhase): EndPhase =>
	endPhase(state, { turnedUp: [], choices: [] });

export const turnedUp = (state: EndPhase, { city, face, side }: Of<'turnedUp'>): EndPhase => ({
	...state,
	turnedUp: [...state.turnedUp, { city, face, side }]
});

export const paid = (state: EndPhase, side: Side, amount: number): EndPhase => ({
	...state,
	purses: earned(state.purses, side, amount)
});

export const asked = (state: EndPhase, choice: Choice): EndPhase => ({
	...state,
	choices: [...state.choices, choice]
});

/** A family member leaves the place for prison, hospital, or the game; an open question is answered by it. */
export function hit(state: EndPhase, { player: seat, city, harm }: Of<'hit'>): EndPhase {
	const side = sideOf(state.setup.sides, seat);
	const at = state.choices.findIndex((choice) => choice.side === side && choice.city === city);
	const choices = at < 0 ? state.choices : state.choices.toSpliced(at, 1);
	const crews = join(state.crews, city, { seat, family: -1, associates: 0 });
	if (harm === 'revolver' || harm === 'shootout') {
		return { ...state, choices, crews, players: add(state.players, seat, { dead: 1 }) };
	}
	const absent = { seat, in: harm, returns: returnsIn(harm, state.round) };
	return { ...state, choices, crews, away: [...state.away, absent] };
}

export const banished = (state: EndPhase, { side, city }: Of<'banished'>): EndPhase => ({
	...state,
	banished: banish(state.banished, side, city, true)
});

/** Associates are spent, family members go back to hand, the city cards are collected (TB-3.6). */
export function cleared(state: EndPhase): EndPhase {
	const players = Object.values(state.crews)
		.flat()
		.reduce(
			(now, { seat, family, associates }) => add(now, seat, { family, spent: associates }),
			state.players
		);
	return { ...state, players, crews: NOBODY, played: NO_CARDS };
}

/** Gangsters of a player for a further round: family free then, and associates left (TB-4). */
export const availableTo = ({ players }: FullState, seat: Seat): number => {
	const { family, associates } = players[seat] ?? { family: 0, associates: 0 };
	return family + associates;
};

export const won = (state: EndPhase, result: Of<'won'>): FullState => finished(state, result);
