import { explainer, player, players, type Explanation, type Seat } from '$lib/engine/explanation';
import type { Standing } from '$lib/engine/ranking';
import type { facts } from '../messages/en/facts';

const explain = explainer<typeof facts>();

/** A number; or what the table told where the number is not known; or not known at all. */
export type Known = number | 'best' | 'behind' | null;

export interface Contender {
	readonly seat: Seat;
	readonly vp: number;
	/** Mafiosi in reserve: the fewer the better. */
	readonly reserve: Known;
	/** Action cards in hand: the more the better. */
	readonly cards: Known;
	/** Whether this player holds the Mayor. */
	readonly mayor: boolean;
	/** Seats clockwise from the starting player; different for each contender. */
	readonly distance: number;
}

export interface Won {
	/** All players, the winner first. Behind the winner an unknown tie-breaker lets players share a place. */
	readonly ranking: readonly Standing[];
	/** The criterion that decided, with all those before it that did not. */
	readonly decidedBy: Explanation;
}

/** A tie-breaker that is needed and not known, and the players between whom it decides. */
export interface Asked {
	readonly ask: 'reserve' | 'cards';
	readonly tied: readonly Seat[];
}

interface Criterion {
	readonly by: 'vp' | 'reserve' | 'cards' | 'mayor' | 'distance';
	/** The smaller the better; null where it is not known. */
	readonly merit: (contender: Contender) => number | null;
}

const told = (known: 'best' | 'behind' | null): number | null =>
	known === null ? null : known === 'best' ? 0 : 1;

/** The criteria of MC-4 in their order. */
const CRITERIA: readonly Criterion[] = [
	{ by: 'vp', merit: ({ vp }) => -vp },
	{
		by: 'reserve',
		merit: ({ reserve }) => (typeof reserve === 'number' ? reserve : told(reserve))
	},
	{ by: 'cards', merit: ({ cards }) => (typeof cards === 'number' ? -cards : told(cards)) },
	{ by: 'mayor', merit: ({ mayor }) => (mayor ? 0 : 1) },
	{ by: 'distance', merit: ({ distance }) => distance }
];

/**
 * Who has won at the end of Phase II (MC-4).
 * @returns null if nobody has reached the target; what must be asked if the tie-breakers known do not
 * decide; else the whole ranking and what decided it.
 */
export function winner(contenders: readonly Contender[], target: number): null | Won | Asked {
	const reached = contenders.filter(({ vp }) => vp >= target);
	if (reached.length === 0) return null;
	const because: Explanation[] = reached.map(({ seat, vp }) =>
		explain('reachedTarget', { who: player(seat), vp, target }, ['MC-4', 'MC-1.5'])
	);
	let best: readonly Contender[] = reached;
	for (const criterion of CRITERIA) {
		const groups = split(best, criterion);
		if (groups === null) {
			return {
				ask: criterion.by === 'reserve' ? 'reserve' : 'cards',
				tied: best.map(({ seat }) => seat)
			};
		}
		const leaders = groups[0] ?? best;
		const [first, second] = leaders;
		if (first !== undefined && second === undefined) {
			const decidedBy =
				reached.length === 1
					? explain('wonAlone', { who: player(first.seat), vp: first.vp, target }, [
							'MC-4',
							'MC-1.5'
						])
					: decided(criterion, first, best, because);
			return { ranking: rank(contenders), decidedBy };
		}
		because.push(...comparison(criterion, best), stillTied(criterion, leaders));
		best = leaders;
	}
	throw new Error('two contenders at the same distance from the starting player');
}

/** The contenders in groups of equal merit, the best first; null if the criterion is unknown for one of them. */
function split(
	contenders: readonly Contender[],
	{ merit }: Criterion
): readonly (readonly Contender[])[] | null {
	const groups = new Map<number, Contender[]>();
	for (const contender of contenders) {
		const value = merit(contender);
		if (value === null) return null;
		groups.set(value, [...(groups.get(value) ?? []), contender]);
	}
	return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}

function rank(contenders: readonly Contender[]): readonly Standing[] {
	const ranking: Standing[] = [];
	for (const tier of tiers(contenders, CRITERIA)) {
		const place = ranking.length + 1;
		ranking.push(...tier.map(({ seat, vp }) => ({ seat, place, score: vp })));
	}
	return ranking;
}

/** The table told who is best, so how those behind differ is not known. */
const isBehind = ({ reserve, cards }: Contender): boolean =>
	reserve === 'behind' || cards === 'behind';

/** Whoever an unknown criterion leaves side by side stays side by side: what follows it must not decide. */
function tiers(
	contenders: readonly Contender[],
	[criterion, ...rest]: readonly Criterion[]
): readonly (readonly Contender[])[] {
	if (contenders.length < 2 || criterion === undefined || contenders.every(isBehind)) {
		return [contenders];
	}
	const groups = split(contenders, criterion);
	return groups === null ? [contenders] : groups.flatMap((group) => tiers(group, rest));
}

function decided(
	criterion: Criterion,
	first: Contender,
	tied: readonly Contender[],
	before: readonly Explanation[]
): Explanation {
	const who = player(first.seat);
	const because = [...before, ...comparison(criterion, tied)];
	switch (criterion.by) {
		case 'vp':
			return explain('wonByVp', { who, vp: first.vp }, ['MC-4'], because);
		case 'reserve':
			return explain('wonByReserve', { who }, ['MC-4'], because);
		case 'cards':
			return explain('wonByCards', { who }, ['MC-4'], because);
		case 'mayor':
			return explain('wonByMayor', { who }, ['MC-4'], because);
		case 'distance':
			return explain('wonByDistance', { who }, ['MC-4'], because);
	}
}

/** What each of the tied has of a criterion; or whom the table named best. */
function comparison({ by }: Criterion, tied: readonly Contender[]): readonly Explanation[] {
	switch (by) {
		case 'reserve':
		case 'cards':
			return [...tied.flatMap((contender) => tellOwn(by, contender)), ...tellBest(by, tied)];
		case 'distance':
			return tied.map(({ seat, distance }) =>
				explain('fromStart', { who: player(seat), count: distance }, ['MC-4'])
			);
		case 'vp':
		case 'mayor':
			return [];
	}
}

function tellOwn(by: 'reserve' | 'cards', contender: Contender): readonly Explanation[] {
	const count = contender[by];
	if (typeof count !== 'number') return [];
	const values = { who: player(contender.seat), count };
	return [explain(by === 'reserve' ? 'inReserve' : 'cardsInHand', values, ['MC-4'])];
}

function tellBest(by: 'reserve' | 'cards', tied: readonly Contender[]): readonly Explanation[] {
	const best = tied.filter((contender) => contender[by] === 'best');
	if (best.length === 0) return [];
	const who = players(best.map(({ seat }) => seat));
	return [explain(by === 'reserve' ? 'toldReserve' : 'toldCards', { who }, ['MC-4'])];
}

function stillTied({ by }: Criterion, leaders: readonly Contender[]): Explanation {
	const who = players(leaders.map(({ seat }) => seat));
	switch (by) {
		case 'vp':
			return explain('tiedOnVp', { who, vp: leaders[0]?.vp ?? 0 }, ['MC-4']);
		case 'reserve':
			return explain('tiedOnReserve', { who }, ['MC-4']);
		case 'cards':
			return explain('tiedOnCards', { who }, ['MC-4']);
		case 'mayor':
			return explain('noneHoldsMayor', { who }, ['MC-4']);
		case 'distance':
			return explain('tiedOnDistance', { who }, ['MC-4']);
	}
}
