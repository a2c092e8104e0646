import type { CommonMessages } from '../en/common';

export const common: CommonMessages = {
	facts: {
		gameOver: 'A játéknak vége',
		noSuchPlayer: 'Nincs ilyen játékos',
		nothingChanges: 'Ez semmit sem változtat',
		workedOut: 'Itt mindent követünk, ezt nem kell megadni, magától kiszámolódik'
	},
	setup: {
		tracking: 'Mit kövessünk',
		full: 'Mindent',
		options: 'Asztali megegyezés',
		optionsNote: 'Ahol hallgat a szabály, ott az asztal dönt.'
	},
	phase: { finished: 'Vége' },
	correct: {
		open: 'Javítás…',
		whose: 'Kié',
		from: 'Honnan',
		to: 'Hová',
		turn: 'Ki következik',
		round: 'Forduló'
	},
	tool: {
		unreadable: (part) => `Ez a rész nem olvasható a linkben, tiszta lappal kezdünk: ${part}`
	}
};
