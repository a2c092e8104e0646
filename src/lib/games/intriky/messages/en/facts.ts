import { common } from '$lib/i18n/messages/en/common';
import { plural } from '$lib/i18n/plural';
import { printed, type Printed } from '../printed';

const count = plural('en');
const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
const commands = (n: number) => count(n, { one: 'command', other: 'commands' });
const dollars = (n: number) => `${String(n)}$`;

/** Refusals and rulings. What stands in braces is already in words; counts are numbers. */
export const facts = {
	...common.facts,
	/* ----- Rulings: sentences (IN-4) ----- */
	commandRead: (v: Printed & { count: number }) => `${printed(v)}: ${cards(v.count)}`,
	commandWithoutAmount: (v: Printed) => `${printed(v)}: skipped, no amount follows`,
	amountWithoutCommand: (v: Printed) => `${printed(v)}: skipped, no command before it`,
	senseOne: (v: Printed & { count: number }) => `It makes sense. ${printed(v)}: ${cards(v.count)}`,
	senseMany: (v: { count: number }) => `It makes sense, with ${commands(v.count)}`,
	noSense: 'It makes no sense: no command with an amount. The cards still become dollars',
	readingOf: (v: { line: string; first: number; last: number }) =>
		v.first === v.last
			? `${v.line}, card ${String(v.first)} of the row`
			: `${v.line}, cards ${String(v.first)} to ${String(v.last)} of the row`,
	lowerLineTurned: 'The lower line is read from the other side, so the last card comes first',
	wordsUnknown: 'A word on this line has not been entered yet',
	dollarsUnknown: 'The money bags of a card have not been entered yet',
	dollarsGained: (v: { dollars: number }) => `Into the bank: ${dollars(v.dollars)}`,
	symbolsEqual: (v: { symbol: string }) =>
		`Every card shows the same symbol: ${v.symbol}. One corner effect may be used`,
	symbolsOne: 'One card alone always matches itself. Its corner effect may be used',
	symbolsDiffer: 'The symbols on this line differ, so there is no corner effect',
	symbolsUnknown: 'A symbol on this line has not been entered yet',
	symbolsNeedSense: 'At this table equal symbols count only if the sentence makes sense',

	/* ----- Rulings: money (IN-7) ----- */
	planPays: (v: { price: number; cards: number; left: number }) =>
		`${dollars(v.price)} can be paid: ${cards(v.cards)}, left over ${dollars(v.left)}`,
	planFails: (v: { price: number; has: number; missing: number }) =>
		`${dollars(v.price)} needed, ${dollars(v.has)} there: ${dollars(v.missing)} missing`,
	changeFirst: (v: { change: number }) =>
		`What is left over from this turn pays first: ${dollars(v.change)}`,
	losesLeast: 'Chosen: the cards that lose least, then the fewest cards',
	restIsGone: (v: { left: number }) =>
		`${dollars(v.left)} left over can be spent in this turn; what isn’t is gone after it`,

	/* ----- Rulings: the win (IN-2.2) ----- */
	serves: (v: { character: string; who: string }) => `In Service of ${v.who}: ${v.character}`,
	wonByFour: (v: { who: string; count: number }) =>
		`${v.who} wins with ${String(v.count)} characters in Service`,

	/* ----- Rulings: a hire (IN-2) ----- */
	ownPrice: (v: { character: string; price: number }) =>
		`${v.character}, from the own Reserve: ${dollars(v.price)}`,
	doublePrice: (v: { character: string; owner: string; price: number }) =>
		`${v.character}, from ${v.owner}, at double the price: ${dollars(v.price)}`,
	partPlayed: (v: { who: string; duty: string; count: number }) =>
		`${v.who}: ${v.duty} (${String(v.count)})`,
	lostHere: (v: { who: string; duty: string; count: number }) =>
		`${v.who}, ${v.duty}: ${cards(v.count)} lost, as it could not be done`,
	drawnNow: (v: { who: string; count: number }) => `${v.who} draws ${cards(v.count)}`,
	shuffledNow: (v: { count: number }) =>
		`The draw pile was empty: ${cards(v.count)} of the discard pile are the new one`,

	/* ----- Refusals: the table ----- */
	noSuchCard: 'There is no such card',
	noSuchCharacter: 'There is no such character',
	noSuchInitiator: 'No such initiator waits here',
	noSuchAgreement: 'There is no such agreement',
	othersTurn: (v: { who: string }) => `On turn now: ${v.who}`,
	dutyFirst: (v: { who: string; duty: string }) => `First: ${v.who}, ${v.duty}`,
	nothingDue: (v: { who: string }) => `${v.who}: nothing has to be done now`,
	mustBeDone: (v: { who: string }) => `${v.who} has to do this`,
	cardsNotTracked: 'Cards are not tracked here; they lie on the table alone',
	handsNotTracked: 'Hands, rows and piles are not tracked here; they are left to the table',

	/* ----- Refusals: laying and reading (IN-2 to IN-4) ----- */
	laidAlready: (v: { who: string }) => `${v.who} has laid the one card of this turn`,
	handEmpty: (v: { who: string }) => `${v.who} has no card in hand`,
	worksAtOnce: 'This initiator works at once',
	alwaysLayable: 'At this table an initiator may wait, so any card can be laid',
	rowTooShort: (v: { number: number; length: number }) =>
		`Initiator ${String(v.number)} needs ${cards(v.number)} in the row; it has ${String(v.length)}`,
	nothingToRead: 'No initiator is waiting to be read',
	noSuchWindow: (v: { number: number; length: number }) =>
		`There are no ${String(v.number)} neighbours there: ${cards(v.length)} in the row`,
	targetForEach: (v: { count: number }) => `One player for each of ${commands(v.count)}`,
	bonusNotRead: 'Only the corner effect of a card that is read',
	effectUnknown: 'The corner effect of this card has not been entered yet',
	noEffect: 'This card prints no corner effect',
	defenceAnswers: 'This effect only answers: it stops what is played on you',

	/* ----- Refusals: what players are made to do (IN-5, IN-6) ----- */
	moveOthers: (v: { who: string }) => `${v.who} has to move cards of other players`,
	movedAlready: 'This card has been moved already: it must be another one',
	nothingMoves: 'This moves nothing',
	noSuchPlace: 'There is no such place in the row',
	joinsEnds: 'At this table a moved card joins an end of the row',
	cancelOwn: (v: { who: string }) => `At this table ${v.who} cancels only cards of the own row`,
	stealOthers: 'It must be the hand of another player',
	notConcerned: (v: { who: string }) => `Nothing that can still be stopped is aimed at ${v.who}`,
	noDefence: 'This card does not say “this does not concern me”',
	noMayor: (v: { who: string }) => `${v.who} has no Mayor in Service`,
	nothingToStop: 'There is nothing that can still be cancelled',
	mayorCancels: 'The Mayor cancels something that was played',

	/* ----- Refusals: money and characters (IN-2, IN-7, IN-8) ----- */
	servesAlready: (v: { character: string }) => `${v.character} is in Service already`,
	twoHired: (v: { count: number }) =>
		`${String(v.count)} characters have entered Service in this turn; that is the most`,
	priceUnknown: (v: { character: string }) => `${v.character}: the price stands on the card`,
	feeUnknown: (v: { character: string }) =>
		`${v.character}: what the skill costs stands on the card`,
	noSuchDollars: (v: { who: string }) => `These cards are not in the bank of ${v.who}`,
	notEnough: (v: { price: number; has: number }) =>
		`${dollars(v.price)} needed, ${dollars(v.has)} paid`,
	allCharactersOpen: (v: { count: number }) =>
		`All ${String(v.count)} characters lie on the table already`,
	knownAlready: 'This is known already; to change it, correct it',

	/* ----- Refusals: between players (IN-1.5) ----- */
	charactersNeverTraded: 'Characters are never traded',
	dollarsNeverTraded: 'Dollars are never traded',
	giveToOther: 'It must be another player',
	tooFewCards: (v: { who: string; has: number }) => `${v.who} has ${cards(v.has)} in hand`,
	agreementEmpty: 'An agreement needs a few words',
	dueOver: 'This turn is over already',

	/* ----- Refusals: corrections ----- */
	badNumber: 'This number cannot be right',
	faceUnfit: 'Such a card does not lie there'
};
