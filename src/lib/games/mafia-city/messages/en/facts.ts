import { plural } from '$lib/i18n/plural';

const count = plural('en');
const mafiosi = (n: number) => count(n, { one: 'mafioso', other: 'mafiosi' });
const deals = (n: number) => count(n, { one: 'Secret Deal', other: 'Secret Deals' });
const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
const seats = (n: number) => count(n, { one: 'seat', other: 'seats' });

/** Refusals and rulings. What stands in braces is already in words; counts are numbers. */
export const facts = {
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
		`${v.location}: nobody is in control, a tie is not enough here. Tied at ${String(v.count)}: ${v.tied}`,
	controlAbsentTie: (v: { location: string; tied: string; count: number }) =>
		`${v.location}: nobody is in control. Tied at ${String(v.count)} with no mafioso here: ${v.tied}`,
	controlEmpty: (v: { location: string }) =>
		`${v.location}: nobody is in control, no mafioso is here`,
	presentFirst: (v: { absent: string }) =>
		`In a tie a player with a mafioso here goes first; without one: ${v.absent}`,
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
		`Nobody draws in step 1: ${v.who} has the fewest VP, but not alone the fewest cards`
};
