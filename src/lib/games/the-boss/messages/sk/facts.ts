import { common } from '$lib/i18n/messages/sk/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('sk');
const gangsters = (n: number) =>
	count(n, { one: 'gangster', few: 'gangstri', many: 'gangstra', other: 'gangstrov' });
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
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' });
const copCards = (n: number) =>
	count(n, {
		one: 'policajná karta',
		few: 'policajné karty',
		many: 'policajnej karty',
		other: 'policajných kariet'
	});
const cityCards = (n: number) =>
	count(n, { one: 'karta mesta', few: 'karty miest', many: 'karty miest', other: 'kariet miest' });
const cities = (n: number) =>
	count(n, { one: 'mesto', few: 'mestá', many: 'mesta', other: 'miest' });
const players = (n: number) =>
	count(n, { one: 'hráč', few: 'hráči', many: 'hráča', other: 'hráčov' });
const gold = (n: number) =>
	count(n, {
		one: 'zlatý odznak',
		few: 'zlaté odznaky',
		many: 'zlatého odznaku',
		other: 'zlatých odznakov'
	});
const silver = (n: number) =>
	count(n, {
		one: 'strieborný odznak',
		few: 'strieborné odznaky',
		many: 'strieborného odznaku',
		other: 'strieborných odznakov'
	});
const money = (n: number) => `${n < 0 ? '−' : ''}${String(Math.abs(n))} M$`;

