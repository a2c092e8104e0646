import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('cs');
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' });
const dollars = (n: number) => `${String(n)}$`;

export const log: Catalogue['log'] = {
	cardLaid: (v) => `${v.who} vykládá: ${v.upper} / ${v.lower}`,
	cardLaidBefore: (v) => `${v.who} vykládá: ${v.upper} / ${v.lower} → ${v.owner}`,
	initiatorLaid: (v) => `${v.who} vykládá: iniciátor ${String(v.number)}`,
	initiatorLaidBefore: (v) => `${v.who} vykládá: iniciátor ${String(v.number)} → ${v.owner}`,
	initiatorWaits: (v) => `${v.who} vykládá: iniciátor ${String(v.number)} → ${v.owner}, zatím čeká`,
	initiatorFired: (v) => `${v.who} iniciuje: iniciátor ${String(v.number)}`,
	readNoSense: (v) => `${v.who} čte větu, která nedává smysl, +${dollars(v.dollars)}`,
	readOne: (v) =>
		`${v.who} čte. ${v.target}: ${v.duty} (${String(v.count)}), +${dollars(v.dollars)}`,
	readTwo: (v) =>
		`${v.who} čte. ${v.target}: ${v.duty} (${String(v.count)}). ${v.thenTarget}: ${v.thenDuty} (${String(v.thenCount)}), +${dollars(v.dollars)}`,
	readMany: (v) => `${v.who} čte: ${v.duties}. Na koho: ${v.targets}, +${dollars(v.dollars)}`,
	cornerPlayed: (v) => `${v.who} hraje efekt: ${v.effect} → ${v.target}`,
	cardMoved: (v) => `${v.who} přesouvá kartu: ${v.from} → ${v.to}`,
	cardCancelled: (v) => `${v.who} ruší vyloženou kartu. O kartu přichází ${v.owner}`,
	cardStolen: (v) => `${v.who} bere kartu z ruky. O kartu přichází ${v.from}`,
	dutyForgone: (v) => `${v.who} vynechává: ${v.duty}`,
	defencePlayed: (v) => `${v.who}: Tento efekt se mě netýká`,
	mayorStops: (v) => `${v.who} platí Starostovi ${dollars(v.fee)}: zrušeno`,
	mayorStopsDefence: (v) =>
		`${v.who} platí Starostovi ${dollars(v.fee)}: obrana je zrušená (${v.target})`,
	hiredOwn: (v) => `${v.who} povolává do Služby: ${v.character}, ${dollars(v.price)}`,
	hiredAway: (v) =>
		`${v.who} přeplácí: ${v.character}, ${dollars(v.price)}. O postavu přichází ${v.owner}`,
	hiredAndWon: (v) => `${v.who} povolává do Služby: ${v.character}, a vyhrává`,
	skillPaid: (v) =>
		`${v.who} platí za dovednost: ${v.character}, ${dollars(v.fee)}. Na koho: ${v.target}`,
	characterShown: (v) => `${v.who}: ${v.character} → Záloha`,
	cardRead: (v) => `Zadáno podle karty: ${v.place}, ${v.who}`,
	cardsGiven: (v) => `${v.from} dává: ${cards(v.count)} → ${v.to}`,
	agreementMade: (v) => `${v.who} slibuje na ${String(v.round)}. kolo: ${v.note}`,
	agreementOver: (v) => `Dohoda škrtnutá: ${v.note}`,
	turnPassed: (v) => `${v.who} končí tah. Další: ${v.next}`,
	turnPassedLost: (v) => `${v.who} končí tah, propadá zbytek ${dollars(v.lost)}. Další: ${v.next}`,
	dollarsEntered: (v) => `${v.who}: +${dollars(v.dollars)}`,
	correctedCard: (v) => `Oprava, karta: ${v.from} (${v.fromWho}) → ${v.to} (${v.toWho})`,
	correctedFace: (v) => `Oprava, co je na kartě: ${v.place} (${v.who})`,
	correctedWaiting: (v) =>
		`Oprava, číslo čekajícího iniciátora (${v.who}): ${String(v.from)} → ${String(v.to)}`,
	correctedTurn: (v) => `Oprava, na tahu: ${v.from} → ${v.to}`,
	correctedHired: (v) => `Oprava, povolané v tomto tahu: ${String(v.from)} → ${String(v.to)}`,
	correctedChange: (v) => `Oprava, zbytek z placení: ${dollars(v.from)} → ${dollars(v.to)}`,
	correctedLaid: (v) => `Oprava: ${v.who}, karta v tomto tahu vyložená`,
	correctedNotLaid: (v) => `Oprava: ${v.who}, karta v tomto tahu nevyložená`,
	correctedRound: (v) => `Oprava, kolo: ${String(v.from)} → ${String(v.to)}`,
	correctedDuty: (v) => `Oprava, teď je třeba: ${v.who}, ${v.duty} (${String(v.count)})`,
	correctedDuties: 'Oprava: nikdo už nic plnit nemusí'
};
