import type { Command, Correction, Event, LocationEffect, Play, Setup } from '../schema';

/** One of each kind, for the tests of the border: a kind that has no sample here does not compile. */
type Samples<T extends Record<K, string>, K extends string> = {
	readonly [Kind in T[K]]: Extract<T, Readonly<Record<K, Kind>>>;
};

export const setup: Setup = {
	players: 4,
	start: 2,
	level: 'advanced',
	layout: [
		'townHall',
		'prison',
		'harbour',
		'fightersClub',
		'policeStation',
		'businessDistrict',
		'privateClub'
	],
	options: { release: 'everyone', raise: 'anyone' },
	tracking: 'full'
};

const target = { location: 'harbour', level: 2 } as const;

export const plays: Samples<Play, 'as'> = {
	informer: { as: 'informer', target },
	thief: { as: 'thief', from: 3 },
	policeRaid: { as: 'policeRaid', location: 'prison' },
	levers: { as: 'levers', locations: ['prison', 'harbour'] },
	bigPlan: { as: 'bigPlan', from: target, to: 'townHall' },
	deals: { as: 'deals' },
	hat: { as: 'hat', from: target },
	twoHats: { as: 'twoHats', to: 'privateClub' },
	bullet: { as: 'bullet' },
	complicity: { as: 'complicity', target },
	hiredAssassin: { as: 'hiredAssassin', target },
	secretDeal: { as: 'secretDeal' },
	plusOne: { as: 'plusOne' }
};

export const effects: Samples<LocationEffect, 'as'> = {
	prisonEffect: { as: 'prisonEffect', target },
	harbourEffect: { as: 'harbourEffect', to: 'prison' }
};

type Figure = Extract<Correction, { what: 'policeman' | 'mayor' }>;

export const corrections: Samples<Exclude<Correction, Figure>, 'what'> &
	Readonly<Record<Figure['what'], Figure>> = {
	vp: { what: 'vp', player: 1, to: 7 },
	token: {
		what: 'token',
		player: 0,
		from: { in: 'cell', index: 0 },
		to: { in: 'stack', ...target }
	},
	cards: { what: 'cards', from: 'draw', to: 2, count: 1 },
	assassin: { what: 'assassin', to: 'prison' },
	policeman: { what: 'policeman', to: 1 },
	mayor: { what: 'mayor', to: null },
	round: { what: 'round', to: 4 },
	start: { what: 'start', player: 3 },
	turn: { what: 'turn', player: 1 },
	passed: { what: 'passed', player: 1, to: true },
	marker: { what: 'marker', location: 'harbour', to: false },
	phase: { what: 'phase', to: 'strategy' }
};

export const commands: Samples<Command, 'type'> = {
	exchange: { type: 'exchange', player: 0 },
	place: { type: 'place', player: 1, location: 'harbour' },
	play: { type: 'play', player: 1, play: plays.bigPlan },
	wait: { type: 'wait', player: 2 },
	pass: { type: 'pass', player: 2 },
	veto: { type: 'veto', player: 0, with: 'twoFists' },
	choose: { type: 'choose', location: 'townHall' },
	use: { type: 'use', effect: effects.prisonEffect },
	next: { type: 'next' },
	takeBack: { type: 'takeBack', player: 1, location: 'prison', levels: [0, 3] },
	endStrategy: { type: 'endStrategy' },
	endAction: { type: 'endAction' },
	control: { type: 'control', location: 'fightersClub', by: null },
	extraPoint: { type: 'extraPoint', player: 1 },
	tellFewestCards: { type: 'tellFewestCards', alone: true },
	tellBest: { type: 'tellBest', players: [0, 2] },
	correct: { type: 'correct', correction: corrections.vp }
};

export const events: Samples<Event, 'type'> = {
	exchanged: { type: 'exchanged', player: 0 },
	placed: { type: 'placed', player: 1, location: 'harbour' },
	cardsPlayed: { type: 'cardsPlayed', player: 1, play: plays.twoHats, cards: 2 },
	effectUsed: { type: 'effectUsed', player: 1, effect: effects.harbourEffect },
	vetoed: { type: 'vetoed', player: 2, with: 'fbi', cards: 1 },
	jailed: { type: 'jailed', mover: 0, owner: 1, target },
	stolen: { type: 'stolen', by: 0, from: 1 },
	raided: { type: 'raided', by: 0, location: 'prison' },
	passCancelled: { type: 'passCancelled', player: 3 },
	swapped: { type: 'swapped', locations: ['prison', 'harbour'] },
	moved: { type: 'moved', owner: 1, from: target, to: 'prison' },
	wentHome: { type: 'wentHome', owner: 1, from: target },
	reinforced: { type: 'reinforced', owner: 1, to: 'prison' },
	bulletGranted: { type: 'bulletGranted', player: 1 },
	raised: { type: 'raised', player: 1 },
	killed: { type: 'killed', owner: 1, target },
	extraPointScored: { type: 'extraPointScored', player: 2 },
	assassinMoved: { type: 'assassinMoved', to: 'prison' },
	drew: { type: 'drew', player: 1, cards: 3, reason: 'deals' },
	discarded: { type: 'discarded', player: 1, cards: 1 },
	reshuffled: { type: 'reshuffled', by: 0, kept: 1 },
	waited: { type: 'waited', player: 1 },
	passed: { type: 'passed', player: 1, forced: true },
	actionEnded: { type: 'actionEnded' },
	chosen: { type: 'chosen', location: 'prison', by: null },
	controlled: { type: 'controlled', location: 'prison', by: 2 },
	cellFreed: { type: 'cellFreed', owners: [0, 0, 3] },
	recruited: { type: 'recruited', players: [0, 3] },
	policemanTaken: { type: 'policemanTaken', by: 1 },
	mayorTaken: { type: 'mayorTaken', by: null },
	marked: { type: 'marked', location: 'prison' },
	tieAsked: { type: 'tieAsked', tied: [0, 2], by: 'reserve' },
	won: {
		type: 'won',
		ranking: [
			{ seat: 1, place: 1, score: 15 },
			{ seat: 0, place: 2, score: null },
			{ seat: 3, place: 2, score: null },
			{ seat: 2, place: 4, score: 0 }
		],
		decidedBy: {
			key: 'wonByVp',
			params: { who: { player: 1 }, vp: 15, tied: { list: [{ player: 0 }, { term: 'card.fbi' }] } },
			rules: ['MC-4', 'MC-1.5'],
			because: [{ key: 'reachedTarget', params: {}, rules: ['MC-2.2.2'] }]
		}
	},
	strategyBegan: { type: 'strategyBegan', ruler: 1 },
	takenBack: { type: 'takenBack', player: 1, location: 'prison', levels: [0] },
	unmarked: { type: 'unmarked', location: 'prison' },
	strategyEnded: { type: 'strategyEnded' },
	startPassed: { type: 'startPassed', to: 2 },
	drawsAsked: { type: 'drawsAsked', fewestVp: 3 },
	roundBegan: { type: 'roundBegan', round: 2 },
	corrected: { type: 'corrected', correction: corrections.token }
};
