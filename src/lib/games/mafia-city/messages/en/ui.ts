import { common } from '$lib/i18n/messages/en/common';
import { plural } from '$lib/i18n/plural';

const count = plural('en');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });
const points = (n: number): string => `${String(n)} VP`;

/** Labels of this game's own screens. Names and terms come in already in words. */
export const ui = {
	city: 'The city',
	vp: 'VP',
	yes: 'Yes',
	no: 'No',
	back: 'Cancel',

	phase: {
		...common.phase,
		action: 'I. Action phase',
		locations: 'II. Locations phase',
		strategy: 'III. Strategy phase',
		endOfRound: 'IV. End of round'
	},
	hex: {
		current: 'Being evaluated',
		empty: 'No mafioso here',
		stack: (names: string) => `From the bottom up: ${names}`,
		cell: (names: string) => `In the Cell: ${names}`,
		marked: 'Done'
	},
	stack: {
		top: 'top',
		bottom: 'bottom',
		enter: 'Tap the stack in, from the bottom up',
		add: (name: string) => `Put on top: ${name}`,
		removeTop: 'Take the topmost away'
	},
	control: {
		by: (name: string) => `${name} controls`,
		scored: (name: string) => `${name} controls and has scored 1 VP`
	},
	strip: {
		start: 'Starting player',
		passed: 'passed',
		owned: (hand: number, reserve: number, held: number) =>
			`in hand ${String(hand)}, in reserve ${String(reserve)}, ${cards(held)}`
	},
	player: {
		ofGoal: (goal: number) => `of ${points(goal)}`,
		hand: 'In hand',
		reserve: 'In reserve',
		cards: 'Cards',
		cell: 'In the Cell'
	},

	action: {
		turnOf: (name: string) => `${name}’s turn`,
		guide: 'Tap a location to place, or play a card.',
		guideEmpty: 'No mafioso in hand: a card, wait or pass.',
		bulletOf: (name: string) => `Bullet: ${name}`,
		bulletGuide: 'One action: place a mafioso or play a card.',
		card: 'Play a card',
		wait: 'Wait',
		pass: 'Pass',
		exchange: 'Exchange both cards?',
		exchangeOf: (name: string) => `Exchange both cards: ${name}`
	},
	cards: {
		texts: 'By its text',
		symbols: 'By its symbol',
		hat: 'Hat',
		twoHats: 'Two Hats',
		effect: {
			informer: 'Any mafioso to the Cell',
			thief: 'A random card from another player',
			policeRaid: 'Everyone there goes back to hand',
			levers: 'Two bottom mafiosi change places',
			bigPlan: 'Any mafioso to the top elsewhere',
			deals: 'Draw three, discard one of them',
			hat: 'One of yours from the city to hand',
			twoHats: 'One of yours from reserve to a stack'
		}
	},
	prompt: {
		informer: 'Who goes to the Cell? Tap the stack.',
		thief: 'Whose card is stolen?',
		policeRaid: 'Which location is raided?',
		leversFirst: 'Bottom mafioso of which location?',
		leversSecond: 'Changes places with which one?',
		bigPlanWho: 'Which mafioso moves? Tap the stack.',
		bigPlanWhere: 'On top of which location?',
		hat: 'Which one goes back to hand?',
		twoHats: 'On top of which location?',
		complicity: 'Who goes to the Cell as well?',
		hiredAssassin: 'Who is killed?',
		prison: 'Tap a stack to jail a mafioso, or go on.',
		harbour: 'Tap a neighbour to move the Assassin, or go on.',
		place: 'Where is the mafioso placed?',
		choose: 'Which location comes next?'
	},
	reaction: {
		offer: (what: string) => `Cancel? ${what}`,
		short: 'Cancel?',
		title: 'Who cancels, and how?',
		complicity: 'A mafioso of a third player goes to the Cell too.'
	},

	choose: {
		by: (name: string) => `${name} chooses`,
		guide: 'The Mayor decides what comes next: tap a location.'
	},
	locations: {
		lowest: 'lowest number',
		last: 'the last one left',
		chosen: (name: string) => `chosen by ${name}`,
		effect: {
			prison: 'The Cell opens. Then tap a stack to jail a mafioso, or go on.',
			harbour: 'Tap a neighbour to move the Assassin. Then a Hired Assassin, or go on.',
			fightersClub: 'Only a sole majority scores. Most here: one from reserve to hand.',
			policeStation: 'Who controls takes the Policeman.',
			businessDistrict: 'Who controls draws three cards and discards one.',
			privateClub: 'Who controls may play one +1 card for one more VP.',
			townHall: 'Only a sole majority scores and takes the Mayor.'
		},
		raise: 'Who plays it? +1 to the own count here.',
		plusOne: '+1 card: one more VP'
	},
	next: {
		go: 'Next',
		nobody: 'Nobody',
		scores: (name: string) => `${name} +1 VP`,
		location: (name: string) => `on to ${name}`,
		choice: 'choose the next',
		strategy: 'on to Strategy',
		end: 'the end'
	},
	strategy: {
		guide: 'Clockwise from the start: each may take mafiosi back.',
		guideRuler: (name: string) => `Order by the holder of the Mayor: ${name}`,
		done: 'All locations done',
		doneGuide: 'Next come a new starting player and a card for everyone.',
		take: (name: string, n: number) =>
			`${name} takes back ${count(n, { one: 'mafioso', other: 'mafiosi' })}`,
		pick: 'Pick',
		end: 'End of round'
	},
	recap: {
		start: (name: string) => `Everyone draws a card. New start: ${name}`
	},
	finished: {
		wins: (name: string) => `${name} wins`,
		guide: (round: number) => `Decided at the end of the Locations phase, round ${String(round)}.`
	},

	light: {
		tracking: 'Light tracking',
		actionGuide: (name: string) => `Play it on the table. Starting player: ${name}`,
		/** Where full tracking would ask for a tap on the city. */
		effect: {
			prison: 'Who controls it? First the Cell opens; then one mafioso may be jailed.',
			harbour: 'Who controls it? The Assassin may move; then a Hired Assassin may kill.'
		},
		endAction: 'All have passed',
		nobody: 'Nobody',
		byStack: 'By the stack…',
		extra: 'With the +1 card:',
		extraOf: (name: string) => `${name} controls and plays +1: 2 VP`,
		extraLate: (name: string) => `+1 card at the Private Club: ${name}`,
		tie: 'A tie for the win',
		best: {
			reserve: 'Who has the fewest mafiosi in reserve?',
			cards: 'Who has the most action cards?'
		},
		tellBest: (n: number): string => (n > 1 ? 'These are equal' : 'The one chosen is best'),
		draws: 'Who draws?',
		fewestCards: (name: string) => `Alone with the fewest cards in hand: ${name}?`
	},

	correct: {
		...common.correct,
		points: 'Victory points',
		mafiosi: 'Move a mafioso',
		cards: 'Cards',
		figures: 'Figures',
		order: 'Round, turn, markers, phase',
		count: 'How many',
		piles: (draw: number, discard: number) =>
			`Draw pile ${String(draw)}, discard pile ${String(discard)}`,
		level: (place: string, n: number) => `${place}, no. ${String(n)} from the bottom`,
		onTop: (place: string) => `${place}, on top`,
		markers: 'Markers',
		phase: 'Phase (begins anew)'
	},

	setup: {
		...common.setup,
		level: 'How long a game',
		advanced: 'Advanced',
		beginners: 'Beginners',
		points: (n: number) => `to ${points(n)}`,
		fullNote: 'Every placement and card: the app knows who controls, draws and wins.',
		light: 'Points only',
		lightNote: 'The app guides you and keeps score; you say who controls.',
		layout: 'How the city lies',
		random: 'Draw it',
		tapped: 'It lies already',
		shuffle: 'Draw again',
		tapFirst: 'Which tile lies in the middle?',
		tapRing: 'Now the ring clockwise, from the upper left. Tap a laid tile to go back to it.',
		takeUp: (place: string) => `Take up again: ${place}`,
		release: 'Who leaves the Cell',
		everyone: 'Everyone in it',
		everyoneNote: 'Also those jailed this round.',
		later: 'Only earlier ones',
		laterNote: 'Who was jailed in this Action phase stays.',
		raise: 'Who may play Secret Deal',
		anyone: 'Any player',
		anyoneNote: 'Also without a mafioso there.',
		present: 'Only players there',
		presentNote: 'At least one own mafioso in the stack.'
	},

	tool: {
		...common.tool,
		location: 'Location',
		players: 'Players',
		nobody: 'Nobody controls',
		nobodyWins: (goal: number) => `Nobody has ${points(goal)} yet`,
		nobodyExtra: 'Nobody draws extra',
		draws: (name: string, n: number) => `${name} draws ${cards(n)}`,
		newStart: 'New starting player',
		target: 'VP to reach'
	}
};
