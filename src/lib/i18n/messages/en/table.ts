import { isolate } from '../../isolate';
import { plural } from '../../plural';

const count = plural('en');

/** The words round any game: the table, its log, the result and the history. */
export const table = {
	// The table
	menu: 'Menu',
	undo: 'Undo',
	redo: 'Redo',
	undoWhat: (what: string) => `Undo: ${what}`,
	redoWhat: (what: string) => `Redo: ${what}`,
	nothingToUndo: 'Nothing to undo',
	nothingToRedo: 'Nothing to redo',
	changed: (what: string) => `change of “${what}”`,
	undone: 'Undone',
	gameOver: 'The game is over',
	toResult: 'See the result',
	opening: 'Setting the table…',
	lastLines: 'What happened last',
	correct: {
		title: 'Correct what is tracked',
		note: 'What lies on the table decides. Each correction is a line of the log and can be undone.',
		apply: 'Correct'
	},

	// The log
	log: 'Log',
	logEmpty: 'Nothing has happened yet. Every tap will stand here.',
	earlier: 'Show earlier',
	noEffect: 'No effect: the rules refuse this now.',
	takeOut: 'Take this out',
	wouldFlag: (lines: number) =>
		`Without it, ${count(lines, { one: 'later line', other: 'later lines' })} would no longer hold.`,
	changeTo: 'Change it to…',
	addAfter: 'And then this happened…',
	somethingElse: 'Something else happened',
	noChoice: 'Nothing else was possible here.',
	amended: (refused: number) =>
		refused === 0
			? 'Done. Everything after it was worked out again.'
			: `Done. ${count(refused, { one: 'later line no longer holds', other: 'later lines no longer hold' })}: see the log.`,
	lineGone: 'That line is not there any more.',

	// Why
	why: 'Why?',
	notAllowed: 'That can’t be done',
	rule: (id: string) => `Rule ${id}`,

	// What can go wrong
	problems: {
		full: 'Your device has no room left, so this tap was not kept. Free some space, then tap again.',
		blocked: 'Another tab still runs an older version. Close the other tabs, then tap again.',
		newer: 'Another tab runs a newer version. Reload this page; your games are safe.',
		unavailable:
			'This browser keeps nothing here (a private window?). Open Consigliere in an ordinary window.',
		closed: 'The connection to the storage was cut. Tap again; if it goes on, reload the page.',
		elsewhere: 'Another tab was faster. Here is the table as it stands now; please tap again.',
		gone: 'The browser has cleared this game, and it could not be put back. Save it as a file now.',
		failed: 'This tap could not be kept. Tap again; if it goes on, reload the page.'
	},
	putBack: 'The browser had cleared this game. It has been put back; nothing is lost.',
	trouble: {
		unknown: {
			title: 'There is no such game',
			text: 'It is not on this device. A game in a tab and a game in the app on the home screen are kept apart.'
		},
		unreadable: {
			title: 'This game can’t be read',
			text: 'Something in it is damaged. Nothing was changed: you can save it as a file, just as it is.'
		},
		fromLater: {
			title: 'This game is from a newer version',
			text: 'Consigliere is older here than where it was played. Connect to a network and update on the Home page; until then you can save it as a file. Nothing was changed.'
		},
		noGame: {
			title: 'This game is not part of the app',
			text: 'It was played with a game that this version does not know. You can save it as a file.'
		},
		storage: { title: 'The storage does not answer', text: '' },
		broken: {
			title: 'The table could not be drawn',
			text: 'Every tap so far is stored. Try again; if it goes on, save the game as a file.'
		}
	},
	tryAgain: 'Try again',
	saveFile: 'Save as a file',
	saved: 'The file is saved.',

	// The result
	result: 'Result',
	wins: (name: string) => `${isolate(name)} wins`,
	winTogether: (names: string) => `${names} win together`,
	stillRunning: 'This game is still running.',
	ranking: 'Ranking',
	place: (place: number) => `${String(place)}.`,
	decided: 'What decided',
	course: 'Points, round by round',
	atStart: 'Start',
	player: 'Player',
	share: 'Share',
	copied: 'Copied. Paste it wherever you like.',
	notShared: 'This browser can neither share nor copy.',
	rematch: 'Rematch',
	toTable: 'Back to the table',

	// The history
	onTable: 'On the table',
	finished: 'Played to the end',
	bin: 'Recently deleted',
	binNote: 'Kept for 30 days, then gone for good.',
	noGames: 'No games yet. The first evening is the best one to begin with.',
	unreadableGame: 'A game that can’t be read',
	delete: 'Delete',
	deleteGame: (game: string) => `Delete: ${game}`,
	restore: 'Restore',
	restoreGame: (game: string) => `Restore: ${game}`,
	deleted: 'Moved to the bin.',
	restored: 'It is back.',
	leads: (name: string, points: string) => `${isolate(name)} · ${points}`
};

/** What the other languages must fill. */
export type TableMessages = typeof table;
