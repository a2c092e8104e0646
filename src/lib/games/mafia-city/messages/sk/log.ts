import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('sk');
const mafiosi = (n: number) =>
	count(n, { one: 'Mafián', few: 'Mafiáni', many: 'Mafiána', other: 'Mafiánov' });
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' });
/** Points that the same tap brought, after the name of who scored. */
const scoring = (points: number) => (points === 0 ? '' : ` +${String(points)}`);

export const log: Catalogue['log'] = {
	/* ----- Phase I ----- */
	exchanged: (v) => `${v.who}: obe karty vymenené`,
	placed: (v) => `${v.who} → ${v.location}`,
	waited: (v) => `${v.who} vyčkáva, jedna karta odhodená`,
	passed: (v) => `${v.who}: pas`,
	playedInformer: (v) => `${v.who}: Donášač. ${v.owner}: ${v.location} → Cela`,
	playedThief: (v) => `${v.who}: Zlodej. O kartu prichádza ${v.from}`,
	playedRaid: (v) => `${v.who}: Policajná razia. ${v.location}`,
	playedLevers: (v) => `${v.who}: Páky v pozadí. ${v.one} ⇄ ${v.other}`,
	playedBigPlan: (v) => `${v.who}: Veľký plán. ${v.owner}: ${v.from} → ${v.to}`,
	playedDeals: (v) => `${v.who}: Kšefty`,
	playedHat: (v) => `${v.who}: Klobúk. ${v.location} → ruka`,
	playedTwoHats: (v) => `${v.who}: dva Klobúky. Rezerva → ${v.location}`,
	playedBullet: (v) => `${v.who}: Náboj`,
	playedComplicity: (v) => `${v.who}: Spoluúčasť. ${v.owner}: ${v.location} → Cela`,
	actionEnded: 'Koniec akčnej fázy',

	/* ----- Reactions ----- */
	cancelled: (v) => `${v.who}: ${v.veto}. Zrušené: ${v.play}`,
	restored: (v) => `${v.who}: ${v.veto} proti vetu. Platí: ${v.play}`,
	reacted: (v) => `${v.who}: ${v.veto}`,

	/* ----- Phase II ----- */
	chose: (v) => `Vybrané: ${v.location}`,
	choseBy: (v) => `${v.who} vyberá: ${v.location}`,
	raised: (v) => `${v.who}: Tajná dohoda`,
	raisedAt: (v) => `${v.location}: ${v.who}, Tajná dohoda`,
	scored: (v) => `${v.location}: ${v.who} +${String(v.points)}`,
	nobodyScored: (v) => `${v.location}: nikto`,
	closed: (v) => `${v.location}: hotovo`,
	jailed: (v) => `Väznica: ${v.who}${scoring(v.points)}. ${v.owner}: ${v.location} → Cela`,
	assassinSent: (v) => `Prístav: ${v.who}${scoring(v.points)}. Nájomný vrah → ${v.location}`,
	killed: (v) => `${v.who}${scoring(v.points)}: Nájomný vrah. ${v.owner}: ${v.location} → rezerva`,
	extraPoint: (v) => `Súkromný klub: ${v.who}${scoring(v.points)}`,
	wentOn: 'Ďalej',

	/* ----- Phases III and IV ----- */
	takenBack: (v) => `${v.who} ← ${v.location}: ${mafiosi(v.count)}`,
	roundEnded: (v) => `Koniec ${String(v.round)}. kola`,
	fewestCards: (v) => `${v.who}: jediný hráč s najmenším počtom kariet`,
	notFewestCards: (v) => `${v.who}: nie je jediný hráč s najmenším počtom kariet`,
	someoneFewest: 'Najmenej kariet má jediný hráč',
	nobodyFewest: 'Nikto nemá najmenej kariet sám',
	bestReserve: (v) => `Najmenej v rezerve: ${v.who}`,
	bestCards: (v) => `Najviac kariet v ruke: ${v.who}`,

	/* ----- Corrections ----- */
	correctedVp: (v) => `Oprava: ${v.who}, VB ${String(v.from)} → ${String(v.to)}`,
	correctedToken: (v) => `Oprava: Mafián (${v.who}), ${v.from} → ${v.to}`,
	correctedCards: (v) => `Oprava: ${cards(v.count)}, ${v.from} → ${v.to}`,
	correctedFigure: (v) => `Oprava: ${v.figure}, ${v.from} → ${v.to}`,
	correctedRound: (v) => `Oprava: kolo ${String(v.from)} → ${String(v.to)}`,
	correctedStart: (v) => `Oprava: začínajúci hráč, ${v.from} → ${v.to}`,
	correctedTurn: (v) => `Oprava: na ťahu, ${v.from} → ${v.to}`,
	correctedTurnTo: (v) => `Oprava: na ťahu, ${v.to}`,
	correctedPassed: (v) => `Oprava: ${v.who}, po pase`,
	correctedActive: (v) => `Oprava: ${v.who}, bez pasu`,
	correctedMarked: (v) => `Oprava: ${v.location}, kocka položená`,
	correctedUnmarked: (v) => `Oprava: ${v.location}, kocka odobratá`,
	correctedPhase: (v) => `Oprava: ${v.from} → ${v.to}, od začiatku`
};
