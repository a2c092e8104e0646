import { common } from '$lib/i18n/messages/en/common';
import { plural } from '$lib/i18n/plural';

const count = plural('en');
const mafiosi = (n: number) => count(n, { one: 'mafioso', other: 'mafiosi' });
const deals = (n: number) => count(n, { one: 'Secret Deal', other: 'Secret Deals' });
const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
const seats = (n: number) => count(n, { one: 'seat', other: 'seats' });

/** Refusals and rulings. What stands in braces is already in words; counts are numbers. */
export const facts = {
	...common.facts,
	/* ----- Rulings: control (MC-2.2.2, MC-2.2.3) ----- */
	count: (v: { who: string; count: number }) => `${v.who}: ${mafiosi(v.count)}`,
	countRaised: (v: { who: string; count: number; raises: number; total: number }) =>
		`${v.who}: ${mafiosi(v.count)} + ${deals(v.raises)} = ${String(v.total)}`,
	raiseIgnored: (v: { who: string }) =>
		`${v.who}: no mafioso here, so at this table a Secret Deal adds nothing`,
	controlMost: (v: { location: string; who: string; count: number }) =>
		`${v.location}: ${v.who} is in control with the highest count (${String(v.count)})`,
	controlLowest: (v: { location: string; who: string; tied: string; count: number }) =>
		`${v.location}: ${v.who} is in control. Tied at ${String(v.count)}: ${v.tied}`,
	controlTie: (v: { location: string; tied: string; count: number }) =>
		`${v.location}: nobody is in control; a tie isn’t enough here. Tied at ${String(v.count)}: ${v.tied}`,
	controlAbsentTie: (v: { location: string; tied: string; count: number }) =>
		`${v.location}: nobody is in control. Tied at ${String(v.count)} with no mafioso here: ${v.tied}`,
	controlEmpty: (v: { location: string }) =>
		`${v.location}: nobody is in control, as no mafioso is here`,
	presentFirst: (v: { absent: string }) =>
		`In a tie, players with a mafioso here go first. Without one: ${v.absent}`,
	liesLowest: (v: { who: string }) => `Lowest in the stack of those tied: ${v.who}`,

	/* ----- Rulings: the winner (MC-4) ----- */
	reachedTarget: (v: { who: string; vp: number; target: number }) =>
		`${v.who}: ${String(v.vp)} VP, ${String(v.target)} needed`,
	wonAlone: (v: { who: string; vp: number; target: number }) =>
		`${v.who} wins: nobody else has reached ${String(v.target)} VP (${String(v.vp)})`,
	wonByVp: (v: { who: string; vp: number }) => `${v.who} wins with the most VP (${String(v.vp)})`,
	wonByReserve: (v: { who: string }) => `${v.who} wins with the fewest mafiosi in reserve`,
	wonByCards: (v: { who: string }) => `${v.who} wins with the most action cards in hand`,
	wonByMayor: (v: { who: string }) => `${v.who} wins by holding the Mayor`,
	wonByDistance: (v: { who: string }) =>
		`${v.who} wins by sitting nearest to the starting player, clockwise`,
	inReserve: (v: { who: string; count: number }) => `${v.who}: ${mafiosi(v.count)} in reserve`,
	cardsInHand: (v: { who: string; count: number }) => `${v.who}: ${cards(v.count)} in hand`,
	fromStart: (v: { who: string; count: number }) =>
		`${v.who}: ${seats(v.count)} from the starting player`,
	tiedOnVp: (v: { who: string; vp: number }) => `Tied at ${String(v.vp)} VP: ${v.who}`,
	tiedOnReserve: (v: { who: string }) => `Equally few mafiosi in reserve: ${v.who}`,
	tiedOnCards: (v: { who: string }) => `Equally many action cards: ${v.who}`,
	noneHoldsMayor: (v: { who: string }) => `None of them holds the Mayor: ${v.who}`,
	toldReserve: (v: { who: string }) => `Fewest mafiosi in reserve, as the table said: ${v.who}`,
	toldCards: (v: { who: string }) => `Most action cards in hand, as the table said: ${v.who}`,
	tiedOnDistance: (v: { who: string }) => `Equally far from the starting player: ${v.who}`,

	/* ----- Rulings: cards at the end of the round (MC-2.4.2) ----- */
	aloneFewestVp: (v: { who: string; vp: number }) =>
		`${v.who} alone has the fewest VP (${String(v.vp)})`,
	aloneFewestCards: (v: { who: string; count: number }) =>
		`${v.who} also alone has the fewest cards in hand (${String(v.count)})`,
	toldFewestCards: (v: { who: string }) =>
		`${v.who} also alone has the fewest cards in hand, as the table said`,
	drawsFirst: (v: { who: string }) => `${v.who} draws a card in step 1`,
	drawsSecond: (v: { who: string }) => `${v.who} draws a card in step 2`,
	drawsThird: (v: { who: string }) => `${v.who} draws a card in step 3, as everybody does`,
	nobodyDrawsExtra: (v: { tied: string; vp: number }) =>
		`Nobody draws in steps 1 and 2. Tied for the fewest VP (${String(v.vp)}): ${v.tied}`,
	nobodyDrawsFirst: (v: { who: string }) =>
		`Nobody draws in step 1: ${v.who} has the fewest VP, but not alone the fewest cards`,

	/* ----- Refusals of full tracking: the table ----- */
	noSuchLocation: 'There is no such location',
	onlyInAction: 'Only in the Action phase',
	onlyInLocations: 'Only in the Locations phase',
	onlyInStrategy: 'Only in the Strategy phase',

	/* ----- Refusals of full tracking: Phase I ----- */
	exchangeOver: (v: { who: string }) =>
		`${v.who}: the time to exchange the first two cards is over`,
	exchangeNeedsTwo: (v: { who: string; has: number }) =>
		`${v.who}: only both cards can be exchanged; in hand: ${String(v.has)}`,
	hasPassed: (v: { who: string }) => `${v.who} has passed`,
	bulletFirst: (v: { who: string }) => `${v.who} has fired a Bullet and acts first`,
	bulletOnlyPassed: (v: { who: string }) =>
		`A Bullet is only for those who have passed. Still in: ${v.who}`,
	bulletLater: (v: { who: string }) => `${v.who}: a Bullet only when the turn comes round again`,
	bulletOnce: 'One Bullet gives one action, not another Bullet',
	noneInHand: (v: { who: string }) => `${v.who}: no mafioso in hand`,
	tooFewCards: (v: { who: string; needed: number; has: number }) =>
		`${v.who}: ${cards(v.needed)} needed, in hand: ${String(v.has)}`,
	noMafiosoThere: (v: { location: string }) => `${v.location}: no such mafioso here`,
	notOwnMafioso: (v: { who: string; location: string }) =>
		`${v.location}: this mafioso isn’t ${v.who}’s`,
	reserveEmpty: (v: { who: string }) => `${v.who}: no mafioso in reserve`,
	thiefSelf: 'A Thief takes from another player',
	nothingToSteal: (v: { who: string }) => `${v.who}: no card in hand to steal`,
	raidNeedsTwo: (v: { who: string; location: string; count: number }) =>
		`${v.location}: a raid takes two mafiosi of one’s own. ${v.who}: ${String(v.count)}`,
	leversEmpty: (v: { location: string }) => `${v.location}: nobody here to change places`,
	otherLocation: 'It must be another location',
	cardNotInAction: 'This card is not played in a turn of the Action phase',
	cardNotInLocations: 'This card is not played in the Locations phase',

	/* ----- Refusals of full tracking: reactions ----- */
	nothingToVeto: 'There is nothing that can still be cancelled',
	vetoOwn: (v: { who: string }) => `${v.who} can’t cancel their own effect`,
	vetoUnfit: (v: { veto: string }) => `This can’t be cancelled with: ${v.veto}`,
	vetoNeedsFists: 'Only two Fists cancel this',
	fistsNoLocation: 'Two Fists never cancel the effect of a location',
	noJailing: 'Nobody has just gone to the Cell',
	complicityOnlyOwner: (v: { who: string }) => `Complicity is only for: ${v.who}`,
	complicityThird: (v: { who: string }) =>
		`Complicity takes a mafioso of a third player. ${v.who} isn’t one here`,

	/* ----- Refusals of full tracking: Phase II ----- */
	chooseFirst: (v: { who: string }) => `${v.who} chooses the location first`,
	notChosenNow: 'No location is to be chosen now',
	isMarked: (v: { location: string }) => `${v.location} has been evaluated already`,
	controlSettled: (v: { location: string }) => `${v.location}: control is settled`,
	onlyPresentRaise: (v: { who: string; location: string }) =>
		`${v.location}: no mafioso here, no raise. ${v.who}`,
	onlyAt: (v: { location: string }) => `Only at: ${v.location}`,
	noController: (v: { location: string }) => `${v.location}: nobody is in control, so no effect`,
	notController: (v: { who: string; location: string }) => `${v.location}: ${v.who} is in control`,
	effectSpent: (v: { location: string }) => `${v.location}: the effect has been used or cancelled`,
	killedAlready: 'The Hired Assassin has killed once already',
	extraScored: 'The extra point has been scored already',
	assassinElsewhere: (v: { location: string }) => `The Assassin is at: ${v.location}`,
	notAdjacent: (v: { location: string }) => `Not beside the Assassin: ${v.location}`,

	/* ----- Refusals of full tracking: Phase III ----- */
	locationClosed: (v: { location: string }) => `${v.location} is done`,
	hasDecided: (v: { who: string; location: string }) => `${v.location}: already decided. ${v.who}`,
	takeSome: 'At least one mafioso, each named once, lowest first',
	orderFixed: 'The Mayor was on Town Hall, so the order is fixed',
	strategyDone: 'No location is left in this phase',

	/* ----- Refusals of full tracking: corrections ----- */
	noPieceThere: (v: { who: string }) => `No such mafioso there: ${v.who}`,
	tooFewInPile: 'There aren’t that many cards there',

	/* ----- Reasons in the log ----- */
	forcedPass: (v: { who: string }) => `${v.who} must pass: no mafioso in hand and no card`,
	passCancelled: (v: { who: string }) =>
		`${v.who} got a mafioso back by a raid: the pass is cancelled`,
	allPassed: 'Everybody has passed, so the phase is over',
	shownByNumber: (v: { location: string }) =>
		`${v.location}: the lowest number without a marker, as the Mayor is on Town Hall`,
	shownLast: (v: { location: string }) => `${v.location}: the last one left`,
	vetoesOdd: (v: { count: number }) =>
		`An odd number of vetoes stops the effect: ${String(v.count)}`,
	vetoesEven: (v: { count: number }) =>
		`An even number of vetoes lets the effect happen: ${String(v.count)}`,
	cellFreed: (v: { owners: string }) => `Out of the Cell and back to hand: ${v.owners}`,
	recruited: (v: { who: string }) =>
		`Most mafiosi here, so one goes from reserve to hand: ${v.who}`,
	reshuffled: (v: { who: string }) => `The draw pile is empty. ${v.who} shuffles the discard pile`,
	everyoneDraws: (v: { who: string }) =>
		`Everybody draws a card in step 3, in this order: ${v.who}`,
	drawsLost: (v: { count: number }) => `Both piles are empty. Draws lost: ${String(v.count)}`,

	/* ----- Light tracking: what the table said, and refusals ----- */
	controlTold: (v: { location: string; who: string }) =>
		`${v.location}: ${v.who} is in control, as the table said`,
	controlToldNobody: (v: { location: string }) =>
		`${v.location}: nobody is in control, as the table said`,
	lightOtherPhase: (v: { phase: string }) => `Not now. The game is here: ${v.phase}`,
	lightOver: 'The game is over. Undo goes back into it',
	lightUntracked: 'Only points are tracked here; this lies on the table alone',
	lightNoSuchPlayer: (v: { seats: number }) => `Only ${String(v.seats)} players sit at this table`,
	lightChooseFirst: (v: { who: string }) =>
		`${v.who} holds the Mayor and chooses the location first`,
	lightAlreadyChosen: (v: { location: string }) => `The location is settled already: ${v.location}`,
	lightMarked: (v: { location: string }) => `${v.location} has its marker already`,
	lightOtherLocation: (v: { location: string }) => `Another location is up now: ${v.location}`,
	lightNoExtra: 'The extra point is for whoever controls the Private Club, before the next control',
	lightNotTied: (v: { tied: string }) =>
		`At least one of those tied, each once, in seat order: ${v.tied}`,
	lightVpRange: (v: { most: number }) => `VP go from 0 to ${String(v.most)}`,
	lightRoundRange: (v: { most: number }) => `Rounds go from 1 to ${String(v.most)}`,
	lightSame: 'That’s how it is already'
};
