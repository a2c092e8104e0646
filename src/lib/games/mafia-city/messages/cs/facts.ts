import { common } from '$lib/i18n/messages/cs/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('cs');
const mafiosi = (n: number) =>
	count(n, { one: 'Mafián', few: 'Mafiáni', many: 'Mafiána', other: 'Mafiánů' });
const deals = (n: number) =>
	count(n, {
		one: 'Tajná dohoda',
		few: 'Tajné dohody',
		many: 'Tajné dohody',
		other: 'Tajných dohod'
	});
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' });
const seats = (n: number) => count(n, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' });
const players = (n: number) =>
	count(n, { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' });

/** What is inserted stays in the nominative: it stands as a subject, after a colon or alone. */
export const facts: Catalogue['facts'] = {
	...common.facts,
	/* ----- Rulings: control (MC-2.2.2, MC-2.2.3) ----- */
	count: (v) => `${v.who}: ${mafiosi(v.count)}`,
	countRaised: (v) => `${v.who}: ${mafiosi(v.count)} + ${deals(v.raises)} = ${String(v.total)}`,
	raiseIgnored: (v) => `${v.who}: žádný Mafián na místě, u tohoto stolu se Tajná dohoda nepočítá`,
	controlMost: (v) =>
		`${v.location}: kontroluje ${v.who} díky nejvyššímu počtu (${String(v.count)})`,
	controlLowest: (v) =>
		`${v.location}: kontroluje ${v.who}. Shodný počet (${String(v.count)}): ${v.tied}`,
	controlTie: (v) =>
		`${v.location}: nekontroluje nikdo, shoda tu nestačí. Shodný počet (${String(v.count)}): ${v.tied}`,
	controlAbsentTie: (v) =>
		`${v.location}: nekontroluje nikdo. Shodný počet (${String(v.count)}) bez Mafiána na místě: ${v.tied}`,
	controlEmpty: (v) => `${v.location}: nekontroluje nikdo, není tu žádný Mafián`,
	presentFirst: (v) => `Při shodě má přednost ten, kdo tu má Mafiána. Bez Mafiána: ${v.absent}`,
	liesLowest: (v) => `Ze shodných leží ve sloupečku nejníž: ${v.who}`,

	/* ----- Rulings: the winner (MC-4) ----- */
	reachedTarget: (v) => `${v.who}: ${String(v.vp)} VB, cíl je ${String(v.target)}`,
	wonAlone: (v) =>
		`${v.who} vyhrává (${String(v.vp)} VB): nikdo jiný nedosáhl na ${String(v.target)}`,
	wonByVp: (v) => `${v.who} vyhrává s nejvíce VB (${String(v.vp)})`,
	wonByReserve: (v) => `${v.who} vyhrává s nejmenším počtem Mafiánů v rezervě`,
	wonByCards: (v) => `${v.who} vyhrává s největším počtem akčních karet v ruce`,
	wonByMayor: (v) => `${v.who} vyhrává díky Starostovi`,
	wonByDistance: (v) =>
		`${v.who} vyhrává díky nejkratší cestě od začínajícího hráče po směru hodinových ručiček`,
	inReserve: (v) => `${v.who}: v rezervě ${mafiosi(v.count)}`,
	cardsInHand: (v) => `${v.who}: v ruce ${cards(v.count)}`,
	fromStart: (v) => `${v.who}: ${seats(v.count)} od začínajícího hráče`,
	tiedOnVp: (v) => `Shodně ${String(v.vp)} VB: ${v.who}`,
	tiedOnReserve: (v) => `Stejně málo Mafiánů v rezervě: ${v.who}`,
	tiedOnCards: (v) => `Stejně mnoho akčních karet: ${v.who}`,
	noneHoldsMayor: (v) => `Nikdo z nich nedrží Starostu: ${v.who}`,
	toldReserve: (v) => `Nejméně Mafiánů v rezervě má podle vás: ${v.who}`,
	toldCards: (v) => `Nejvíc akčních karet v ruce má podle vás: ${v.who}`,
	tiedOnDistance: (v) => `Stejně daleko od začínajícího hráče: ${v.who}`,

	/* ----- Rulings: cards at the end of the round (MC-2.4.2) ----- */
	aloneFewestVp: (v) => `Nejméně VB (${String(v.vp)}) má jen ${v.who}`,
	aloneFewestCards: (v) => `Nejméně karet v ruce (${String(v.count)}) má také jen ${v.who}`,
	toldFewestCards: (v) => `Nejméně karet v ruce má podle vás také jen ${v.who}`,
	drawsFirst: (v) => `Krok 1: kartu si bere ${v.who}`,
	drawsSecond: (v) => `Krok 2: kartu si bere ${v.who}`,
	drawsThird: (v) => `Krok 3: kartu si bere ${v.who}, jako všichni`,
	nobodyDrawsExtra: (v) =>
		`V krocích 1 a 2 si nebere nikdo. Shodně nejméně VB (${String(v.vp)}): ${v.tied}`,
	nobodyDrawsFirst: (v) =>
		`V kroku 1 si nebere nikdo: nejméně VB má ${v.who}, ale nejméně karet nemá jako jediný hráč`,

	/* ----- Refusals of full tracking: the table ----- */
	noSuchLocation: 'Taková lokace ve hře není',
	onlyInAction: 'Jen v akční fázi',
	onlyInLocations: 'Jen ve fázi lokací',
	onlyInStrategy: 'Jen ve strategické fázi',

	/* ----- Refusals of full tracking: Phase I ----- */
	exchangeOver: (v) => `${v.who}: první dvě karty už vyměnit nejde`,
	exchangeNeedsTwo: (v) => `${v.who}: vyměnit jde jen obě karty, v ruce: ${String(v.has)}`,
	hasPassed: (v) => `${v.who}: už po pasu`,
	bulletFirst: (v) => `Nejdřív hraje ${v.who}, po zahraném Náboji`,
	bulletOnlyPassed: (v) => `Náboj se hraje jen po pasu. Bez pasu: ${v.who}`,
	bulletLater: (v) => `${v.who}: Náboj až ve chvíli, kdy znovu přijde řada`,
	bulletOnce: 'Náboj dává jednu akci, ne další Náboj',
	noneInHand: (v) => `${v.who}: žádný Mafián v ruce`,
	tooFewCards: (v) => `${v.who}: potřeba ${cards(v.needed)}, v ruce: ${String(v.has)}`,
	noMafiosoThere: (v) => `${v.location}: takový Mafián tu není`,
	notOwnMafioso: (v) => `${v.location}: tenhle Mafián má jinou barvu než ${v.who}`,
	reserveEmpty: (v) => `${v.who}: žádný Mafián v rezervě`,
	thiefSelf: 'Zloděj bere kartu jinému hráči',
	nothingToSteal: (v) => `${v.who}: v ruce není žádná karta, není co ukrást`,
	raidNeedsTwo: (v) =>
		`${v.location}: na razii je třeba dvou vlastních Mafiánů. ${v.who}: ${String(v.count)}`,
	leversEmpty: (v) => `${v.location}: není tu Mafián, který by se prohodil`,
	otherLocation: 'Musí to být jiná lokace',
	cardNotInAction: 'Tahle karta se v tahu akční fáze nehraje',
	cardNotInLocations: 'Tahle karta se ve fázi lokací nehraje',

	/* ----- Refusals of full tracking: reactions ----- */
	nothingToVeto: 'Není nic, co by ještě šlo zrušit',
	vetoOwn: (v) => `${v.who}: vlastní efekt se nedá zrušit`,
	vetoUnfit: (v) => `Na tohle nestačí: ${v.veto}`,
	vetoNeedsFists: 'Tohle zruší jen dvě Pěsti',
	fistsNoLocation: 'Dvě Pěsti efekt lokace nikdy nezruší',
	noJailing: 'Do Cely teď nikdo nešel',
	complicityOnlyOwner: (v) => `Spoluúčast teď smí zahrát jen ${v.who}`,
	complicityThird: (v) => `Spoluúčast bere Mafiána třetího hráče. Tím tu není ${v.who}`,

	/* ----- Refusals of full tracking: Phase II ----- */
	chooseFirst: (v) => `Nejdřív vybírá lokaci ${v.who}`,
	notChosenNow: 'Teď se žádná lokace nevybírá',
	isMarked: (v) => `${v.location}: už vyhodnoceno`,
	controlSettled: (v) => `${v.location}: o kontrole je rozhodnuto`,
	onlyPresentRaise: (v) => `${v.location}: bez Mafiána na místě se nepřihazuje. ${v.who}`,
	onlyAt: (v) => `Jen tady: ${v.location}`,
	noController: (v) => `${v.location}: nekontroluje nikdo, efekt tedy není`,
	notController: (v) => `${v.location}: kontroluje ${v.who}`,
	effectSpent: (v) => `${v.location}: efekt už proběhl nebo byl zrušen`,
	killedAlready: 'Nájemný vrah už jednou zabil',
	extraScored: 'Bod navíc už je připsaný',
	assassinElsewhere: (v) => `Nájemný vrah stojí jinde: ${v.location}`,
	notAdjacent: (v) => `S Nájemným vrahem nesousedí ${v.location}`,

	/* ----- Refusals of full tracking: Phase III ----- */
	locationClosed: (v) => `${v.location}: tady je hotovo`,
	hasDecided: (v) => `${v.location}: tady už je rozhodnuto. ${v.who}`,
	takeSome: 'Aspoň jeden Mafián, každý jen jednou, od nejnižšího',
	orderFixed: 'Starosta byl na Radnici, pořadí je tedy dané',
	strategyDone: 'V této fázi už nezbývá žádná lokace',

	/* ----- Refusals of full tracking: corrections ----- */
	noPieceThere: (v) => `Takový Mafián tam není: ${v.who}`,
	tooFewInPile: 'Tolik karet tam není',
	/* ----- Reasons in the log ----- */
	forcedPass: (v) => `${v.who}: bez Mafiána v ruce i bez karty je pas povinný`,
	passCancelled: (v) => `Razie vrátila do ruky Mafiána, pas se ruší: ${v.who}`,
	allPassed: 'Po pasu jsou všichni, fáze tedy končí',
	shownByNumber: (v) =>
		`${v.location}: nejnižší číslo bez označovací kostky, Starosta je na Radnici`,
	shownLast: (v) => `${v.location}: zbývá už jen tahle`,
	vetoesOdd: (v) => `Lichý počet vet efekt zastaví: ${String(v.count)}`,
	vetoesEven: (v) => `Při sudém počtu vet se efekt stane: ${String(v.count)}`,
	cellFreed: (v) => `Z Cely zpět do ruky: ${v.owners}`,
	recruited: (v) => `Nejvíc Mafiánů na místě, jeden z rezervy jde do ruky: ${v.who}`,
	reshuffled: (v) => `Dobírací balíček je prázdný. Odkládací balíček zamíchá ${v.who}`,
	everyoneDraws: (v) => `Krok 3: kartu si bere každý, v tomto pořadí: ${v.who}`,
	drawsLost: (v) => `Oba balíčky jsou prázdné. Propadlé karty: ${String(v.count)}`,
	/* ----- Light tracking: what the table said, and refusals ----- */
	controlTold: (v) => `${v.location}: podle vás kontroluje ${v.who}`,
	controlToldNobody: (v) => `${v.location}: podle vás nekontroluje nikdo`,
	lightOtherPhase: (v) => `Teď ne. Hra je právě tady: ${v.phase}`,
	lightOver: 'Hra skončila. Tlačítko Zpět ji znovu otevře',
	lightUntracked: 'Sledují se jen body, tohle leží jen na stole',
	lightNoSuchPlayer: (v) => `U tohoto stolu: ${players(v.seats)}`,
	lightChooseFirst: (v) => `Nejdřív vybírá lokaci ${v.who}, díky Starostovi`,
	lightAlreadyChosen: (v) => `Lokace už je vybraná: ${v.location}`,
	lightMarked: (v) => `${v.location}: označovací kostka už tu je`,
	lightOtherLocation: (v) => `Na řadě je jiná lokace: ${v.location}`,
	lightNoExtra: 'Bod navíc jen pro toho, kdo kontroluje Soukromý klub, a jen do další kontroly',
	lightNotTied: (v) => `Aspoň jeden ze shodných, každý jednou, v pořadí u stolu: ${v.tied}`,
	lightVpRange: (v) => `VB jdou od 0 do ${String(v.most)}`,
	lightRoundRange: (v) => `Kola jdou od 1 do ${String(v.most)}`,
	lightSame: 'Tak to už je'
};
