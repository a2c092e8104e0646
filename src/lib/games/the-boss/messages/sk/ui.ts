import { common } from '$lib/i18n/messages/sk/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('sk');
const family = (n: number): string =>
	count(n, {
		one: 'člen rodiny',
		few: 'členovia rodiny',
		many: 'člena rodiny',
		other: 'členov rodiny'
	});
const associates = (n: number): string =>
	count(n, {
		one: 'sympatizant',
		few: 'sympatizanti',
		many: 'sympatizanta',
		other: 'sympatizantov'
	});
const gangsters = (n: number): string =>
	count(n, { one: 'gangstra', few: 'gangstrov', many: 'gangstra', other: 'gangstrov' });
const cards = (n: number): string =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' });

export const ui: Catalogue['ui'] = {
	row: 'Rad bossov',
	power: 'Moc',
	family: 'Členovia rodiny',
	associates: 'Sympatizanti',

	phase: {
		...common.phase,
		turn: (turn, turns) => `${String(turn)}. ťah z ${String(turns)}`,
		cop: 'Policajná karta',
		end: 'Koniec kola',
		round: 'Len výsledky',
		tieBreak: 'Zhoda na čele',
		last: 'Posledné kolo'
	},
	head: {
		deal: 'Pozbierajte karty miest, zamiešajte, pod každého bossa dajte jednu a zvyšok rozdajte.',
		turnOf: (name) => `Na ťahu: ${name}`,
		place: 'Ťukni na mesto: môžeš vyslať gangstrov, potom zahraj kartu.',
		play: 'Teraz karta mesta: ťukni na mesto, ku ktorému patrí.',
		cop: 'Otočte policajnú kartu',
		copGuide: 'Ktorá to je? Zostávajú dva ťahy kola.',
		copLate: 'Otočte ju: ktorá to je?',
		turnUp: 'Otočte kartu pod bossom.',
		choose: 'čí člen rodiny?',
		chooseGuide: (names) => `Rozhodnú spoluhráči: ${names}`,
		round: (round) => `${String(round)}. kolo`,
		roundGuide: (name) => `Odohrajte ho na stole. Nabitá puška: ${name}`,
		roundDeal: (name) => `Zamiešajte, pod každého bossa kartu, rozdajte. Nabitá puška: ${name}`,
		tie: 'Najviac gangstrov?',
		tieGuide: 'Kto ich má najviac na ďalšie kolo? Rovnakých označte spolu.',
		wins: (name) => `Víťazstvo: ${name}`,
		over: (round) => `Rozhodlo sa po ${String(round)}. kole.`
	},
	boss: {
		number: (n) => `Boss číslo ${String(n)}`,
		empty: 'Žiadni gangstri',
		crew: (name, members, helpers) => `${name}: ${family(members)}, ${associates(helpers)}`,
		top: (face, n) => `Navrchu: ${face}, zahrané: ${cards(n)}`,
		noCard: 'Zatiaľ bez karty',
		held: (n) => `Ešte v rukách: ${String(n)}`,
		banished: (names) => `Vyhostení: ${names}`,
		pays: (amount) => `Ako karty ležia, Chicago vyplatí ${amount}`,
		counts: 'Počíta sa pre Chicago',
		moves: (name) => `Ďalšie miesto Chicaga: hneď za mestom ${name}`,
		stays: 'Chicago zostáva na pravom konci',
		noneTurnedUp: 'Zatiaľ sa nič neotočilo',
		turnedUp: (face, name) => `Otočené: ${face} → ${name}`
	},
	strip: {
		gun: 'Nabitá puška',
		hand: (members, helpers, held) =>
			`v ruke ${family(members)}, ${associates(helpers)}, ${cards(held)}`,
		away: (n) => `vynecháva: ${String(n)}`,
		dead: (n) => `navždy stratení: ${String(n)}`
	},
	player: {
		cards: 'Karty miest v ruke',
		familyHand: 'Členovia rodiny v ruke',
		associatesHand: 'Sympatizanti v ruke',
		dead: 'Členovia rodiny navždy stratení',
		spent: 'Sympatizanti mimo hry',
		until: (place, round) => `${place}, návrat na ${String(round)}. kolo`,
		gained: 'Získané v tomto kole',
		banished: 'Vyhostenie'
	},
	order: {
		title: 'Poradie v tomto ťahu',
		lastTitle: 'Poradie posledného ťahu, gangstri v ruke',
		done: 'odohrané',
		now: 'na ťahu'
	},
	cops: {
		title: 'Policajné karty',
		none: 'Zatiaľ žiadna policajná karta',
		chance: 'Šanca na koniec',
		left: (n) => `zostáva ${String(n)}`
	},
	place: {
		title: 'Vyslať gangstrov',
		confirm: (n) => `Vyslať ${gangsters(n)}`,
		card: 'Zahrať sem kartu',
		other: 'Iná karta',
		played: 'Zahrané karty, posledná prvá'
	},
	end: {
		turnUp: (face) => `Otočiť: ${face}`,
		queue: 'Ešte na otočenie'
	},
	recap: {
		title: (round) => `${String(round)}. kolo sa skončilo`,
		gun: (name) => `Nabitá puška: ${name}`,
		chicago: (place) => `Chicago na ${String(place)}. miesto`,
		chicagoStays: 'Chicago zostáva na pravom konci'
	},
	light: {
		who: 'Kto tam má najviac gangstrov?',
		what: 'Čo sa otočilo?',
		whoHit: 'Kto tam má najviac? Pri treste ten, kto o niekoho príde.',
		skip: 'Nikto tam nie je',
		lastTurn: 'Posledný ťah…',
		hands: 'Gangstri v ruke pred posledným ťahom',
		showOrder: 'Ukázať poradie',
		endRound: (round) => `${String(round)}. kolo sa skončilo`,
		shot: 'Prestrelka: kto tam ešte bol?',
		lastCards: 'Posledná karta každého mesta vľavo',
		pay: (amount) => `Chicago vyplatí ${amount}`,
		tellMost: (n) => (n > 1 ? 'Títo majú rovnako' : 'Označený má najviac')
	},
	correct: {
		...common.correct,
		power: 'Moc',
		gained: (name) => `${name}: získané v tomto kole`,
		crews: 'Gangstri v meste',
		pieces: 'Členovia rodiny a sympatizanti',
		cards: 'Zahrané karty',
		markers: 'Ťah, nabitá puška, Chicago',
		banished: 'Vyhostenie',
		where: 'Mesto',
		associate: 'Sympatizant',
		face: 'Ukazuje',
		turnNumber: 'Ťah v kole (začne sa znova)',
		missing: 'Nezadaná',
		never: 'Nikdy nezahraná',
		chicago: 'Miesto Chicaga',
		cop: (n) => `${String(n)}. policajná karta`,
		isBanished: 'Nesmie tam nikoho vyslať',
		mayPlace: 'Smie tam vysielať',
		back: (place, round) => `${place}, návrat na ${String(round)}. kolo`,
		placed: 'Vyslané v tomto ťahu',
		taker: 'Komu pripadla',
		paid: 'Chicago už vyplatilo',
		unpaid: 'Chicago ešte nevyplatilo',
		shot: (name) => `Pri prestrelke: ${name}`,
		unshot: (name) => `Mimo prestrelky: ${name}`
	},

	setup: {
		...common.setup,
		teams: 'Kto hrá s kým',
		teamsNote: 'Tri dvojice. Ťuknutie dá inú farbu; tí dvaja si ju vymenia.',
		team: { yellow: 'Žltá', red: 'Červená', white: 'Biela' },
		teamOf: (name, team) => `${name}: ${team}`,
		cities: 'Mestá v hre',
		drawn: 'Vylosovať',
		listed: 'Zo zoznamu',
		tapped: 'Naťukať',
		again: 'Losovať znova',
		only: 'Pri šiestich hráčoch je v hre všetkých osem miest.',
		printed: 'Sady z pravidiel',
		fitting: 'Tiež vychádzajú',
		rowNote: 'Takto vyložte bossov; Chicago začína na druhom mieste.',
		fullNote: 'Každého gangstra aj kartu: aplikácia vie, kto čo smie a kto vyhral.',
		light: 'Len výsledky',
		lightNote: 'Poviete, kto čo vyhral; aplikácia počíta moc, tresty, Chicago a koniec.',
		chicago: 'Krádež a prestrelka pre Chicago',
		counts: 'Počítajú sa',
		countsNote: 'Krádež −2 M$, prestrelka +4 M$.',
		zero: 'Nič neznamenajú',
		zeroNote: 'Ako ostatné tresty.'
	},

	library: {
		note: 'Na spodku každej karty bossa je vidieť, čo môže mať jeho mesto. Čo sem zadáte, ponúkne sa pri stole ako prvé.',
		unknown: (n) => `Zostáva zistiť: ${cards(n)}`,
		fromBook: 'Podľa toho, čo sa o hre vie',
		fromBox: 'Podľa vašej škatule',
		add: 'Pridať kartu',
		takeOut: (face) => `Odobrať: ${face}`,
		tapToTakeOut: 'Všetky karty sú tu. Ťuknutím jednu odoberiete.',
		forget: 'Zabudnúť, čo ste zadali'
	},

	tool: {
		unreadable: (part) => `Túto časť odkazu nemožno prečítať, začíname odznova: ${part}`,
		players: 'Hráči',
		left: 'Mestá vľavo od Chicaga a ich posledná karta',
		pays: (amount) => `Chicago vyplatí ${amount}`,
		first: (name) => `Začína ${name}`,
		inHand: 'Gangstri v ruke',
		gun: 'Nabitá puška',
		fits: 'Tieto mestá vychádzajú',
		fitsNot: 'Tieto mestá nevychádzajú',
		sets: (n) =>
			count(n, {
				one: 'možná sada',
				few: 'možné sady',
				many: 'možnej sady',
				other: 'možných sád'
			}),
		power: 'Moc',
		gained: 'Posledné kolo',
		available: 'Gangstri',
		teams: 'tri dvojice',
		wins: (name) => `Vyhráva ${name}`,
		further: 'Hrá sa ďalšie kolo'
	}
};
