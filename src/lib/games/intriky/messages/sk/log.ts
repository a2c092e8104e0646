import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('sk');
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' });
const dollars = (n: number) => `${String(n)}$`;

export const log: Catalogue['log'] = {
	cardLaid: (v) => `${v.who} vykladá: ${v.upper} / ${v.lower}`,
	cardLaidBefore: (v) => `${v.who} vykladá: ${v.upper} / ${v.lower} → ${v.owner}`,
	initiatorLaid: (v) => `${v.who} vykladá: iniciátor ${String(v.number)}`,
	initiatorLaidBefore: (v) => `${v.who} vykladá: iniciátor ${String(v.number)} → ${v.owner}`,
	initiatorWaits: (v) =>
		`${v.who} vykladá: iniciátor ${String(v.number)} → ${v.owner}, zatiaľ čaká`,
	initiatorFired: (v) => `${v.who} iniciuje: iniciátor ${String(v.number)}`,
	readNoSense: (v) => `${v.who} číta vetu, ktorá nedáva zmysel, +${dollars(v.dollars)}`,
	readOne: (v) =>
		`${v.who} číta. ${v.target}: ${v.duty} (${String(v.count)}), +${dollars(v.dollars)}`,
	readTwo: (v) =>
		`${v.who} číta. ${v.target}: ${v.duty} (${String(v.count)}). ${v.thenTarget}: ${v.thenDuty} (${String(v.thenCount)}), +${dollars(v.dollars)}`,
	readMany: (v) => `${v.who} číta: ${v.duties}. Na koho: ${v.targets}, +${dollars(v.dollars)}`,
	cornerPlayed: (v) => `${v.who} hrá efekt: ${v.effect} → ${v.target}`,
	cardMoved: (v) => `${v.who} presúva kartu: ${v.from} → ${v.to}`,
	cardCancelled: (v) => `${v.who} ruší vyloženú kartu. O kartu prichádza ${v.owner}`,
	cardStolen: (v) => `${v.who} berie kartu z ruky. O kartu prichádza ${v.from}`,
	dutyForgone: (v) => `${v.who} vynecháva: ${v.duty}`,
	defencePlayed: (v) => `${v.who}: Tento efekt sa ma netýka`,
	mayorStops: (v) => `${v.who} platí Starostovi ${dollars(v.fee)}: zrušené`,
	mayorStopsDefence: (v) =>
		`${v.who} platí Starostovi ${dollars(v.fee)}: obrana je zrušená (${v.target})`,
	hiredOwn: (v) => `${v.who} povoláva do Služby: ${v.character}, ${dollars(v.price)}`,
	hiredAway: (v) =>
		`${v.who} prepláca: ${v.character}, ${dollars(v.price)}. O postavu prichádza ${v.owner}`,
	hiredAndWon: (v) => `${v.who} povoláva do Služby: ${v.character}, a vyhráva`,
	skillPaid: (v) =>
		`${v.who} platí za schopnosť: ${v.character}, ${dollars(v.fee)}. Na koho: ${v.target}`,
	characterShown: (v) => `${v.who}: ${v.character} → Záloha`,
	cardRead: (v) => `Zadané podľa karty: ${v.place}, ${v.who}`,
	cardsGiven: (v) => `${v.from} dáva: ${cards(v.count)} → ${v.to}`,
	agreementMade: (v) => `${v.who} sľubuje na ${String(v.round)}. kolo: ${v.note}`,
	agreementOver: (v) => `Dohoda prečiarknutá: ${v.note}`,
	turnPassed: (v) => `${v.who} končí ťah. Ďalej: ${v.next}`,
	turnPassedLost: (v) => `${v.who} končí ťah, zvyšok ${dollars(v.lost)} prepadá. Ďalej: ${v.next}`,
	dollarsEntered: (v) => `${v.who}: +${dollars(v.dollars)}`,
	correctedCard: (v) => `Oprava, karta: ${v.from} (${v.fromWho}) → ${v.to} (${v.toWho})`,
	correctedFace: (v) => `Oprava, čo je na karte: ${v.place} (${v.who})`,
	correctedWaiting: (v) =>
		`Oprava, číslo čakajúceho iniciátora (${v.who}): ${String(v.from)} → ${String(v.to)}`,
	correctedTurn: (v) => `Oprava, na ťahu: ${v.from} → ${v.to}`,
	correctedHired: (v) => `Oprava, povolané v tomto ťahu: ${String(v.from)} → ${String(v.to)}`,
	correctedChange: (v) => `Oprava, zvyšok z platenia: ${dollars(v.from)} → ${dollars(v.to)}`,
	correctedLaid: (v) => `Oprava: ${v.who}, karta v tomto ťahu vyložená`,
	correctedNotLaid: (v) => `Oprava: ${v.who}, karta v tomto ťahu nevyložená`,
	correctedRound: (v) => `Oprava, kolo: ${String(v.from)} → ${String(v.to)}`,
	correctedDuty: (v) => `Oprava, teraz treba: ${v.who}, ${v.duty} (${String(v.count)})`,
	correctedDuties: 'Oprava: nikto už nič plniť nemusí'
};
