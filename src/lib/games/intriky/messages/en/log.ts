import { plural } from '$lib/i18n/plural';

const count = plural('en');
const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
const dollars = (n: number) => `${String(n)}$`;

/** One line for each thing that can stand in the log; also the name of what Undo will undo. */
export const log = {
	cardLaid: (v: { who: string; upper: string; lower: string }) =>
		`${v.who} lays ${v.upper} / ${v.lower}`,
	cardLaidBefore: (v: { who: string; owner: string; upper: string; lower: string }) =>
		`${v.who} lays ${v.upper} / ${v.lower} before ${v.owner}`,
	initiatorLaid: (v: { who: string; number: number }) =>
		`${v.who} lays initiator ${String(v.number)}`,
	initiatorLaidBefore: (v: { who: string; owner: string; number: number }) =>
		`${v.who} lays initiator ${String(v.number)} before ${v.owner}`,
	initiatorWaits: (v: { who: string; owner: string; number: number }) =>
		`${v.who} lays initiator ${String(v.number)} to wait before ${v.owner}`,
	initiatorFired: (v: { who: string; number: number }) =>
		`${v.who} uses initiator ${String(v.number)}`,
	readNoSense: (v: { who: string; dollars: number }) =>
		`${v.who} reads nothing that makes sense, +${dollars(v.dollars)}`,
	readOne: (v: { who: string; duty: string; count: number; target: string; dollars: number }) =>
		`${v.who} reads: ${v.target}, ${v.duty} (${String(v.count)}), +${dollars(v.dollars)}`,
	readTwo: (v: {
		who: string;
		duty: string;
		count: number;
		target: string;
		thenDuty: string;
		thenCount: number;
		thenTarget: string;
		dollars: number;
	}) =>
		`${v.who} reads: ${v.target}, ${v.duty} (${String(v.count)}); ${v.thenTarget}, ${v.thenDuty} (${String(v.thenCount)}); +${dollars(v.dollars)}`,
	readMany: (v: { who: string; duties: string; targets: string; dollars: number }) =>
		`${v.who} reads: ${v.duties}. On ${v.targets}, +${dollars(v.dollars)}`,
	cornerPlayed: (v: { who: string; effect: string; target: string }) =>
		`${v.who} plays on ${v.target}: ${v.effect}`,
	cardMoved: (v: { who: string; from: string; to: string }) =>
		`${v.who} moves a card: ${v.from} → ${v.to}`,
	cardCancelled: (v: { who: string; owner: string }) => `${v.who} cancels a card of ${v.owner}`,
	cardStolen: (v: { who: string; from: string }) =>
		`${v.who} takes a card from the hand of ${v.from}`,
	dutyForgone: (v: { who: string; duty: string }) => `${v.who} leaves out: ${v.duty}`,
	defencePlayed: (v: { who: string }) => `${v.who}: this does not concern me`,
	mayorStops: (v: { who: string; fee: number }) =>
		`${v.who} pays the Mayor ${dollars(v.fee)}: cancelled`,
	mayorStopsDefence: (v: { who: string; target: string; fee: number }) =>
		`${v.who} pays the Mayor ${dollars(v.fee)}: the defence of ${v.target} is cancelled`,
	hiredOwn: (v: { who: string; character: string; price: number }) =>
		`${v.who} hires ${v.character} for ${dollars(v.price)}`,
	hiredAway: (v: { who: string; character: string; owner: string; price: number }) =>
		`${v.who} hires ${v.character} away from ${v.owner} for ${dollars(v.price)}`,
	hiredAndWon: (v: { who: string; character: string }) => `${v.who} hires ${v.character} and wins`,
	skillPaid: (v: { who: string; character: string; target: string; fee: number }) =>
		`${v.who} pays ${v.character} ${dollars(v.fee)}, for ${v.target}`,
	characterShown: (v: { who: string; character: string }) => `${v.who}: ${v.character} to Reserve`,
	cardRead: (v: { place: string; who: string }) => `Entered from the card: ${v.place}, ${v.who}`,
	cardsGiven: (v: { from: string; to: string; count: number }) =>
		`${v.from} gives ${cards(v.count)} to ${v.to}`,
	agreementMade: (v: { who: string; note: string; round: number }) =>
		`${v.who} promises for round ${String(v.round)}: ${v.note}`,
	agreementOver: (v: { note: string }) => `Agreement crossed out: ${v.note}`,
	turnPassed: (v: { who: string; next: string }) => `${v.who} ends the turn. Next: ${v.next}`,
	turnPassedLost: (v: { who: string; next: string; lost: number }) =>
		`${v.who} ends the turn; what was left over is gone: ${dollars(v.lost)}. Next: ${v.next}`,
	dollarsEntered: (v: { who: string; dollars: number }) => `${v.who}: +${dollars(v.dollars)}`,
	correctedCard: (v: { from: string; fromWho: string; to: string; toWho: string }) =>
		`Corrected, a card: ${v.from} (${v.fromWho}) → ${v.to} (${v.toWho})`,
	correctedFace: (v: { place: string; who: string }) =>
		`Corrected, what a card shows: ${v.place} (${v.who})`,
	correctedWaiting: (v: { who: string; from: number; to: number }) =>
		`Corrected, number of the initiator that waits (${v.who}): ${String(v.from)} → ${String(v.to)}`,
	correctedTurn: (v: { from: string; to: string }) => `Corrected, on turn: ${v.from} → ${v.to}`,
	correctedHired: (v: { from: number; to: number }) =>
		`Corrected, hired in this turn: ${String(v.from)} → ${String(v.to)}`,
	correctedChange: (v: { from: number; to: number }) =>
		`Corrected, left over: ${dollars(v.from)} → ${dollars(v.to)}`,
	correctedLaid: (v: { who: string }) => `Corrected: ${v.who} has laid a card in this turn`,
	correctedNotLaid: (v: { who: string }) => `Corrected: ${v.who} has not laid a card in this turn`,
	correctedRound: (v: { from: number; to: number }) =>
		`Corrected, round: ${String(v.from)} → ${String(v.to)}`,
	correctedDuty: (v: { who: string; duty: string; count: number }) =>
		`Corrected, to be done now: ${v.who}, ${v.duty} (${String(v.count)})`,
	correctedDuties: 'Corrected: nobody has to do anything any more'
};
