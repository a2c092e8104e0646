import { common } from '$lib/i18n/messages/sk/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('sk');
const cards = (n: number): string =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' });
const points = (n: number): string => `${String(n)} VB`;

export const ui: Catalogue['ui'] = {
	city: 'Mesto',
	vp: 'VB',
	yes: 'Áno',
	no: 'Nie',
	back: 'Zrušiť',

	phase: {
		...common.phase,
		action: 'I. Akčná fáza',
		locations: 'II. Fáza lokácií',
		strategy: 'III. Strategická fáza',
		endOfRound: 'IV. Koniec kola'
	},
	hex: {
		current: 'Práve sa vyhodnocuje',
		empty: 'Žiadny Mafián',
		stack: (names) => `Odspodu: ${names}`,
		cell: (names) => `V Cele: ${names}`,
		marked: 'Hotovo'
	},
	stack: {
		top: 'hore',
		bottom: 'dole',
		enter: 'Naťukaj stĺpček odspodu nahor',
		add: (name) => `Navrch: ${name}`,
		removeTop: 'Odobrať vrchného'
	},
	control: {
		by: (name) => `Kontrola: ${name}`,
		scored: (name) => `Kontrola a 1 VB: ${name}`
	},
	strip: {
		start: 'Začínajúci hráč',
		passed: 'pas',
		owned: (hand, reserve, held) =>
			`v ruke ${String(hand)}, v rezerve ${String(reserve)}, ${cards(held)}`
	},
	player: {
		ofGoal: (goal) => `z ${points(goal)}`,
		hand: 'V ruke',
		reserve: 'V rezerve',
		cards: 'Karty',
		cell: 'V Cele'
	},

	action: {
		turnOf: (name) => `Na ťahu ${name}`,
		guide: 'Ťukni na lokáciu a pridaj Mafiána, alebo zahraj kartu.',
		guideEmpty: 'V ruke nie je Mafián: karta, vyčkanie alebo pas.',
		bulletOf: (name) => `Náboj: ${name}`,
		bulletGuide: 'Jedna akcia: pridať Mafiána, alebo zahrať kartu.',
		card: 'Zahrať kartu',
		wait: 'Vyčkať',
		pass: 'Pas',
		exchange: 'Vymeniť obe karty?',
		exchangeOf: (name) => `Vymeniť obe karty: ${name}`
	},
	cards: {
		texts: 'Podľa textu',
		symbols: 'Podľa symbolu',
		hat: 'Klobúk',
		twoHats: 'Dva Klobúky',
		effect: {
			informer: 'Ľubovoľný Mafián do Cely',
			thief: 'Náhodná karta od iného hráča',
			policeRaid: 'Všetci z lokácie späť do ruky',
			levers: 'Dvaja spodní Mafiáni si vymenia miesta',
			bigPlan: 'Ľubovoľný Mafián navrch inam',
			deals: 'Potiahni tri, jednu z nich odhoď',
			hat: 'Svojho z mesta do ruky',
			twoHats: 'Svojho z rezervy na stĺpček'
		}
	},
	prompt: {
		informer: 'Kto pôjde do Cely? Ťukni na stĺpček.',
		thief: 'Komu kartu ukradnúť?',
		policeRaid: 'Kde bude razia?',
		leversFirst: 'Spodný Mafián ktorej lokácie?',
		leversSecond: 'A s ktorou si vymení miesto?',
		bigPlanWho: 'Ktorý Mafián sa presunie? Ťukni na stĺpček.',
		bigPlanWhere: 'Navrch ktorej lokácie?',
		hat: 'Kto sa vráti do ruky?',
		twoHats: 'Navrch ktorej lokácie?',
		complicity: 'Kto ešte pôjde do Cely?',
		hiredAssassin: 'Koho zabiť?',
		prison: 'Ťukni na stĺpček a zavri Mafiána, alebo ďalej.',
		harbour: 'Ťukni na suseda a presuň Vraha, alebo ďalej.',
		place: 'Kam pridať Mafiána?',
		choose: 'Ktorá lokácia je ďalšia?'
	},
	reaction: {
		offer: (what) => `Zrušiť? ${what}`,
		short: 'Zrušiť?',
		title: 'Kto ruší a čím?',
		complicity: 'Do Cely pôjde aj Mafián tretieho hráča.'
	},

	choose: {
		by: (name) => `Vyberá ${name}`,
		guide: 'Starosta určuje, čo je ďalšie: ťukni na lokáciu.'
	},
	locations: {
		lowest: 'najnižšie číslo',
		last: 'posledná',
		chosen: (name) => `výber: ${name}`,
		effect: {
			prison: 'Cela sa otvorí. Potom ťukni na stĺpček a zavri Mafiána, alebo ďalej.',
			harbour: 'Ťukni na suseda a presuň Vraha. Potom karta Nájomný vrah, alebo ďalej.',
			fightersClub: 'Bod len bez zhody. Kto ich má najviac: jeden z rezervy do ruky.',
			policeStation: 'Kto má kontrolu, berie si Policajta.',
			businessDistrict: 'Kto má kontrolu, potiahne tri karty a jednu odhodí.',
			privateClub: 'Kto má kontrolu, smie zahrať jednu kartu +1 za ďalší VB.',
			townHall: 'Bod aj Starosta len bez zhody.'
		},
		raise: 'Kto ju hrá? +1 k vlastnému počtu tu.',
		plusOne: 'Karta +1: ďalší VB'
	},
	next: {
		go: 'Ďalej',
		nobody: 'Nikto',
		scores: (name) => `${name} +1 VB`,
		location: (name) => `ďalej ${name}`,
		choice: 'vybrať ďalšiu',
		strategy: 'ďalej strategická fáza',
		end: 'koniec hry'
	},
	strategy: {
		guide: 'V smere od začínajúceho: každý smie stiahnuť svojich.',
		guideRuler: (name) => `Poradie určuje držiteľ Starostu: ${name}`,
		done: 'Všetky lokácie hotové',
		doneGuide: 'Nasleduje nový začínajúci hráč a karta pre každého.',
		take: (name, n) =>
			`${name} sťahuje ${count(n, { one: 'Mafiána', few: 'Mafiánov', many: 'Mafiána', other: 'Mafiánov' })}`,
		pick: 'Vybrať',
		end: 'Koniec kola'
	},
	recap: {
		start: (name) => `Každý si berie kartu. Odteraz začína ${name}`
	},
	finished: {
		wins: (name) => `Vyhráva ${name}`,
		guide: (round) => `Rozhodnuté na konci fázy lokácií, ${String(round)}. kolo.`
	},

	light: {
		tracking: 'Len body',
		actionGuide: (name) => `Hrajte na stole. Začína ${name}`,
		effect: {
			prison: 'Kto má kontrolu? Najprv sa otvorí Cela, potom smie jedného Mafiána zavrieť.',
			harbour: 'Kto má kontrolu? Smie presunúť Vraha a potom zahrať kartu Nájomný vrah.'
		},
		endAction: 'Všetci pasovali',
		nobody: 'Nikto',
		byStack: 'Podľa stĺpčeka…',
		extra: 'S kartou +1:',
		extraOf: (name) => `Kontrola a karta +1, 2 VB: ${name}`,
		extraLate: (name) => `Karta +1 v Súkromnom klube: ${name}`,
		tie: 'Zhoda na čele',
		best: {
			reserve: 'Kto má najmenej Mafiánov v rezerve?',
			cards: 'Kto má najviac akčných kariet?'
		},
		tellBest: (n) => (n > 1 ? 'Títo sú na tom rovnako' : 'Najlepší je vybraný hráč'),
		draws: 'Kto si potiahne?',
		fewestCards: (name) => `Najmenej kariet v ruke má len ${name}?`
	},

	correct: {
		...common.correct,
		points: 'Víťazné body',
		mafiosi: 'Presunúť Mafiána',
		cards: 'Karty',
		figures: 'Figúrky',
		order: 'Kolo, ťah, kocky, fáza',
		count: 'Koľko',
		piles: (draw, discard) =>
			`Ťahací balíček ${String(draw)}, odkladací balíček ${String(discard)}`,
		level: (place, n) => `${place}, ${String(n)}. odspodu`,
		onTop: (place) => `${place}, navrch`,
		markers: 'Označovacie kocky',
		phase: 'Fáza (začne odznova)'
	},

	setup: {
		...common.setup,
		level: 'Aká dlhá hra',
		advanced: 'Pokročilí',
		beginners: 'Začiatočníci',
		points: (n) => `do ${points(n)}`,
		fullNote: 'Každý Mafián a každá karta: aplikácia vie, kto má kontrolu, kto ťahá a kto vyhral.',
		light: 'Len body',
		lightNote: 'Aplikácia vás vedie a počíta body; kto má kontrolu, poviete vy.',
		layout: 'Ako leží mesto',
		random: 'Vylosovať',
		tapped: 'Už leží',
		shuffle: 'Losovať znova',
		tapFirst: 'Ktorá lokácia leží v strede?',
		tapRing:
			'Teraz dookola v smere hodinových ručičiek, od ľavej hornej. Ťuknutie na položenú vás k nej vráti.',
		takeUp: (place) => `Zdvihnúť: ${place}`,
		release: 'Kto odchádza z Cely',
		everyone: 'Všetci',
		everyoneNote: 'Aj tí zavretí v tomto kole.',
		later: 'Len skorší',
		laterNote: 'Kto bol zavretý v tejto akčnej fáze, zostáva.',
		raise: 'Kto smie zahrať Tajnú dohodu',
		anyone: 'Ktokoľvek',
		anyoneNote: 'Aj bez Mafiána na mieste.',
		present: 'Len prítomní',
		presentNote: 'Aspoň jeden vlastný Mafián v stĺpčeku.'
	},

	tool: {
		unreadable: (part) => `Táto časť odkazu nedáva zmysel, začíname načisto: ${part}`,
		location: 'Lokácia',
		players: 'Počet hráčov',
		nobody: 'Kontrolu nemá nikto',
		nobodyWins: (goal) => `Nikto ešte nemá ${points(goal)}`,
		nobodyExtra: 'Navyše neťahá nikto',
		draws: (name, n) => `${name}: ${cards(n)}`,
		newStart: 'Nový začínajúci hráč',
		target: 'VB na výhru'
	}
};
