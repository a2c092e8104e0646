import type { GameCard } from '$lib/contract/card';

const card: GameCard = {
	id: 'intriky',
	name: 'Intriky',
	players: { min: 3, max: 4 },
	colours: ['red', 'blue', 'green', 'yellow', 'black', 'white'],
	tools: [
		{
			id: 'checker',
			name: {
				en: 'Is that a sentence?',
				cs: 'Dává ta věta smysl?',
				sk: 'Dáva tá veta zmysel?',
				hu: 'Van értelme a mondatnak?'
			}
		},
		{
			id: 'payment',
			name: {
				en: 'Which cards to pay with?',
				cs: 'Kterými kartami zaplatit?',
				sk: 'Ktorými kartami zaplatiť?',
				hu: 'Mely kártyákkal fizessek?'
			}
		}
	],
	library: {
		en: 'Your own cards',
		cs: 'Vaše vlastní karty',
		sk: 'Vaše vlastné karty',
		hu: 'A saját kártyáitok'
	},
	scan: true,
	line: {
		en: 'Every row read both ways, sums and symbols, banks without change, and the fourth character',
		cs: 'Každá řada přečtená z obou stran, součty a symboly, banka bez drobných a čtvrtá postava',
		sk: 'Každý rad prečítaný z oboch strán, súčty a symboly, banka bez drobných a štvrtá postava',
		hu: 'Minden sor mindkét oldalról olvasva, összegek és jelek, bank visszajáró nélkül, és a negyedik szereplő'
	},
	// Two cards that lie head to foot, with lines on them.
	emblem:
		'M4 3h7.4v18H4Zm1.6 2v3h4.2V5Zm0 11v3h4.2v-3ZM6 10.3h3.4v1.2H6Zm0 2.3h3.4v1.2H6Z' +
		'M12.6 3H20v18h-7.4Zm1.6 2v3h4.2V5Zm0 11v3h4.2v-3ZM14.6 10.3H18v1.2h-3.4Zm0 2.3H18v1.2h-3.4Z'
};

export default card;
