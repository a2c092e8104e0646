import { plural } from '$lib/i18n/plural';

const count = plural('en');
const family = (n: number) => count(n, { one: 'family member', other: 'family members' });
const associates = (n: number) => count(n, { one: 'associate', other: 'associates' });
const money = (n: number) => `${n < 0 ? '−' : ''}${String(Math.abs(n))} M$`;

/** One line for each thing that can stand in the log; also the label of Undo. */
export const log = {
	placedFamily: (v: { who: string; place: string; family: number }) =>
		`${v.who}: ${family(v.family)} to ${v.place}`,
	placedAssociates: (v: { who: string; place: string; associates: number }) =>
		`${v.who}: ${associates(v.associates)} to ${v.place}`,
	placedBoth: (v: { who: string; place: string; family: number; associates: number }) =>
		`${v.who}: ${family(v.family)} and ${associates(v.associates)} to ${v.place}`,
	played: (v: { who: string; city: string; face: string }) =>
		`${v.who} played ${v.city}: ${v.face}`,
	copTurned: (v: { cop: string }) => `Cop card: ${v.cop}`,
	copTurnedLast: (v: { cop: string }) => `Cop card: ${v.cop}. This round is the last`,
	turnedUp: (v: { city: string; face: string; who: string }) => `${v.city}: ${v.face} for ${v.who}`,
	turnedUpOnly: (v: { city: string; face: string }) => `${v.city}: ${v.face}`,
	wasHit: (v: { who: string }) => `${v.who} loses a family member`,
	shot: (v: { who: string }) => `Shootout: ${v.who} loses a family member`,
	chicagoPaid: (v: { who: string; amount: number }) => `Chicago: ${money(v.amount)} for ${v.who}`,
	chicagoWon: (v: { who: string }) => `Chicago for ${v.who}`,
	handsTold: (v: { order: string }) => `Last turn: ${v.order}`,
	handsGiven: 'Gangsters in hand for the last turn',
	roundOver: (v: { round: number }) => `Round ${String(v.round)} is over`,
	toldBest: (v: { who: string }) => `Most gangsters for a further round: ${v.who}`,

	correctedPower: (v: { who: string; before: number; after: number }) =>
		`Corrected: power of ${v.who}, ${money(v.before)} → ${money(v.after)}`,
	correctedGained: (v: { who: string; before: number; after: number }) =>
		`Corrected: gained by ${v.who} in this round, ${money(v.before)} → ${money(v.after)}`,
	correctedCrews: (v: { place: string }) => `Corrected: gangsters in ${v.place}`,
	correctedFamily: (v: { who: string; from: string; to: string }) =>
		`Corrected: a family member of ${v.who}, ${v.from} → ${v.to}`,
	correctedTerm: (v: { who: string; place: string; before: number; after: number }) =>
		`Corrected: ${v.who} has somebody ${v.place}, back for round ${String(v.after)} (was ${String(v.before)})`,
	correctedAssociate: (v: { who: string; to: string }) =>
		`Corrected: an associate of ${v.who} is ${v.to}`,
	correctedCard: (v: { city: string; face: string }) =>
		`Corrected: a card played to ${v.city} is ${v.face}`,
	correctedCardMoved: (v: { from: string; to: string; face: string }) =>
		`Corrected: a card played to ${v.from} belongs to ${v.to} (${v.face})`,
	correctedCardGone: (v: { city: string; face: string }) =>
		`Corrected: never played to ${v.city}, ${v.face}`,
	correctedCardMissed: (v: { city: string; face: string }) =>
		`Corrected: also played to ${v.city}, ${v.face}`,
	correctedTurnNumber: (v: { before: number; after: number }) =>
		`Corrected: turn of the round, ${String(v.before)} → ${String(v.after)}`,
	correctedRound: (v: { before: number; after: number }) =>
		`Corrected: round, ${String(v.before)} → ${String(v.after)}`,
	correctedTurn: (v: { who: string }) => `Corrected: it is the turn of ${v.who}`,
	correctedGun: (v: { from: string; to: string }) => `Corrected: loaded gun, ${v.from} → ${v.to}`,
	correctedChicago: (v: { before: number; after: number }) =>
		`Corrected: Chicago, place ${String(v.before)} → ${String(v.after)}`,
	correctedCop: (v: { from: string; to: string }) => `Corrected: cop card, ${v.from} → ${v.to}`,
	correctedBanished: (v: { who: string; city: string }) =>
		`Corrected: ${v.who} may place nobody in ${v.city}`,
	correctedWelcome: (v: { who: string; city: string }) =>
		`Corrected: ${v.who} may place gangsters in ${v.city} again`,
	correctedUnplaced: 'Corrected: nobody has been placed in this turn yet',
	correctedPlaced: (v: { place: string }) =>
		`Corrected: gangsters were placed in ${v.place} in this turn`,
	correctedTurnedUp: (v: { city: string; face: string; who: string }) =>
		`Corrected: turned up in ${v.city}, ${v.face} for ${v.who}`,
	correctedPaid: 'Corrected: Chicago has been paid',
	correctedUnpaid: 'Corrected: Chicago has not been paid yet',
	correctedShot: (v: { who: string }) => `Corrected: ${v.who} was at the shootout`,
	correctedUnshot: (v: { who: string }) => `Corrected: ${v.who} was not at the shootout`
};
