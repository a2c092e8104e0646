import type { Explanation, Seat } from '$lib/engine/explanation';
import type { Standing } from '$lib/engine/ranking';
import type { Side } from '../model';
import { allNamed, fact, named } from './fact';
import type { Setup } from '../schema';

/** Gangsters for a further round: a number, whether the table has named the colour best, or not known. */
export type Available = number | 'best' | 'behind' | null;

/** What decides the end of the game, by colour (TB-4). */
export interface Contender {
	readonly side: Side;
	readonly power: number;
	/** Power gained in the last round. */
	readonly gained: number;
	readonly available: Available;
}

type Verdict =
	| { readonly ranking: readonly Standing[]; readonly decidedBy: Explanation }
	/** What the table must tell: who of these has most gangsters for a further round. */
	| { readonly ask: readonly Side[] }
	/** All is equal for these: a further round is played. */
	| { readonly tied: readonly Side[]; readonly because: Explanation };

type Criterion = 'power' | 'gained' | 'available';
const CRITERIA: readonly Criterion[] = ['power', 'gained', 'available'];

/**
 * Who has won after the last round (TB-4): most power, then most gained in the last round, then most
 * gangsters available for a further round; else a further round is played. The losers rank by the same.
 */
export function ranking(contenders: readonly Contender[], sides: Setup['sides']): Verdict {
	let best = contenders;
	const because: Explanation[] = contenders.map(({ side, power }) =>
		fact('powerOf', { who: named(sides, side), power }, ['TB-4'])
	);
	for (const criterion of CRITERIA) {
		const groups = split(best, criterion);
		if (groups === null) return { ask: best.map(({ side }) => side) };
		if (criterion !== 'power') because.push(...comparison(best, criterion, sides));
		best = groups[0] ?? [];
		const [first, second] = best;
		if (first !== undefined && second === undefined) {
			const decidedBy = decided(criterion, first, sides, because);
			return { ranking: standings(contenders, sides), decidedBy };
		}
	}
	const tied = best.map(({ side }) => side);
	const values = { tied: allNamed(sides, tied) };
	return { tied, because: fact('furtherRound', values, ['TB-4'], because) };
}

const merit = ({ power, gained, available }: Contender, criterion: Criterion): number | null => {
	if (criterion === 'power') return power;
	if (criterion === 'gained') return gained;
	if (typeof available !== 'string') return available;
	return available === 'best' ? 1 : 0;
};

/** Groups of equal merit, the best first; null if it is not known of somebody. */
function split(
	contenders: readonly Contender[],
	criterion: Criterion
): readonly (readonly Contender[])[] | null {
	const groups = new Map<number, Contender[]>();
	for (const contender of contenders) {
		const value = merit(contender, criterion);
		if (value === null) return null;
		groups.set(value, [...(groups.get(value) ?? []), contender]);
	}
	return [...groups].toSorted(([a], [b]) => b - a).map(([, group]) => group);
}

/** One standing for each seat; partners share their place and their power. */
function standings(contenders: readonly Contender[], sides: Setup['sides']): readonly Standing[] {
	let place = 1;
	return tiers(contenders, CRITERIA).flatMap((tier) => {
		const here = place;
		place += tier.length;
		return tier.flatMap(({ side, power }) =>
			seatsOf(sides, side).map((seat) => ({ seat, place: here, score: power }))
		);
	});
}

const seatsOf = (sides: Setup['sides'], side: Side): readonly Seat[] =>
	[...sides.keys()].filter((seat) => sides[seat] === side);

/** Whoever cannot be told apart stays side by side. */
function tiers(
	contenders: readonly Contender[],
	[criterion, ...rest]: readonly Criterion[]
): readonly (readonly Contender[])[] {
	if (contenders.length < 2 || criterion === undefined) return [contenders];
	const groups = split(contenders, criterion);
	return groups === null ? [contenders] : groups.flatMap((group) => tiers(group, rest));
}

function decided(
	criterion: Criterion,
	{ side, power, gained }: Contender,
	sides: Setup['sides'],
	because: readonly Explanation[]
): Explanation {
	const who = named(sides, side);
	switch (criterion) {
		case 'power':
			return fact('wonByPower', { who, power }, ['TB-4'], because);
		case 'gained':
			return fact('wonByGain', { who, gained }, ['TB-4'], because);
		case 'available':
			return fact('wonByGangsters', { who }, ['TB-4'], because);
	}
}

/** What each of the tied has by a tie-breaker, or whom the table has named. */
function comparison(
	tied: readonly Contender[],
	criterion: 'gained' | 'available',
	sides: Setup['sides']
): readonly Explanation[] {
	if (criterion === 'gained') {
		return tied.map(({ side, gained }) =>
			fact('gainedOf', { who: named(sides, side), gained }, ['TB-4'])
		);
	}
	const best = tied.filter(({ available }) => available === 'best').map(({ side }) => side);
	const told =
		best.length === 0 ? [] : [fact('toldMost', { who: allNamed(sides, best) }, ['TB-4'])];
	const counted = tied.flatMap(({ side, available }) =>
		typeof available === 'number'
			? [fact('availableOf', { who: named(sides, side), count: available }, ['TB-4'])]
			: []
	);
	return [...counted, ...told];
}
