import { common } from '$lib/i18n/messages/cs/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('cs');
const cards = (n: number): string =>
	count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' });
const points = (n: number): string => `${String(n)} VB`;

export const ui: Catalogue['ui'] = {
	city: 'Město',
	vp: 'VB',
	yes: 'Ano',
	no: 'Ne',
	back: 'Zrušit',

	phase: {
		...common.phase,
		action: 'I. Akční fáze',
		locations: 'II. Fáze lokací',
		strategy: 'III. Strategická fáze',
		endOfRound: 'IV. Konec kola'
	},
	hex: {
		current: 'Právě se vyhodnocuje',
		empty: 'Žádný Mafián',
		stack: (names) => `Odspodu: ${names}`,
		cell: (names) => `V Cele: ${names}`,
		marked: 'Hotovo'
	},
	stack: {
		top: 'nahoře',
		bottom: 'dole',
		enter: 'Naťukej sloupeček odspodu nahoru',
		add: (name) => `Navrch: ${name}`,
		removeTop: 'Odebrat vrchního'
	},
	control: {
		by: (name) => `Kontrola: ${name}`,
		scored: (name) => `Kontrola a 1 VB: ${name}`
	},
	strip: {
		start: 'Začínající hráč',
		passed: 'pas',
		owned: (hand, reserve, held) =>
			`v ruce ${String(hand)}, v rezervě ${String(reserve)}, ${cards(held)}`
	},
	player: {
		ofGoal: (goal) => `z ${points(goal)}`,
		hand: 'V ruce',
		reserve: 'V rezervě',
		cards: 'Karty',
		cell: 'V Cele'
	},

	action: {
		turnOf: (name) => `Na tahu ${name}`,
		guide: 'Ťukni na lokaci a přidej Mafiána, nebo zahraj kartu.',
		guideEmpty: 'V ruce není Mafián: karta, vyčkání, nebo pas.',
		bulletOf: (name) => `Náboj: ${name}`,
		bulletGuide: 'Jedna akce: přidat Mafiána, nebo zahrát kartu.',
		card: 'Zahrát kartu',
		wait: 'Vyčkat',
		pass: 'Pas',
		exchange: 'Vyměnit obě karty?',
		exchangeOf: (name) => `Vyměnit obě karty: ${name}`
	},
	cards: {
		texts: 'Podle textu',
		symbols: 'Podle symbolu',
		hat: 'Klobouk',
		twoHats: 'Dva Klobouky',
		effect: {
			informer: 'Libovolný Mafián do Cely',
			thief: 'Náhodná karta jinému hráči',
			policeRaid: 'Všichni z lokace zpět do ruky',
			levers: 'Dva spodní Mafiáni si vymění místa',
			bigPlan: 'Libovolný Mafián navrch jinam',
			deals: 'Dober tři, jednu z nich odhoď',
			hat: 'Svého z města do ruky',
			twoHats: 'Svého z rezervy na sloupeček'
		}
	},
	prompt: {
		informer: 'Kdo půjde do Cely? Ťukni na sloupeček.',
		thief: 'Komu kartu ukrást?',
		policeRaid: 'Kde bude razie?',
		leversFirst: 'Spodní Mafián které lokace?',
		leversSecond: 'A se kterou si vymění místo?',
		bigPlanWho: 'Který Mafián se přesune? Ťukni na sloupeček.',
		bigPlanWhere: 'Navrch které lokace?',
		hat: 'Kdo se vrátí do ruky?',
		twoHats: 'Navrch které lokace?',
		complicity: 'Kdo půjde do Cely taky?',
		hiredAssassin: 'Koho zabít?',
		prison: 'Ťukni na sloupeček a zavři Mafiána, nebo dál.',
		harbour: 'Ťukni na souseda a přesuň Vraha, nebo dál.',
		place: 'Kam přidat Mafiána?',
		choose: 'Která lokace je další?'
	},
	reaction: {
		offer: (what) => `Zrušit? ${what}`,
		short: 'Zrušit?',
		title: 'Kdo ruší a čím?',
		complicity: 'Do Cely půjde i Mafián třetího hráče.'
	},

	choose: {
		by: (name) => `Vybírá ${name}`,
		guide: 'Starosta určuje, co je další: ťukni na lokaci.'
	},
	locations: {
		lowest: 'nejnižší číslo',
		last: 'poslední',
		chosen: (name) => `výběr: ${name}`,
		effect: {
			prison: 'Cela se otevře. Pak ťukni na sloupeček a zavři Mafiána, nebo dál.',
			harbour: 'Ťukni na souseda a přesuň Vraha. Pak karta Nájemný vrah, nebo dál.',
			fightersClub: 'Boduje jen jasná převaha. Kdo jich má nejvíc: jeden z rezervy do ruky.',
			policeStation: 'Kdo má kontrolu, bere si Policistu.',
			businessDistrict: 'Kdo má kontrolu, dobere tři karty a jednu odhodí.',
			privateClub: 'Kdo má kontrolu, smí zahrát jednu kartu +1 za další VB.',
			townHall: 'Boduje a Starostu bere jen jasná převaha.'
		},
		raise: 'Kdo ji hraje? +1 k vlastnímu počtu tady.',
		plusOne: 'Karta +1: další VB'
	},
	next: {
		go: 'Dál',
		nobody: 'Nikdo',
		scores: (name) => `${name} +1 VB`,
		location: (name) => `dál ${name}`,
		choice: 'vybrat další',
		strategy: 'dál strategická fáze',
		end: 'konec hry'
	},
	strategy: {
		guide: 'Po směru od začínajícího: každý smí stáhnout své.',
		guideRuler: (name) => `Pořadí určuje držitel Starosty: ${name}`,
		done: 'Všechny lokace hotové',
		doneGuide: 'Následuje nový začínající hráč a karta pro každého.',
		take: (name, n) =>
			`${name} stahuje ${count(n, { one: 'Mafiána', few: 'Mafiány', many: 'Mafiána', other: 'Mafiánů' })}`,
		pick: 'Vybrat',
		end: 'Konec kola'
	},
	recap: {
		start: (name) => `Každý si bere kartu. Nově začíná ${name}`
	},
	finished: {
		wins: (name) => `Vyhrává ${name}`,
		guide: (round) => `Rozhodnuto na konci fáze lokací, ${String(round)}. kolo.`
	},

	light: {
		tracking: 'Jen body',
		actionGuide: (name) => `Hrajte na stole. Začíná ${name}`,
		effect: {
			prison: 'Kdo má kontrolu? Nejdřív se otevře Cela, pak smí jednoho Mafiána zavřít.',
			harbour: 'Kdo má kontrolu? Smí přesunout Vraha a pak zahrát kartu Nájemný vrah.'
		},
		endAction: 'Všichni pasovali',
		nobody: 'Nikdo',
		byStack: 'Podle sloupečku…',
		extra: 'S kartou +1:',
		extraOf: (name) => `Kontrola a karta +1, 2 VB: ${name}`,
		extraLate: (name) => `Karta +1 v Soukromém klubu: ${name}`,
		tie: 'Shoda na čele',
		best: {
			reserve: 'Kdo má nejméně Mafiánů v rezervě?',
			cards: 'Kdo má nejvíc akčních karet?'
		},
		tellBest: (n) => (n > 1 ? 'Tihle jsou na tom stejně' : 'Nejlepší je vybraný hráč'),
		draws: 'Kdo dobírá?',
		fewestCards: (name) => `Nejméně karet v ruce má jen ${name}?`
	},

	correct: {
		...common.correct,
		points: 'Vítězné body',
		mafiosi: 'Přesunout Mafiána',
		cards: 'Karty',
		figures: 'Figurky',
		order: 'Kolo, tah, kostky, fáze',
		count: 'Kolik',
		piles: (draw, discard) =>
			`Dobírací balíček ${String(draw)}, odkládací balíček ${String(discard)}`,
		level: (place, n) => `${place}, ${String(n)}. odspodu`,
		onTop: (place) => `${place}, navrch`,
		markers: 'Označovací kostky',
		phase: 'Fáze (začne znovu)'
	},

	setup: {
		...common.setup,
		level: 'Jak dlouhá hra',
		advanced: 'Pokročilí',
		beginners: 'Začátečníci',
		points: (n) => `do ${points(n)}`,
		fullNote: 'Každý Mafián a každá karta: aplikace ví, kdo má kontrolu, kdo dobírá a kdo vyhrál.',
		light: 'Jen body',
		lightNote: 'Aplikace vás vede a počítá body; kdo má kontrolu, řeknete vy.',
		layout: 'Jak leží město',
		random: 'Vylosovat',
		tapped: 'Už leží',
		shuffle: 'Losovat znovu',
		tapFirst: 'Která lokace leží uprostřed?',
		tapRing:
			'Teď kolem dokola po směru hodin, od levé horní. Ťuknutím na položenou se k ní vrátíš.',
		takeUp: (place) => `Zvednout: ${place}`,
		release: 'Kdo odchází z Cely',
		everyone: 'Všichni',
		everyoneNote: 'I ti zavření v tomto kole.',
		later: 'Jen dřívější',
		laterNote: 'Kdo byl zavřen v této akční fázi, zůstává.',
		raise: 'Kdo smí zahrát Tajnou dohodu',
		anyone: 'Kdokoli',
		anyoneNote: 'I bez Mafiána na místě.',
		present: 'Jen přítomní',
		presentNote: 'Aspoň jeden vlastní Mafián ve sloupečku.'
	},

	tool: {
		unreadable: (part) => `Tahle část odkazu nedává smysl, začínáme načisto: ${part}`,
		location: 'Lokace',
		players: 'Počet hráčů',
		nobody: 'Kontrolu nemá nikdo',
		nobodyWins: (goal) => `Nikdo ještě nemá ${points(goal)}`,
		nobodyExtra: 'Navíc nedobírá nikdo',
		draws: (name, n) => `${name}: ${cards(n)}`,
		newStart: 'Nový začínající hráč',
		target: 'VB k výhře'
	}
};
