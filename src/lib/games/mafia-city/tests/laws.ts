import * as fc from 'fast-check';
import type { Laws } from '$lib/contract/laws';
import type { Board, FullState, Location, State } from '../model';
import type { Command, Setup } from '../schema';
import { LOCATIONS } from '../model';
import { CARDS_IN_GAME, target } from '../setup';

/** What is broken, or null. */
type Verdict = string | null;

const board = (law: (state: FullState, initial: FullState) => Verdict) => {
	return (state: State, initial: State): Verdict => {
		if (state.tracking === 'light' || initial.tracking === 'light') return null;
		const before = 'reaction' in state ? state.reaction?.before : undefined;
		// What a veto would lead back to must be as lawful as what lies on the table.
		return law(state, initial) ?? (before === undefined ? null : law(before, initial));
	};
};

const count = <T>(list: readonly T[], wanted: (item: T) => boolean): number =>
	list.filter(wanted).length;

/** All mafiosi of a player: in hand, in reserve, in the city, in the Cell. */
function mafiosiOf({ players, stacks, cell }: Board, seat: number): number {
	const own = players[seat];
	const inCity = LOCATIONS.flatMap((location) => stacks[location]);
	return (
		(own === undefined ? 0 : own.hand + own.reserve) +
		count(inCity, (owner) => owner === seat) +
		count(cell, ({ owner }) => owner === seat)
	);
}

function mafiosiStay(state: FullState, initial: FullState): Verdict {
	const lost = initial.players.findIndex(
		(_, seat) => mafiosiOf(state, seat) !== mafiosiOf(initial, seat)
	);
	return lost === -1 ? null : `seat ${String(lost)} has ${String(mafiosiOf(state, lost))}`;
}

function cardsStay({ players, drawPile, discardPile }: FullState): Verdict {
	const inHands = players.reduce((sum, { cards }) => sum + cards, 0);
	const all = inHands + drawPile + discardPile;
	return all === CARDS_IN_GAME ? null : `${String(all)} cards`;
}

function nothingNegative({ players, drawPile, discardPile }: FullState): Verdict {
	const numbers = players.flatMap(({ vp, hand, reserve, cards }) => [vp, hand, reserve, cards]);
	const wrong = [...numbers, drawPile, discardPile].find((n) => !Number.isInteger(n) || n < 0);
	return wrong === undefined ? null : String(wrong);
}

/** A figure stands on its location or is held by one player of this game. */
function figuresStand(state: State): Verdict {
	const seated = (holder: number | null) =>
		holder === null || (Number.isInteger(holder) && holder >= 0 && holder < state.setup.players);
	return seated(state.policeman) && seated(state.mayor) ? null : 'held by nobody of this game';
}

/** Phase II ends with the seventh marker, Phase III begins with seven (MC-2.2.6, MC-2.3). */
function markersCount(state: State): Verdict {
	const marked: readonly Location[] = 'marked' in state ? state.marked : [];
	if (new Set(marked).size !== marked.length) return 'two markers on one location';
	if (state.phase === 'locations' && marked.length >= LOCATIONS.length) return 'Phase II goes on';
	return null;
}

/** Who won has reached the target and stands alone (MC-4). */
function oneWins(state: State): Verdict {
	if (state.phase !== 'finished') return null;
	const winners = state.ranking.filter(({ place }) => place === 1);
	const [winner] = winners;
	if (winner === undefined || winners.length !== 1) return 'not a single winner';
	const goal = target(state.setup.players, state.setup.level);
	return (winner.score ?? 0) >= goal ? null : `won with ${String(winner.score)}`;
}

/**
 * Any choice of own mafiosi of a stack may go back (MC-2.3), and two stacks may be named in either order
 * (MC-5): too many to list. A correction may set a number to anything.
 */
const unlisted = (command: Command): boolean =>
	command.type === 'takeBack' ||
	command.type === 'correct' ||
	(command.type === 'play' && command.play.as === 'levers');

const setups = (): fc.Arbitrary<Setup> =>
	fc.constantFrom(3 as const, 4 as const, 5 as const).chain((players) =>
		fc.record({
			players: fc.constant(players),
			start: fc.nat(players - 1),
			level: fc.constantFrom('advanced' as const, 'beginners' as const),
			layout: fc
				.shuffledSubarray([...LOCATIONS], { minLength: LOCATIONS.length })
				.map((list) => list as unknown as Setup['layout']),
			options: fc.record({
				release: fc.constantFrom('everyone' as const, 'notThisRoundsActionPhase' as const),
				raise: fc.constantFrom('anyone' as const, 'presentOnly' as const)
			}),
			tracking: fc.constantFrom('full' as const, 'light' as const)
		})
	);

/** What must hold in every state of Mafia City, whatever is played, vetoed and corrected. */
const laws: Laws<State, Command, Setup> = {
	setups,
	invariants: {
		'every mafioso stays in the game (MC-1.2)': board(mafiosiStay),
		'49 cards lie in hands and piles (MC-1.6)': board(cardsStay),
		'nothing is less than none': board(nothingNegative),
		'a figure has one holder at most (MC-3.4, MC-3.7)': figuresStand,
		'Phase II ends after seven markers (MC-2.2.6)': markersCount,
		'one player wins (MC-4)': oneWins
	},
	unlisted
};

export default laws;
