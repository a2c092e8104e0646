import type { Explanation, RuleId } from '$lib/engine/explanation';
import { noSuchFace, noSuchSide, otherPhase, workedOut } from '../decide/refusals';
import { shoot } from '../evolve/end';
import type { RoundPhase, State } from '../model';
import { turnedUpAt } from '../questions/places';
import { FACES } from '../rules/city-cards';
import { fact, named, shown, where } from '../rules/fact';
import { line } from '../tell/line';
import type { Of, Value } from './kind';

/** What was turned up can have shown something else, or gone to another colour (TB-3.1). */
export const turnedUp: Value<'turnedUp'> = {
	rule: 'TB-3.1',
	value: 'to',
	of: (state) => ('turnedUp' in state ? state.turnedUp.map(({ city }) => ({ city })) : []),
	now: (state, { city }) => {
		const one = turnedUpAt(state, city);
		return one === undefined ? undefined : { face: one.face, side: one.side };
	},
	values: ({ purses }) =>
		[...purses.keys()].flatMap((side) => FACES.map((face) => ({ face, side }))),
	proposed: (state, { city }) => {
		const was = turnedUpAt(state, city);
		if (was === undefined) return [];
		const sides = [...state.purses.keys()].filter((side) => side !== was.side);
		return [
			...FACES.filter((face) => face !== was.face).map((face) => ({ face, side: was.side })),
			...sides.map((side) => ({ face: was.face, side }))
		];
	},
	refuse: (state, { city, to }) =>
		turnedUpAt(state, city) === undefined
			? fact('notTurnedUp', { city: where(city) }, ['TB-3.1'])
			: (noSuchFace(to.face) ?? noSuchSide(state, to.side)),
	set: (state, correction) => {
		if (!('turnedUp' in state)) throw new Error(`nothing turned up in phase ${state.phase}`);
		const { city, to } = correction;
		const all = state.turnedUp.map((one) => (one.city === city ? { city, ...to } : one));
		return state.phase === 'round'
			? { ...state, turnedUp: all, shootout: shootoutAfter(state, correction) }
			: { ...state, turnedUp: all };
	},
	tell: ({ setup }, { city, to }) => {
		const who = named(setup.sides, to.side);
		return line('correctedTurnedUp', { city: where(city), face: shown(to.face), who });
	}
};

/** In light tracking a shootout comes and goes with its card (TB-3.4). */
function shootoutAfter({ shootout }: RoundPhase, { city, to }: Of<'turnedUp'>) {
	const here = shootout?.city === city;
	if (to.face !== 'shootout') return here ? null : shootout;
	return { city, by: to.side, shot: here ? shootout.shot.filter((one) => one !== to.side) : [] };
}

/** What light tracking is told during a round, full tracking works out itself. */
const notTold = (state: State, rule: RuleId): Explanation | null => {
	if (state.tracking === 'full') return workedOut(rule);
	return state.phase === 'round' ? null : otherPhase(state);
};

/** Whether Chicago has been paid in this round (TB-3.2). */
export const paid: Value<'paid'> = {
	rule: 'TB-3.2',
	value: 'to',
	of: (state) => (state.phase === 'round' ? [{}] : []),
	now: (state) => (state.phase === 'round' ? state.paid : undefined),
	values: () => [true, false],
	refuse: (state) => notTold(state, 'TB-3.2'),
	set: (state, { to }) => (state.phase === 'round' ? { ...state, paid: to } : state),
	tell: (_, { to }) => line(to ? 'correctedPaid' : 'correctedUnpaid', {})
};

/** Others than the winner of the shootout count as shot or not (TB-3.4). */
export const shot: Value<'shot'> = {
	rule: 'TB-3.4',
	value: 'to',
	of: (state) => {
		const shootout = state.phase === 'round' ? state.shootout : null;
		if (shootout === null) return [];
		const others = [...state.purses.keys()].filter((side) => side !== shootout.by);
		return others.map((side) => ({ side }));
	},
	now: (state, { side }) =>
		state.phase === 'round' ? state.shootout?.shot.includes(side) : undefined,
	values: () => [true, false],
	refuse: (state, { side }) => {
		const refusal = notTold(state, 'TB-3.4');
		if (refusal !== null || state.phase !== 'round') return refusal;
		if (state.shootout === null) return fact('noShootout', {}, ['TB-3.4']);
		const who = named(state.setup.sides, side);
		return (
			noSuchSide(state, side) ??
			(side === state.shootout.by ? fact('ownShootout', { who }, ['TB-3.4']) : null)
		);
	},
	set: (state, { side, to }) => (state.phase === 'round' ? shoot(state, side, to) : state),
	tell: ({ setup }, { side, to }) =>
		line(to ? 'correctedShot' : 'correctedUnshot', { who: named(setup.sides, side) })
};
