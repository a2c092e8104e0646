import { common } from '$lib/i18n/messages/hu/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('hu');
const family = (n: number): string => count(n, { one: 'családtag', other: 'családtag' });
const associates = (n: number): string => count(n, { one: 'szimpatizáns', other: 'szimpatizáns' });
const gangsters = (n: number): string => count(n, { one: 'gengszter', other: 'gengszter' });
const cards = (n: number): string => count(n, { one: 'kártya', other: 'kártya' });

export const ui: Catalogue['ui'] = {
	row: 'A Maffiózók sora',
	power: 'Hatalom',
	family: 'Családtagok',
	associates: 'Szimpatizánsok',

	phase: {
		...common.phase,
		turn: (turn, turns) => `${String(turn)}. kör, összesen ${String(turns)}`,
		cop: 'Zsaru kártya',
		end: 'A forduló vége',
		round: 'Csak eredmények',
		tieBreak: 'Holtverseny',
		last: 'Utolsó forduló'
	},
	head: {
		deal: 'Szedjétek össze és keverjétek meg a Város kártyákat, minden Maffiózó alá tegyetek egyet, a többit osszátok ki.',
		turnOf: (name) => `Soron: ${name}`,
		place: 'Koppints egy városra: küldhetsz gengsztereket, aztán játssz ki kártyát.',
		play: 'Most egy Város kártya: koppints a városára.',
		cop: 'Zsaru kártya',
		copGuide: 'Csapjátok fel: melyik az? A fordulóból két kör van hátra.',
		copLate: 'Csapjátok fel: melyik az?',
		turnUp: 'Fordítsátok fel a Maffiózó alatti kártyát.',
		choose: 'kinek a családtagja?',
		chooseGuide: (names) => `A társak döntenek: ${names}`,
		round: (round) => `${String(round)}. forduló`,
		roundGuide: (name) => `Játsszátok le az asztalon. Töltött puska: ${name}`,
		roundDeal: (name) => `Keverés, minden Maffiózó alá egy lap, osztás. Töltött puska: ${name}`,
		tie: 'Legtöbb gengszter?',
		tieGuide: 'Kinek van a legtöbb egy újabb fordulóra? Az egyformákat együtt jelöljétek.',
		wins: (name) => `Győzelem: ${name}`,
		over: (round) => `Döntött: ${String(round)}. forduló.`
	},
	boss: {
		number: (n) => `${String(n)}. Maffiózó`,
		empty: 'Nincs itt gengszter',
		crew: (name, members, helpers) => `${name}: ${family(members)}, ${associates(helpers)}`,
		top: (face, n) => `Felül: ${face}, kijátszva: ${cards(n)}`,
		noCard: 'Még nincs kártya',
		held: (n) => `Még kézben: ${String(n)}`,
		banished: (names) => `Kiutasítva: ${names}`,
		pays: (amount) => `Chicago most ennyit fizetne: ${amount}`,
		counts: 'Beleszámít Chicagóba',
		moves: (name) => `Chicago következő helye közvetlenül ez után: ${name}`,
		stays: 'Chicago a jobb szélen marad',
		noneTurnedUp: 'Még semmi sincs felfordítva',
		turnedUp: (face, name) => `Felfordítva: ${face} → ${name}`
	},
	strip: {
		gun: 'Töltött puska',
		hand: (members, helpers, held) =>
			`kézben ${family(members)}, ${associates(helpers)}, ${cards(held)}`,
		away: (n) => `kimarad: ${String(n)}`,
		dead: (n) => `végleg elveszett: ${String(n)}`
	},
	player: {
		cards: 'Város kártyák kézben',
		familyHand: 'Családtagok kézben',
		associatesHand: 'Szimpatizánsok kézben',
		dead: 'Végleg elvesztett családtagok',
		spent: 'Elhasznált szimpatizánsok',
		until: (place, round) => `${place}, visszatér: ${String(round)}. forduló`,
		gained: 'Nyereség ebben a fordulóban',
		banished: 'Kiutasítva innen'
	},
	order: {
		title: 'Sorrend ebben a körben',
		lastTitle: 'Az utolsó kör sorrendje, gengszterek kézben',
		done: 'már játszott',
		now: 'soron van'
	},
	cops: {
		title: 'Zsaru kártyák',
		none: 'Még nincs Zsaru kártya',
		chance: 'A vég esélye',
		left: (n) => `maradt: ${String(n)}`
	},
	place: {
		title: 'Gengszterek küldése',
		confirm: (n) => `Küldés: ${gangsters(n)}`,
		card: 'Kártya kijátszása ide',
		other: 'Másik kártya',
		played: 'Kijátszott kártyák, az utolsó elöl'
	},
	end: {
		turnUp: (face) => `Felfordítás: ${face}`,
		queue: 'Még felfordítandó'
	},
	recap: {
		title: (round) => `${String(round)}. forduló vége`,
		gun: (name) => `Töltött puska: ${name}`,
		chicago: (place) => `Chicago új helye balról: ${String(place)}.`,
		chicagoStays: 'Chicago a jobb szélen marad'
	},
	light: {
		who: 'Kinek van itt a legtöbb gengsztere?',
		what: 'Mit fordítottatok fel?',
		whoHit: 'Kié a legtöbb? Szankciónál az, aki elveszít valakit.',
		skip: 'Senki sincs itt',
		lastTurn: 'Utolsó kör…',
		hands: 'Gengszterek kézben az utolsó kör előtt',
		showOrder: 'Mutasd a sorrendet',
		endRound: (round) => `${String(round)}. forduló vége`,
		shot: 'Lövöldözés: ki volt még itt?',
		lastCards: 'A balra lévő városok utolsó kártyája',
		pay: (amount) => `Chicago fizet: ${amount}`,
		tellMost: (n) => (n > 1 ? 'Nekik egyforma' : 'A megjelölté a legtöbb')
	},
	correct: {
		...common.correct,
		power: 'Hatalom',
		gained: (name) => `${name}: nyereség ebben a fordulóban`,
		crews: 'Gengszterek egy városban',
		pieces: 'Családtagok és szimpatizánsok',
		cards: 'Kijátszott kártyák',
		markers: 'Sor, töltött puska, Chicago',
		banished: 'Kiutasítás',
		where: 'Város',
		associate: 'Egy szimpatizáns',
		face: 'Ezt mutatja',
		turnNumber: 'Kör a fordulóban (elölről kezdődik)',
		missing: 'Nincs megadva',
		never: 'Nem játszották ki',
		chicago: 'Chicago helye',
		cop: (n) => `${String(n)}. Zsaru kártya`,
		isBanished: 'Ide senkit sem küldhet',
		mayPlace: 'Ide küldhet',
		back: (place, round) => `${place}, visszatér: ${String(round)}. forduló`,
		placed: 'Ebben a körben ide küldött',
		taker: 'Kié lett',
		paid: 'Chicago már fizetett',
		unpaid: 'Chicago még nem fizetett',
		shot: (name) => `Ott volt a lövöldözésnél: ${name}`,
		unshot: (name) => `Nem volt ott a lövöldözésnél: ${name}`
	},

	setup: {
		...common.setup,
		teams: 'Ki kivel játszik',
		teamsNote: 'Három kétfős csapat. Koppintásra más színt kap; a két játékos helyet cserél.',
		team: { yellow: 'Sárga', red: 'Piros', white: 'Fehér' },
		teamOf: (name, team) => `${name}: ${team}`,
		cities: 'Városok a játékban',
		drawn: 'Sorsolás',
		listed: 'Listából',
		tapped: 'Koppintva',
		again: 'Új sorsolás',
		only: 'Hat játékossal mind a nyolc város játékban van.',
		printed: 'A szabálykönyv készletei',
		fitting: 'Ezek is kijönnek',
		rowNote: 'Így tegyétek le a Maffiózókat; Chicago a második helyen indul.',
		fullNote: 'Minden gengsztert és kártyát: az alkalmazás tudja, ki mit tehet és ki nyert.',
		light: 'Csak eredményeket',
		lightNote:
			'Ti mondjátok meg, ki mit nyert; az alkalmazás számolja a hatalmat, a szankciókat, Chicagót és a végét.',
		chicago: 'Lopás és lövöldözés Chicagóban',
		counts: 'Számítanak',
		countsNote: 'Lopás −2 M$, lövöldözés +4 M$.',
		zero: 'Nullát érnek',
		zeroNote: 'Mint a többi szankció.'
	},

	library: {
		note: 'Minden Maffiózó alján látszik, mi lehet a városában. Amit itt megadtok, azt kínálja elsőként az asztal.',
		unknown: (n) => `${cards(n)} még ismeretlen`,
		fromBook: 'A játékról ismertek alapján',
		fromBox: 'A ti dobozotok alapján',
		add: 'Kártya hozzáadása',
		takeOut: (face) => `Kivétel: ${face}`,
		tapToTakeOut: 'Minden kártya megvan. Koppintással kivehettek egyet.',
		forget: 'A megadottak törlése'
	},

	tool: {
		unreadable: (part) => `Ez a rész nem olvasható a linkben, tiszta lappal kezdünk: ${part}`,
		players: 'Játékosok',
		left: 'Városok Chicagótól balra és az utolsó kártyájuk',
		pays: (amount) => `Chicago fizet: ${amount}`,
		first: (name) => `Kezd: ${name}`,
		inHand: 'Gengszterek kézben',
		gun: 'Töltött puska',
		fits: 'Ezek a városok kijönnek',
		fitsNot: 'Ezek a városok nem jönnek ki',
		sets: (n) => count(n, { one: 'lehetséges készlet', other: 'lehetséges készlet' }),
		power: 'Hatalom',
		gained: 'Utolsó forduló',
		available: 'Gengszterek',
		teams: 'három csapat',
		wins: (name) => `Győz: ${name}`,
		further: 'Jön még egy forduló'
	}
};
