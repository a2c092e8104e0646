import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('hu');
const family = (n: number) => count(n, { one: 'családtag', other: 'családtag' });
const associates = (n: number) => count(n, { one: 'szimpatizáns', other: 'szimpatizáns' });
const money = (n: number) => `${n < 0 ? '−' : ''}${String(Math.abs(n))} M$`;

export const log: Catalogue['log'] = {
	placedFamily: (v) => `${v.who}: ${family(v.family)} → ${v.place}`,
	placedAssociates: (v) => `${v.who}: ${associates(v.associates)} → ${v.place}`,
	placedBoth: (v) => `${v.who}: ${family(v.family)} és ${associates(v.associates)} → ${v.place}`,
	played: (v) => `${v.who} kijátssza: ${v.city}, ${v.face}`,
	copTurned: (v) => `Zsaru kártya: ${v.cop}`,
	copTurnedLast: (v) => `Zsaru kártya: ${v.cop}. Ez az utolsó forduló`,
	turnedUp: (v) => `${v.city}: ${v.face} → ${v.who}`,
	turnedUpOnly: (v) => `${v.city}: ${v.face}`,
	wasHit: (v) => `${v.who} elveszít egy családtagot`,
	shot: (v) => `Lövöldözés: ${v.who} elveszít egy családtagot`,
	chicagoPaid: (v) => `Chicago: ${money(v.amount)} → ${v.who}`,
	chicagoWon: (v) => `Chicago: ${v.who} van többségben`,
	handsTold: (v) => `Utolsó kör: ${v.order}`,
	handsGiven: 'Kézben lévő gengszterek az utolsó körhöz',
	roundOver: (v) => `${String(v.round)}. forduló vége`,
	toldBest: (v) => `Legtöbb gengszter egy újabb fordulóra: ${v.who}`,

	correctedPower: (v) => `Javítás, hatalom: ${v.who}, ${money(v.before)} → ${money(v.after)}`,
	correctedGained: (v) =>
		`Javítás, ebben a fordulóban szerzett: ${v.who}, ${money(v.before)} → ${money(v.after)}`,
	correctedCrews: (v) => `Javítás, gengszterek: ${v.place}`,
	correctedFamily: (v) => `Javítás, családtag: ${v.who}, ${v.from} → ${v.to}`,
	correctedTerm: (v) =>
		`Javítás, visszatérés: ${v.who}, ${v.place}, ${String(v.before)}. forduló → ${String(v.after)}. forduló`,
	correctedAssociate: (v) => `Javítás, szimpatizáns: ${v.who}, most ${v.to}`,
	correctedCard: (v) => `Javítás, kijátszott kártya: ${v.city}, ${v.face}`,
	correctedCardMoved: (v) => `Javítás, kijátszott kártya: ${v.from} → ${v.to} (${v.face})`,
	correctedCardGone: (v) => `Javítás, mégsem kijátszott kártya: ${v.city}, ${v.face}`,
	correctedCardMissed: (v) => `Javítás, ez is kijátszott kártya: ${v.city}, ${v.face}`,
	correctedTurnNumber: (v) => `Javítás, kör a fordulóban: ${String(v.before)} → ${String(v.after)}`,
	correctedRound: (v) => `Javítás, forduló: ${String(v.before)} → ${String(v.after)}`,
	correctedTurn: (v) => `Javítás, soron lévő játékos: ${v.who}`,
	correctedGun: (v) => `Javítás, töltött puska: ${v.from} → ${v.to}`,
	correctedChicago: (v) => `Javítás, Chicago: ${String(v.before)}. hely → ${String(v.after)}. hely`,
	correctedCop: (v) => `Javítás, Zsaru kártya: ${v.from} → ${v.to}`,
	correctedBanished: (v) => `Javítás, kiutasítva: ${v.who}, ${v.city}`,
	correctedWelcome: (v) => `Javítás, nincs kiutasítva: ${v.who}, ${v.city}`,
	correctedUnplaced: 'Javítás: ebben a körben még senki sem ment sehová',
	correctedPlaced: (v) => `Javítás, ebben a körben ide küldtek: ${v.place}`,
	correctedTurnedUp: (v) => `Javítás, felfordított kártya: ${v.city}, ${v.face} → ${v.who}`,
	correctedPaid: 'Javítás: Chicago már fizetett',
	correctedUnpaid: 'Javítás: Chicago még nem fizetett',
	correctedShot: (v) => `Javítás, ott volt a lövöldözésnél: ${v.who}`,
	correctedUnshot: (v) => `Javítás, nem volt ott a lövöldözésnél: ${v.who}`
};
