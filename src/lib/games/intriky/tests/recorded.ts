import type { Recorded } from '$lib/contract/recorded';
import { DECK } from './e2e/deck.samples';

import { BOX } from '../model';
import type { Command } from '../schema';
import { initial } from '../setup';
import { EVENING, SCENES } from './evening.samples';

const start = initial(EVENING);
const drawPile = 'drawPile' in start ? start.drawPile : BOX.cards;

/** All but two cards of the draw pile are put aside, so that it is soon made anew of the discards (IN-2). */
const shuffled: readonly Command[] = [
	...Array.from({ length: drawPile - 2 }, (): Command => ({
		type: 'correct',
		correction: { what: 'card', from: { in: 'draw' }, to: { in: 'discard' }, face: null }
	})),
	...Array.from({ length: 4 }, (): Command => ({ type: 'endTurn' }))
];

/** What the recorded games hold. */
export default {
	kinds: {
		command: [
			'lay',
			'layInitiator',
			'fire',
			'read',
			'playEffect',
			'move',
			'cancel',
			'steal',
			'forgo',
			'defend',
			'callMayor',
			'hire',
			'useSkill',
			'reveal',
			'note',
			'give',
			'agree',
			'settle',
			'endTurn',
			'gain',
			'correct'
		],
		event: [
			'turnBegan',
			'turnEnded',
			'drew',
			'reshuffled',
			'revealed',
			'laid',
			'initiatorLaid',
			'initiatorWaits',
			'fired',
			'sentenceRead',
			'effectPlayed',
			'discarded',
			'tookTop',
			'moved',
			'cancelled',
			'stole',
			'taskOver',
			'readingLapsed',
			'defended',
			'mayorCalled',
			'hired',
			'skillUsed',
			'noted',
			'gave',
			'agreed',
			'settled',
			'gained',
			'won',
			'corrected'
		],
		correction: ['card', 'face', 'turn', 'laid', 'hired', 'change', 'round', 'duty', 'duties']
	},
	unlisted: [
		{ type: 'agree', by: 0, note: 'You pay me two dollars', due: { round: 2, turn: 1 } },
		{ type: 'agree', by: 1, note: 'Zítra mi dáš kartu 🎩', due: { round: 30, turn: 0 } }
	],
	scripts: [
		{ setup: EVENING, commands: SCENES.flatMap(({ commands }) => commands) },
		{ setup: EVENING, commands: shuffled }
	],
	library: DECK
} satisfies Recorded;
