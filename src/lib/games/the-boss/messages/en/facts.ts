import { common } from '$lib/i18n/messages/en/common';
import { plural } from '$lib/i18n/plural';

const count = plural('en');
const gangsters = (n: number) => count(n, { one: 'gangster', other: 'gangsters' });
const family = (n: number) => count(n, { one: 'family member', other: 'family members' });
const associates = (n: number) => count(n, { one: 'associate', other: 'associates' });
const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
const copCards = (n: number) => count(n, { one: 'cop card', other: 'cop cards' });
const cityCards = (n: number) => count(n, { one: 'city card', other: 'city cards' });
const cities = (n: number) => count(n, { one: 'city', other: 'cities' });
const players = (n: number) => count(n, { one: 'player', other: 'players' });
const badges = (n: number) => count(n, { one: 'badge', other: 'badges' });
const money = (n: number) => `${n < 0 ? '−' : ''}${String(Math.abs(n))} M$`;

/**
 * Refusals and rulings. What stands in braces is already in words, partners as a list; counts are numbers.
 */
export const facts = {
	...common.facts,
	/* ----- Rulings: majority (TB-2.4, TB-3.1, TB-3.2) ----- */
	gangstersThere: (v: { who: string; count: number }) => `${v.who}: ${gangsters(v.count)}`,
	mostThere: (v: { place: string; who: string; count: number }) =>
		`${v.place}: majority for ${v.who} (${gangsters(v.count)})`,
	nobodyThere: (v: { place: string }) => `${v.place}: no gangsters, so it pays nobody`,
	toldWinner: (v: { place: string; who: string }) =>
		`${v.place}: majority for ${v.who}, as you said`,

	/* ----- Rulings: placing (TB-2.3, TB-2.4) ----- */
	anyNumber: (v: { place: string; who: string; needed: number }) =>
		`${v.place}: no other colour is there, so ${v.who} may place ${gangsters(v.needed)} or more`,
	fewest: (v: { place: string; who: string; needed: number }) =>
		`${v.place}: ${v.who} needs ${String(v.needed)} or more, to have more there than any other colour`,

	/* ----- Rulings: the last turn (TB-2.8) ----- */
	lastTurnOrder: (v: { order: string }) => `Last turn, most gangsters in hand first: ${v.order}`,
	inHand: (v: { who: string; count: number }) => `${v.who}: ${gangsters(v.count)} in hand`,
	equalInHand: (v: { tied: string; gun: string }) =>
		`With equally many, clockwise from the loaded gun (${v.gun}): ${v.tied}`,

	/* ----- Rulings: the cities in play (TB-1.4) ----- */
	citiesFit: (v: CitySum) => `${tellSum(v)}: it fits`,
	citiesDontFit: (v: CitySum) => `${tellSum(v)}: that doesn’t fit`,

	/* ----- Rulings: Chicago (TB-3.2) ----- */
	countsForChicago: (v: { city: string; face: string; value: number }) =>
		`${v.city}, ${v.face}: counts ${money(v.value)}`,
	noCardThere: (v: { city: string }) => `${v.city}: no card lies there`,
	chicagoHalf: (v: { sum: number; amount: number }) =>
		v.sum < 0
			? `Chicago: ${money(v.sum)} is below zero, so it pays ${money(v.amount)}`
			: `Chicago: half of ${money(v.sum)}, rounded down, is ${money(v.amount)}`,
	chicagoFirst: (v: { sum: number; amount: number }) =>
		`Chicago: nothing lies to its left (${money(v.sum)}), so it pays ${money(v.amount)}`,

	/* ----- Rulings: cops (TB-2.7) ----- */
	badgesOpen: (v: { gold: number; silver: number }) =>
		`Open so far: gold ${badges(v.gold)}, silver ${badges(v.silver)}`,
	isLastRound: 'A third badge of one colour lies open: this round is the last',
	goesOn: 'No colour has three badges yet: another round follows',
	chanceOfEnd: (v: { ending: number; left: number }) =>
		`Of ${copCards(v.left)} face down, ${String(v.ending)} would make this the last round`,

	/* ----- Rulings: sanctions (TB-3.4, TB-3.6, TB-2.6) ----- */
	lostForGood: (v: { who: string; city: string }) =>
		`${v.who} loses a family member in ${v.city} for the rest of the game`,
	awayUntil: (v: { who: string; place: string; round: number }) =>
		`${v.who}: a family member is ${v.place} and comes back for round ${String(v.round)}`,
	isBack: (v: { who: string; place: string }) =>
		`${v.who}: a family member who was ${v.place} is back`,
	areBack: (v: { who: string }) => `Family members are back: ${v.who}`,
	nowBanished: (v: { who: string; city: string }) =>
		`${v.who} may place nobody in ${v.city} for the rest of the game`,
	partnersChoose: (v: { who: string; city: string }) =>
		`${v.who} say which of them loses a family member in ${v.city}`,

	/* ----- Rulings: the end (TB-4) ----- */
	powerOf: (v: { who: string; power: number }) => `${v.who}: ${money(v.power)}`,
	gainedOf: (v: { who: string; gained: number }) =>
		`${v.who}: ${money(v.gained)} in the last round`,
	availableOf: (v: { who: string; count: number }) =>
		`${v.who}: ${gangsters(v.count)} for a further round`,
	toldMost: (v: { who: string }) => `Most gangsters for a further round, as you said: ${v.who}`,
	wonByPower: (v: { who: string; power: number }) =>
		`Victory for ${v.who}: most power (${money(v.power)})`,
	wonByGain: (v: { who: string; gained: number }) =>
		`Victory for ${v.who}: equal power, but most gained in the last round (${money(v.gained)})`,
	wonByGangsters: (v: { who: string }) =>
		`Victory for ${v.who}: all else equal, but most gangsters for a further round`,
	furtherRound: (v: { tied: string }) =>
		`Equal in everything, so a further round is played: ${v.tied}`,

	/* ----- Refusals: placing ----- */
	onePlaceATurn: (v: { who: string; place: string }) =>
		`${v.who} has placed gangsters in ${v.place} this turn; a second city must wait`,
	isBanished: (v: { who: string; place: string }) =>
		`Banished from ${v.place}: ${v.who} may place nobody there`,
	chicagoTooEarly: (v: { who: string }) =>
		`${v.who} must first have a gangster in another city, placed in an earlier turn of this round`,
	tooFewForMajority: (v: { who: string; place: string; needed: number; has: number }) =>
		`${v.place}: ${v.who} would need ${gangsters(v.needed)} and has ${String(v.has)} in hand`,
	noFamilyForAssociates: (v: { who: string; place: string }) =>
		`${v.place}: ${v.who} has no family member there and none in hand, and associates never go alone`,
	placeSomebody: 'Choose at least one gangster',
	tooFewFamily: (v: { who: string; has: number; needed: number }) =>
		`${v.who} has ${family(v.has)} in hand, not ${String(v.needed)}`,
	tooFewAssociates: (v: { who: string; has: number; needed: number }) =>
		`${v.who} has ${associates(v.has)} in hand, not ${String(v.needed)}`,
	associatesAlone: (v: { who: string; place: string }) =>
		`${v.place}: associates of ${v.who} need a family member of their colour there`,
	noMajority: (v: { who: string; place: string; needed: number; count: number }) =>
		`${v.place}: ${gangsters(v.count)} won’t do, ${v.who} needs ${String(v.needed)} or more`,

	/* ----- Refusals: cards and cops ----- */
	allPlayed: (v: { city: string; count: number }) =>
		`${v.city}: all ${cards(v.count)} that can be in hands have been played`,
	noSuchFace: 'No city card shows that',
	noSuchCop: 'No such cop card lies face down',
	noCopNow: 'No cop card is turned up now',
	copFirst: 'First the cop card that was turned up',

	/* ----- Refusals: the end of the round ----- */
	alreadyTurnedUp: (v: { city: string }) => `${v.city}: its card has been turned up`,
	chooseFirst: (v: { who: string; city: string }) =>
		`First ${v.who} say whose family member is hit in ${v.city}`,
	nothingToChoose: 'There is nothing to choose',
	notToBeHit: (v: { who: string; city: string }) =>
		`${v.who} has no family member in ${v.city} who could be hit now`,
	noFamilyLeft: (v: { who: string }) => `${v.who} has no family member left to lose`,
	noShootout: 'There was no shootout in this round',
	ownShootout: (v: { who: string }) => `${v.who} won the shootout and loses nobody to it`,
	shotAlready: (v: { who: string }) => `${v.who}: a family member has already been lost to it`,
	chicagoPaidAlready: 'Chicago has paid in this round',
	cardsToTheLeft: (v: { count: number }) =>
		`Chicago needs the last card of every city to its left: ${cards(v.count)}`,
	badHands: 'Somebody can’t have that many gangsters in hand',
	onlyTheTied: (v: { tied: string }) => `Choose among those who are tied: ${v.tied}`,

	/* ----- Refusals: whose turn and when ----- */
	noSuchPlayer: 'Nobody sits there',
	notInPlay: 'That city is not in play',
	othersTurn: (v: { who: string }) => `It is the turn of ${v.who}`,
	playOn: 'The round is not over: turns come first',
	turnUpFirst: 'The round is over: the face-down cards come first',
	roundFirst: 'The round comes first',
	tellMostFirst: 'First tell who has most gangsters for a further round',
	workedOut: 'The app works this out itself',
	lightUntracked: 'Light tracking doesn’t follow this',

	/* ----- Refusals: corrections ----- */
	badNumber: 'That number can’t be',
	nothingChanges: 'That changes nothing',
	noSuchRound: (v: { first: number; last: number }) =>
		`Only rounds ${String(v.first)} to ${String(v.last)} can be now`,
	noSuchTurn: (v: { turns: number }) => `A round has turns 1 to ${String(v.turns)}`,
	tooManyOpen: (v: { count: number; needed: number; turn: number }) =>
		`Before turn ${String(v.turn)} no more lie open than ${cards(v.needed)}, and here ${String(v.count)} do`,
	noneMissing: (v: { count: number }) => `As many lie open as have been played: ${cards(v.count)}`,
	noPieceThere: (v: { who: string }) => `${v.who} has no such piece there`,
	equalThere: (v: { who: string; other: string; place: string; count: number }) =>
		`${v.place}: two colours never have equally many (${String(v.count)}): ${v.who}; ${v.other}`,
	notTurnedUp: (v: { city: string }) => `${v.city}: nothing has been turned up there`,
	hasPlayed: (v: { who: string; turn: number; turns: number }) =>
		`${v.who} has played in turn ${String(v.turn)} of ${String(v.turns)}`,
	onlyInTurns: 'Nobody is on turn now'
};

interface CitySum {
	all: number;
	cities: number;
	rest: number;
	players: number;
	hand: number;
	needed: number;
}

function tellSum(v: CitySum): string {
	const dealt = `${cityCards(v.all)} − ${cities(v.cities)} = ${String(v.rest)}`;
	return `${dealt}; ${players(v.players)} × ${cards(v.hand)} = ${String(v.needed)}`;
}
