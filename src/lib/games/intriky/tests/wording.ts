import type { Wording } from '$lib/contract/wording';
import type { Catalogue } from '../messages/en';

const wording: Wording<Catalogue> = {
	numbers: {
		cards: 'always',
		change: 'always',
		count: 'always',
		dollars: 'always',
		fee: 'always',
		first: 'always',
		from: ['correctedHired', 'correctedChange', 'correctedRound'],
		has: 'always',
		last: 'always',
		left: 'always',
		length: 'always',
		lost: 'always',
		missing: 'always',
		number: 'always',
		price: 'always',
		round: 'always',
		thenCount: 'always',
		to: ['correctedHired', 'correctedChange', 'correctedRound']
	},
	same: /^terms\.(?:character\.pilot|place\.bank)$|^terms\.(?:word|characterPrinted)\./,
	english: [
		...['card', 'cards', 'hand', 'pile', 'row', 'turn', 'line'],
		...['initiator', 'character', 'reserve', 'service']
	]
};

export default wording;
