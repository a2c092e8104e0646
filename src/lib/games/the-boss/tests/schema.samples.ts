import { setupOf } from './scene';
import type { Command, Correction, Event, Setup } from '../schema';

/** One of each kind, for the tests of the border: a kind that has no sample here does not compile. */
type Samples<T extends Record<K, string>, K extends string> = {
	readonly [Kind in T[K]]: Extract<T, Readonly<Record<K, Kind>>>;
};

export const setup: Setup = setupOf();
export const teams: Setup = setupOf({ players: 6, start: 5, tracking: 'light' });

type Number = Extract<Correction, { what: 'power' | 'gained' }>;

export const corrections: Samples<Exclude<Correction, Number>, 'what'> &
	Readonly<Record<Number['what'], Number>> = {
	power: { what: 'power', side: 1, to: -2 },
	gained: { what: 'gained', side: 1, to: 3 },
	crews: { what: 'crews', place: 'chicago', to: [{ seat: 0, family: 2, associates: 1 }] },
	family: {
		what: 'family',
		player: 0,
		from: { in: 'hand' },
		to: { in: 'hospital', returns: 3 }
	},
	associate: { what: 'associate', player: 2, to: 'spent' },
	card: { what: 'card', city: 'boston', index: 1, to: { city: 'detroit', face: 'revolver' } },
	cardGone: { what: 'cardGone', city: 'boston', index: 0 },
	cardMissed: { what: 'cardMissed', city: 'memphis', face: 3 },
	turn: { what: 'turn', player: 3 },
	turnNumber: { what: 'turnNumber', to: 4 },
	round: { what: 'round', to: 3 },
	gun: { what: 'gun', player: 3 },
	chicago: { what: 'chicago', to: 4 },
	cop: { what: 'cop', index: 0, to: 'double' },
	banished: { what: 'banished', side: 2, city: 'cincinnati', to: true },
	placed: { what: 'placed', to: null },
	turnedUp: { what: 'turnedUp', city: 'boston', to: { face: 'theft', side: 2 } },
	paid: { what: 'paid', to: true },
	shot: { what: 'shot', side: 1, to: false }
};

export const commands: Samples<Command, 'type'> = {
	place: { type: 'place', player: 0, place: 'chicago', family: 2, associates: 1 },
	play: { type: 'play', player: 1, city: 'boston', face: 0 },
	turnCop: { type: 'turnCop', cop: 'silver' },
	turnUp: { type: 'turnUp', city: 'stLouis', face: 'shootout' },
	choose: { type: 'choose', player: 3 },
	collect: { type: 'collect', player: 0, city: 'memphis', face: 9 },
	shot: { type: 'shot', player: 3 },
	payChicago: { type: 'payChicago', player: 0, faces: [3, 'prison', 4] },
	tellHands: { type: 'tellHands', counts: [9, 0, 3, 2] },
	endRound: { type: 'endRound' },
	tellMost: { type: 'tellMost', sides: [0, 2] },
	correct: { type: 'correct', correction: corrections.gun }
};

const decidedBy = {
	key: 'wonByPower',
	params: { who: { list: [{ player: 0 }, { player: 3 }] }, power: 12 },
	rules: ['TB-4'],
	because: [{ key: 'powerOf', params: { who: { player: 1 }, power: -2 }, rules: ['TB-4'] }]
} as const;

export const events: Samples<Event, 'type'> = {
	roundBegan: { type: 'roundBegan', round: 2 },
	turnBegan: { type: 'turnBegan', turn: 5, order: [1, 0, 2, 3], counts: [3, 4, 0, 0] },
	placed: { type: 'placed', player: 0, place: 'boston', family: 1, associates: 0 },
	played: { type: 'played', player: 0, city: 'boston', face: 'theft' },
	copDue: { type: 'copDue' },
	copTurned: { type: 'copTurned', cop: 'gold' },
	evaluationBegan: { type: 'evaluationBegan' },
	turnedUp: { type: 'turnedUp', city: 'boston', face: 3, side: 2 },
	earned: { type: 'earned', side: 1, city: 'stLouis', amount: -2 },
	choiceAsked: { type: 'choiceAsked', choice: { side: 0, city: 'boston', harm: 'prison' } },
	hit: { type: 'hit', player: 3, city: 'boston', harm: 'shootout' },
	banished: { type: 'banished', side: 0, city: 'cincinnati' },
	chicagoPaid: { type: 'chicagoPaid', side: 1, faces: ['shootout', 3], amount: 3 },
	cleared: { type: 'cleared' },
	returned: { type: 'returned', player: 2, from: 'prison' },
	gunPassed: { type: 'gunPassed', to: 3 },
	chicagoMoved: { type: 'chicagoMoved', to: 8 },
	tieAsked: { type: 'tieAsked', tied: [0, 1] },
	tied: { type: 'tied', sides: [0, 1], because: decidedBy },
	won: {
		type: 'won',
		ranking: [0, 2, 1, 3].map((seat, at) => ({ seat, place: at + 1, score: -4 - at })),
		decidedBy
	},
	handsTold: { type: 'handsTold', counts: [1, 2], order: [1, 0] },
	corrected: { type: 'corrected', correction: corrections.crews }
};
