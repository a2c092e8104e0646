import { common } from '$lib/i18n/messages/sk/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';
import { printed } from '../printed';

const count = plural('sk');
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' });
/** As an object: who takes or needs them. */
const cardsTaken = (n: number) =>
	count(n, { one: 'kartu', few: 'karty', many: 'karty', other: 'kariet' });
const commands = (n: number) =>
	count(n, { one: 'príkaz', few: 'príkazy', many: 'príkazu', other: 'príkazov' });
const dollars = (n: number) => `${String(n)}$`;

/** What is inserted stays in the nominative: it stands as a subject, after a colon or alone. */
export const facts: Catalogue['facts'] = {
	...common.facts,
	/* ----- Rulings: sentences (IN-4) ----- */
	commandRead: (v) => `${printed(v)}: ${cards(v.count)}`,
	commandWithoutAmount: (v) => `${printed(v)}: preskakuje sa, žiadny počet za ním nie je`,
	amountWithoutCommand: (v) => `${printed(v)}: preskakuje sa, žiadny príkaz pred ním nie je`,
	senseOne: (v) => `Veta dáva zmysel. ${printed(v)}: ${cards(v.count)}`,
	senseMany: (v) => `Veta dáva zmysel: ${commands(v.count)}`,
	noSense: 'Veta nedáva zmysel: žiadny príkaz s počtom. Karty sa aj tak menia na doláre',
	readingOf: (v) =>
		v.first === v.last
			? `${v.line}, karta ${String(v.first)} v rade`
			: `${v.line}, karty ${String(v.first)} až ${String(v.last)} v rade`,
	lowerLineTurned: 'Dolná línia sa číta z druhej strany, posledná karta je teda prvá',
	wordsUnknown: 'Niektoré slovo v tejto línii ešte nie je zadané',
	dollarsUnknown: 'Pri niektorej karte ešte nie sú zadané vrecúška',
	dollarsGained: (v) => `Do Banku: ${dollars(v.dollars)}`,
	symbolsEqual: (v) =>
		`Na všetkých kartách je rovnaký symbol: ${v.symbol}. Smie sa použiť jeden efekt z rohu`,
	symbolsOne: 'Jediná karta sa vždy zhoduje sama so sebou. Smie sa použiť jej efekt z rohu',
	symbolsDiffer: 'Symboly v tejto línii sa líšia, efekt z rohu teda nie je',
	symbolsUnknown: 'Niektorý symbol v tejto línii ešte nie je zadaný',
	symbolsNeedSense: 'Pri tomto stole platia rovnaké symboly, len keď veta dáva zmysel',

	/* ----- Rulings: money (IN-7) ----- */
	planPays: (v) =>
		`${dollars(v.price)} možno zaplatiť: ${cards(v.cards)}, zostáva ${dollars(v.left)}`,
	planFails: (v) =>
		`Treba ${dollars(v.price)}, k dispozícii ${dollars(v.has)}: chýba ${dollars(v.missing)}`,
	changeFirst: (v) => `Najprv platí to, čo zostalo z tohto ťahu: ${dollars(v.change)}`,
	losesLeast: 'Vybrané: karty, na ktorých sa stratí najmenej, a z nich čo najmenší počet',
	restIsGone: (v) => `Zvyšok ${dollars(v.left)} možno minúť v tomto ťahu, potom prepadá`,

	/* ----- Rulings: the win (IN-2.2) ----- */
	serves: (v) => `${v.who}, v Službe: ${v.character}`,
	wonByFour: (v) => `${v.who} vyhráva. Postavy v Službe: ${String(v.count)}`,

	/* ----- Rulings: a hire (IN-2) ----- */
	ownPrice: (v) => `${v.character}, z vlastnej Zálohy: ${dollars(v.price)}`,
	doublePrice: (v) =>
		`${v.character} za dvojnásobok: ${dollars(v.price)}. O postavu prichádza ${v.owner}`,
	partPlayed: (v) => `${v.who}: ${v.duty} (${String(v.count)})`,
	lostHere: (v) => `${v.who}, ${v.duty}: splniť to nejde, prepadá zvyšok (${cards(v.count)})`,
	drawnNow: (v) => `${v.who} si berie ${cardsTaken(v.count)}`,
	shuffledNow: (v) => `Základný balíček sa minul. Nový je zamiešaný zo Skládky: ${cards(v.count)}`,

	/* ----- Refusals: the table ----- */
	noSuchCard: 'Taká karta tu nie je',
	noSuchCharacter: 'Taká postava tu nie je',
	noSuchInitiator: 'Taký iniciátor tu nečaká',
	noSuchAgreement: 'Taká dohoda nie je',
	dutyFirst: (v) => `Najprv ${v.who}: ${v.duty}`,
	nothingDue: (v) => `${v.who}: teraz nie je čo plniť`,
	mustBeDone: (v) => `${v.who}: toto je povinné`,
	cardsNotTracked: 'Karty sa tu nesledujú, ležia len na stole',
	handsNotTracked: 'Ruky, rady a balíčky sa tu nesledujú, sú len na stole',

	/* ----- Refusals: laying and reading (IN-2 to IN-4) ----- */
	laidAlready: (v) => `${v.who}: jedna karta tohto ťahu už je vyložená`,
	handEmpty: (v) => `${v.who}: v ruke nie je žiadna karta`,
	worksAtOnce: 'Tento iniciátor pôsobí hneď',
	alwaysLayable: 'Pri tomto stole smie iniciátor čakať, vyložiť sa teda dá každá karta',
	rowTooShort: (v) =>
		`Iniciátor ${String(v.number)} potrebuje v rade ${cardsTaken(v.number)}, je v ňom: ${String(v.length)}`,
	nothingToRead: 'Žiadny iniciátor teraz na prečítanie nečaká',
	noSuchWindow: (v) =>
		`Toľko susedných kariet tam nie je (${String(v.number)}). V rade: ${cards(v.length)}`,
	targetForEach: (v) => `Ku každému príkazu jeden hráč. Vo vete: ${commands(v.count)}`,
	bonusNotRead: 'Len efekt z rohu niektorej prečítanej karty',
	effectUnknown: 'Efekt z rohu tejto karty ešte nie je zadaný',
	noEffect: 'Na tejto karte žiadny efekt v rohu nie je',
	defenceAnswers: 'Tento efekt len odpovedá: zastaví, čo sa hrá na teba',

	/* ----- Refusals: what players are made to do (IN-5, IN-6) ----- */
	moveOthers: (v) => `${v.who}: presúvajú sa len karty iných hráčov`,
	movedAlready: 'Táto karta sa už presunula, musí to byť iná',
	nothingMoves: 'Tým sa nič nepresunie',
	noSuchPlace: 'Také miesto v rade nie je',
	joinsEnds: 'Pri tomto stole ide presunutá karta na kraj radu',
	cancelOwn: (v) => `Pri tomto stole sa rušia len karty z vlastného radu: ${v.who}`,
	stealOthers: 'Musí to byť ruka iného hráča',
	notConcerned: (v) => `${v.who}: teraz nie je čo zastaviť`,
	noDefence: 'Na tejto karte nie je „Tento efekt sa ma netýka“',
	noMayor: (v) => `${v.who}: Starosta v Službe nie je`,
	nothingToStop: 'Nie je nič, čo by sa ešte dalo zrušiť',
	mayorCancels: 'Starosta ruší niečo, čo sa zahralo',

	/* ----- Refusals: money and characters (IN-2, IN-7, IN-8) ----- */
	servesAlready: (v) => `${v.character}: táto postava už v Službe je`,
	twoHired: (v) => `Viac postáv v tomto ťahu do Služby nesmie. Povolané: ${String(v.count)}`,
	priceUnknown: (v) => `${v.character}: cena je na karte, zatiaľ nie je zadaná`,
	feeUnknown: (v) => `${v.character}: cena schopnosti je na karte, zatiaľ nie je zadaná`,
	noSuchDollars: (v) => `${v.who}: tieto karty v Banku nie sú`,
	notEnough: (v) => `Treba ${dollars(v.price)}, zaplatené ${dollars(v.has)}`,
	allCharactersOpen: (v) => `Na stole už ležia všetky postavy: ${String(v.count)}`,
	knownAlready: 'Toto už je zadané; zmeniť sa to dá opravou',

	/* ----- Refusals: between players (IN-1.5) ----- */
	charactersNeverTraded: 'S postavami sa nikdy neobchoduje',
	dollarsNeverTraded: 'S dolármi sa nikdy neobchoduje',
	giveToOther: 'Musí to byť iný hráč',
	tooFewCards: (v) => `${v.who}: v ruke len ${cards(v.has)}`,
	agreementEmpty: 'Dohoda potrebuje pár slov',
	dueOver: 'Tento ťah sa už skončil',

	/* ----- Refusals: corrections ----- */
	faceUnfit: 'Taká karta tam neleží'
};
