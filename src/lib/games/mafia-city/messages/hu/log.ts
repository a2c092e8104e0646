import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('hu');
const mafiosi = (n: number) => count(n, { one: 'maffiózó', other: 'maffiózó' });
const cards = (n: number) => count(n, { one: 'kártya', other: 'kártya' });
/** Points that the same tap brought, after the name of who scored. */
const scoring = (points: number) => (points === 0 ? '' : ` +${String(points)}`);

export const log: Catalogue['log'] = {
	/* ----- Phase I ----- */
	exchanged: (v) => `${v.who}: mindkét kártya lecserélve`,
	placed: (v) => `${v.who} → ${v.location}`,
	waited: (v) => `${v.who} kivár, egy kártya eldobva`,
	passed: (v) => `${v.who}: passz`,
	playedInformer: (v) => `${v.who}: Besúgó. ${v.owner}: ${v.location} → Cella`,
	playedThief: (v) => `${v.who}: Tolvaj. Egy kártyát elveszít: ${v.from}`,
	playedRaid: (v) => `${v.who}: Rendőrségi razzia. ${v.location}`,
	playedLevers: (v) => `${v.who}: Szálak a háttérben. ${v.one} ⇄ ${v.other}`,
	playedBigPlan: (v) => `${v.who}: Nagy terv. ${v.owner}: ${v.from} → ${v.to}`,
	playedDeals: (v) => `${v.who}: Seftek`,
	playedHat: (v) => `${v.who}: Kalap. ${v.location} → kéz`,
	playedTwoHats: (v) => `${v.who}: két Kalap. Tartalék → ${v.location}`,
	playedBullet: (v) => `${v.who}: Töltény`,
	playedComplicity: (v) => `${v.who}: Bűnrészesség. ${v.owner}: ${v.location} → Cella`,
	actionEnded: 'Akciófázis vége',

	/* ----- Reactions ----- */
	cancelled: (v) => `${v.who}: ${v.veto}. Semlegesítve: ${v.play}`,
	restored: (v) => `${v.who}: ${v.veto} a vétó ellen. Érvényes: ${v.play}`,
	reacted: (v) => `${v.who}: ${v.veto}`,

	/* ----- Phase II ----- */
	chose: (v) => `Kiválasztva: ${v.location}`,
	choseBy: (v) => `${v.who} választja: ${v.location}`,
	raised: (v) => `${v.who}: Titkos alku`,
	raisedAt: (v) => `${v.location}: ${v.who}, Titkos alku`,
	scored: (v) => `${v.location}: ${v.who} +${String(v.points)}`,
	nobodyScored: (v) => `${v.location}: senki`,
	closed: (v) => `${v.location}: kész`,
	jailed: (v) => `Börtön: ${v.who}${scoring(v.points)}. ${v.owner}: ${v.location} → Cella`,
	assassinSent: (v) => `Kikötő: ${v.who}${scoring(v.points)}. Bérgyilkos → ${v.location}`,
	killed: (v) => `${v.who}${scoring(v.points)}: Bérgyilkos. ${v.owner}: ${v.location} → tartalék`,
	extraPoint: (v) => `Magánklub: ${v.who}${scoring(v.points)}`,
	wentOn: 'Tovább',

	/* ----- Phases III and IV ----- */
	takenBack: (v) => `${v.who} ← ${v.location}: ${mafiosi(v.count)}`,
	roundEnded: (v) => `${String(v.round)}. forduló vége`,
	fewestCards: (v) => `${v.who}: egyedül a legkevesebb kártyával`,
	notFewestCards: (v) => `${v.who}: nem egyedül a legkevesebb kártyával`,
	someoneFewest: 'Egyetlen játékosnak van a legkevesebb kártyája',
	nobodyFewest: 'Senkinek sincs egyedül a legkevesebb kártyája',
	bestReserve: (v) => `Legkevesebb a tartalékban: ${v.who}`,
	bestCards: (v) => `Legtöbb kártya a kézben: ${v.who}`,

	/* ----- Corrections ----- */
	correctedVp: (v) => `Javítás: ${v.who}, GYP ${String(v.from)} → ${String(v.to)}`,
	correctedToken: (v) => `Javítás: maffiózó (${v.who}), ${v.from} → ${v.to}`,
	correctedCards: (v) => `Javítás: ${cards(v.count)}, ${v.from} → ${v.to}`,
	correctedFigure: (v) => `Javítás: ${v.figure}, ${v.from} → ${v.to}`,
	correctedRound: (v) => `Javítás: forduló, ${String(v.from)} → ${String(v.to)}`,
	correctedStart: (v) => `Javítás: kezdőjátékos, ${v.from} → ${v.to}`,
	correctedTurn: (v) => `Javítás: soron lévő játékos, ${v.from} → ${v.to}`,
	correctedTurnTo: (v) => `Javítás: soron lévő játékos, ${v.to}`,
	correctedPassed: (v) => `Javítás: ${v.who}, passzolt`,
	correctedActive: (v) => `Javítás: ${v.who}, nem passzolt`,
	correctedMarked: (v) => `Javítás: ${v.location}, jelölő fel`,
	correctedUnmarked: (v) => `Javítás: ${v.location}, jelölő le`,
	correctedPhase: (v) => `Javítás: ${v.from} → ${v.to}, elölről`
};
