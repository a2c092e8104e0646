import type { Wording } from '$lib/contract/wording';
import type { Catalogue } from '../messages/en';

const wording: Wording<Catalogue> = {
	numbers: {
		from: 'always',
		goal: 'always',
		had: 'always',
		has: 'always',
		missing: 'always',
		most: 'always',
		points: 'always',
		to: 'always'
	},
	// Nothing is the same in English.
	same: /^$/,
	english: ['points', 'turn', 'goal', 'player', 'table']
};

export default wording;
