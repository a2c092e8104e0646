import { common } from '$lib/i18n/messages/en/common';
import { plural } from '$lib/i18n/plural';

const count = plural('en');
const family = (n: number): string => count(n, { one: 'family member', other: 'family members' });
const associates = (n: number): string => count(n, { one: 'associate', other: 'associates' });
const gangsters = (n: number): string => count(n, { one: 'gangster', other: 'gangsters' });
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });

/** Labels of this game's own screens. Names and terms come in already in words. */
export const ui = {
	row: 'The boss row',
	power: 'Power',
	family: 'Family members',
	associates: 'Associates',

	phase: {
		...common.phase,
		turn: (turn: number, turns: number) => `Turn ${String(turn)} of ${String(turns)}`,
		cop: 'Cop card',
		end: 'End of round',
		round: 'Light tracking',
		tieBreak: 'A tie for the win',
		last: 'Last round'
	},
	head: {
		deal: 'Collect all city cards, shuffle, lay one under each boss and deal the rest.',
		turnOf: (name: string) => `${name}’s turn`,
		place: 'Tap a city: place gangsters if you like, then play a card.',
		play: 'Now a city card: tap the city that it belongs to.',
		cop: 'Turn up a cop card',
		copGuide: 'Which one is it? Two turns of this round are left.',
		copLate: 'Turn it up: which is it?',
		turnUp: 'Turn up the card under its boss.',
		choose: 'Whose family member?',
		chooseGuide: (names: string) => `The partners decide: ${names}`,
		round: (round: number) => `Round ${String(round)}`,
		roundGuide: (name: string) => `Play it on the table. Loaded gun: ${name}`,
		roundDeal: (name: string) => `Shuffle, lay a card under each boss, deal. Loaded gun: ${name}`,
		tie: 'Most gangsters?',
		tieGuide: 'Who has most for a further round? Equal ones are marked together.',
		wins: (name: string) => `Victory: ${name}`,
		over: (round: number) => `Decided after round ${String(round)}.`
	},
	boss: {
		number: (n: number) => `Boss ${String(n)}`,
		empty: 'No gangsters here',
		crew: (name: string, members: number, helpers: number) =>
			`${name}: ${family(members)}, ${associates(helpers)}`,
		top: (face: string, n: number) => `On top: ${face}, ${cards(n)} played`,
		noCard: 'No card played yet',
		held: (n: number) => `Still in hands: ${String(n)}`,
		banished: (names: string) => `Banished: ${names}`,
		pays: (amount: string) => `As the cards lie, Chicago pays ${amount}`,
		counts: 'Counts for Chicago',
		moves: (name: string) => `Chicago’s next place: after ${name}`,
		stays: 'Chicago stays at the right end',
		noneTurnedUp: 'Nothing turned up yet',
		turnedUp: (face: string, name: string) => `Turned up: ${face} for ${name}`
	},
	strip: {
		gun: 'Loaded gun',
		hand: (members: number, helpers: number, held: number) =>
			`in hand ${family(members)}, ${associates(helpers)}, ${cards(held)}`,
		away: (n: number) => `sitting out: ${String(n)}`,
		dead: (n: number) => `lost for good: ${String(n)}`
	},
	player: {
		cards: 'City cards in hand',
		familyHand: 'Family members in hand',
		associatesHand: 'Associates in hand',
		dead: 'Family members lost for good',
		spent: 'Associates used up',
		until: (place: string, round: number) => `${place}, back for round ${String(round)}`,
		gained: 'Gained in this round',
		banished: 'Banished from'
	},
	order: {
		title: 'Order of this turn',
		lastTitle: 'Order of the last turn, gangsters in hand',
		done: 'has played',
		now: 'on turn'
	},
	cops: {
		title: 'Cop cards',
		none: 'No cop card yet',
		chance: 'Chance of the end',
		left: (n: number) => `${String(n)} left`
	},
	place: {
		title: 'Place gangsters',
		confirm: (n: number) => `Place ${gangsters(n)}`,
		card: 'Play a card here',
		other: 'Another card',
		played: 'Cards played here, the last one on top'
	},
	end: {
		turnUp: (face: string) => `Turn up: ${face}`,
		queue: 'Still to be turned up'
	},
	recap: {
		title: (round: number) => `Round ${String(round)} is over`,
		gun: (name: string) => `Loaded gun: ${name}`,
		chicago: (place: number) => `Chicago moves to place ${String(place)}`,
		chicagoStays: 'Chicago stays at the right end'
	},
	light: {
		who: 'Who has most gangsters there?',
		what: 'What was turned up?',
		whoHit: 'Who has most there? With a sanction: the one who loses somebody.',
		skip: 'Nobody is there',
		lastTurn: 'Last turn…',
		hands: 'Gangsters in hand before the last turn',
		showOrder: 'Show the order',
		endRound: (round: number) => `Round ${String(round)} is over`,
		shot: 'Shootout: who else was there?',
		lastCards: 'The last card of each city to the left',
		pay: (amount: string) => `Chicago pays ${amount}`,
		tellMost: (n: number): string => (n > 1 ? 'These are equal' : 'The one chosen has most')
	},
	correct: {
		...common.correct,
		power: 'Power',
		gained: (name: string) => `${name}: gained in this round`,
		crews: 'Gangsters in a city',
		pieces: 'Family members and associates',
		cards: 'Cards played',
		markers: 'Turn, loaded gun, Chicago',
		banished: 'Banishment',
		where: 'City',
		associate: 'An associate',
		face: 'Shows',
		turnNumber: 'Turn of the round (begins anew)',
		missing: 'Not entered',
		never: 'Never played',
		chicago: 'Chicago’s place',
		cop: (n: number) => `Cop card ${String(n)}`,
		isBanished: 'May place nobody there',
		mayPlace: 'May place there',
		back: (place: string, round: number) => `${place}, back for round ${String(round)}`,
		placed: 'Placed in this turn',
		taker: 'Won by',
		paid: 'Chicago has been paid',
		unpaid: 'Chicago has not been paid yet',
		shot: (name: string) => `${name} was at the shootout`,
		unshot: (name: string) => `${name} was not at the shootout`
	},

	setup: {
		...common.setup,
		teams: 'Who plays with whom',
		teamsNote: 'Three teams of two. A tap gives another colour; the two change places.',
		team: { yellow: 'Yellow', red: 'Red', white: 'White' },
		teamOf: (name: string, team: string) => `${name}: ${team}`,
		cities: 'Cities in play',
		drawn: 'Draw them',
		listed: 'From the list',
		tapped: 'Tap them',
		again: 'Draw again',
		only: 'With six players all eight cities are in play.',
		printed: 'Sets in the rulebook',
		fitting: 'Fit as well',
		rowNote: 'Lay the bosses like this; Chicago begins in the second place.',
		fullNote: 'Each gangster and card: the app knows who may do what and who wins.',
		light: 'Results only',
		lightNote: 'You say who won what; the app counts power, terms, Chicago and the end.',
		chicago: 'Theft and shootout for Chicago',
		counts: 'Count',
		countsNote: 'Theft −2 M$, shootout +4 M$.',
		zero: 'Count nothing',
		zeroNote: 'Like the other sanctions.'
	},

	library: {
		note: 'Each boss card shows at its foot what its city can hold. What you enter here is offered first at the table.',
		unknown: (n: number) => `${cards(n)} not known`,
		fromBook: 'From what is known of the game',
		fromBox: 'From your own box',
		add: 'Add a card',
		takeOut: (face: string) => `Take out: ${face}`,
		tapToTakeOut: 'All cards are here. A tap takes one out.',
		forget: 'Forget what was entered'
	},

	tool: {
		unreadable: (part: string) =>
			`This part of the link can’t be read, so we start afresh: ${part}`,
		players: 'Players',
		left: 'Cities to the left of Chicago, with their last card',
		pays: (amount: string) => `Chicago pays ${amount}`,
		first: (name: string) => `${name} begins`,
		inHand: 'Gangsters in hand',
		gun: 'Loaded gun',
		fits: 'These cities fit',
		fitsNot: 'These cities don’t fit',
		sets: (n: number) => count(n, { one: 'valid set', other: 'valid sets' }),
		power: 'Power',
		gained: 'Last round',
		available: 'Gangsters',
		teams: 'three teams',
		wins: (name: string) => `${name} wins`,
		further: 'A further round is played'
	}
};
