import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('hu');
const cards = (n: number) => count(n, { one: 'kártya', other: 'kártya' });
const dollars = (n: number) => `${String(n)}$`;

export const log: Catalogue['log'] = {
	cardLaid: (v) => `${v.who} lerak: ${v.upper} / ${v.lower}`,
	cardLaidBefore: (v) => `${v.who} lerak: ${v.upper} / ${v.lower} → ${v.owner}`,
	initiatorLaid: (v) => `${v.who} lerak: indító (${String(v.number)})`,
	initiatorLaidBefore: (v) => `${v.who} lerak: indító (${String(v.number)}) → ${v.owner}`,
	initiatorWaits: (v) => `${v.who} lerak: indító (${String(v.number)}) → ${v.owner}, egyelőre vár`,
	initiatorFired: (v) => `${v.who} indít: indító (${String(v.number)})`,
	readNoSense: (v) => `${v.who} értelmetlen mondatot olvas, +${dollars(v.dollars)}`,
	readOne: (v) =>
		`${v.who} olvas. ${v.target}: ${v.duty} (${String(v.count)}), +${dollars(v.dollars)}`,
	readTwo: (v) =>
		`${v.who} olvas. ${v.target}: ${v.duty} (${String(v.count)}). ${v.thenTarget}: ${v.thenDuty} (${String(v.thenCount)}), +${dollars(v.dollars)}`,
	readMany: (v) => `${v.who} olvas: ${v.duties}. Kire: ${v.targets}, +${dollars(v.dollars)}`,
	cornerPlayed: (v) => `${v.who} hatást játszik ki: ${v.effect} → ${v.target}`,
	cardMoved: (v) => `${v.who} kártyát helyez át: ${v.from} → ${v.to}`,
	cardCancelled: (v) => `${v.who} töröl egy lerakott kártyát. Elveszíti: ${v.owner}`,
	cardStolen: (v) => `${v.who} elvesz egy kártyát a kézből. Elveszíti: ${v.from}`,
	dutyForgone: (v) => `${v.who} kihagyja: ${v.duty}`,
	defencePlayed: (v) => `${v.who}: Ez engem nem érint`,
	mayorStops: (v) => `${v.who} fizet a Polgármesternek, ${dollars(v.fee)}: semlegesítve`,
	mayorStopsDefence: (v) =>
		`${v.who} fizet a Polgármesternek, ${dollars(v.fee)}: a védekezés semlegesítve (${v.target})`,
	hiredOwn: (v) => `${v.who} Szolgálatba hív: ${v.character}, ${dollars(v.price)}`,
	hiredAway: (v) => `${v.who} elcsábít: ${v.character}, ${dollars(v.price)}. Elveszíti: ${v.owner}`,
	hiredAndWon: (v) => `${v.who} Szolgálatba hív: ${v.character}, és nyer`,
	skillPaid: (v) =>
		`${v.who} képességért fizet: ${v.character}, ${dollars(v.fee)}. Kire: ${v.target}`,
	characterShown: (v) => `${v.who}: ${v.character} → Tartalék`,
	cardRead: (v) => `Kártyáról megadva: ${v.place}, ${v.who}`,
	cardsGiven: (v) => `${v.from} ad: ${cards(v.count)} → ${v.to}`,
	agreementMade: (v) => `${v.who} ígéri, ${String(v.round)}. forduló: ${v.note}`,
	agreementOver: (v) => `Egyezség kihúzva: ${v.note}`,
	turnPassed: (v) => `${v.who} befejezi a kört. Következik: ${v.next}`,
	turnPassedLost: (v) =>
		`${v.who} befejezi a kört, elvész ${dollars(v.lost)}. Következik: ${v.next}`,
	dollarsEntered: (v) => `${v.who}: +${dollars(v.dollars)}`,
	correctedCard: (v) => `Javítás, kártya: ${v.from} (${v.fromWho}) → ${v.to} (${v.toWho})`,
	correctedFace: (v) => `Javítás, ami a kártyán áll: ${v.place} (${v.who})`,
	correctedWaiting: (v) =>
		`Javítás, a várakozó indító száma (${v.who}): ${String(v.from)} → ${String(v.to)}`,
	correctedTurn: (v) => `Javítás, soron lévő játékos: ${v.from} → ${v.to}`,
	correctedHired: (v) =>
		`Javítás, ebben a körben Szolgálatba hívva: ${String(v.from)} → ${String(v.to)}`,
	correctedChange: (v) => `Javítás, fennmaradó összeg: ${dollars(v.from)} → ${dollars(v.to)}`,
	correctedLaid: (v) => `Javítás: ${v.who}, ebben a körben már van lerakott kártya`,
	correctedNotLaid: (v) => `Javítás: ${v.who}, ebben a körben még nincs lerakott kártya`,
	correctedRound: (v) => `Javítás, forduló: ${String(v.from)} → ${String(v.to)}`,
	correctedDuty: (v) => `Javítás, most ez a teendő: ${v.who}, ${v.duty} (${String(v.count)})`,
	correctedDuties: 'Javítás: már senkinek sincs teendője'
};
