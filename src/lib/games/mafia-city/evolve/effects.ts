import { plus } from '$lib/engine/plus';
import type { Board, In, LocationsPhase } from '../model';
import type { Event } from '../schema';
import { add, lift, ownerAt, put, stacked } from './board';
import type { OpenPhase } from './reactions';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** To the Cell. What a Complicity adds belongs to the phase of the jailing that it answers (MC-3.1). */
export function jailed(state: OpenPhase, { mover, owner, target }: Of<'jailed'>): OpenPhase {
	const { reaction, round } = state;
	const answered = reaction?.play.as === 'complicity' ? state.cell.at(-1) : undefined;
	const phase = answered?.phase ?? state.phase;
	return {
		...lift(state, target),
		cell: [...state.cell, { owner, round, phase }],
		reaction: reaction && { ...reaction, jailing: { mover, owner } }
	};
}

/** One card changes hands. */
export const stolen = <S extends Board>(state: S, { by, from }: Of<'stolen'>): S =>
	add(add(state, from, { cards: -1 }), by, { cards: 1 });

/** A whole stack goes to its owners' hands; the Cell does not (Police Raid). */
export function raided<S extends Board>(state: S, { location }: Of<'raided'>): S {
	const home = state.stacks[location].reduce((now, owner) => add(now, owner, { hand: 1 }), state);
	return stacked(home, location, []);
}

/** The lowest of two stacks change places. */
export function swapped<S extends Board>(state: S, { locations: [one, other] }: Of<'swapped'>): S {
	const [low, ...above] = state.stacks[one];
	const [otherLow, ...otherAbove] = state.stacks[other];
	if (low === undefined || otherLow === undefined) throw new Error('nobody to swap');
	return stacked(stacked(state, one, [otherLow, ...above]), other, [low, ...otherAbove]);
}

/** To the top of another stack (Big Plan). */
export const moved = <S extends Board>(state: S, { owner, from, to }: Of<'moved'>): S =>
	put(lift(state, from), to, owner);

/** Back to hand (one Hat). */
export const wentHome = <S extends Board>(state: S, { owner, from }: Of<'wentHome'>): S =>
	add(lift(state, from), owner, { hand: 1 });

/** From reserve onto a stack (two Hats). */
export const reinforced = <S extends Board>(state: S, { owner, to }: Of<'reinforced'>): S =>
	put(add(state, owner, { reserve: -1 }), to, owner);

/** One more for a player in the count (MC-2.2.3). */
export function raised(state: LocationsPhase, { player }: Of<'raised'>): LocationsPhase {
	const { step } = state;
	if (step.kind !== 'control') throw new Error('a raise out of time');
	const raises = step.raises.with(player, (step.raises[player] ?? 0) + 1);
	return { ...state, step: { ...step, raises } };
}

/** To the reserve of the owner (MC-3.2). */
export function killed(state: LocationsPhase, { target }: Of<'killed'>): LocationsPhase {
	const owner = ownerAt(state, target);
	return spendCard(add(lift(state, target), owner, { reserve: 1 }));
}

/** Scored once (MC-3.6). */
export const extraPointScored = (state: In<'locations'>): In<'locations'> =>
	state.tracking === 'full' ? spendCard(state) : { ...state, mayScoreExtra: null };

const spendCard = (state: LocationsPhase): LocationsPhase =>
	state.step.kind === 'effect' ? { ...state, step: { ...state.step, cardSpent: true } } : state;

/** From the draw pile. */
export function drew<S extends Board>(state: S, { player, cards }: Of<'drew'>): S {
	const drawn = add(state, player, { cards });
	return { ...drawn, drawPile: plus(state.drawPile, -cards) };
}

/** MC-1.7. */
export const reshuffled = <S extends Board>(
	state: S,
	{ kept = 0 }: { readonly kept?: number }
): S => ({
	...state,
	drawPile: state.drawPile + plus(state.discardPile, -kept),
	discardPile: kept
});
