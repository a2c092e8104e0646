import type { Recorded } from '$lib/contract/recorded';
import { CITIES } from '../model';
import { knownCards } from '../rules/city-cards';

/** What the recorded games hold. */
export default {
	kinds: {
		command: [
			'place',
			'play',
			'turnCop',
			'turnUp',
			'choose',
			'collect',
			'shot',
			'payChicago',
			'tellHands',
			'endRound',
			'tellMost',
			'correct'
		],
		correction: [
			'power',
			'gained',
			'crews',
			'family',
			'associate',
			'card',
			'cardGone',
			'cardMissed',
			'turn',
			'turnNumber',
			'round',
			'gun',
			'chicago',
			'cop',
			'banished',
			'placed',
			'turnedUp',
			'paid',
			'shot'
		],
		event: [
			'roundBegan',
			'turnBegan',
			'placed',
			'played',
			'copDue',
			'copTurned',
			'evaluationBegan',
			'turnedUp',
			'earned',
			'choiceAsked',
			'hit',
			'banished',
			'chicagoPaid',
			'cleared',
			'returned',
			'gunPassed',
			'chicagoMoved',
			'tieAsked',
			'tied',
			'won',
			'handsTold',
			'corrected'
		]
	},
	library: CITIES.map((city) => ({ kind: 'city', value: { city, faces: knownCards(city) } }))
} satisfies Recorded;
