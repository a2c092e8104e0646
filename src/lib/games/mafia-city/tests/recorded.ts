import type { Recorded } from '$lib/contract/recorded';
import { LOCATIONS, type State } from '../model';
import { current } from '../questions';
import type { Command } from '../schema';

/** Light: two are equal on points when the seventh location has its marker, and the table tells whose reserve is larger. */
const tie: readonly Command[] = [
	{ type: 'endAction' },
	...[0, 2].map((player): Command => ({
		type: 'correct',
		correction: { what: 'vp', player, to: 14 }
	})),
	...LOCATIONS.map((location): Command => ({ type: 'control', location, by: null })),
	{ type: 'tellBest', players: [0, 2] },
	{ type: 'tellBest', players: [2] }
];

/** Light tracking kept the location shown beside what it is shown for. */
function asRecorded(state: State): unknown {
	if (state.tracking === 'full' || state.phase !== 'locations') return state;
	const told = Object.entries(state).filter(([field]) => field !== 'step');
	return { ...Object.fromEntries(told), location: current(state) };
}

/** What the recorded games hold. */
export default {
	kinds: {
		command: [
			'exchange',
			'place',
			'play',
			'wait',
			'pass',
			'veto',
			'choose',
			'use',
			'next',
			'takeBack',
			'endStrategy',
			'endAction',
			'control',
			'extraPoint',
			'tellFewestCards',
			'tellBest',
			'correct'
		],
		correction: [
			'vp',
			'token',
			'cards',
			'assassin',
			'policeman',
			'mayor',
			'round',
			'start',
			'turn',
			'passed',
			'marker',
			'phase'
		],
		event: [
			'exchanged',
			'placed',
			'cardsPlayed',
			'effectUsed',
			'vetoed',
			'jailed',
			'stolen',
			'raided',
			'passCancelled',
			'swapped',
			'moved',
			'wentHome',
			'reinforced',
			'bulletGranted',
			'raised',
			'killed',
			'extraPointScored',
			'assassinMoved',
			'drew',
			'discarded',
			'reshuffled',
			'waited',
			'passed',
			'actionEnded',
			'chosen',
			'controlled',
			'cellFreed',
			'recruited',
			'policemanTaken',
			'mayorTaken',
			'marked',
			'tieAsked',
			'won',
			'strategyBegan',
			'takenBack',
			'unmarked',
			'strategyEnded',
			'startPassed',
			'drawsAsked',
			'roundBegan',
			'corrected'
		],
		play: [
			'informer',
			'thief',
			'policeRaid',
			'levers',
			'bigPlan',
			'deals',
			'hat',
			'twoHats',
			'bullet',
			'complicity',
			'hiredAssassin',
			'secretDeal',
			'plusOne'
		],
		effect: ['prisonEffect', 'harbourEffect']
	},
	asRecorded,
	scripts: [
		{
			setup: {
				players: 4,
				start: 1,
				level: 'beginners',
				layout: LOCATIONS,
				options: { release: 'everyone', raise: 'anyone' },
				tracking: 'light'
			},
			commands: tie
		}
	]
} satisfies Recorded;
