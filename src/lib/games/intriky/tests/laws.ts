import * as fc from 'fast-check';
import type { Laws } from '$lib/contract/laws';
import { BOX, MOST_DOLLARS } from '../model';
import type { Cloth, Duty, State } from '../model';
import type { Command, Setup } from '../schema';
import { HIRES_A_TURN, WINNING } from '../rules/hiring';

/** What is broken, or null. */
type Verdict = string | null;

/** A law that must also hold where stopping the last play would lead. */
const also = (law: (state: State) => Verdict) => {
	return (state: State): Verdict => {
		const reaction = 'reaction' in state ? state.reaction : null;
		return law(state) ?? (reaction === null ? null : law(reaction.before));
	};
};

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** Everything on the table; an initiator that is being read lies there too. */
function cardsOf(
	{ hands, rows, drawPile, discardPile }: Cloth,
	purses: State['purses'],
	duties: readonly Duty[]
): number {
	const inRows = rows.map(({ cards, waiting }) => cards.length + waiting.length);
	const won = purses.map(
		({ bank, reserve, service }) => bank.length + reserve.length + service.length
	);
	const read = duties.filter(({ kind }) => kind === 'read').length;
	return sum(hands) + sum(inRows) + sum(won) + drawPile + discardPile + read;
}

/** IN-1.1. */
function cardsStay(state: State): Verdict {
	if (state.tracking === 'light') return null;
	const all = cardsOf(state, state.purses, state.phase === 'turn' ? state.duties : []);
	return all === BOX.cards ? null : `${String(all)} cards`;
}

function nothingNegative(state: State): Verdict {
	const turn = state.phase === 'turn' ? [state.hired, state.change] : [];
	const piles =
		state.tracking === 'full' ? [...state.hands, state.drawPile, state.discardPile] : [];
	const wrong = [...turn, ...piles].find((n) => !Number.isInteger(n) || n < 0);
	return wrong === undefined ? null : String(wrong);
}

/** IN-1.1: the box holds sixteen characters. */
function charactersStay({ purses }: State): Verdict {
	const open = sum(purses.map(({ reserve, service }) => reserve.length + service.length));
	return open <= BOX.characters ? null : `${String(open)} characters`;
}

/** IN-2.2: nobody has more than four in Service, and who has four has won. */
function fourWin(state: State): Verdict {
	const most = Math.max(...state.purses.map(({ service }) => service.length));
	if (state.phase === 'turn') return most < WINNING ? null : `goes on with ${String(most)}`;
	const won = state.purses[state.winner]?.service.length ?? 0;
	return won === WINNING && most === WINNING ? null : `won with ${String(won)}`;
}

const twoHired = (state: State): Verdict =>
	state.phase === 'turn' && state.hired > HIRES_A_TURN ? String(state.hired) : null;

/** IN-7.1: a bank holds cards with money bags. */
function banksHoldBags({ purses }: State): Verdict {
	const wrong = purses
		.flatMap(({ bank }) => bank)
		.find((dollars) => dollars < 1 || dollars > MOST_DOLLARS);
	return wrong === undefined ? null : `${String(wrong)}$`;
}

/** Every card on the table is another one. */
function cardsDiffer(state: State): Verdict {
	if (state.tracking === 'light') return null;
	const ids = state.rows.flatMap(({ cards }) => cards.map(({ id }) => id));
	return new Set(ids).size === ids.length ? null : 'one card twice';
}

/** What waits for a person is something that person can do. */
function dutiesStand(state: State): Verdict {
	if (state.phase === 'finished' || state.tracking === 'light') return null;
	const top = state.duties.at(-1);
	if (top?.kind !== 'read') return null;
	const length = state.rows[top.player]?.cards.length ?? 0;
	return length >= top.number ? null : 'a row too short to read';
}

const setups = (): fc.Arbitrary<Setup> =>
	fc.constantFrom(3 as const, 4 as const).chain((players) =>
		fc.record({
			players: fc.constant(players),
			start: fc.nat(players - 1),
			options: fc.record({
				move: fc.constantFrom('ends' as const, 'anywhere' as const),
				initiators: fc.constantFrom('fireAtOnce' as const, 'mayWait' as const),
				symbols: fc.constantFrom('always' as const, 'onlyWithSense' as const),
				cancel: fc.constantFrom('anyRow' as const, 'ownRow' as const)
			}),
			tracking: fc.constantFrom('full' as const, 'light' as const)
		})
	);

/** Kinds of commands that carry a face, a payment, words or a number of which there are too many to list. */
const UNLISTED: ReadonlySet<Command['type']> = new Set([
	'lay',
	'layInitiator',
	'read',
	'callMayor',
	'hire',
	'useSkill',
	'reveal',
	'note',
	'give',
	'agree',
	'gain',
	'playEffect',
	'correct'
] as const);

/** What must hold in every state of Intriky, whatever is played, stopped and corrected. */
const laws: Laws<State, Command, Setup> = {
	setups,
	invariants: {
		'96 cards are accounted for (IN-1.1)': also(cardsStay),
		'nothing is less than none': also(nothingNegative),
		'no more characters than in the box (IN-1.1)': charactersStay,
		'four in Service win, at once (IN-2.2)': fourWin,
		'at most two are hired in a turn (IN-2.1)': twoHired,
		'a bank holds cards with money bags (IN-7.1)': banksHoldBags,
		'no card lies twice on the table': also(cardsDiffer),
		'a row that is to be read is long enough (IN-4.1)': dutiesStand
	},
	unlisted: ({ type }) => UNLISTED.has(type)
};

export default laws;
