import { common } from '$lib/i18n/messages/sk/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('sk');
const mafiosi = (n: number) =>
	count(n, { one: 'Mafián', few: 'Mafiáni', many: 'Mafiána', other: 'Mafiánov' });
const deals = (n: number) =>
	count(n, {
		one: 'Tajná dohoda',
		few: 'Tajné dohody',
		many: 'Tajnej dohody',
		other: 'Tajných dohôd'
	});
const cards = (n: number) =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' });
const seats = (n: number) =>
	count(n, { one: 'miesto', few: 'miesta', many: 'miesta', other: 'miest' });
const players = (n: number) =>
	count(n, { one: 'hráč', few: 'hráči', many: 'hráča', other: 'hráčov' });

/** What is inserted stays in the nominative: it stands as a subject, after a colon or alone. */
export const facts: Catalogue['facts'] = {
	...common.facts,
	/* ----- Rulings: control (MC-2.2.2, MC-2.2.3) ----- */
	count: (v) => `${v.who}: ${mafiosi(v.count)}`,
	countRaised: (v) => `${v.who}: ${mafiosi(v.count)} + ${deals(v.raises)} = ${String(v.total)}`,
	raiseIgnored: (v) =>
		`${v.who}: žiadny Mafián na mieste, pri tomto stole sa Tajná dohoda nepočíta`,
	controlMost: (v) =>
		`${v.location}: kontroluje ${v.who} vďaka najvyššiemu počtu (${String(v.count)})`,
	controlLowest: (v) =>
		`${v.location}: kontroluje ${v.who}. Zhodný počet (${String(v.count)}): ${v.tied}`,
	controlTie: (v) =>
		`${v.location}: nekontroluje nikto, zhoda tu nestačí. Zhodný počet (${String(v.count)}): ${v.tied}`,
	controlAbsentTie: (v) =>
		`${v.location}: nekontroluje nikto. Zhodný počet (${String(v.count)}) bez Mafiána na mieste: ${v.tied}`,
	controlEmpty: (v) => `${v.location}: nekontroluje nikto, nie je tu žiadny Mafián`,
	presentFirst: (v) => `Pri zhode má prednosť ten, kto tu má Mafiána. Bez Mafiána: ${v.absent}`,
	liesLowest: (v) => `Zo zhodných leží v stĺpčeku najnižšie: ${v.who}`,

	/* ----- Rulings: the winner (MC-4) ----- */
	reachedTarget: (v) => `${v.who}: ${String(v.vp)} VB, cieľ je ${String(v.target)}`,
	wonAlone: (v) =>
		`${v.who} vyhráva (${String(v.vp)} VB): nikto iný nedosiahol na ${String(v.target)}`,
	wonByVp: (v) => `${v.who} vyhráva s najväčším počtom VB (${String(v.vp)})`,
	wonByReserve: (v) => `${v.who} vyhráva s najmenším počtom Mafiánov v rezerve`,
	wonByCards: (v) => `${v.who} vyhráva s najväčším počtom akčných kariet v ruke`,
	wonByMayor: (v) => `${v.who} vyhráva vďaka Starostovi`,
	wonByDistance: (v) =>
		`${v.who} vyhráva vďaka najkratšej ceste od začínajúceho hráča v smere hodinových ručičiek`,
	inReserve: (v) => `${v.who}: v rezerve ${mafiosi(v.count)}`,
	cardsInHand: (v) => `${v.who}: v ruke ${cards(v.count)}`,
	fromStart: (v) => `${v.who}: ${seats(v.count)} od začínajúceho hráča`,
	tiedOnVp: (v) => `Zhodne ${String(v.vp)} VB: ${v.who}`,
	tiedOnReserve: (v) => `Rovnako málo Mafiánov v rezerve: ${v.who}`,
	tiedOnCards: (v) => `Rovnako veľa akčných kariet: ${v.who}`,
	noneHoldsMayor: (v) => `Nikto z nich nedrží Starostu: ${v.who}`,
	toldReserve: (v) => `Najmenej Mafiánov v rezerve má podľa vás: ${v.who}`,
	toldCards: (v) => `Najviac akčných kariet v ruke má podľa vás: ${v.who}`,
	tiedOnDistance: (v) => `Rovnako ďaleko od začínajúceho hráča: ${v.who}`,

	/* ----- Rulings: cards at the end of the round (MC-2.4.2) ----- */
	aloneFewestVp: (v) => `Najmenej VB (${String(v.vp)}) má len ${v.who}`,
	aloneFewestCards: (v) => `Najmenej kariet v ruke (${String(v.count)}) má tiež len ${v.who}`,
	toldFewestCards: (v) => `Najmenej kariet v ruke má podľa vás tiež len ${v.who}`,
	drawsFirst: (v) => `Krok 1: kartu si berie ${v.who}`,
	drawsSecond: (v) => `Krok 2: kartu si berie ${v.who}`,
	drawsThird: (v) => `Krok 3: kartu si berie ${v.who}, ako všetci`,
	nobodyDrawsExtra: (v) =>
		`V krokoch 1 a 2 si neberie nikto. Zhodne najmenej VB (${String(v.vp)}): ${v.tied}`,
	nobodyDrawsFirst: (v) =>
		`V kroku 1 si neberie nikto: najmenej VB má ${v.who}, ale najmenej kariet nemá ako jediný hráč`,

	/* ----- Refusals of full tracking: the table ----- */
	noSuchLocation: 'Taká lokácia v hre nie je',
	onlyInAction: 'Len v akčnej fáze',
	onlyInLocations: 'Len vo fáze lokácií',
	onlyInStrategy: 'Len v strategickej fáze',

	/* ----- Refusals of full tracking: Phase I ----- */
	exchangeOver: (v) => `${v.who}: prvé dve karty sa už vymeniť nedajú`,
	exchangeNeedsTwo: (v) => `${v.who}: vymeniť sa dajú len obe karty, v ruke: ${String(v.has)}`,
	hasPassed: (v) => `${v.who}: už po pase`,
	bulletFirst: (v) => `Najprv hrá ${v.who}, po zahranom Náboji`,
	bulletOnlyPassed: (v) => `Náboj sa hrá len po pase. Bez pasu: ${v.who}`,
	bulletLater: (v) => `${v.who}: Náboj až vo chvíli, keď znova príde rad`,
	bulletOnce: 'Náboj dáva jednu akciu, nie ďalší Náboj',
	noneInHand: (v) => `${v.who}: žiadny Mafián v ruke`,
	tooFewCards: (v) => `${v.who}: treba: ${cards(v.needed)}, v ruke: ${String(v.has)}`,
	noMafiosoThere: (v) => `${v.location}: taký Mafián tu nie je`,
	notOwnMafioso: (v) => `${v.location}: tento Mafián má inú farbu ako ${v.who}`,
	reserveEmpty: (v) => `${v.who}: žiadny Mafián v rezerve`,
	thiefSelf: 'Zlodej berie kartu inému hráčovi',
	nothingToSteal: (v) => `${v.who}: v ruke nie je žiadna karta, nie je čo ukradnúť`,
	raidNeedsTwo: (v) =>
		`${v.location}: na raziu treba dvoch vlastných Mafiánov. ${v.who}: ${String(v.count)}`,
	leversEmpty: (v) => `${v.location}: nie je tu Mafián, ktorý by sa vymenil`,
	otherLocation: 'Musí to byť iná lokácia',
	cardNotInAction: 'Táto karta sa v ťahu akčnej fázy nehrá',
	cardNotInLocations: 'Táto karta sa vo fáze lokácií nehrá',

	/* ----- Refusals of full tracking: reactions ----- */
	nothingToVeto: 'Nie je nič, čo by sa ešte dalo zrušiť',
	vetoOwn: (v) => `${v.who}: vlastný efekt sa nedá zrušiť`,
	vetoUnfit: (v) => `Na toto nestačí: ${v.veto}`,
	vetoNeedsFists: 'Toto zrušia len dve Päste',
	fistsNoLocation: 'Dve Päste efekt lokácie nikdy nezrušia',
	noJailing: 'Do Cely teraz nikto nešiel',
	complicityOnlyOwner: (v) => `Spoluúčasť teraz smie zahrať len ${v.who}`,
	complicityThird: (v) => `Spoluúčasť berie Mafiána tretieho hráča. Tým tu nie je ${v.who}`,

	/* ----- Refusals of full tracking: Phase II ----- */
	chooseFirst: (v) => `Najprv vyberá lokáciu ${v.who}`,
	notChosenNow: 'Teraz sa žiadna lokácia nevyberá',
	isMarked: (v) => `${v.location}: už vyhodnotené`,
	controlSettled: (v) => `${v.location}: o kontrole je rozhodnuté`,
	onlyPresentRaise: (v) => `${v.location}: bez Mafiána na mieste sa neprihadzuje. ${v.who}`,
	onlyAt: (v) => `Len tu: ${v.location}`,
	noController: (v) => `${v.location}: nekontroluje nikto, efekt teda nie je`,
	notController: (v) => `${v.location}: kontroluje ${v.who}`,
	effectSpent: (v) => `${v.location}: efekt už prebehol alebo bol zrušený`,
	killedAlready: 'Nájomný vrah už raz zabil',
	extraScored: 'Bod navyše už je pripísaný',
	assassinElsewhere: (v) => `Nájomný vrah stojí inde: ${v.location}`,
	notAdjacent: (v) => `S Nájomným vrahom nesusedí ${v.location}`,

	/* ----- Refusals of full tracking: Phase III ----- */
	locationClosed: (v) => `${v.location}: tu je hotovo`,
	hasDecided: (v) => `${v.location}: tu je už rozhodnuté. ${v.who}`,
	takeSome: 'Aspoň jeden Mafián, každý len raz, od najnižšieho',
	orderFixed: 'Starosta bol na Radnici, poradie je teda dané',
	strategyDone: 'V tejto fáze už neostáva žiadna lokácia',

	/* ----- Refusals of full tracking: corrections ----- */
	noPieceThere: (v) => `Taký Mafián tam nie je: ${v.who}`,
	tooFewInPile: 'Toľko kariet tam nie je',
	/* ----- Reasons in the log ----- */
	forcedPass: (v) => `${v.who}: bez Mafiána v ruke aj bez karty je pas povinný`,
	passCancelled: (v) => `Razia vrátila do ruky Mafiána, pas sa ruší: ${v.who}`,
	allPassed: 'Po pase sú všetci, fáza sa teda končí',
	shownByNumber: (v) =>
		`${v.location}: najnižšie číslo bez označovacej kocky, Starosta je na Radnici`,
	shownLast: (v) => `${v.location}: ostáva už len táto`,
	vetoesOdd: (v) => `Veto v nepárnom počte efekt zastaví: ${String(v.count)}`,
	vetoesEven: (v) => `Veto v párnom počte efekt povolí: ${String(v.count)}`,
	cellFreed: (v) => `Z Cely späť do ruky: ${v.owners}`,
	recruited: (v) => `Najviac Mafiánov na mieste, jeden z rezervy ide do ruky: ${v.who}`,
	reshuffled: (v) => `Ťahací balíček je prázdny. Odkladací balíček zamieša ${v.who}`,
	everyoneDraws: (v) => `Krok 3: kartu si berie každý, v tomto poradí: ${v.who}`,
	drawsLost: (v) => `Oba balíčky sú prázdne. Prepadnuté karty: ${String(v.count)}`,
	/* ----- Light tracking: what the table said, and refusals ----- */
	controlTold: (v) => `${v.location}: podľa vás kontroluje ${v.who}`,
	controlToldNobody: (v) => `${v.location}: podľa vás nekontroluje nikto`,
	lightOtherPhase: (v) => `Teraz nie. Hra je práve tu: ${v.phase}`,
	lightOver: 'Hra sa skončila. Tlačidlo Späť ju znova otvorí',
	lightUntracked: 'Sledujú sa len body, toto leží len na stole',
	lightNoSuchPlayer: (v) => `Pri tomto stole: ${players(v.seats)}`,
	lightChooseFirst: (v) => `Najprv vyberá lokáciu ${v.who}, vďaka Starostovi`,
	lightAlreadyChosen: (v) => `Lokácia je už vybraná: ${v.location}`,
	lightMarked: (v) => `${v.location}: označovacia kocka tu už je`,
	lightOtherLocation: (v) => `Na rade je iná lokácia: ${v.location}`,
	lightNoExtra: 'Bod navyše len pre toho, kto kontroluje Súkromný klub, a len do ďalšej kontroly',
	lightNotTied: (v) => `Aspoň jeden zo zhodných, každý raz, v poradí pri stole: ${v.tied}`,
	lightVpRange: (v) => `VB idú od 0 do ${String(v.most)}`,
	lightRoundRange: (v) => `Kolá idú od 1 do ${String(v.most)}`,
	lightSame: 'Tak to už je'
};
