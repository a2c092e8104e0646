import { common } from '$lib/i18n/messages/hu/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('hu');
const gangsters = (n: number) => count(n, { one: 'gengszter', other: 'gengszter' });
const family = (n: number) => count(n, { one: 'családtag', other: 'családtag' });
const associates = (n: number) => count(n, { one: 'szimpatizáns', other: 'szimpatizáns' });
const cards = (n: number) => count(n, { one: 'kártya', other: 'kártya' });
const copCards = (n: number) => count(n, { one: 'Zsaru kártya', other: 'Zsaru kártya' });
const cityCards = (n: number) => count(n, { one: 'Város kártya', other: 'Város kártya' });
const cities = (n: number) => count(n, { one: 'város', other: 'város' });
const players = (n: number) => count(n, { one: 'játékos', other: 'játékos' });
const gold = (n: number) => count(n, { one: 'arany jelvény', other: 'arany jelvény' });
const silver = (n: number) => count(n, { one: 'ezüst jelvény', other: 'ezüst jelvény' });
const money = (n: number) => `${n < 0 ? '−' : ''}${String(Math.abs(n))} M$`;

/** What is inserted has no article before it and no ending behind it; partners take the singular. */
export const facts: Catalogue['facts'] = {
	...common.facts,
	othersTurn: (v) => `Most lép: ${v.who}`,
	badNumber: 'Ez a szám nem lehet jó',
	/* ----- Rulings: majority (TB-2.4, TB-3.1, TB-3.2) ----- */
	gangstersThere: (v) => `${v.who}: ${gangsters(v.count)}`,
	mostThere: (v) => `${v.place}: ${v.who} van többségben (${gangsters(v.count)})`,
	nobodyThere: (v) => `${v.place}: nincs itt gengszter, senki sem kap semmit`,
	toldWinner: (v) => `${v.place}: ${v.who} van többségben, ahogy megadtátok`,

	/* ----- Rulings: placing (TB-2.3, TB-2.4) ----- */
	anyNumber: (v) =>
		`${v.place}: más szín nincs itt. ${v.who} küldhet: ${gangsters(v.needed)} vagy több`,
	fewest: (v) =>
		`${v.place}: ${v.who} legalább ennyit küldjön: ${String(v.needed)}, hogy itt minden más színből kevesebb legyen`,

	/* ----- Rulings: the last turn (TB-2.8) ----- */
	lastTurnOrder: (v) => `Utolsó kör, elöl a legtöbb kézben lévő gengszter: ${v.order}`,
	inHand: (v) => `${v.who}: ${gangsters(v.count)} kézben`,
	equalInHand: (v) =>
		`Egyenlő számnál az óramutató járása szerint, a töltött puskától (${v.gun}): ${v.tied}`,

	/* ----- Rulings: the cities in play (TB-1.4) ----- */
	citiesFit: (v) => `${tellSum(v)}: kijön`,
	citiesDontFit: (v) => `${tellSum(v)}: nem jön ki`,

	/* ----- Rulings: Chicago (TB-3.2) ----- */
	countsForChicago: (v) => `${v.city}, ${v.face}: ennyit ér: ${money(v.value)}`,
	noCardThere: (v) => `${v.city}: nincs itt kártya`,
	chicagoHalf: (v) =>
		v.sum < 0
			? `Chicago: ${money(v.sum)} nulla alatt van, ezért ennyit fizet: ${money(v.amount)}`
			: `Chicago: ${money(v.sum)} fele, lefelé kerekítve: ${money(v.amount)}`,
	chicagoFirst: (v) =>
		`Chicago: balra tőle nincs semmi (${money(v.sum)}), ezért ennyit fizet: ${money(v.amount)}`,

	/* ----- Rulings: cops (TB-2.7) ----- */
	badgesOpen: (v) => `Eddig felcsapva: ${gold(v.gold)}, ${silver(v.silver)}`,
	isLastRound: 'Megvan egy szín harmadik jelvénye: ez az utolsó forduló',
	goesOn: 'Még egyik színből sincs három jelvény: jön még egy forduló',
	chanceOfEnd: (v) =>
		`Képpel lefelé ${copCards(v.left)}, ebből az utolsó fordulót jelenti: ${String(v.ending)}`,

	/* ----- Rulings: sanctions (TB-3.4, TB-3.6, TB-2.6) ----- */
	lostForGood: (v) => `${v.city}: ${v.who} végleg elveszít egy családtagot`,
	awayUntil: (v) => `${v.who}: egy családtag ${v.place}, visszatér: ${String(v.round)}. forduló`,
	isBack: (v) => `${v.who}: visszatért egy családtag, eddig ${v.place} volt`,
	areBack: (v) => `Visszatért családtagok: ${v.who}`,
	nowBanished: (v) => `${v.city}: ${v.who} a játék végéig senkit sem küldhet ide`,
	partnersChoose: (v) => `${v.city}: ${v.who} megbeszéli, melyikük veszít el egy családtagot`,

	/* ----- Rulings: the end (TB-4) ----- */
	powerOf: (v) => `${v.who}: ${money(v.power)}`,
	gainedOf: (v) => `${v.who}, az utolsó fordulóban: ${money(v.gained)}`,
	availableOf: (v) => `${v.who}: ${gangsters(v.count)} egy újabb fordulóra`,
	toldMost: (v) => `Legtöbb gengszter egy újabb fordulóra, ahogy megadtátok: ${v.who}`,
	wonByPower: (v) => `${v.who} nyer a legnagyobb hatalommal (${money(v.power)})`,
	wonByGain: (v) =>
		`${v.who} nyer: egyenlő a hatalom, az utolsó forduló nyeresége döntött (${money(v.gained)})`,
	wonByGangsters: (v) =>
		`${v.who} nyer: minden más egyenlő, az újabb fordulóra maradt gengszterek száma döntött`,
	furtherRound: (v) => `Minden egyenlő, ezért jön egy újabb forduló: ${v.tied}`,

	/* ----- Refusals: placing ----- */
	onePlaceATurn: (v) =>
		`${v.who} ebben a körben már küldött gengsztert valahová (${v.place}), a második városnak várnia kell`,
	isBanished: (v) => `${v.place}: a kiutasítás miatt ${v.who} senkit sem küldhet ide`,
	chicagoTooEarly: (v) =>
		`${v.who} csak akkor mehet Chicagóba, ha a forduló egy korábbi körében már küldött gengsztert másik városba`,
	tooFewForMajority: (v) =>
		`${v.place}: ${gangsters(v.needed)} kellene, ${v.who} kezében ennyi van: ${String(v.has)}`,
	noFamilyForAssociates: (v) =>
		`${v.place}: ${v.who} családtagja nincs itt, és kézben sincs, szimpatizáns pedig sosem megy egyedül`,
	placeSomebody: 'Válassz legalább egy gengsztert',
	tooFewFamily: (v) => `${v.who} kezében ${family(v.has)} van, nem ${String(v.needed)}`,
	tooFewAssociates: (v) => `${v.who} kezében ${associates(v.has)} van, nem ${String(v.needed)}`,
	associatesAlone: (v) =>
		`${v.place}: a szimpatizáns mellé azonos színű családtag kell. Küldi: ${v.who}`,
	noMajority: (v) =>
		`${v.place}: ${gangsters(v.count)} kevés, ${v.who} legalább ennyit küldjön: ${String(v.needed)}`,

	/* ----- Refusals: cards and cops ----- */
	allPlayed: (v) =>
		`${v.city}: ami a kezekben lehetett, azt már mind kijátszottátok (${cards(v.count)})`,
	noSuchFace: 'Ez egy Város kártyán sincs rajta',
	noSuchCop: 'Képpel lefelé már nincs ilyen Zsaru kártya',
	noCopNow: 'Most nem kell Zsaru kártyát felcsapni',
	copFirst: 'Előbb a felcsapott Zsaru kártya',

	/* ----- Refusals: the end of the round ----- */
	alreadyTurnedUp: (v) => `${v.city}: a kártya már fel van fordítva`,
	chooseFirst: (v) => `${v.city}: előbb ${v.who} mondja meg, melyikük családtagját éri`,
	nothingToChoose: 'Nincs miből választani',
	notToBeHit: (v) => `${v.city}: ${v.who} családtagjai közül itt most senkit sem érhet`,
	noFamilyLeft: (v) => `${v.who}: nem maradt családtag, akit el lehetne veszíteni`,
	noShootout: 'Ebben a fordulóban nem volt lövöldözés',
	ownShootout: (v) => `${v.who} nyerte a lövöldözést, és senkit sem veszít benne`,
	shotAlready: (v) => `${v.who} a lövöldözésben már elveszített egy családtagot`,
	chicagoPaidAlready: 'Chicago ebben a fordulóban már fizetett',
	cardsToTheLeft: (v) =>
		`Chicagóhoz minden tőle balra lévő város utolsó kártyája kell: ${cards(v.count)}`,
	badHands: 'Valakinek nem lehet ennyi gengszter a kezében',
	onlyTheTied: (v) => `Csak az egyenlők közül lehet választani: ${v.tied}`,

	/* ----- Refusals: whose turn and when ----- */
	noSuchPlayer: 'Ott senki sem ül',
	notInPlay: 'Ez a város nincs játékban',
	playOn: 'A fordulónak még nincs vége: előbb a körök',
	turnUpFirst: 'A fordulónak vége: előbb a képpel lefelé fekvő kártyák',
	roundFirst: 'Előbb ez a forduló',
	tellMostFirst: 'Előbb mondjátok meg, kinek van a legtöbb gengsztere egy újabb fordulóra',
	workedOut: 'Ezt az alkalmazás magától kiszámolja',
	lightUntracked: 'Ezt itt nem követjük, csak az asztalon látszik',

	/* ----- Refusals: corrections ----- */
	noSuchRound: (v) => `Most csak ez lehet: ${String(v.first)}–${String(v.last)}. forduló`,
	noSuchTurn: (v) => `Egy forduló ezekből áll: 1–${String(v.turns)}. kör`,
	tooManyOpen: (v) =>
		`${String(v.turn)}. kör előtt legfeljebb ennyi lehet kijátszva: ${cards(v.needed)}. Itt ennyi van: ${String(v.count)}`,
	noneMissing: (v) => `Egy sem hiányzik, minden kijátszott itt van: ${cards(v.count)}`,
	noPieceThere: (v) => `${v.who}: nincs ott ilyen kocka`,
	equalThere: (v) =>
		`${v.place}: két színnek sosem lehet ugyanannyi (${String(v.count)}): ${v.who}; ${v.other}`,
	notTurnedUp: (v) => `${v.city}: itt még semmi sincs felfordítva`,
	hasPlayed: (v) => `${v.who} ebben a körben már lépett (${String(v.turn)}/${String(v.turns)})`,
	onlyInTurns: 'Most senki sincs soron'
};

function tellSum(v: Parameters<Catalogue['facts']['citiesFit']>[0]): string {
	const dealt = `${cityCards(v.all)} − ${cities(v.cities)} = ${String(v.rest)}`;
	return `${dealt}; ${players(v.players)} × ${cards(v.hand)} = ${String(v.needed)}`;
}
