/**
 * The plan on which every game is built: what may stand at the top of its folder, each name a file or a folder, or a
 * file with a folder of its parts. A game may leave a room out; it may not add one.
 */
export const GAME_PLAN: Readonly<Record<string, string>> = {
	README: 'edition, what is covered, what the table does itself',
	card: 'what Home shows without loading the game',
	game: 'the manifest',
	rulebook: 'every numbered rule',
	model: 'vocabulary and state',
	schema:
		'set-up, commands, events and corrections as they are stored; their types are inferred from it',
	setup: 'the state before the first command',
	questions: 'what one can ask a state',
	candidates: 'every command that a person could mean',
	corrections: 'what the table may overrule',
	tell: 'the line of the log',
	why: 'the facts behind it',
	library: "the table's own deck",
	scan: 'what the camera may read',
	rules: "the rulebook's questions, apart from any state",
	decide: 'from a command to events, or to a refusal',
	evolve: 'from an event to the next state',
	messages: 'the words, in four languages',
	screens: 'what is seen',
	tests: 'laws, wording, samples, browser'
};

/** The rooms below `screens`. */
export const SCREENS: Readonly<Record<string, string>> = {
	setup: "a game's part of New game",
	table: 'the board, its panels and the headline',
	sheets: 'what slides up over the table',
	correct: 'the Correct sheet',
	library: "the table's own deck",
	tools: 'the quick tools'
};
