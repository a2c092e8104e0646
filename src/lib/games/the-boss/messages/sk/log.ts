import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('sk');
const family = (n: number) =>
	count(n, {
		one: 'člen rodiny',
		few: 'členovia rodiny',
		many: 'člena rodiny',
		other: 'členov rodiny'
	});
const associates = (n: number) =>
	count(n, {
		one: 'sympatizant',
		few: 'sympatizanti',
		many: 'sympatizanta',
		other: 'sympatizantov'
	});
const money = (n: number) => `${n < 0 ? '−' : ''}${String(Math.abs(n))} M$`;

export const log: Catalogue['log'] = {
	placedFamily: (v) => `${v.who}: ${family(v.family)} → ${v.place}`,
	placedAssociates: (v) => `${v.who}: ${associates(v.associates)} → ${v.place}`,
	placedBoth: (v) => `${v.who}: ${family(v.family)} a ${associates(v.associates)} → ${v.place}`,
	played: (v) => `${v.who} hrá: ${v.city}, ${v.face}`,
	copTurned: (v) => `Policajná karta: ${v.cop}`,
	copTurnedLast: (v) => `Policajná karta: ${v.cop}. Toto kolo je posledné`,
	turnedUp: (v) => `${v.city}: ${v.face} → ${v.who}`,
	turnedUpOnly: (v) => `${v.city}: ${v.face}`,
	wasHit: (v) => `${v.who} stráca člena rodiny`,
	shot: (v) => `Prestrelka: ${v.who} stráca člena rodiny`,
	chicagoPaid: (v) => `Chicago: ${money(v.amount)} → ${v.who}`,
	chicagoWon: (v) => `Chicago: najviac má ${v.who}`,
	handsTold: (v) => `Posledný ťah: ${v.order}`,
	handsGiven: 'Gangstri v ruke pre posledný ťah',
	roundOver: (v) => `${String(v.round)}. kolo sa skončilo`,
	toldBest: (v) => `Najviac gangstrov na ďalšie kolo: ${v.who}`,

	correctedPower: (v) => `Oprava, moc: ${v.who}, ${money(v.before)} → ${money(v.after)}`,
	correctedGained: (v) =>
		`Oprava, zisk v tomto kole: ${v.who}, ${money(v.before)} → ${money(v.after)}`,
	correctedCrews: (v) => `Oprava, gangstri: ${v.place}`,
	correctedFamily: (v) => `Oprava, člen rodiny: ${v.who}, ${v.from} → ${v.to}`,
	correctedTerm: (v) =>
		`Oprava, návrat: ${v.who}, ${v.place}, ${String(v.before)}. kolo → ${String(v.after)}. kolo`,
	correctedAssociate: (v) => `Oprava, sympatizant: ${v.who}, teraz ${v.to}`,
	correctedCard: (v) => `Oprava, zahraná karta: ${v.city}, ${v.face}`,
	correctedCardMoved: (v) => `Oprava, zahraná karta: ${v.from} → ${v.to} (${v.face})`,
	correctedCardGone: (v) => `Oprava, nezahraná karta: ${v.city}, ${v.face}`,
	correctedCardMissed: (v) => `Oprava, tiež zahraná karta: ${v.city}, ${v.face}`,
	correctedTurnNumber: (v) => `Oprava, ťah v kole: ${String(v.before)} → ${String(v.after)}`,
	correctedRound: (v) => `Oprava, kolo: ${String(v.before)} → ${String(v.after)}`,
	correctedTurn: (v) => `Oprava, na ťahu: ${v.who}`,
	correctedGun: (v) => `Oprava, nabitá puška: ${v.from} → ${v.to}`,
	correctedChicago: (v) =>
		`Oprava, Chicago: ${String(v.before)}. miesto → ${String(v.after)}. miesto`,
	correctedCop: (v) => `Oprava, policajná karta: ${v.from} → ${v.to}`,
	correctedBanished: (v) => `Oprava, vyhostenie: ${v.who}, ${v.city}`,
	correctedWelcome: (v) => `Oprava, bez vyhostenia: ${v.who}, ${v.city}`,
	correctedUnplaced: 'Oprava: v tomto ťahu ešte nikto nebol vyslaný',
	correctedPlaced: (v) => `Oprava, v tomto ťahu vyslané: ${v.place}`,
	correctedTurnedUp: (v) => `Oprava, otočená karta: ${v.city}, ${v.face} → ${v.who}`,
	correctedPaid: 'Oprava: Chicago už vyplatilo',
	correctedUnpaid: 'Oprava: Chicago ešte nevyplatilo',
	correctedShot: (v) => `Oprava, pri prestrelke: ${v.who}`,
	correctedUnshot: (v) => `Oprava, mimo prestrelky: ${v.who}`
};
