import { common } from '$lib/i18n/messages/hu/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('hu');
const mafiosi = (n: number) => count(n, { one: 'maffiózó', other: 'maffiózó' });
const deals = (n: number) => count(n, { one: 'Titkos alku', other: 'Titkos alku' });
const cards = (n: number) => count(n, { one: 'kártya', other: 'kártya' });
const seats = (n: number) => count(n, { one: 'hely', other: 'hely' });
const players = (n: number) => count(n, { one: 'játékos', other: 'játékos' });

/** What is inserted stands first or after a colon: no article before it, no ending behind it. */
export const facts: Catalogue['facts'] = {
	...common.facts,
	/* ----- Rulings: control (MC-2.2.2, MC-2.2.3) ----- */
	count: (v) => `${v.who}: ${mafiosi(v.count)}`,
	countRaised: (v) => `${v.who}: ${mafiosi(v.count)} + ${deals(v.raises)} = ${String(v.total)}`,
	raiseIgnored: (v) =>
		`${v.who}: nincs itt maffiózója, ennél az asztalnál a Titkos alku nem számít`,
	controlMost: (v) =>
		`${v.location}: ${v.who} irányítja a legnagyobb létszámmal (${String(v.count)})`,
	controlLowest: (v) =>
		`${v.location}: ${v.who} irányítja. Egyenlő létszám (${String(v.count)}): ${v.tied}`,
	controlTie: (v) =>
		`${v.location}: senki sem irányítja, itt az egyenlőség nem elég. Egyenlő létszám (${String(v.count)}): ${v.tied}`,
	controlAbsentTie: (v) =>
		`${v.location}: senki sem irányítja. Egyenlő létszám (${String(v.count)}), itteni maffiózó nélkül: ${v.tied}`,
	controlEmpty: (v) => `${v.location}: senki sem irányítja, nincs itt maffiózó`,
	presentFirst: (v) =>
		`Egyenlőségnél az az első, akinek van itt maffiózója. Maffiózó nélkül: ${v.absent}`,
	liesLowest: (v) => `Az egyenlők közül legalul fekszik: ${v.who}`,

	/* ----- Rulings: the winner (MC-4) ----- */
	reachedTarget: (v) => `${v.who}: ${String(v.vp)} GYP, a cél: ${String(v.target)}`,
	wonAlone: (v) =>
		`${v.who} nyer (${String(v.vp)} GYP): más nem érte el a célt (${String(v.target)})`,
	wonByVp: (v) => `${v.who} nyer a legtöbb győzelmi ponttal (${String(v.vp)})`,
	wonByReserve: (v) => `${v.who} nyer, nála van a legkevesebb maffiózó tartalékban`,
	wonByCards: (v) => `${v.who} nyer, nála van a legtöbb akciókártya`,
	wonByMayor: (v) => `${v.who} nyer, nála van a Polgármester`,
	wonByDistance: (v) =>
		`${v.who} nyer, a kezdőjátékostól az óramutató járása szerint a legközelebb ül`,
	inReserve: (v) => `${v.who}: ${mafiosi(v.count)} a tartalékban`,
	cardsInHand: (v) => `${v.who}: ${cards(v.count)} a kézben`,
	fromStart: (v) => `${v.who}: ${seats(v.count)} a kezdőjátékostól`,
	tiedOnVp: (v) => `Egyformán ${String(v.vp)} GYP: ${v.who}`,
	tiedOnReserve: (v) => `Egyformán kevés maffiózó a tartalékban: ${v.who}`,
	tiedOnCards: (v) => `Egyformán sok akciókártya: ${v.who}`,
	noneHoldsMayor: (v) => `Egyiküknél sincs a Polgármester: ${v.who}`,
	toldReserve: (v) => `Legkevesebb maffiózó a tartalékban, ahogy megadtátok: ${v.who}`,
	toldCards: (v) => `Legtöbb akciókártya a kézben, ahogy megadtátok: ${v.who}`,
	tiedOnDistance: (v) => `Egyforma távolság a kezdőjátékostól: ${v.who}`,

	/* ----- Rulings: cards at the end of the round (MC-2.4.2) ----- */
	aloneFewestVp: (v) => `Egyedül a legkevesebb GYP (${String(v.vp)}): ${v.who}`,
	aloneFewestCards: (v) => `Egyedül a legkevesebb kártya is (${String(v.count)}): ${v.who}`,
	toldFewestCards: (v) => `Egyedül a legkevesebb kártya is, ahogy megadtátok: ${v.who}`,
	drawsFirst: (v) => `1. lépés: ${v.who} húz egy kártyát`,
	drawsSecond: (v) => `2. lépés: ${v.who} húz egy kártyát`,
	drawsThird: (v) => `3. lépés: ${v.who} húz egy kártyát, ahogy mindenki`,
	nobodyDrawsExtra: (v) =>
		`Az 1. és a 2. lépésben senki sem húz. Egyformán a legkevesebb GYP (${String(v.vp)}): ${v.tied}`,
	nobodyDrawsFirst: (v) =>
		`Az 1. lépésben senki sem húz. Legkevesebb GYP: ${v.who}, de a legkevesebb kártya nem egyedül nála van`,

	/* ----- Refusals of full tracking: the table ----- */
	noSuchLocation: 'Nincs ilyen helyszín',
	onlyInAction: 'Csak az akciófázisban',
	onlyInLocations: 'Csak a helyszínfázisban',
	onlyInStrategy: 'Csak a stratégiai fázisban',

	/* ----- Refusals of full tracking: Phase I ----- */
	exchangeOver: (v) => `${v.who}: az első két kártya már nem cserélhető`,
	exchangeNeedsTwo: (v) => `${v.who}: csak két kártya cserélhető együtt, kézben: ${String(v.has)}`,
	hasPassed: (v) => `${v.who} már passzolt`,
	bulletFirst: (v) => `Előbb lép, aki Töltényt játszott ki: ${v.who}`,
	bulletOnlyPassed: (v) => `Töltény csak passz után jár. Nem passzolt: ${v.who}`,
	bulletLater: (v) => `${v.who}: Töltényt csak akkor, ha újra sorra kerül`,
	bulletOnce: 'Egy Töltény egy akciót ad, újabb Töltényt nem',
	noneInHand: (v) => `${v.who}: nincs maffiózó a kézben`,
	tooFewCards: (v) => `${v.who}: ${cards(v.needed)} kell, kézben: ${String(v.has)}`,
	noMafiosoThere: (v) => `${v.location}: nincs itt ilyen maffiózó`,
	notOwnMafioso: (v) => `${v.location}: ez nem saját maffiózó. ${v.who}`,
	reserveEmpty: (v) => `${v.who}: nincs maffiózó a tartalékban`,
	thiefSelf: 'A Tolvaj mástól vesz el kártyát',
	nothingToSteal: (v) => `${v.who}: nincs kártya a kézben, nincs mit elvenni`,
	raidNeedsTwo: (v) =>
		`${v.location}: a razziához két saját maffiózó kell. ${v.who}: ${String(v.count)}`,
	leversEmpty: (v) => `${v.location}: nincs itt maffiózó, aki helyet cserélhetne`,
	otherLocation: 'Másik helyszínnek kell lennie',
	cardNotInAction: 'Ez a kártya az akciófázisban saját lépésként nem játszható ki',
	cardNotInLocations: 'Ez a kártya a helyszínfázisban nem játszható ki',

	/* ----- Refusals of full tracking: reactions ----- */
	nothingToVeto: 'Nincs semmi, amit még semlegesíteni lehetne',
	vetoOwn: (v) => `${v.who}: a saját hatás nem semlegesíthető`,
	vetoUnfit: (v) => `Ezzel nem semlegesíthető: ${v.veto}`,
	vetoNeedsFists: 'Ezt csak két Ököl semlegesíti',
	fistsNoLocation: 'Két Ököl helyszín hatását soha nem semlegesíti',
	noJailing: 'Most senki sem került a Cellába',
	complicityOnlyOwner: (v) => `Bűnrészességet most csak ő játszhat ki: ${v.who}`,
	complicityThird: (v) =>
		`A Bűnrészesség egy harmadik játékos maffiózóját viszi, nem az övét: ${v.who}`,

	/* ----- Refusals of full tracking: Phase II ----- */
	chooseFirst: (v) => `Előbb helyszínt választ: ${v.who}`,
	notChosenNow: 'Most nem kell helyszínt választani',
	isMarked: (v) => `${v.location}: már kiértékeltétek`,
	controlSettled: (v) => `${v.location}: az irányítás már eldőlt`,
	onlyPresentRaise: (v) => `${v.location}: itteni maffiózó nélkül nincs emelés. ${v.who}`,
	onlyAt: (v) => `Csak itt: ${v.location}`,
	noController: (v) => `${v.location}: senki sem irányítja, így nincs hatás`,
	notController: (v) => `${v.location}: ${v.who} irányítja`,
	effectSpent: (v) => `${v.location}: a hatás már lezajlott, vagy semlegesítették`,
	killedAlready: 'A Bérgyilkos egyszer már ölt',
	extraScored: 'A plusz pont már megvan',
	assassinElsewhere: (v) => `A Bérgyilkos máshol áll: ${v.location}`,
	notAdjacent: (v) => `A Bérgyilkossal nem szomszédos: ${v.location}`,

	/* ----- Refusals of full tracking: Phase III ----- */
	locationClosed: (v) => `${v.location}: ez már kész`,
	hasDecided: (v) => `${v.location}: ez már eldőlt. ${v.who}`,
	takeSome: 'Legalább egy maffiózó, mindegyik csak egyszer, alulról felfelé',
	orderFixed: 'A Polgármester a Városházán állt, így a sorrend kötött',
	strategyDone: 'Ebben a fázisban nem maradt több helyszín',

	/* ----- Refusals of full tracking: corrections ----- */
	noPieceThere: (v) => `Nincs ott ilyen maffiózó: ${v.who}`,
	tooFewInPile: 'Nincs ott ennyi kártya',
	/* ----- Reasons in the log ----- */
	forcedPass: (v) => `${v.who}: se maffiózó, se kártya a kézben, a passz kötelező`,
	passCancelled: (v) => `A razzia maffiózót adott vissza, a passz törlődik: ${v.who}`,
	allPassed: 'Mindenki passzolt, a fázisnak vége',
	shownByNumber: (v) =>
		`${v.location}: a legkisebb jelöletlen szám, a Polgármester a Városházán áll`,
	shownLast: (v) => `${v.location}: már csak ez maradt`,
	vetoesOdd: (v) => `Páratlan számú vétó megállítja a hatást: ${String(v.count)}`,
	vetoesEven: (v) => `Páros számú vétónál a hatás megtörténik: ${String(v.count)}`,
	cellFreed: (v) => `A Cellából vissza a kézbe: ${v.owners}`,
	recruited: (v) => `Itt a legtöbb maffiózó, egy a tartalékból a kézbe kerül: ${v.who}`,
	reshuffled: (v) => `A húzópakli üres. A dobópaklit megkeveri: ${v.who}`,
	everyoneDraws: (v) => `3. lépés: mindenki húz egy kártyát, ebben a sorrendben: ${v.who}`,
	drawsLost: (v) => `Mindkét pakli üres. Elveszett húzások: ${String(v.count)}`,
	/* ----- Light tracking: what the table said, and refusals ----- */
	controlTold: (v) => `${v.location}: ${v.who} irányítja, ahogy megadtátok`,
	controlToldNobody: (v) => `${v.location}: senki sem irányítja, ahogy megadtátok`,
	lightOtherPhase: (v) => `Most nem. A játék itt tart: ${v.phase}`,
	lightOver: 'A játéknak vége. A Vissza gombbal folytathatjátok',
	lightUntracked: 'Itt csak a pontokat követjük, ez csak az asztalon látszik',
	lightNoSuchPlayer: (v) => `Ennél az asztalnál: ${players(v.seats)}`,
	lightChooseFirst: (v) => `${v.who} választ előbb helyszínt, nála van a Polgármester`,
	lightAlreadyChosen: (v) => `A helyszín már ki van választva: ${v.location}`,
	lightMarked: (v) => `${v.location}: a jelölőkocka már itt van`,
	lightOtherLocation: (v) => `Másik helyszín van soron: ${v.location}`,
	lightNoExtra: 'A plusz pont csak a Magánklub irányítójáé, a következő irányításig',
	lightNotTied: (v) => `Legalább egy az egyenlők közül, mindegyik egyszer, ülésrendben: ${v.tied}`,
	lightVpRange: (v) => `GYP: 0 és ${String(v.most)} között`,
	lightRoundRange: (v) => `Forduló: 1 és ${String(v.most)} között`,
	lightSame: 'Már most is így van'
};
