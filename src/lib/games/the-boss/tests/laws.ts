import * as fc from 'fast-check';
import type { Laws } from '$lib/contract/laws';
import { COPS, type FullState, type State } from '../model';
import { CITY_CARDS, citySets } from '../rules/city-sets';
import { ALL_COPS, COP_CARDS, copsLeft } from '../rules/cops';
import { countsOf, hasFamily } from '../rules/majority';
import { gangsters, turnsOf } from '../setup';
import { cardsInHand } from '../questions';
import type { Command, Setup } from '../schema';

/** What is broken, or null. */
type Verdict = string | null;

const full = (law: (state: FullState) => Verdict) => {
	return (state: State): Verdict => (state.tracking === 'full' ? law(state) : null);
};

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** Hand, cities, prison, hospital, dead and spent together are what a player began with (TB-1.1). */
function gangstersStay({ setup, players, crews, away }: FullState): Verdict {
	const { family, associates } = gangsters(setup.players);
	const placed = Object.values(crews).flat();
	const lost = players.findIndex((own, seat) => {
		const mine = placed.filter((crew) => crew.seat === seat);
		const gone = away.filter((one) => one.seat === seat).length;
		return (
			own.family + own.dead + gone + sum(mine.map((crew) => crew.family)) !== family ||
			own.associates + own.spent + sum(mine.map((crew) => crew.associates)) !== associates
		);
	});
	return lost === -1 ? null : `seat ${String(lost)}`;
}

function nothingNegative(state: FullState): Verdict {
	const numbers = [
		...state.players.flatMap((own) => [own.family, own.associates, own.dead, own.spent]),
		...Object.values(state.crews)
			.flat()
			.flatMap((crew) => [crew.family, crew.associates])
	];
	const wrong = numbers.find((n) => !Number.isInteger(n) || n < 0);
	return wrong === undefined ? null : String(wrong);
}

/** Until a city is evaluated no two colours have equally many there, and no associates are alone (TB-2.3, TB-2.4). */
function neverEqual(state: FullState): Verdict {
	const { sides } = state.setup;
	const done = state.phase === 'end' ? state.turnedUp.map(({ city }) => city) : [];
	const broken = state.row
		.filter((place) => !done.some((city) => city === place))
		.find((place) => {
			const crews = state.crews[place];
			const counts = [...countsOf(crews, sides).entries()].filter(([, count]) => count > 0);
			const different = new Set(counts.map(([, count]) => count));
			return (
				different.size !== counts.length || counts.some(([side]) => !hasFamily(crews, sides, side))
			);
		});
	return broken ?? null;
}

/**
 * No more cards lie open than have been played, none is missing unless the table has corrected a turn or a card,
 * and no city has more than it can (TB-1.6, TB-2.2).
 */
function cardsStay(state: FullState): Verdict {
	if (state.phase === 'finished') return null;
	const { setup, played } = state;
	const hands = sum([...state.players.keys()].map((seat) => cardsInHand(state, seat)));
	const open = sum(setup.cities.map((city) => played[city].length));
	const dealt = setup.players * turnsOf(setup);
	if (hands + open > dealt) return `${String(hands)} in hands, ${String(open)} open`;
	return setup.cities.find((city) => played[city].length >= CITY_CARDS[city]) ?? null;
}

/** Prison lasts two rounds and hospital one, counted from the end of a round (TB-3.4). */
function termsEnd({ away, round }: State): Verdict {
	const wrong = away.find(({ returns }) => returns <= round || returns > round + 3);
	return wrong === undefined ? null : `${wrong.in} until ${String(wrong.returns)}`;
}

/** At most five rounds, and those that were played because all was equal (TB-2.7, TB-4). */
const roundsEnd = ({ round, further }: State): Verdict =>
	round <= ALL_COPS + further ? null : `round ${String(round)}`;

const copsStay = ({ cops }: State): Verdict =>
	cops.length <= ALL_COPS && COPS.every((cop) => copsLeft(cops, cop) >= 0)
		? null
		: `${cops.join()} of ${JSON.stringify(COP_CARDS)}`;

/** Chicago and every city in play stand once in the row (TB-1.5). */
const rowStays = ({ row, setup }: State): Verdict =>
	row.filter((place) => place !== 'chicago').join() === setup.cities.join() &&
	row.length === setup.cities.length + 1
		? null
		: row.join();

/** One colour wins, and partners share what it has (TB-1.1, TB-4). */
function oneWins(state: State): Verdict {
	if (state.phase !== 'finished') return null;
	const { sides } = state.setup;
	const winners = state.ranking.filter(({ place }) => place === 1).map(({ seat }) => sides[seat]);
	const [side] = winners;
	const team = sides.filter((one) => one === side).length;
	return new Set(winners).size === 1 && winners.length === team ? null : 'not one winner';
}

const kinds: readonly (readonly [Setup['players'], readonly Setup['sides'][]])[] = [
	[2, [[0, 1]]],
	[3, [[0, 1, 2]]],
	[4, [[0, 1, 2, 3]]],
	[5, [[0, 1, 2, 3, 4]]],
	[
		6,
		[
			[0, 1, 2, 0, 1, 2],
			[0, 0, 1, 1, 2, 2],
			[2, 0, 1, 1, 0, 2]
		]
	]
];

const setups = (): fc.Arbitrary<Setup> =>
	fc.constantFrom(...kinds).chain(([players, teams]) =>
		fc.record({
			players: fc.constant(players),
			start: fc.nat(players - 1),
			sides: fc.constantFrom(...teams),
			cities: fc.constantFrom(...citySets(players)),
			options: fc.record({ chicago: fc.constantFrom('counts' as const, 'zero' as const) }),
			tracking: fc.constantFrom('full' as const, 'light' as const)
		})
	);

/** Whole rows of cards and all hands are too many to list; a correction may set a number to anything. */
const unlisted = ({ type }: Command): boolean =>
	type === 'payChicago' || type === 'tellHands' || type === 'correct';

/** What must hold in every state of The Boss, whatever is played and corrected. */
const laws: Laws<State, Command, Setup> = {
	setups,
	invariants: {
		'every gangster is somewhere (TB-1.1)': full(gangstersStay),
		'nothing is less than none': full(nothingNegative),
		'two colours never have equally many (TB-2.4)': full(neverEqual),
		'every card dealt is played (TB-2.2)': full(cardsStay),
		'prison and hospital end (TB-3.4)': termsEnd,
		'at most five rounds, and further ones (TB-2.7)': roundsEnd,
		'no more cop cards than there are (TB-1.7)': copsStay,
		'every boss card stays in the row (TB-1.5)': rowStays,
		'one colour wins (TB-4)': oneWins
	},
	unlisted
};

export default laws;
