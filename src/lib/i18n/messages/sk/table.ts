import { isolate } from '../../isolate';
import { plural } from '../../plural';
import type { TableMessages } from '../en/table';

const count = plural('sk');

/** The words round any game: the table, its log, the result and the history. */
export const table: TableMessages = {
	// The table
	menu: 'Ponuka',
	undo: 'Späť',
	redo: 'Znova',
	undoWhat: (what) => `Späť: ${what}`,
	redoWhat: (what) => `Znova: ${what}`,
	nothingToUndo: 'Nie je čo vrátiť',
	nothingToRedo: 'Nie je čo zopakovať',
	changed: (what) => `zmena „${what}“`,
	undone: 'Vrátené',
	gameOver: 'Je dohrané',
	toResult: 'Výsledok',
	opening: 'Prestieram stôl…',
	lastLines: 'Čo sa stalo naposledy',
	correct: {
		title: 'Opraviť stav',
		note: 'Platí, čo leží na stole. Každá oprava má riadok v zázname a dá sa vrátiť.',
		apply: 'Opraviť'
	},

	// The log
	log: 'Záznam',
	logEmpty: 'Zatiaľ sa nič nestalo. Každé ťuknutie sa objaví tu.',
	earlier: 'Ukázať staršie',
	noEffect: 'Bez účinku: podľa pravidiel to teraz nejde.',
	takeOut: 'Vyškrtnúť',
	wouldFlag: (lines) =>
		`Bez neho by prestalo platiť: ${count(lines, { one: 'neskorší riadok', few: 'neskoršie riadky', many: 'neskoršieho riadka', other: 'neskorších riadkov' })}.`,
	changeTo: 'Zmeniť na…',
	addAfter: 'A potom sa stalo…',
	somethingElse: 'Stalo sa niečo iné',
	noChoice: 'Nič iné tu nešlo.',
	amended: (refused) =>
		refused === 0
			? 'Hotovo. Všetko, čo nasledovalo, je prepočítané.'
			: `Hotovo. ${count(refused, { one: 'neskorší riadok už neplatí', few: 'neskoršie riadky už neplatia', many: 'neskoršieho riadka už neplatí', other: 'neskorších riadkov už neplatí' })}: nájdete ich v zázname.`,
	lineGone: 'Ten riadok už v zázname nie je.',

	// Why
	why: 'Prečo?',
	notAllowed: 'Toto nejde',
	rule: (id) => `Pravidlo ${id}`,

	// What can go wrong
	problems: {
		full: 'V zariadení došlo miesto a toto ťuknutie sa neuložilo. Uvoľnite miesto a ťuknite znova.',
		blocked:
			'V inej karte prehliadača ešte beží staršia verzia. Zavrite ostatné karty a ťuknite znova.',
		newer:
			'V inej karte prehliadača beží novšia verzia. Načítajte stránku znova, hry sú v bezpečí.',
		unavailable:
			'Tento prehliadač tu nič neukladá (súkromné okno?). Otvorte Consigliere v obyčajnom okne.',
		closed:
			'Spojenie s úložiskom sa prerušilo. Ťuknite znova; ak to nepomôže, načítajte stránku znova.',
		elsewhere:
			'Iná karta prehliadača bola rýchlejšia. Teraz vidíte, ako to na stole je; ťuknite, prosím, znova.',
		gone: 'Prehliadač túto hru zmazal a nedá sa vrátiť. Uložte si ju hneď do súboru.',
		failed:
			'Ťuknutie sa nepodarilo uložiť. Skúste to znova; ak to nepomôže, načítajte stránku znova.'
	},
	putBack: 'Prehliadač túto hru zmazal. Je uložená znova, o nič neprídete.',
	trouble: {
		unknown: {
			title: 'Taká hra tu nie je',
			text: 'V tomto zariadení nie je. Hra na karte prehliadača a hra v aplikácii na ploche sa ukladajú zvlášť.'
		},
		unreadable: {
			title: 'Táto hra sa nedá prečítať',
			text: 'Niečo v nej je poškodené. Nič sa nezmenilo: môžete si ju uložiť do súboru tak, ako je.'
		},
		fromLater: {
			title: 'Hra je z novšej verzie',
			text: 'Consigliere je tu starší než tam, kde sa hralo. Pripojte sa k sieti a na stránke Domov aktualizujte; dovtedy si hru môžete uložiť do súboru. Nič sa nezmenilo.'
		},
		noGame: {
			title: 'Táto hra nie je súčasťou aplikácie',
			text: 'Hralo sa niečo, čo táto verzia nepozná. Môžete si ju uložiť do súboru.'
		},
		storage: { title: 'Úložisko neodpovedá', text: '' },
		broken: {
			title: 'Stôl sa nepodarilo vykresliť',
			text: 'Každé ťuknutie je uložené. Skúste to znova; ak to nepomôže, uložte si hru do súboru.'
		}
	},
	tryAgain: 'Skúsiť znova',
	saveFile: 'Uložiť do súboru',
	saved: 'Súbor je uložený.',

	// The result
	result: 'Výsledok',
	wins: (name) => `Víťazí ${isolate(name)}`,
	winTogether: (names) => `Spoločne víťazia ${names}`,
	stillRunning: 'Táto hra ešte beží.',
	ranking: 'Poradie',
	place: (place) => `${String(place)}.`,
	decided: 'Čo rozhodlo',
	course: 'Body kolo po kole',
	atStart: 'Začiatok',
	player: 'Hráč',
	share: 'Zdieľať',
	copied: 'Skopírované. Vložte to, kam chcete.',
	notShared: 'Tento prehliadač nevie zdieľať ani kopírovať.',
	rematch: 'Odveta',
	toTable: 'Späť k stolu',

	// The history
	onTable: 'Na stole',
	finished: 'Dohrané',
	bin: 'Nedávno zmazané',
	binNote: 'Ostanú tu 30 dní, potom zmiznú nadobro.',
	noGames: 'Zatiaľ žiadna hra. Najlepší večer na začiatok je ten dnešný.',
	unreadableGame: 'Hra, ktorá sa nedá prečítať',
	delete: 'Zmazať',
	deleteGame: (game) => `Zmazať: ${game}`,
	restore: 'Obnoviť',
	restoreGame: (game) => `Obnoviť: ${game}`,
	deleted: 'Presunuté do koša.',
	restored: 'Je späť.',
	leads: (name, points) => `${isolate(name)} · ${points}`
};
