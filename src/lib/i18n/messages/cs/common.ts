import type { CommonMessages } from '../en/common';

export const common: CommonMessages = {
	facts: {
		gameOver: 'Hra skončila',
		noSuchPlayer: 'Takový hráč ve hře není',
		othersTurn: (v) => `Na tahu je ${v.who}`,
		nothingChanges: 'Tím se nic nezmění',
		badNumber: 'Tohle číslo nemůže být správně',
		workedOut: 'Sleduje se všechno, takže se tohle nezadává a spočítá se samo'
	},
	setup: {
		tracking: 'Co sledovat',
		full: 'Všechno',
		options: 'Domluva u stolu',
		optionsNote: 'Kde pravidla mlčí, rozhoduje váš stůl.'
	},
	phase: { finished: 'Konec hry' },
	correct: {
		open: 'Opravit…',
		whose: 'Čí',
		from: 'Odkud',
		to: 'Kam',
		turn: 'Kdo je na tahu',
		round: 'Kolo'
	},
	tool: { unreadable: (part) => `Tuto část odkazu nejde přečíst, začínáme znovu: ${part}` }
};
