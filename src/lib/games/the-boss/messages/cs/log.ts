import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('cs');
const family = (n: number) =>
	count(n, {
		one: 'člen rodiny',
		few: 'členové rodiny',
		many: 'člena rodiny',
		other: 'členů rodiny'
	});
const associates = (n: number) =>
	count(n, {
		one: 'sympatizant',
		few: 'sympatizanti',
		many: 'sympatizanta',
		other: 'sympatizantů'
	});
const money = (n: number) => `${n < 0 ? '−' : ''}${String(Math.abs(n))} M$`;

export const log: Catalogue['log'] = {
	placedFamily: (v) => `${v.who}: ${family(v.family)} → ${v.place}`,
	placedAssociates: (v) => `${v.who}: ${associates(v.associates)} → ${v.place}`,
	placedBoth: (v) => `${v.who}: ${family(v.family)} a ${associates(v.associates)} → ${v.place}`,
	played: (v) => `${v.who} hraje: ${v.city}, ${v.face}`,
	copTurned: (v) => `Policejní karta: ${v.cop}`,
	copTurnedLast: (v) => `Policejní karta: ${v.cop}. Tohle kolo je poslední`,
	turnedUp: (v) => `${v.city}: ${v.face} → ${v.who}`,
	turnedUpOnly: (v) => `${v.city}: ${v.face}`,
	wasHit: (v) => `${v.who} ztrácí člena rodiny`,
	shot: (v) => `Přestřelka: ${v.who} ztrácí člena rodiny`,
	chicagoPaid: (v) => `Chicago: ${money(v.amount)} → ${v.who}`,
	chicagoWon: (v) => `Chicago: nejvíc má ${v.who}`,
	handsTold: (v) => `Poslední tah: ${v.order}`,
	handsGiven: 'Gangsteři v ruce pro poslední tah',
	roundOver: (v) => `${String(v.round)}. kolo skončilo`,
	toldBest: (v) => `Nejvíc gangsterů na další kolo: ${v.who}`,

	correctedPower: (v) => `Oprava, moc: ${v.who}, ${money(v.before)} → ${money(v.after)}`,
	correctedGained: (v) =>
		`Oprava, zisk v tomto kole: ${v.who}, ${money(v.before)} → ${money(v.after)}`,
	correctedCrews: (v) => `Oprava, gangsteři: ${v.place}`,
	correctedFamily: (v) => `Oprava, člen rodiny: ${v.who}, ${v.from} → ${v.to}`,
	correctedTerm: (v) =>
		`Oprava, návrat: ${v.who}, ${v.place}, ${String(v.before)}. kolo → ${String(v.after)}. kolo`,
	correctedAssociate: (v) => `Oprava, sympatizant: ${v.who}, teď ${v.to}`,
	correctedCard: (v) => `Oprava, zahraná karta: ${v.city}, ${v.face}`,
	correctedCardMoved: (v) => `Oprava, zahraná karta: ${v.from} → ${v.to} (${v.face})`,
	correctedCardGone: (v) => `Oprava, nezahraná karta: ${v.city}, ${v.face}`,
	correctedCardMissed: (v) => `Oprava, také zahraná karta: ${v.city}, ${v.face}`,
	correctedTurnNumber: (v) => `Oprava, tah v kole: ${String(v.before)} → ${String(v.after)}`,
	correctedRound: (v) => `Oprava, kolo: ${String(v.before)} → ${String(v.after)}`,
	correctedTurn: (v) => `Oprava, na tahu: ${v.who}`,
	correctedGun: (v) => `Oprava, nabitá puška: ${v.from} → ${v.to}`,
	correctedChicago: (v) =>
		`Oprava, Chicago: ${String(v.before)}. místo → ${String(v.after)}. místo`,
	correctedCop: (v) => `Oprava, policejní karta: ${v.from} → ${v.to}`,
	correctedBanished: (v) => `Oprava, vyhoštění: ${v.who}, ${v.city}`,
	correctedWelcome: (v) => `Oprava, bez vyhoštění: ${v.who}, ${v.city}`,
	correctedUnplaced: 'Oprava: v tomto tahu ještě nikdo nebyl vyslán',
	correctedPlaced: (v) => `Oprava, v tomto tahu vysláno: ${v.place}`,
	correctedTurnedUp: (v) => `Oprava, otočená karta: ${v.city}, ${v.face} → ${v.who}`,
	correctedPaid: 'Oprava: Chicago už vyplatilo',
	correctedUnpaid: 'Oprava: Chicago ještě nevyplatilo',
	correctedShot: (v) => `Oprava, u přestřelky: ${v.who}`,
	correctedUnshot: (v) => `Oprava, mimo přestřelku: ${v.who}`
};
