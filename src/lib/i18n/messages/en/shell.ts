import { isolate } from '../../isolate';
import { plural } from '../../plural';

const count = plural('en');

/** The shell's own words. A name that comes in is isolated, so that no script turns the sentence. */
export const shell = {
	appName: 'Consigliere',
	tagline: 'The adviser at your table',
	skip: 'Skip to the content',
	close: 'Close',
	back: 'Back',
	toHome: 'Home',
	less: (label: string) => `${label}: one less`,
	more: (label: string) => `${label}: one more`,
	messages: 'Messages',

	// Home
	running: 'On the table',
	resume: 'Carry on',
	round: (round: number) => `Round ${String(round)}`,
	turnOf: (name: string) => `${isolate(name)} to play`,
	moreRunning: 'More games on the table',
	newGame: 'New game',
	playersRange: (min: number, max: number) => `${String(min)}–${String(max)} players`,
	quickAnswers: 'Quick answers',
	quickNote: 'Settle a question. No game needed.',
	rules: 'Rules',
	history: 'History',
	settings: 'Settings',

	// Installing
	installTitle: 'Put it on your home screen',
	installText:
		'It opens like an app, full screen and without a network, and your games are kept more safely.',
	installIphone: 'Tap Share in the browser’s bar, then “Add to Home Screen”.',
	installIphoneFirst:
		'Best before your first game: what you play in this tab does not move over to the app.',
	installMenu: 'Open the browser’s menu and choose “Install” or “Add to home screen”.',
	install: 'Install',
	notNow: 'Not now',

	// New game
	whoPlays: 'Who sits at the table?',
	seatsNote: 'Clockwise, in the order you sit.',
	knownPeople: 'Played here before',
	addPlayer: 'Add a player',
	nameOf: (seat: number) => `Name, seat ${String(seat)}`,
	name: 'Name',
	colourOf: (name: string) => `Colour: ${isolate(name)}`,
	colours: {
		red: 'Red',
		blue: 'Blue',
		green: 'Green',
		yellow: 'Yellow',
		black: 'Black',
		white: 'White'
	},
	seat: (seat: number) => `Seat ${String(seat)}`,
	remove: (name: string) => `Remove: ${isolate(name)}`,
	moveUp: (name: string) => `One seat up: ${isolate(name)}`,
	moveDown: (name: string) => `One seat down: ${isolate(name)}`,
	nameEmpty: 'Everyone needs a name.',
	nameTwice: (name: string) => `Two players are called ${isolate(name)}. Tell them apart.`,
	nameCut: (max: number) => `That name was too long: the first ${String(max)} characters are kept.`,
	tableFull: (max: number) =>
		`The table is full: ${count(max, { one: 'player', other: 'players' })} at most.`,
	tooFew: (min: number) =>
		`This game needs at least ${count(min, { one: 'player', other: 'players' })}.`,
	whoStarts: 'Who starts?',
	draw: 'Draw',
	drawn: (name: string) => `Drawn: ${isolate(name)}`,
	startGame: 'Start the game',
	setupMissing: 'The set-up below is not complete yet.',
	startFailed: 'The game could not be stored. Nothing was started; try again.',
	againMissing: 'The earlier game is not on this device. Enter the players by hand.',

	// Rules
	rulesNote: 'In our own short words. The rulebook in the box decides.',
	searchRules: 'Word or number',
	rulesFound: (found: number) => count(found, { one: 'rule', other: 'rules' }),
	rulesNone: 'No rule has that in it.',
	ruleUnknown: (id: string) => `There is no rule ${id} here. Here are all of them:`,
	chapters: 'Chapters',

	// Quick tools
	shareLink: 'Send the link',
	linkCopied: 'Link copied.',
	linkNotCopied: 'The browser would not copy. Take the link from the address bar.',
	toolBroken: 'This link can’t be read.',
	toolBrokenNote: 'Part of it is missing or changed. Start with an empty question.',
	startAfresh: 'Start afresh',

	// Card library
	libraryNote: 'Your own cards, entered once. They stay on this device.',
	libraryExport: 'Save as a file',
	libraryImport: 'Add from a file',
	libraryAdd: (cards: number) => `Add ${count(cards, { one: 'card', other: 'cards' })}`,
	libraryNothingNew: 'Everything in this file is here already.',
	libraryNoFile: 'This is no file of a card library. Nothing was changed.',
	libraryOtherGame: 'This file belongs to another game. Nothing was changed.',
	libraryBadCard: (at: number, where: string) =>
		`Card ${String(at)} in this file can’t be read (${where}). Nothing was changed.`,
	cardRemoved: 'Card removed.',
	bringBack: 'Bring it back',
	libraryFailed: 'The card could not be stored. Try again.',

	// Settings
	language: 'Language',
	theme: 'Theme',
	themes: { auto: 'As the device', dark: 'Dark', light: 'Light' },
	device: 'Device',
	awake: 'Keep the screen on',
	awakeNote: 'While a game is on the table.',
	vibration: 'Buzz on a tap',
	vibrationNote: 'Where the device can.',
	data: 'Your data',
	dataNote: 'Everything stays on this device. No account, no tracking, nothing is sent.',
	persisted: 'The browser promises to keep it.',
	notPersisted: 'The browser may clear it when space runs short. Installing the app helps.',
	persistUnknown: 'This browser does not say whether it keeps it.',
	askPersist: 'Ask it to keep it',
	used: (megabytes: string) => `${megabytes} MB in use`,
	offlineYes: 'Ready without a network.',
	offlineNo: 'Not yet ready without a network.',
	version: (version: string) => `Version ${version}`,
	about: 'Made by players. You need the games themselves: this only advises.',

	// New versions
	updateReady: 'A new version is ready.',
	updateNow: 'Update',
	updateWaits: 'A game is on the table in another tab. Finish it or close that tab first.',
	offlineReady: 'Everything is here now: it works without a network, too.',

	// When something breaks
	notFound: 'Nothing lies here',
	notFoundNote: 'The link is old or mistyped. Your games are safe.',
	broken: 'Something broke',
	brokenNote:
		'Nothing that was confirmed is lost. Load the page again; if it breaks again, go home.',
	loadFailed: 'This part could not be loaded. Look at the network and try again.',
	reload: 'Load again',
	loading: 'One moment…'
};
