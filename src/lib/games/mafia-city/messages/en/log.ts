import { plural } from '$lib/i18n/plural';

const count = plural('en');
const mafiosi = (n: number) => count(n, { one: 'mafioso', other: 'mafiosi' });
const cards = (n: number) => count(n, { one: 'card', other: 'cards' });
/** Points that the same tap brought, after the name of who scored. */
const scoring = (points: number) => (points === 0 ? '' : ` +${String(points)}`);

/** One line for each thing that can stand in the log; also the label of Undo. */
export const log = {
	/* ----- Phase I ----- */
	exchanged: (v: { who: string }) => `${v.who}: both cards exchanged`,
	placed: (v: { who: string; location: string }) => `${v.who} → ${v.location}`,
	waited: (v: { who: string }) => `${v.who} waits, one card discarded`,
	passed: (v: { who: string }) => `${v.who}: pass`,
	playedInformer: (v: { who: string; owner: string; location: string }) =>
		`${v.who}: Informer. ${v.owner}: ${v.location} → the Cell`,
	playedThief: (v: { who: string; from: string }) => `${v.who}: Thief. A card from ${v.from}`,
	playedRaid: (v: { who: string; location: string }) => `${v.who}: Police Raid at ${v.location}`,
	playedLevers: (v: { who: string; one: string; other: string }) =>
		`${v.who}: Hidden Levers. ${v.one} ⇄ ${v.other}`,
	playedBigPlan: (v: { who: string; owner: string; from: string; to: string }) =>
		`${v.who}: Big Plan. ${v.owner}: ${v.from} → ${v.to}`,
	playedDeals: (v: { who: string }) => `${v.who}: Deals`,
	playedHat: (v: { who: string; location: string }) => `${v.who}: Hat. ${v.location} → hand`,
	playedTwoHats: (v: { who: string; location: string }) =>
		`${v.who}: two Hats. Reserve → ${v.location}`,
	playedBullet: (v: { who: string }) => `${v.who}: Bullet`,
	playedComplicity: (v: { who: string; owner: string; location: string }) =>
		`${v.who}: Complicity. ${v.owner}: ${v.location} → the Cell`,
	actionEnded: 'Action phase over',

	/* ----- Reactions ----- */
	cancelled: (v: { who: string; veto: string; play: string }) =>
		`${v.who}: ${v.veto}. Cancelled: ${v.play}`,
	restored: (v: { who: string; veto: string; play: string }) =>
		`${v.who}: ${v.veto} against the veto. It happens: ${v.play}`,
	reacted: (v: { who: string; veto: string }) => `${v.who}: ${v.veto}`,

	/* ----- Phase II ----- */
	chose: (v: { location: string }) => `Chosen: ${v.location}`,
	choseBy: (v: { who: string; location: string }) => `${v.who} chooses ${v.location}`,
	raised: (v: { who: string }) => `${v.who}: Secret Deal`,
	raisedAt: (v: { who: string; location: string }) => `${v.who}: Secret Deal at ${v.location}`,
	scored: (v: { location: string; who: string; points: number }) =>
		`${v.location}: ${v.who} +${String(v.points)}`,
	nobodyScored: (v: { location: string }) => `${v.location}: nobody`,
	closed: (v: { location: string }) => `${v.location}: done`,
	jailed: (v: { who: string; points: number; owner: string; location: string }) =>
		`Prison: ${v.who}${scoring(v.points)}. ${v.owner}: ${v.location} → the Cell`,
	assassinSent: (v: { who: string; points: number; location: string }) =>
		`Harbour: ${v.who}${scoring(v.points)}. Assassin → ${v.location}`,
	killed: (v: { who: string; points: number; owner: string; location: string }) =>
		`${v.who}${scoring(v.points)}: Hired Assassin. ${v.owner}: ${v.location} → reserve`,
	extraPoint: (v: { who: string; points: number }) => `Private Club: ${v.who}${scoring(v.points)}`,
	wentOn: 'Next',

	/* ----- Phases III and IV ----- */
	takenBack: (v: { who: string; location: string; count: number }) =>
		`${v.who} ← ${v.location}: ${mafiosi(v.count)}`,
	roundEnded: (v: { round: number }) => `End of round ${String(v.round)}`,
	fewestCards: (v: { who: string }) => `Alone with the fewest cards: ${v.who}`,
	notFewestCards: (v: { who: string }) => `Not alone with the fewest cards: ${v.who}`,
	someoneFewest: 'One player alone has the fewest cards',
	nobodyFewest: 'Nobody alone has the fewest cards',
	bestReserve: (v: { who: string }) => `Fewest in reserve: ${v.who}`,
	bestCards: (v: { who: string }) => `Most cards in hand: ${v.who}`,

	/* ----- Corrections ----- */
	correctedVp: (v: { who: string; from: number; to: number }) =>
		`Corrected: ${v.who}, VP ${String(v.from)} → ${String(v.to)}`,
	correctedToken: (v: { who: string; from: string; to: string }) =>
		`Corrected: ${v.who}’s mafioso, ${v.from} → ${v.to}`,
	correctedCards: (v: { count: number; from: string; to: string }) =>
		`Corrected: ${cards(v.count)}, ${v.from} → ${v.to}`,
	correctedFigure: (v: { figure: string; from: string; to: string }) =>
		`Corrected: ${v.figure}, ${v.from} → ${v.to}`,
	correctedRound: (v: { from: number; to: number }) =>
		`Corrected: round ${String(v.from)} → ${String(v.to)}`,
	correctedStart: (v: { from: string; to: string }) =>
		`Corrected: starting player, ${v.from} → ${v.to}`,
	correctedTurn: (v: { from: string; to: string }) => `Corrected: on turn, ${v.from} → ${v.to}`,
	correctedTurnTo: (v: { to: string }) => `Corrected: on turn, ${v.to}`,
	correctedPassed: (v: { who: string }) => `Corrected: ${v.who} has passed`,
	correctedActive: (v: { who: string }) => `Corrected: ${v.who} has not passed`,
	correctedMarked: (v: { location: string }) => `Corrected: ${v.location}, marker on`,
	correctedUnmarked: (v: { location: string }) => `Corrected: ${v.location}, marker off`,
	correctedPhase: (v: { from: string; to: string }) => `Corrected: ${v.from} → ${v.to} anew`
};
