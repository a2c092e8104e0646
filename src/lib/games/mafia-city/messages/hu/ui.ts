import { common } from '$lib/i18n/messages/hu/common';
import { plural } from '$lib/i18n/plural';
import type { Catalogue } from '../en';

const count = plural('hu');
const cards = (n: number): string => count(n, { one: 'kártya', other: 'kártya' });
const points = (n: number): string => `${String(n)} GYP`;

export const ui: Catalogue['ui'] = {
	city: 'Város',
	vp: 'GYP',
	yes: 'Igen',
	no: 'Nem',
	back: 'Mégse',

	phase: {
		...common.phase,
		action: 'I. Akciófázis',
		locations: 'II. Helyszínfázis',
		strategy: 'III. Stratégiai fázis',
		endOfRound: 'IV. Forduló vége'
	},
	hex: {
		current: 'Most értékeljük',
		empty: 'Nincs itt maffiózó',
		stack: (names) => `Alulról felfelé: ${names}`,
		cell: (names) => `Cellában: ${names}`,
		marked: 'Kész'
	},
	stack: {
		top: 'fent',
		bottom: 'lent',
		enter: 'Koppintsd be alulról felfelé',
		add: (name) => `Felülre: ${name}`,
		removeTop: 'Legfelső le'
	},
	control: {
		by: (name) => `Irányít: ${name}`,
		scored: (name) => `Irányít, 1 GYP: ${name}`
	},
	strip: {
		start: 'Kezdőjátékos',
		passed: 'passz',
		owned: (hand, reserve, held) =>
			`kézben ${String(hand)}, tartalékban ${String(reserve)}, ${cards(held)}`
	},
	player: {
		ofGoal: (goal) => `/ ${points(goal)}`,
		hand: 'Kézben',
		reserve: 'Tartalékban',
		cards: 'Kártyák',
		cell: 'Cellában'
	},

	action: {
		turnOf: (name) => `${name} következik`,
		guide: 'Koppints egy helyszínre, vagy játssz ki kártyát.',
		guideEmpty: 'Nincs kézben maffiózó: kártya, kivárás vagy passz.',
		bulletOf: (name) => `Töltény: ${name}`,
		bulletGuide: 'Egy akció: maffiózó letétele vagy kártya.',
		card: 'Kártya',
		wait: 'Kivárás',
		pass: 'Passz',
		exchange: 'Mindkét kártya cseréje?',
		exchangeOf: (name) => `Mindkét kártya cseréje: ${name}`
	},
	cards: {
		texts: 'Szöveg szerint',
		symbols: 'Szimbólum szerint',
		hat: 'Kalap',
		twoHats: 'Két Kalap',
		effect: {
			informer: 'Bármelyik maffiózó a Cellába',
			thief: 'Más játékos véletlen kártyája',
			policeRaid: 'Onnan mindenki vissza kézbe',
			levers: 'Két legalsó maffiózó helyet cserél',
			bigPlan: 'Bármelyik maffiózó máshol felülre',
			deals: 'Húzz hármat, egyet közülük dobj el',
			hat: 'Egy saját a városból kézbe',
			twoHats: 'Egy saját a tartalékból egy oszlopra'
		}
	},
	prompt: {
		informer: 'Ki megy a Cellába? Koppints az oszlopra.',
		thief: 'Kitől lopsz kártyát?',
		policeRaid: 'Hol lesz a razzia?',
		leversFirst: 'Melyik helyszín legalsó maffiózója?',
		leversSecond: 'Melyikkel cserél helyet?',
		bigPlanWho: 'Melyik maffiózó mozdul? Koppints az oszlopra.',
		bigPlanWhere: 'Melyik helyszín tetejére?',
		hat: 'Melyik tér vissza kézbe?',
		twoHats: 'Melyik helyszín tetejére?',
		complicity: 'Ki megy még a Cellába?',
		hiredAssassin: 'Kit ölnek meg?',
		prison: 'Koppints egy oszlopra, kit zárnak be, vagy tovább.',
		harbour: 'Koppints egy szomszédra, oda lép a Bérgyilkos, vagy tovább.',
		place: 'Hová kerül a maffiózó?',
		choose: 'Melyik helyszín következik?'
	},
	reaction: {
		offer: (what) => `Semlegesítés? ${what}`,
		short: 'Semlegesítés?',
		title: 'Ki és mivel semlegesíti?',
		complicity: 'Egy harmadik játékos maffiózója is a Cellába kerül.'
	},

	choose: {
		by: (name) => `${name} választ`,
		guide: 'Most a Polgármester dönt: koppints egy helyszínre.'
	},
	locations: {
		lowest: 'legkisebb szám',
		last: 'az utolsó',
		chosen: (name) => `választó: ${name}`,
		effect: {
			prison: 'Kinyílik a Cella. Utána koppints egy oszlopra, kit zárnak be, vagy tovább.',
			harbour: 'Koppints, hová lép a Bérgyilkos. Utána Bérgyilkos kártya, vagy tovább.',
			fightersClub: 'Csak egyedüli többség kap pontot. Legtöbb itt: egy tartalékból kézbe.',
			policeStation: 'Aki irányít, elveszi a Rendőrt.',
			businessDistrict: 'Aki irányít, hármat húz, egyet eldob.',
			privateClub: 'Aki irányít, egy +1 kártyáért még egy GYP-t kaphat.',
			townHall: 'Csak egyedüli többség kap pontot és Polgármestert.'
		},
		raise: 'Ki játssza ki? +1 a saját létszámhoz itt.',
		plusOne: '+1 kártya: még egy GYP'
	},
	next: {
		go: 'Tovább',
		nobody: 'Senki',
		scores: (name) => `${name} +1 GYP`,
		location: (name) => `tovább: ${name}`,
		choice: 'választás',
		strategy: 'tovább: Stratégia',
		end: 'vége'
	},
	strategy: {
		guide: 'Kezdőtől körben: mindenki visszavehet a sajátjaiból.',
		guideRuler: (name) => `Sorrendet szab (Polgármester): ${name}`,
		done: 'Minden helyszín kész',
		doneGuide: 'Új kezdőjátékos következik, és mindenki húz egy lapot.',
		take: (name, n) => `${name} visszavesz: ${count(n, { one: 'maffiózó', other: 'maffiózó' })}`,
		pick: 'Válogatás',
		end: 'Forduló vége'
	},
	recap: {
		start: (name) => `Mindenki húz egyet. Új kezdő: ${name}`
	},
	finished: {
		wins: (name) => `${name} nyert`,
		guide: (round) => `Eldőlt a helyszínfázis végén, ${String(round)}. forduló.`
	},

	light: {
		tracking: 'Csak pontok',
		actionGuide: (name) => `Játsszátok le az asztalon. Kezd: ${name}`,
		effect: {
			prison: 'Ki irányít? Előbb kinyílik a Cella, utána egy maffiózót bezárhat.',
			harbour: 'Ki irányít? Léphet a Bérgyilkos, utána jöhet egy Bérgyilkos kártya.'
		},
		endAction: 'Mindenki passzolt',
		nobody: 'Senki',
		byStack: 'Oszlop szerint…',
		extra: '+1 kártyával:',
		extraOf: (name) => `Irányít és +1 kártya, 2 GYP: ${name}`,
		extraLate: (name) => `+1 kártya (Magánklub): ${name}`,
		tie: 'Holtverseny',
		best: {
			reserve: 'Kinek van a legkevesebb maffiózója tartalékban?',
			cards: 'Kinek van a legtöbb akciókártyája?'
		},
		tellBest: (n) => (n > 1 ? 'Ők egyformák' : 'Megvan a legjobb'),
		draws: 'Ki húz?',
		fewestCards: (name) => `Kártyából is egyedül a legkevesebb? ${name}`
	},

	correct: {
		...common.correct,
		points: 'Győzelmi pontok',
		mafiosi: 'Maffiózó áthelyezése',
		cards: 'Kártyák',
		figures: 'Figurák',
		order: 'Forduló, sor, jelölők, fázis',
		count: 'Mennyi',
		piles: (draw, discard) => `Húzópakli ${String(draw)}, dobópakli ${String(discard)}`,
		level: (place, n) => `${place}, alulról ${String(n)}.`,
		onTop: (place) => `${place}, felülre`,
		markers: 'Jelölőkockák',
		phase: 'Fázis (újrakezdődik)'
	},

	setup: {
		...common.setup,
		level: 'Milyen hosszú játék',
		advanced: 'Haladó',
		beginners: 'Kezdő',
		points: (n) => `${points(n)}-ig`,
		fullNote: 'Minden lépést és kártyát: az alkalmazás tudja, ki irányít, ki húz és ki nyert.',
		light: 'Csak pontokat',
		lightNote: 'Az alkalmazás vezet és pontoz; ti mondjátok meg, ki irányít.',
		layout: 'Hogyan fekszik a város',
		random: 'Sorsolás',
		tapped: 'Már fekszik',
		shuffle: 'Új sorsolás',
		tapFirst: 'Melyik lapka fekszik középen?',
		tapRing:
			'Most körben, bal felülről, óramutató szerint. Letett lapkára koppintva visszatértek oda.',
		takeUp: (place) => `Felvétel: ${place}`,
		release: 'Ki hagyja el a Cellát',
		everyone: 'Mindenki',
		everyoneNote: 'Az ebben a fordulóban bezártak is.',
		later: 'Csak a korábbiak',
		laterNote: 'Akit ebben az akciófázisban zártak be, marad.',
		raise: 'Ki játszhat Titkos alkut',
		anyone: 'Bárki',
		anyoneNote: 'Ottani maffiózó nélkül is.',
		present: 'Csak aki ott van',
		presentNote: 'Legalább egy saját maffiózó az oszlopban.'
	},

	tool: {
		...common.tool,
		location: 'Helyszín',
		players: 'Játékosok',
		nobody: 'Senki sem irányít',
		nobodyWins: (goal) => `Senkinek sincs még ${points(goal)}-je`,
		nobodyExtra: 'Senki sem húz többet',
		draws: (name, n) => `${name}: ${cards(n)}`,
		newStart: 'Új kezdőjátékos',
		target: 'Szükséges GYP'
	}
};