/** What is inserted stays in the nominative; where it can be two partners, it comes after the verb. */
export const facts: Catalogue['facts'] = {
	...common.facts,
	othersTurn: (v) => `Na ťahu je ${v.who}`,
	badNumber: 'Toto číslo nemôže byť správne',
	/* ----- Rulings: majority (TB-2.4, TB-3.1, TB-3.2) ----- */
	gangstersThere: (v) => `${v.who}: ${gangsters(v.count)}`,
	mostThere: (v) => `${v.place}: najviac má ${v.who} (${gangsters(v.count)})`,
	nobodyThere: (v) => `${v.place}: žiadni gangstri, nikto nič nedostane`,
	toldWinner: (v) => `${v.place}: najviac má podľa vás ${v.who}`,

	/* ----- Rulings: placing (TB-2.3, TB-2.4) ----- */
	anyNumber: (v) => `${v.place}: iná farba tu nie je. ${v.who}: ${gangsters(v.needed)} alebo viac`,
	fewest: (v) =>
		`${v.place}: ${v.who} musí vyslať aspoň ${String(v.needed)}, aby tu každá iná farba mala menej`,

	/* ----- Rulings: the last turn (TB-2.8) ----- */
	lastTurnOrder: (v) => `Posledný ťah, najprv najviac gangstrov v ruke: ${v.order}`,
	inHand: (v) => `${v.who}: v ruke ${gangsters(v.count)}`,
	equalInHand: (v) =>
		`Pri rovnakom počte v smere hodinových ručičiek od nabitej pušky (${v.gun}): ${v.tied}`,

	/* ----- Rulings: the cities in play (TB-1.4) ----- */
	citiesFit: (v) => `${tellSum(v)}: vychádza to`,
	citiesDontFit: (v) => `${tellSum(v)}: nevychádza to`,

	/* ----- Rulings: Chicago (TB-3.2) ----- */
	countsForChicago: (v) => `${v.city}, ${v.face}: ráta sa ${money(v.value)}`,
	noCardThere: (v) => `${v.city}: neleží tu žiadna karta`,
	chicagoHalf: (v) =>
		v.sum < 0
			? `Chicago: ${money(v.sum)} je pod nulou, vyplatí teda ${money(v.amount)}`
			: `Chicago: polovica z ${money(v.sum)}, zaokrúhlená nadol, je ${money(v.amount)}`,
	chicagoFirst: (v) =>
		`Chicago: naľavo nič neleží (${money(v.sum)}), vyplatí teda ${money(v.amount)}`,

	/* ----- Rulings: cops (TB-2.7) ----- */
	badgesOpen: (v) => `Zatiaľ otočené: ${gold(v.gold)}, ${silver(v.silver)}`,
	isLastRound: 'Leží tu tretí odznak jednej farby: toto kolo je posledné',
	goesOn: 'Žiadna farba ešte nemá tri odznaky: bude ďalšie kolo',
	chanceOfEnd: (v) =>
		`Lícom nadol ${copCards(v.left)}, z toho posledné kolo ohlási: ${String(v.ending)}`,

	/* ----- Rulings: sanctions (TB-3.4, TB-3.6, TB-2.6) ----- */
	lostForGood: (v) => `${v.city}: ${v.who} navždy prichádza o člena rodiny`,
	awayUntil: (v) => `${v.who}: člen rodiny je ${v.place} a vráti sa na ${String(v.round)}. kolo`,
	isBack: (v) => `${v.who}: člen rodiny, ktorý bol ${v.place}, je späť`,
	areBack: (v) => `Späť sú členovia rodiny: ${v.who}`,
	nowBanished: (v) => `${v.city}: do konca hry sem nikoho nevyšle ${v.who}`,
	partnersChoose: (v) => `${v.city}: ${v.who} povedia, kto z nich príde o člena rodiny`,

	/* ----- Rulings: the end (TB-4) ----- */
	powerOf: (v) => `${v.who}: ${money(v.power)}`,
	gainedOf: (v) => `${v.who}: v poslednom kole ${money(v.gained)}`,
	availableOf: (v) => `${v.who}: na ďalšie kolo ${gangsters(v.count)}`,
	toldMost: (v) => `Najviac gangstrov na ďalšie kolo má podľa vás ${v.who}`,
	wonByPower: (v) => `Vyhráva ${v.who}: najväčšia moc (${money(v.power)})`,
	wonByGain: (v) =>
		`Vyhráva ${v.who}: moc je rovnaká, rozhodol najväčší zisk v poslednom kole (${money(v.gained)})`,
	wonByGangsters: (v) => `Vyhráva ${v.who}: inak zhoda, rozhodlo najviac gangstrov na ďalšie kolo`,
	furtherRound: (v) => `Zhoda vo všetkom, hrá sa teda ďalšie kolo: ${v.tied}`,

	/* ----- Refusals: placing ----- */
	onePlaceATurn: (v) =>
		`${v.who}: v tomto ťahu už gangstri niekam šli (${v.place}), druhé mesto musí počkať`,
	isBanished: (v) => `${v.place}: platí vyhostenie, nikoho sem nevyšle ${v.who}`,
	chicagoTooEarly: (v) =>
		`${v.who}: do Chicaga až s gangstrom v inom meste, vyslaným v skoršom ťahu tohto kola`,
	tooFewForMajority: (v) =>
		`${v.place}: najmenej ${gangsters(v.needed)}, ale ${v.who} má v ruke ${String(v.has)}`,
	noFamilyForAssociates: (v) =>
		`${v.place}: ${v.who} tu nemá člena rodiny a v ruke tiež nie, sympatizanti nikdy nejdú sami`,
	placeSomebody: 'Vyber aspoň jedného gangstra',
	tooFewFamily: (v) => `${v.who}, v ruke: ${family(v.has)}, nie ${String(v.needed)}`,
	tooFewAssociates: (v) => `${v.who}, v ruke: ${associates(v.has)}, nie ${String(v.needed)}`,
	associatesAlone: (v) =>
		`${v.place}: sympatizanti tu potrebujú člena rodiny svojej farby. Vysiela ich ${v.who}`,
	noMajority: (v) =>
		`${v.place}: ${gangsters(v.count)} je málo, ${v.who} potrebuje aspoň ${String(v.needed)}`,

	/* ----- Refusals: cards and cops ----- */
	allPlayed: (v) =>
		`${v.city}: všetky karty, ktoré mohli byť v rukách, už ležia na stole (${cards(v.count)})`,
	noSuchFace: 'Toto na žiadnej karte mesta nie je',
	noSuchCop: 'Taká policajná karta už lícom nadol neleží',
	noCopNow: 'Policajná karta sa teraz neotáča',
	copFirst: 'Najprv otočená policajná karta',

	/* ----- Refusals: the end of the round ----- */
	alreadyTurnedUp: (v) => `${v.city}: karta je už otočená`,
	chooseFirst: (v) => `${v.city}: najprv ${v.who} povedia, čí člen rodiny to odnesie`,
	nothingToChoose: 'Nie je z čoho vyberať',
	notToBeHit: (v) => `${v.city}: ${v.who} tu teraz nemá člena rodiny, ktorý by to mohol odniesť`,
	noFamilyLeft: (v) => `${v.who} už nemá žiadneho člena rodiny, o ktorého by sa dalo prísť`,
	noShootout: 'V tomto kole žiadna prestrelka nebola',
	ownShootout: (v) => `${v.who} prestrelku vyhráva a nikoho v nej nestráca`,
	shotAlready: (v) => `Pre prestrelku už o člena rodiny prišla táto farba: ${v.who}`,
	chicagoPaidAlready: 'Chicago už v tomto kole vyplatilo',
	cardsToTheLeft: (v) => `Chicago potrebuje poslednú kartu každého mesta naľavo: ${cards(v.count)}`,
	badHands: 'Niekto nemôže mať v ruke toľko gangstrov',
	onlyTheTied: (v) => `Vyberá sa len z tých, ktorí sú na tom rovnako: ${v.tied}`,

	/* ----- Refusals: whose turn and when ----- */
	noSuchPlayer: 'Tam nikto nesedí',
	notInPlay: 'Toto mesto v hre nie je',
	playOn: 'Kolo sa ešte neskončilo: najprv ťahy',
	turnUpFirst: 'Kolo sa skončilo: najprv karty lícom nadol',
	roundFirst: 'Najprv toto kolo',
	tellMostFirst: 'Najprv povedzte, kto má najviac gangstrov na ďalšie kolo',
	workedOut: 'Toto si aplikácia vypočíta sama',
	lightUntracked: 'Toto sa tu nesleduje, je to len na stole',

	/* ----- Refusals: corrections ----- */
	noSuchRound: (v) => `Teraz môže byť len ${String(v.first)}. až ${String(v.last)}. kolo`,
	noSuchTurn: (v) => `Kolo má 1. až ${String(v.turns)}. ťah`,
	tooManyOpen: (v) =>
		`Pred ${String(v.turn)}. ťahom leží vyložené najviac ${cards(v.needed)}, tu ich je ${String(v.count)}`,
	noneMissing: (v) => `Žiadna nechýba, vyložené sú všetky zahrané: ${cards(v.count)}`,
	noPieceThere: (v) => `${v.who}: taká kocka tam nie je`,
	equalThere: (v) =>
		`${v.place}: dve farby nikdy nemajú rovnako (${String(v.count)}): ${v.who}; ${v.other}`,
	notTurnedUp: (v) => `${v.city}: nič sa tu ešte neotočilo`,
	hasPlayed: (v) => `${v.who} má ${String(v.turn)}. ťah z ${String(v.turns)} už za sebou`,
	onlyInTurns: 'Teraz nie je nikto na ťahu'
};

function tellSum(v: Parameters<Catalogue['facts']['citiesFit']>[0]): string {
	const dealt = `${cityCards(v.all)} − ${cities(v.cities)} = ${String(v.rest)}`;
	return `${dealt}; ${players(v.players)} × ${cards(v.hand)} = ${String(v.needed)}`;
}
