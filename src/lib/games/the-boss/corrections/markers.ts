import { player, term } from '$lib/engine/explanation';
import { noSuchPlace, noSuchPlayer, noSuchSide } from '../decide/refusals';
import { banish, moveChicago } from '../evolve/table';
import { COPS, type State } from '../model';
import { isBanished } from '../questions';
import { citiesIn } from '../rules/city-sets';
import { copsLeft, roundRange } from '../rules/cops';
import { fact, named, where } from '../rules/fact';
import { line } from '../tell/line';
import type { Value } from './kind';

/** More power than any game can give; what is above is a slip of the finger. */
const MOST_POWER = 999;

const indices = (list: readonly unknown[]): readonly number[] => [...list.keys()];

/** What a colour has, or has gained in this round (TB-3.3). */
const purse = (what: 'power' | 'gained'): Value<'power' | 'gained'> => ({
	rule: 'TB-3.3',
	value: 'to',
	of: ({ purses }) => indices(purses).map((side) => ({ side })),
	now: ({ purses }, { side }) => purses[side]?.[what],
	values: () => ({ least: -MOST_POWER, most: MOST_POWER }),
	refuse: (state, { side }) => noSuchSide(state, side),
	set: (state, { side, to }) => ({
		...state,
		purses: state.purses.map((own, at) => (at === side ? { ...own, [what]: to } : own))
	}),
	tell: ({ purses, setup }, { side, to }) =>
		line(what === 'power' ? 'correctedPower' : 'correctedGained', {
			who: named(setup.sides, side),
			before: purses[side]?.[what] ?? 0,
			after: to
		})
});

export const power = purse('power');
export const gained = purse('gained');

/**
 * A game has as many rounds as cop cards, and one more for each time that all was equal (TB-2.7, TB-4). Who sits out
 * does so for as many rounds as before (TB-3.4).
 */
export const round: Value<'round'> = {
	rule: 'TB-2.7',
	value: 'to',
	of: () => [{}],
	now: (state) => state.round,
	values: ({ further }) => {
		const [least, most] = roundRange(further);
		return { least, most };
	},
	refuse: ({ further }, { to }) => {
		const [first, last] = roundRange(further);
		return Number.isInteger(to) && to >= first && to <= last
			? null
			: fact('noSuchRound', { first, last }, ['TB-2.7']);
	},
	set: (state, { to }) => ({
		...state,
		round: to,
		away: state.away.map((one) => ({ ...one, returns: one.returns + to - state.round }))
	}),
	tell: (before, { to }) => line('correctedRound', { before: before.round, after: to })
};

/** Who holds the loaded gun (TB-3.6). */
export const gun: Value<'gun'> = {
	rule: 'TB-3.6',
	value: 'player',
	of: () => [{}],
	now: (state) => state.gun,
	values: ({ players }) => indices(players),
	refuse: (state, correction) => noSuchPlayer(state, correction.player),
	set: (state, correction) => ({ ...state, gun: correction.player }),
	tell: (before, correction) =>
		line('correctedGun', { from: player(before.gun), to: player(correction.player) })
};

/** Chicago stands somewhere in the row, and elsewhere than before (TB-1.5, TB-3.6). */
export const chicago: Value<'chicago'> = {
	rule: 'TB-3.6',
	value: 'to',
	of: () => [{}],
	now: ({ row }) => row.indexOf('chicago'),
	values: ({ row }) => indices(row),
	refuse: ({ row }, { to }) => (to in row ? null : fact('badNumber', {}, ['TB-1.5'])),
	set: (state, { to }) => ({ ...state, row: moveChicago(state.row, to) }),
	tell: ({ row }, { to }) =>
		line('correctedChicago', { before: row.indexOf('chicago') + 1, after: to + 1 })
};

/** The cop card must lie open (TB-2.7), and the other kind must be in the pile (TB-1.7). */
export const cop: Value<'cop'> = {
	rule: 'TB-2.7',
	value: 'to',
	of: ({ cops }) => indices(cops).map((index) => ({ index })),
	now: ({ cops }, { index }) => cops[index],
	values: () => COPS,
	refuse: ({ cops }, { index, to }) => {
		if (cops[index] === undefined) return fact('badNumber', {}, ['TB-2.7']);
		return cops[index] === to || copsLeft(cops, to) > 0 ? null : fact('noSuchCop', {}, ['TB-1.7']);
	},
	set: (state, { index, to }) => ({ ...state, cops: state.cops.with(index, to) }),
	tell: ({ cops }, { index, to }) =>
		line('correctedCop', { from: term(`cop.${cops[index] ?? to}`), to: term(`cop.${to}`) })
};

/** A banishment is set where there is none and lifted where there is one (TB-2.6). */
export const banished: Value<'banished'> = {
	rule: 'TB-2.6',
	value: 'to',
	of: ({ purses, row }: State) =>
		indices(purses).flatMap((side) => citiesIn(row).map((city) => ({ side, city }))),
	now: (state, { side, city }) => isBanished(state, side, city),
	values: () => [true, false],
	refuse: (state, { side, city }) => noSuchSide(state, side) ?? noSuchPlace(state, city),
	set: (state, { side, city, to }) => ({
		...state,
		banished: banish(state.banished, side, city, to)
	}),
	tell: ({ setup }, { side, city, to }) =>
		line(to ? 'correctedBanished' : 'correctedWelcome', {
			who: named(setup.sides, side),
			city: where(city)
		})
};
