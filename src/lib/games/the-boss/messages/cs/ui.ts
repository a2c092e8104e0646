import { common } from '$lib/i18n/messages/cs/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('cs');
const family = (n: number): string =>
	count(n, {
		one: 'člen rodiny',
		few: 'členové rodiny',
		many: 'člena rodiny',
		other: 'členů rodiny'
	});
const associates = (n: number): string =>
	count(n, {
		one: 'sympatizant',
		few: 'sympatizanti',
		many: 'sympatizanta',
		other: 'sympatizantů'
	});
const gangsters = (n: number): string =>
	count(n, { one: 'gangstera', few: 'gangstery', many: 'gangstera', other: 'gangsterů' });
const cards = (n: number): string =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' });

export const ui: Catalogue['ui'] = {
	row: 'Řada bossů',
	power: 'Moc',
	family: 'Členové rodiny',
	associates: 'Sympatizanti',

	phase: {
		...common.phase,
		turn: (turn, turns) => `${String(turn)}. tah z ${String(turns)}`,
		cop: 'Policejní karta',
		end: 'Konec kola',
		round: 'Jen výsledky',
		tieBreak: 'Shoda na čele',
		last: 'Poslední kolo'
	},
	head: {
		deal: 'Posbírejte karty měst, zamíchejte, pod každého bosse dejte jednu a zbytek rozdejte.',
		turnOf: (name) => `Na tahu: ${name}`,
		place: 'Ťukni na město: můžeš vyslat gangstery, pak zahraj kartu.',
		play: 'Teď karta města: ťukni na město, ke kterému patří.',
		cop: 'Otočte policejní kartu',
		copGuide: 'Která to je? Zbývají dva tahy kola.',
		copLate: 'Otočte ji: která to je?',
		turnUp: 'Otočte kartu pod bossem.',
		choose: 'čí člen rodiny?',
		chooseGuide: (names) => `Rozhodnou spoluhráči: ${names}`,
		round: (round) => `${String(round)}. kolo`,
		roundGuide: (name) => `Odehrajte ho na stole. Nabitá puška: ${name}`,
		roundDeal: (name) => `Zamíchejte, pod každého bosse kartu, rozdejte. Nabitá puška: ${name}`,
		tie: 'Nejvíc gangsterů?',
		tieGuide: 'Kdo jich má nejvíc na další kolo? Stejné označte společně.',
		wins: (name) => `Vítězství: ${name}`,
		over: (round) => `Rozhodlo se po ${String(round)}. kole.`
	},
	boss: {
		number: (n) => `Boss číslo ${String(n)}`,
		empty: 'Žádní gangsteři',
		crew: (name, members, helpers) => `${name}: ${family(members)}, ${associates(helpers)}`,
		top: (face, n) => `Navrchu: ${face}, zahráno: ${cards(n)}`,
		noCard: 'Zatím bez karty',
		held: (n) => `Ještě v rukou: ${String(n)}`,
		banished: (names) => `Vyhoštění: ${names}`,
		pays: (amount) => `Jak karty leží, Chicago vyplatí ${amount}`,
		counts: 'Počítá se pro Chicago',
		moves: (name) => `Další místo Chicaga: hned za městem ${name}`,
		stays: 'Chicago zůstává na pravém konci',
		noneTurnedUp: 'Zatím se nic neotočilo',
		turnedUp: (face, name) => `Otočeno: ${face} → ${name}`
	},
	strip: {
		gun: 'Nabitá puška',
		hand: (members, helpers, held) =>
			`v ruce ${family(members)}, ${associates(helpers)}, ${cards(held)}`,
		away: (n) => `vynechává: ${String(n)}`,
		dead: (n) => `navždy ztraceno: ${String(n)}`
	},
	player: {
		cards: 'Karty měst v ruce',
		familyHand: 'Členové rodiny v ruce',
		associatesHand: 'Sympatizanti v ruce',
		dead: 'Členové rodiny navždy ztracení',
		spent: 'Sympatizanti mimo hru',
		until: (place, round) => `${place}, návrat na ${String(round)}. kolo`,
		gained: 'Získáno v tomto kole',
		banished: 'Vyhoštění'
	},
	order: {
		title: 'Pořadí v tomto tahu',
		lastTitle: 'Pořadí posledního tahu, gangsteři v ruce',
		done: 'odehráno',
		now: 'na tahu'
	},
	cops: {
		title: 'Policejní karty',
		none: 'Zatím žádná policejní karta',
		chance: 'Šance na konec',
		left: (n) => `zbývá ${String(n)}`
	},
	place: {
		title: 'Vyslat gangstery',
		confirm: (n) => `Vyslat ${gangsters(n)}`,
		card: 'Zahrát sem kartu',
		other: 'Jiná karta',
		played: 'Zahrané karty, poslední první'
	},
	end: {
		turnUp: (face) => `Otočit: ${face}`,
		queue: 'Ještě k otočení'
	},
	recap: {
		title: (round) => `${String(round)}. kolo skončilo`,
		gun: (name) => `Nabitá puška: ${name}`,
		chicago: (place) => `Chicago na ${String(place)}. místo`,
		chicagoStays: 'Chicago zůstává na pravém konci'
	},
	light: {
		who: 'Kdo tam má nejvíc gangsterů?',
		what: 'Co se otočilo?',
		whoHit: 'Kdo tam má nejvíc? U trestu ten, kdo o někoho přijde.',
		skip: 'Nikdo tam není',
		lastTurn: 'Poslední tah…',
		hands: 'Gangsteři v ruce před posledním tahem',
		showOrder: 'Ukázat pořadí',
		endRound: (round) => `${String(round)}. kolo skončilo`,
		shot: 'Přestřelka: kdo tam ještě byl?',
		lastCards: 'Poslední karta každého města vlevo',
		pay: (amount) => `Chicago vyplatí ${amount}`,
		tellMost: (n) => (n > 1 ? 'Tito mají stejně' : 'Označený má nejvíc')
	},
	correct: {
		...common.correct,
		power: 'Moc',
		gained: (name) => `${name}: získáno v tomto kole`,
		crews: 'Gangsteři ve městě',
		pieces: 'Členové rodiny a sympatizanti',
		cards: 'Zahrané karty',
		markers: 'Tah, nabitá puška, Chicago',
		banished: 'Vyhoštění',
		where: 'Město',
		associate: 'Sympatizant',
		face: 'Ukazuje',
		turnNumber: 'Tah v kole (začne znovu)',
		missing: 'Nezadaná',
		never: 'Nikdy nezahraná',
		chicago: 'Místo Chicaga',
		cop: (n) => `${String(n)}. policejní karta`,
		isBanished: 'Nesmí tam nikoho vyslat',
		mayPlace: 'Smí tam vysílat',
		back: (place, round) => `${place}, návrat na ${String(round)}. kolo`,
		placed: 'Vysláno v tomto tahu',
		taker: 'Komu připadla',
		paid: 'Chicago už vyplatilo',
		unpaid: 'Chicago ještě nevyplatilo',
		shot: (name) => `U přestřelky: ${name}`,
		unshot: (name) => `Mimo přestřelku: ${name}`
	},

	setup: {
		...common.setup,
		teams: 'Kdo hraje s kým',
		teamsNote: 'Tři dvojice. Ťuknutím dostaneš jinou barvu; ti dva si ji vymění.',
		team: { yellow: 'Žlutá', red: 'Červená', white: 'Bílá' },
		teamOf: (name, team) => `${name}: ${team}`,
		cities: 'Města ve hře',
		drawn: 'Vylosovat',
		listed: 'Ze seznamu',
		tapped: 'Naťukat',
		again: 'Losovat znovu',
		only: 'V šesti je ve hře všech osm měst.',
		printed: 'Sady z pravidel',
		fitting: 'Také vycházejí',
		rowNote: 'Takto vyložte bosse; Chicago začíná na druhém místě.',
		fullNote: 'Každého gangstera i kartu: aplikace ví, kdo co smí a kdo vyhrál.',
		light: 'Jen výsledky',
		lightNote: 'Řeknete, kdo co vyhrál; aplikace počítá moc, tresty, Chicago a konec.',
		chicago: 'Krádež a přestřelka pro Chicago',
		counts: 'Počítají se',
		countsNote: 'Krádež −2 M$, přestřelka +4 M$.',
		zero: 'Nic neznamenají',
		zeroNote: 'Jako ostatní tresty.'
	},

	library: {
		note: 'Na spodku každé karty bosse je vidět, co může mít jeho město. Co sem zadáte, nabídne se u stolu jako první.',
		unknown: (n) => `Zbývá zjistit: ${cards(n)}`,
		fromBook: 'Podle toho, co se o hře ví',
		fromBox: 'Podle vaší krabice',
		add: 'Přidat kartu',
		takeOut: (face) => `Odebrat: ${face}`,
		tapToTakeOut: 'Všechny karty jsou tu. Ťuknutím jednu odeberete.',
		forget: 'Zapomenout, co jste zadali'
	},

	tool: {
		unreadable: (part) => `Tuto část odkazu nejde přečíst, začínáme znovu: ${part}`,
		players: 'Hráči',
		left: 'Města vlevo od Chicaga a jejich poslední karta',
		pays: (amount) => `Chicago vyplatí ${amount}`,
		first: (name) => `Začíná ${name}`,
		inHand: 'Gangsteři v ruce',
		gun: 'Nabitá puška',
		fits: 'Tato města vycházejí',
		fitsNot: 'Tato města nevycházejí',
		sets: (n) =>
			count(n, {
				one: 'možná sada',
				few: 'možné sady',
				many: 'možné sady',
				other: 'možných sad'
			}),
		power: 'Moc',
		gained: 'Poslední kolo',
		available: 'Gangsteři',
		teams: 'tři dvojice',
		wins: (name) => `Vyhrává ${name}`,
		further: 'Hraje se další kolo'
	}
};
