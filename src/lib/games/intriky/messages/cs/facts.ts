import { common } from '$lib/i18n/messages/cs/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';
import { printed } from '../printed';

const count = plural('cs');
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' });
/** As an object: who takes or needs them. */
const cardsTaken = (n: number) =>
	count(n, { one: 'kartu', few: 'karty', many: 'karty', other: 'karet' });
const commands = (n: number) =>
	count(n, { one: 'příkaz', few: 'příkazy', many: 'příkazu', other: 'příkazů' });
const dollars = (n: number) => `${String(n)}$`;

/** What is inserted stays in the nominative: it stands as a subject, after a colon or alone. */
export const facts: Catalogue['facts'] = {
	...common.facts,
	/* ----- Rulings: sentences (IN-4) ----- */
	commandRead: (v) => `${printed(v)}: ${cards(v.count)}`,
	commandWithoutAmount: (v) => `${printed(v)}: přeskakuje se, žádný počet za ním není`,
	amountWithoutCommand: (v) => `${printed(v)}: přeskakuje se, žádný příkaz před ním není`,
	senseOne: (v) => `Věta dává smysl. ${printed(v)}: ${cards(v.count)}`,
	senseMany: (v) => `Věta dává smysl: ${commands(v.count)}`,
	noSense: 'Věta nedává smysl: žádný příkaz s počtem. Karty se i tak mění na dolary',
	readingOf: (v) =>
		v.first === v.last
			? `${v.line}, karta ${String(v.first)} v řadě`
			: `${v.line}, karty ${String(v.first)} až ${String(v.last)} v řadě`,
	lowerLineTurned: 'Dolní linie se čte z druhé strany, poslední karta je tedy první',
	wordsUnknown: 'Některé slovo v téhle linii ještě není zadané',
	dollarsUnknown: 'U některé karty ještě nejsou zadané pytlíky',
	dollarsGained: (v) => `Do Banku: ${dollars(v.dollars)}`,
	symbolsEqual: (v) =>
		`Na všech kartách je stejný symbol: ${v.symbol}. Smí se použít jeden efekt z rohu`,
	symbolsOne: 'Jediná karta se vždy shoduje sama se sebou. Smí se použít její efekt z rohu',
	symbolsDiffer: 'Symboly v téhle linii se liší, efekt z rohu tedy není',
	symbolsUnknown: 'Některý symbol v téhle linii ještě není zadaný',
	symbolsNeedSense: 'U tohoto stolu platí stejné symboly, jen když věta dává smysl',

	/* ----- Rulings: money (IN-7) ----- */
	planPays: (v) => `${dollars(v.price)} lze zaplatit: ${cards(v.cards)}, zbývá ${dollars(v.left)}`,
	planFails: (v) =>
		`Potřeba ${dollars(v.price)}, k dispozici ${dollars(v.has)}: chybí ${dollars(v.missing)}`,
	changeFirst: (v) => `Nejdřív platí to, co zbylo z tohoto tahu: ${dollars(v.change)}`,
	losesLeast: 'Vybráno: karty, na kterých se ztratí nejméně, a z těch co nejmenší počet',
	restIsGone: (v) => `Zbytek ${dollars(v.left)} lze utratit v tomto tahu, potom propadá`,

	/* ----- Rulings: the win (IN-2.2) ----- */
	serves: (v) => `${v.who}, ve Službě: ${v.character}`,
	wonByFour: (v) => `${v.who} vyhrává. Postavy ve Službě: ${String(v.count)}`,

	/* ----- Rulings: a hire (IN-2) ----- */
	ownPrice: (v) => `${v.character}, z vlastní Zálohy: ${dollars(v.price)}`,
	doublePrice: (v) =>
		`${v.character} za dvojnásobek: ${dollars(v.price)}. O postavu přichází ${v.owner}`,
	partPlayed: (v) => `${v.who}: ${v.duty} (${String(v.count)})`,
	lostHere: (v) => `${v.who}, ${v.duty}: splnit to nejde, propadá zbytek (${cards(v.count)})`,
	drawnNow: (v) => `${v.who} si bere ${cardsTaken(v.count)}`,
	shuffledNow: (v) => `Základní balíček došel. Nový je zamíchaný ze Skládky: ${cards(v.count)}`,

	/* ----- Refusals: the table ----- */
	noSuchCard: 'Taková karta tu není',
	noSuchCharacter: 'Taková postava tu není',
	noSuchInitiator: 'Takový iniciátor tu nečeká',
	noSuchAgreement: 'Taková dohoda není',
	dutyFirst: (v) => `Nejdřív ${v.who}: ${v.duty}`,
	nothingDue: (v) => `${v.who}: teď není co plnit`,
	mustBeDone: (v) => `${v.who}: tohle je povinné`,
	cardsNotTracked: 'Karty se tu nesledují, leží jen na stole',
	handsNotTracked: 'Ruce, řady a balíčky se tu nesledují, jsou jen na stole',

	/* ----- Refusals: laying and reading (IN-2 to IN-4) ----- */
	laidAlready: (v) => `${v.who}: jedna karta tohoto tahu už je vyložená`,
	handEmpty: (v) => `${v.who}: v ruce není žádná karta`,
	worksAtOnce: 'Tento iniciátor působí hned',
	alwaysLayable: 'U tohoto stolu smí iniciátor čekat, vyložit tedy jde každá karta',
	rowTooShort: (v) =>
		`Iniciátor ${String(v.number)} potřebuje v řadě ${cardsTaken(v.number)}, je v ní: ${String(v.length)}`,
	nothingToRead: 'Žádný iniciátor teď na přečtení nečeká',
	noSuchWindow: (v) =>
		`Tolik sousedních karet tam není (${String(v.number)}). V řadě: ${cards(v.length)}`,
	targetForEach: (v) => `Ke každému příkazu jeden hráč. Ve větě: ${commands(v.count)}`,
	bonusNotRead: 'Jen efekt z rohu některé přečtené karty',
	effectUnknown: 'Efekt z rohu téhle karty ještě není zadaný',
	noEffect: 'Na téhle kartě žádný efekt v rohu není',
	defenceAnswers: 'Tenhle efekt jen odpovídá: zastaví, co se hraje na tebe',

	/* ----- Refusals: what players are made to do (IN-5, IN-6) ----- */
	moveOthers: (v) => `${v.who}: přesouvají se jen karty jiných hráčů`,
	movedAlready: 'Tahle karta už se přesunula, musí to být jiná',
	nothingMoves: 'Tím se nic nepřesune',
	noSuchPlace: 'Takové místo v řadě není',
	joinsEnds: 'U tohoto stolu jde přesunutá karta na kraj řady',
	cancelOwn: (v) => `U tohoto stolu se ruší jen karty z vlastní řady: ${v.who}`,
	stealOthers: 'Musí to být ruka jiného hráče',
	notConcerned: (v) => `${v.who}: teď není co zastavit`,
	noDefence: 'Na téhle kartě není „Tento efekt se mě netýká“',
	noMayor: (v) => `${v.who}: Starosta ve Službě není`,
	nothingToStop: 'Není nic, co by ještě šlo zrušit',
	mayorCancels: 'Starosta ruší něco, co se zahrálo',

	/* ----- Refusals: money and characters (IN-2, IN-7, IN-8) ----- */
	servesAlready: (v) => `${v.character}: tahle postava už ve Službě je`,
	twoHired: (v) => `Víc postav v tomto tahu do Služby nesmí. Povolané: ${String(v.count)}`,
	priceUnknown: (v) => `${v.character}: cena je na kartě, zatím není zadaná`,
	feeUnknown: (v) => `${v.character}: cena dovednosti je na kartě, zatím není zadaná`,
	noSuchDollars: (v) => `${v.who}: tyhle karty v Banku nejsou`,
	notEnough: (v) => `Potřeba ${dollars(v.price)}, zaplaceno ${dollars(v.has)}`,
	allCharactersOpen: (v) => `Na stole už leží všechny postavy: ${String(v.count)}`,
	knownAlready: 'Tohle už je zadané; změnit to jde opravou',

	/* ----- Refusals: between players (IN-1.5) ----- */
	charactersNeverTraded: 'S postavami se nikdy neobchoduje',
	dollarsNeverTraded: 'S dolary se nikdy neobchoduje',
	giveToOther: 'Musí to být jiný hráč',
	tooFewCards: (v) => `${v.who}: v ruce jen ${cards(v.has)}`,
	agreementEmpty: 'Dohoda potřebuje pár slov',
	dueOver: 'Tenhle tah už skončil',

	/* ----- Refusals: corrections ----- */
	faceUnfit: 'Taková karta tam neleží'
};
