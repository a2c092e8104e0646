import { common } from '$lib/i18n/messages/cs/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('cs');
const gangsters = (n: number) =>
	count(n, { one: 'gangster', few: 'gangsteři', many: 'gangstera', other: 'gangsterů' });
/** As an object: who is sent or needed. */
const gangstersSent = (n: number) =>
	count(n, { one: 'gangstera', few: 'gangstery', many: 'gangstera', other: 'gangsterů' });
const familyHeld = (n: number) =>
	count(n, {
		one: 'člena rodiny',
		few: 'členy rodiny',
		many: 'člena rodiny',
		other: 'členů rodiny'
	});
const associatesHeld = (n: number) =>
	count(n, {
		one: 'sympatizanta',
		few: 'sympatizanty',
		many: 'sympatizanta',
		other: 'sympatizantů'
	});
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' });
const copCards = (n: number) =>
	count(n, {
		one: 'policejní karta',
		few: 'policejní karty',
		many: 'policejní karty',
		other: 'policejních karet'
	});
const cityCards = (n: number) =>
	count(n, { one: 'karta města', few: 'karty města', many: 'karty města', other: 'karet města' });
const cities = (n: number) =>
	count(n, { one: 'město', few: 'města', many: 'města', other: 'měst' });
const players = (n: number) =>
	count(n, { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' });
const gold = (n: number) =>
	count(n, {
		one: 'zlatý odznak',
		few: 'zlaté odznaky',
		many: 'zlatého odznaku',
		other: 'zlatých odznaků'
	});
const silver = (n: number) =>
	count(n, {
		one: 'stříbrný odznak',
		few: 'stříbrné odznaky',
		many: 'stříbrného odznaku',
		other: 'stříbrných odznaků'
	});
const money = (n: number) => `${n < 0 ? '−' : ''}${String(Math.abs(n))} M$`;

/** What is inserted stays in the nominative; where it can be two partners, it comes after the verb. */
export const facts: Catalogue['facts'] = {
	...common.facts,
	othersTurn: (v) => `Na tahu je ${v.who}`,
	badNumber: 'Tohle číslo nemůže být správně',
	/* ----- Rulings: majority (TB-2.4, TB-3.1, TB-3.2) ----- */
	gangstersThere: (v) => `${v.who}: ${gangsters(v.count)}`,
	mostThere: (v) => `${v.place}: nejvíc má ${v.who} (${gangsters(v.count)})`,
	nobodyThere: (v) => `${v.place}: žádní gangsteři, nikdo nic nedostane`,
	toldWinner: (v) => `${v.place}: nejvíc má podle vás ${v.who}`,

	/* ----- Rulings: placing (TB-2.3, TB-2.4) ----- */
	anyNumber: (v) =>
		`${v.place}: jiná barva tu není, ${v.who} může vyslat ${gangstersSent(v.needed)} nebo víc`,
	fewest: (v) =>
		`${v.place}: ${v.who} musí vyslat aspoň ${String(v.needed)}, aby tu každá jiná barva měla méně`,

	/* ----- Rulings: the last turn (TB-2.8) ----- */
	lastTurnOrder: (v) => `Poslední tah, napřed nejvíc gangsterů v ruce: ${v.order}`,
	inHand: (v) => `${v.who}: v ruce ${gangsters(v.count)}`,
	equalInHand: (v) =>
		`Při stejném počtu po směru hodinových ručiček od nabité pušky (${v.gun}): ${v.tied}`,

	/* ----- Rulings: the cities in play (TB-1.4) ----- */
	citiesFit: (v) => `${tellSum(v)}: vychází to`,
	citiesDontFit: (v) => `${tellSum(v)}: nevychází to`,

	/* ----- Rulings: Chicago (TB-3.2) ----- */
	countsForChicago: (v) => `${v.city}, ${v.face}: počítá se ${money(v.value)}`,
	noCardThere: (v) => `${v.city}: neleží tu žádná karta`,
	chicagoHalf: (v) =>
		v.sum < 0
			? `Chicago: ${money(v.sum)} je pod nulou, vyplatí tedy ${money(v.amount)}`
			: `Chicago: polovina z ${money(v.sum)}, zaokrouhlená dolů, je ${money(v.amount)}`,
	chicagoFirst: (v) =>
		`Chicago: nalevo nic neleží (${money(v.sum)}), vyplatí tedy ${money(v.amount)}`,

	/* ----- Rulings: cops (TB-2.7) ----- */
	badgesOpen: (v) => `Zatím otočeno: ${gold(v.gold)}, ${silver(v.silver)}`,
	isLastRound: 'Leží tu třetí odznak jedné barvy: tohle kolo je poslední',
	goesOn: 'Žádná barva ještě nemá tři odznaky: bude další kolo',
	chanceOfEnd: (v) =>
		`Lícem dolů ${copCards(v.left)}, z toho poslední kolo ohlásí: ${String(v.ending)}`,

	/* ----- Rulings: sanctions (TB-3.4, TB-3.6, TB-2.6) ----- */
	lostForGood: (v) => `${v.city}: ${v.who} nadobro přichází o člena rodiny`,
	awayUntil: (v) => `${v.who}: člen rodiny je ${v.place} a vrátí se na ${String(v.round)}. kolo`,
	isBack: (v) => `${v.who}: člen rodiny, který byl ${v.place}, je zpět`,
	areBack: (v) => `Zpět jsou členové rodiny: ${v.who}`,
	nowBanished: (v) => `${v.city}: do konce hry sem nikoho nevyšle ${v.who}`,
	partnersChoose: (v) => `${v.city}: ${v.who} řeknou, kdo z nich přijde o člena rodiny`,

	/* ----- Rulings: the end (TB-4) ----- */
	powerOf: (v) => `${v.who}: ${money(v.power)}`,
	gainedOf: (v) => `${v.who}: v posledním kole ${money(v.gained)}`,
	availableOf: (v) => `${v.who}: na další kolo ${gangsters(v.count)}`,
	toldMost: (v) => `Nejvíc gangsterů na další kolo má podle vás ${v.who}`,
	wonByPower: (v) => `Vyhrává ${v.who}: největší moc (${money(v.power)})`,
	wonByGain: (v) =>
		`Vyhrává ${v.who}: moc je stejná, rozhodl největší zisk v posledním kole (${money(v.gained)})`,
	wonByGangsters: (v) => `Vyhrává ${v.who}: jinak shoda, rozhodlo nejvíc gangsterů na další kolo`,
	furtherRound: (v) => `Shoda ve všem, hraje se tedy další kolo: ${v.tied}`,

	/* ----- Refusals: placing ----- */
	onePlaceATurn: (v) =>
		`${v.who}: v tomto tahu už gangsteři někam šli (${v.place}), druhé město musí počkat`,
	isBanished: (v) => `${v.place}: platí vyhoštění, nikoho sem nevyšle ${v.who}`,
	chicagoTooEarly: (v) =>
		`${v.who}: do Chicaga až s gangsterem v jiném městě, vyslaným v dřívějším tahu tohoto kola`,
	tooFewForMajority: (v) =>
		`${v.place}: je třeba vyslat ${gangstersSent(v.needed)}, ${v.who} má v ruce ${String(v.has)}`,
	noFamilyForAssociates: (v) =>
		`${v.place}: ${v.who} tu nemá člena rodiny a v ruce také ne, sympatizanti nikdy nejdou sami`,
	placeSomebody: 'Vyber aspoň jednoho gangstera',
	tooFewFamily: (v) => `${v.who} má v ruce ${familyHeld(v.has)}, ne ${String(v.needed)}`,
	tooFewAssociates: (v) => `${v.who} má v ruce ${associatesHeld(v.has)}, ne ${String(v.needed)}`,
	associatesAlone: (v) =>
		`${v.place}: sympatizanti tu potřebují člena rodiny své barvy. Vysílá je ${v.who}`,
	noMajority: (v) =>
		`${v.place}: ${gangsters(v.count)} nestačí, ${v.who} potřebuje aspoň ${String(v.needed)}`,

	/* ----- Refusals: cards and cops ----- */
	allPlayed: (v) =>
		`${v.city}: všechny karty, které mohly být v rukou, už leží na stole (${cards(v.count)})`,
	noSuchFace: 'Tohle na žádné kartě města není',
	noSuchCop: 'Taková policejní karta už lícem dolů neleží',
	noCopNow: 'Policejní karta se teď neotáčí',
	copFirst: 'Nejdřív otočená policejní karta',

	/* ----- Refusals: the end of the round ----- */
	alreadyTurnedUp: (v) => `${v.city}: karta už je otočená`,
	chooseFirst: (v) => `${v.city}: nejdřív ${v.who} řeknou, čí člen rodiny to odnese`,
	nothingToChoose: 'Není co vybírat',
	notToBeHit: (v) => `${v.city}: ${v.who} tu teď nemá člena rodiny, který by to mohl odnést`,
	noFamilyLeft: (v) => `${v.who} už nemá žádného člena rodiny, o kterého by šlo přijít`,
	noShootout: 'V tomto kole žádná přestřelka nebyla',
	ownShootout: (v) => `${v.who} přestřelku vyhrává a nikoho v ní neztrácí`,
	shotAlready: (v) => `Kvůli přestřelce už o člena rodiny přišla tahle barva: ${v.who}`,
	chicagoPaidAlready: 'Chicago už v tomto kole vyplatilo',
	cardsToTheLeft: (v) => `Chicago potřebuje poslední kartu každého města nalevo: ${cards(v.count)}`,
	badHands: 'Někdo nemůže mít v ruce tolik gangsterů',
	onlyTheTied: (v) => `Vybírá se jen z těch, kdo mají shodu: ${v.tied}`,

	/* ----- Refusals: whose turn and when ----- */
	noSuchPlayer: 'Tam nikdo nesedí',
	notInPlay: 'Tohle město ve hře není',
	playOn: 'Kolo ještě neskončilo: nejdřív tahy',
	turnUpFirst: 'Kolo skončilo: nejdřív karty lícem dolů',
	roundFirst: 'Nejdřív tohle kolo',
	tellMostFirst: 'Nejdřív řekněte, kdo má nejvíc gangsterů na další kolo',
	workedOut: 'Tohle si aplikace spočítá sama',
	lightUntracked: 'Tohle se tu nesleduje, je to jen na stole',

	/* ----- Refusals: corrections ----- */
	noSuchRound: (v) => `Teď může být jen ${String(v.first)}. až ${String(v.last)}. kolo`,
	noSuchTurn: (v) => `Kolo má 1. až ${String(v.turns)}. tah`,
	tooManyOpen: (v) =>
		`Před ${String(v.turn)}. tahem leží vyložené nejvýš ${cards(v.needed)}, tady jich je ${String(v.count)}`,
	noneMissing: (v) => `Žádná nechybí, vyložené jsou všechny zahrané: ${cards(v.count)}`,
	noPieceThere: (v) => `${v.who}: taková kostka tam není`,
	equalThere: (v) =>
		`${v.place}: dvě barvy nikdy nemají stejně (${String(v.count)}): ${v.who}; ${v.other}`,
	notTurnedUp: (v) => `${v.city}: nic se tu ještě neotočilo`,
	hasPlayed: (v) => `${v.who} má ${String(v.turn)}. tah z ${String(v.turns)} už za sebou`,
	onlyInTurns: 'Teď není nikdo na tahu'
};

function tellSum(v: Parameters<Catalogue['facts']['citiesFit']>[0]): string {
	const dealt = `${cityCards(v.all)} − ${cities(v.cities)} = ${String(v.rest)}`;
	return `${dealt}; ${players(v.players)} × ${cards(v.hand)} = ${String(v.needed)}`;
}
