import type { CommonMessages } from '../en/common';

export const common: CommonMessages = {
	facts: {
		gameOver: 'A játéknak vége',
		noSuchPlayer: 'Nincs ilyen játékos',
		othersTurn: (v) => `Most lép: ${v.who}`,
		nothingChanges: 'Ez semmit sem változtat',
		badNumber: 'Ez a szám nem lehet jó',
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
