import type { Wording } from '$lib/contract/wording';
import type { Catalogue } from '../messages/en';

const wording: Wording<Catalogue> = {
	numbers: {
		after: 'always',
		all: 'always',
		amount: 'always',
		associates: 'always',
		before: 'always',
		cities: 'always',
		count: 'always',
		ending: 'always',
		first: 'always',
		family: 'always',
		gained: 'always',
		gold: 'always',
		hand: 'always',
		has: 'always',
		last: 'always',
		left: 'always',
		needed: 'always',
		players: 'always',
		power: 'always',
		rest: 'always',
		round: 'always',
		silver: 'always',
		sum: 'always',
		turn: 'always',
		turns: 'always',
		value: 'always'
	},
	same: /^terms\.(?:place|money)\.|^terms\.face\.revolver$/,
	english: [
		...['card', 'cards', 'hand', 'cities', 'round', 'turn', 'cop'],
		...['gangsters', 'family', 'associates']
	]
};

export default wording;
