import { common } from '$lib/i18n/messages/hu/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';
import { printed } from '../printed';

const count = plural('hu');
const cards = (n: number) => count(n, { one: 'kártya', other: 'kártya' });
const commands = (n: number) => count(n, { one: 'parancs', other: 'parancs' });
const dollars = (n: number) => `${String(n)}$`;

/** What is inserted stands first or after a colon: no article before it, no ending behind it. */
export const facts: Catalogue['facts'] = {
	...common.facts,
	/* ----- Rulings: sentences (IN-4) ----- */
	commandRead: (v) => `${printed(v)}: ${cards(v.count)}`,
	commandWithoutAmount: (v) => `${printed(v)}: kimarad, nincs mögötte mennyiség`,
	amountWithoutCommand: (v) => `${printed(v)}: kimarad, nincs előtte parancs`,
	senseOne: (v) => `Van értelme. ${printed(v)}: ${cards(v.count)}`,
	senseMany: (v) => `Van értelme: ${commands(v.count)}`,
	noSense: 'Nincs értelme: nincs mennyiséggel álló parancs. A kártyákból így is dollár lesz',
	readingOf: (v) =>
		v.first === v.last
			? `${v.line}, a sorban: ${String(v.first)}. kártya`
			: `${v.line}, a sorban: ${String(v.first)}–${String(v.last)}. kártya`,
	lowerLineTurned:
		'Az alsó vonalat a másik oldalról kell olvasni, ezért az utolsó kártya jön elsőnek',
	wordsUnknown: 'Ezen a vonalon egy szó még nincs megadva',
	dollarsUnknown: 'Egy kártyán a pénzeszsákok még nincsenek megadva',
	dollarsGained: (v) => `A bankba: ${dollars(v.dollars)}`,
	symbolsEqual: (v) =>
		`Minden kártyán ugyanaz a szimbólum: ${v.symbol}. Egy sarokhatás használható`,
	symbolsOne: 'Egyetlen kártya mindig egyezik önmagával. A sarokhatása használható',
	symbolsDiffer: 'Ezen a vonalon különböznek a szimbólumok, így nincs sarokhatás',
	symbolsUnknown: 'Ezen a vonalon egy szimbólum még nincs megadva',
	symbolsNeedSense: 'Ennél az asztalnál az azonos szimbólumok csak értelmes mondatnál számítanak',

	/* ----- Rulings: money (IN-7) ----- */
	planPays: (v) =>
		`${dollars(v.price)} kifizethető: ${cards(v.cards)}, fennmarad ${dollars(v.left)}`,
	planFails: (v) =>
		`Kell: ${dollars(v.price)}, van: ${dollars(v.has)}, hiányzik: ${dollars(v.missing)}`,
	changeFirst: (v) => `Először az fizet, ami ebből a körből fennmaradt: ${dollars(v.change)}`,
	losesLeast:
		'Kiválasztva: azok a kártyák, amelyekkel a legkevesebb vész el, és azokból a legkevesebb',
	restIsGone: (v) => `Fennmarad ${dollars(v.left)}, ez még ebben a körben elkölthető, utána elvész`,

	/* ----- Rulings: the win (IN-2.2) ----- */
	serves: (v) => `${v.who}, Szolgálatban: ${v.character}`,
	wonByFour: (v) => `${v.who} nyer. Szereplők a Szolgálatban: ${String(v.count)}`,

	/* ----- Rulings: a hire (IN-2) ----- */
	ownPrice: (v) => `${v.character}, a saját Tartalékból: ${dollars(v.price)}`,
	doublePrice: (v) => `${v.character}, dupla áron: ${dollars(v.price)}. Elveszíti: ${v.owner}`,
	partPlayed: (v) => `${v.who}: ${v.duty} (${String(v.count)})`,
	lostHere: (v) => `${v.who}, ${v.duty}: ennyi nem teljesíthető, és elvész: ${cards(v.count)}`,
	drawnNow: (v) => `${v.who} húz: ${cards(v.count)}`,
	shuffledNow: (v) => `A húzópakli elfogyott. Az új a dobópakliból lett: ${cards(v.count)}`,

	/* ----- Refusals: the table ----- */
	noSuchCard: 'Nincs itt ilyen kártya',
	noSuchCharacter: 'Nincs itt ilyen szereplő',
	noSuchInitiator: 'Nem vár itt ilyen indító',
	noSuchAgreement: 'Nincs ilyen egyezség',
	dutyFirst: (v) => `Előbb ${v.who}: ${v.duty}`,
	nothingDue: (v) => `${v.who}: most nincs mit teljesíteni`,
	mustBeDone: (v) => `${v.who}: ez kötelező`,
	cardsNotTracked: 'Itt a kártyákat nem követjük, csak az asztalon látszanak',
	handsNotTracked: 'Itt a kézben lévő lapokat, a sorokat és a paklikat nem követjük',

	/* ----- Refusals: laying and reading (IN-2 to IN-4) ----- */
	laidAlready: (v) => `${v.who}: a kör egyetlen kártyája már le van rakva`,
	handEmpty: (v) => `${v.who}: nincs kártya a kézben`,
	worksAtOnce: 'Ez az indító azonnal hat',
	alwaysLayable: 'Ennél az asztalnál az indító várakozhat, így bármelyik kártya lerakható',
	rowTooShort: (v) =>
		`Indító (${String(v.number)}): ennyi kell a sorba: ${cards(v.number)}, van: ${String(v.length)}`,
	nothingToRead: 'Most egy indító sem vár olvasásra',
	noSuchWindow: (v) =>
		`Nincs ott ennyi szomszédos kártya: ${String(v.number)}. A sorban: ${cards(v.length)}`,
	targetForEach: (v) => `Minden parancshoz egy játékos kell. A mondatban: ${commands(v.count)}`,
	bonusNotRead: 'Csak egy elolvasott kártya sarokhatása',
	effectUnknown: 'Ennek a kártyának a sarokhatása még nincs megadva',
	noEffect: 'Ezen a kártyán nincs sarokhatás',
	defenceAnswers: 'Ez a hatás csak válaszol: azt állítja meg, amit rád játszanak ki',

	/* ----- Refusals: what players are made to do (IN-5, IN-6) ----- */
	moveOthers: (v) => `${v.who}: csak mások kártyáit kell áthelyezni`,
	movedAlready: 'Ez a kártya már átkerült, egy másik kell',
	nothingMoves: 'Ez semmit sem helyez át',
	noSuchPlace: 'Nincs ilyen hely a sorban',
	joinsEnds: 'Ennél az asztalnál az áthelyezett kártya a sor valamelyik végére kerül',
	cancelOwn: (v) => `Ennél az asztalnál csak a saját sorból lehet törölni: ${v.who}`,
	stealOthers: 'Másik játékos kezéből kell elvenni',
	notConcerned: (v) => `${v.who}: most nincs mit megállítani`,
	noDefence: 'Ezen a kártyán nem az áll, hogy „Ez engem nem érint”',
	noMayor: (v) => `${v.who}: a Polgármester nincs a Szolgálatban`,
	nothingToStop: 'Nincs semmi, amit még semlegesíteni lehetne',
	mayorCancels: 'A Polgármester olyasmit semlegesít, amit kijátszottak',

	/* ----- Refusals: money and characters (IN-2, IN-7, IN-8) ----- */
	servesAlready: (v) => `${v.character}: ez a szereplő már a Szolgálatban van`,
	twoHired: (v) => `Ebben a körben több szereplő nem léphet Szolgálatba, eddig: ${String(v.count)}`,
	priceUnknown: (v) => `${v.character}: az ár a kártyán áll, még nincs megadva`,
	feeUnknown: (v) => `${v.character}: a képesség ára a kártyán áll, még nincs megadva`,
	noSuchDollars: (v) => `${v.who}: ezek a kártyák nincsenek a bankban`,
	notEnough: (v) => `Kell: ${dollars(v.price)}, kifizetve: ${dollars(v.has)}`,
	allCharactersOpen: (v) => `Már az összes szereplő az asztalon van: ${String(v.count)}`,
	knownAlready: 'Ez már meg van adva; javítással módosítható',

	/* ----- Refusals: between players (IN-1.5) ----- */
	charactersNeverTraded: 'Szereplőkkel sosem lehet kereskedni',
	dollarsNeverTraded: 'Dollárral sosem lehet kereskedni',
	giveToOther: 'Másik játékosnak kell lennie',
	tooFewCards: (v) => `${v.who}: csak ennyi van a kézben: ${cards(v.has)}`,
	agreementEmpty: 'Az egyezséghez kell néhány szó',
	dueOver: 'Ez a kör már lezárult',

	/* ----- Refusals: corrections ----- */
	faceUnfit: 'Nem ilyen kártya van ott'
};
