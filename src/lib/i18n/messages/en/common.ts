/**
 * The words that mean the same in every game: `facts` are refusals, the rest are labels. A game spreads each part
 * into its own (`facts: { ...common.facts, … }`) and says after it what it words in its own way.
 */
export const common = {
	facts: {
		gameOver: 'The game is over',
		noSuchPlayer: 'There is no such player',
		othersTurn: (v: { who: string }) => `It’s ${v.who}’s turn`,
		nothingChanges: 'This changes nothing',
		badNumber: 'This number can’t be right',
		workedOut: 'Everything is tracked here, so this is worked out, not entered'
	},
	setup: {
		tracking: 'What is tracked',
		full: 'Everything',
		options: 'Table options',
		optionsNote: 'Where the rulebook is silent, your table decides.'
	},
	phase: { finished: 'The end' },
	correct: {
		open: 'Correct…',
		whose: 'Whose',
		from: 'From',
		to: 'To',
		turn: 'Whose turn',
		round: 'Round'
	},
	tool: {
		unreadable: (part: string) => `This part of the link can’t be read, so we start afresh: ${part}`
	}
};

/** What the other languages must fill. */
export type CommonMessages = typeof common;
