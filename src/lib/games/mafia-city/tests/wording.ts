import type { Wording } from '$lib/contract/wording';
import type { Catalogue } from '../messages/en';

const wording: Wording<Catalogue> = {
	numbers: {
		count: 'always',
		from: ['correctedVp', 'correctedRound'],
		has: 'always',
		most: 'always',
		needed: 'always',
		points: 'always',
		raises: 'always',
		round: 'always',
		seats: 'always',
		target: 'always',
		to: ['correctedVp', 'correctedRound'],
		total: 'always',
		vp: 'always'
	},
	same: /^terms\.(?:card\.fbi|symbol\.plusOne|veto\.fbi)$|^terms\.cardPrinted\./,
	english: [
		...['card', 'cards', 'hand', 'reserve', 'stack', 'location', 'turn'],
		...['mafioso', 'mafiosi', 'VP']
	]
};

export default wording;
