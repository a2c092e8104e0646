import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('cs');
const mafiosi = (n: number) =>
	count(n, { one: 'Mafián', few: 'Mafiáni', many: 'Mafiána', other: 'Mafiánů' });
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' });
/** Points that the same tap brought, after the name of who scored. */
const scoring = (points: number) => (points === 0 ? '' : ` +${String(points)}`);

export const log: Catalogue['log'] = {
	/* ----- Phase I ----- */
	exchanged: (v) => `${v.who}: obě karty vyměněny`,
	placed: (v) => `${v.who} → ${v.location}`,
	waited: (v) => `${v.who} vyčkává, jedna karta odhozena`,
	passed: (v) => `${v.who}: pas`,
	playedInformer: (v) => `${v.who}: Práskač. ${v.owner}: ${v.location} → Cela`,
	playedThief: (v) => `${v.who}: Zloděj. O kartu přichází ${v.from}`,
	playedRaid: (v) => `${v.who}: Policejní razie. ${v.location}`,
	playedLevers: (v) => `${v.who}: Páky v pozadí. ${v.one} ⇄ ${v.other}`,
	playedBigPlan: (v) => `${v.who}: Velký plán. ${v.owner}: ${v.from} → ${v.to}`,
	playedDeals: (v) => `${v.who}: Kšefty`,
	playedHat: (v) => `${v.who}: Klobouk. ${v.location} → ruka`,
	playedTwoHats: (v) => `${v.who}: dva Klobouky. Rezerva → ${v.location}`,
	playedBullet: (v) => `${v.who}: Náboj`,
	playedComplicity: (v) => `${v.who}: Spoluúčast. ${v.owner}: ${v.location} → Cela`,
	actionEnded: 'Konec akční fáze',

	/* ----- Reactions ----- */
	cancelled: (v) => `${v.who}: ${v.veto}. Zrušeno: ${v.play}`,
	restored: (v) => `${v.who}: ${v.veto} proti vetu. Platí: ${v.play}`,
	reacted: (v) => `${v.who}: ${v.veto}`,

	/* ----- Phase II ----- */
	chose: (v) => `Vybráno: ${v.location}`,
	choseBy: (v) => `${v.who} vybírá: ${v.location}`,
	raised: (v) => `${v.who}: Tajná dohoda`,
	raisedAt: (v) => `${v.location}: ${v.who}, Tajná dohoda`,
	scored: (v) => `${v.location}: ${v.who} +${String(v.points)}`,
	nobodyScored: (v) => `${v.location}: nikdo`,
	closed: (v) => `${v.location}: hotovo`,
	jailed: (v) => `Věznice: ${v.who}${scoring(v.points)}. ${v.owner}: ${v.location} → Cela`,
	assassinSent: (v) => `Přístav: ${v.who}${scoring(v.points)}. Nájemný vrah → ${v.location}`,
	killed: (v) => `${v.who}${scoring(v.points)}: Nájemný vrah. ${v.owner}: ${v.location} → rezerva`,
	extraPoint: (v) => `Soukromý klub: ${v.who}${scoring(v.points)}`,
	wentOn: 'Dál',

	/* ----- Phases III and IV ----- */
	takenBack: (v) => `${v.who} ← ${v.location}: ${mafiosi(v.count)}`,
	roundEnded: (v) => `Konec ${String(v.round)}. kola`,
	fewestCards: (v) => `${v.who}: jediný hráč s nejmenším počtem karet`,
	notFewestCards: (v) => `${v.who}: není jediný hráč s nejmenším počtem karet`,
	someoneFewest: 'Nejméně karet má jediný hráč',
	nobodyFewest: 'Nikdo nemá nejméně karet sám',
	bestReserve: (v) => `Nejméně v rezervě: ${v.who}`,
	bestCards: (v) => `Nejvíc karet v ruce: ${v.who}`,

	/* ----- Corrections ----- */
	correctedVp: (v) => `Oprava: ${v.who}, VB ${String(v.from)} → ${String(v.to)}`,
	correctedToken: (v) => `Oprava: Mafián (${v.who}), ${v.from} → ${v.to}`,
	correctedCards: (v) => `Oprava: ${cards(v.count)}, ${v.from} → ${v.to}`,
	correctedFigure: (v) => `Oprava: ${v.figure}, ${v.from} → ${v.to}`,
	correctedRound: (v) => `Oprava: kolo ${String(v.from)} → ${String(v.to)}`,
	correctedStart: (v) => `Oprava: začínající hráč, ${v.from} → ${v.to}`,
	correctedTurn: (v) => `Oprava: na tahu, ${v.from} → ${v.to}`,
	correctedTurnTo: (v) => `Oprava: na tahu, ${v.to}`,
	correctedPassed: (v) => `Oprava: ${v.who}, po pasu`,
	correctedActive: (v) => `Oprava: ${v.who}, bez pasu`,
	correctedMarked: (v) => `Oprava: ${v.location}, kostka položena`,
	correctedUnmarked: (v) => `Oprava: ${v.location}, kostka odebrána`,
	correctedPhase: (v) => `Oprava: ${v.from} → ${v.to}, od začátku`
};
