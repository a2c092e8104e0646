import type { CommonMessages } from '../en/common';

export const common: CommonMessages = {
	facts: {
		gameOver: 'Hra sa skončila',
		noSuchPlayer: 'Taký hráč v hre nie je',
		othersTurn: (v) => `Na ťahu je ${v.who}`,
		nothingChanges: 'Tým sa nič nezmení',
		badNumber: 'Toto číslo nemôže byť správne',
		workedOut: 'Sleduje sa všetko, takže sa toto nezadáva a vypočíta sa samo'
	},
	setup: {
		tracking: 'Čo sledovať',
		full: 'Všetko',
		options: 'Dohoda pri stole',
		optionsNote: 'Kde pravidlá mlčia, rozhoduje váš stôl.'
	},
	phase: { finished: 'Koniec hry' },
	correct: {
		open: 'Opraviť…',
		whose: 'Čí',
		from: 'Odkiaľ',
		to: 'Kam',
		turn: 'Kto je na ťahu',
		round: 'Kolo'
	},
	tool: { unreadable: (part) => `Túto časť odkazu nemožno prečítať, začíname odznova: ${part}` }
};
