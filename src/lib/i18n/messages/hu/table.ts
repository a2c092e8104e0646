import { isolate } from '../../isolate';
import { plural } from '../../plural';
import type { TableMessages } from '../en/table';

const count = plural('hu');

/** The words round any game: the table, its log, the result and the history. */
export const table: TableMessages = {
	// The table
	menu: 'Menü',
	undo: 'Vissza',
	redo: 'Újra',
	undoWhat: (what) => `Vissza: ${what}`,
	redoWhat: (what) => `Újra: ${what}`,
	nothingToUndo: 'Nincs mit visszavonni',
	nothingToRedo: 'Nincs mit megismételni',
	changed: (what) => `módosítás: „${what}”`,
	undone: 'Visszavonva',
	gameOver: 'Vége a játéknak',
	toResult: 'Eredmény',
	opening: 'Megterítjük az asztalt…',
	lastLines: 'Mi történt legutóbb',
	correct: {
		title: 'Állás javítása',
		note: 'Mindig az asztal dönt. Minden javítás külön sor a naplóban, és visszavonható.',
		apply: 'Javít'
	},

	// The log
	log: 'Napló',
	logEmpty: 'Még nem történt semmi. Minden koppintás itt jelenik majd meg.',
	earlier: 'Korábbiak',
	noEffect: 'Hatástalan: a szabályok most nem engedik.',
	takeOut: 'Törlés a naplóból',
	wouldFlag: (lines) =>
		`Nélküle ennyi nem lenne többé érvényes: ${count(lines, { one: 'későbbi sor', other: 'későbbi sor' })}.`,
	changeTo: 'Csere erre…',
	addAfter: 'És utána ez történt…',
	somethingElse: 'Valami más történt',
	noChoice: 'Itt mást nem lehetett tenni.',
	amended: (refused) =>
		refused === 0
			? 'Kész. Minden későbbit újraszámoltunk.'
			: `Kész. ${count(refused, { one: 'későbbi sor már nem érvényes', other: 'későbbi sor már nem érvényes' })}: a naplóban látjátok.`,
	lineGone: 'Ez a sor már nincs a naplóban.',

	// Why
	why: 'Miért?',
	notAllowed: 'Ez nem megy',
	rule: (id) => `Szabály: ${id}`,

	// What can go wrong
	problems: {
		full: 'A készülék megtelt, ez a koppintás nem maradt meg. Szabadítsatok fel helyet, és koppintsatok újra.',
		blocked:
			'Egy másik lapon még régebbi változat fut. Zárjátok be a többi lapot, és koppintsatok újra.',
		newer:
			'Egy másik lapon újabb változat fut. Töltsétek újra az oldalt, a játékok biztonságban vannak.',
		unavailable:
			'Ez a böngésző itt semmit sem őriz meg (privát ablak?). Nyissátok meg a Consiglierét rendes ablakban.',
		closed:
			'Megszakadt a kapcsolat a tárolóval. Koppintsatok újra; ha nem segít, töltsétek újra az oldalt.',
		elsewhere:
			'Egy másik lap gyorsabb volt. Most már látjátok, hogy áll az asztal; koppintsatok újra.',
		gone: 'A böngésző törölte ezt a játékot, és nem lehet visszatenni. Mentsétek el most fájlba.',
		failed:
			'Ezt a koppintást nem sikerült megőrizni. Próbáljátok újra; ha nem segít, töltsétek újra az oldalt.'
	},
	putBack: 'A böngésző törölte ezt a játékot. Visszatettük, semmi sem veszett el.',
	trouble: {
		unknown: {
			title: 'Nincs ilyen játék',
			text: 'Ezen a készüléken nincs meg. A böngészőlap és a kezdőképernyőre tett alkalmazás játékai külön vannak.'
		},
		unreadable: {
			title: 'Ezt a játékot nem lehet elolvasni',
			text: 'Valami megsérült benne. Semmi sem változott: elmenthetitek fájlba, úgy, ahogy van.'
		},
		fromLater: {
			title: 'Ez a játék újabb változatból való',
			text: 'Itt régebbi a Consigliere, mint ahol játszották. Csatlakozzatok a hálózathoz, és a kezdőlapon frissítsetek; addig elmenthetitek fájlba. Semmi sem változott.'
		},
		noGame: {
			title: 'Ez a játék nem része az alkalmazásnak',
			text: 'Olyasmi, amit ez a változat nem ismer. Elmenthetitek fájlba.'
		},
		storage: { title: 'A tároló nem válaszol', text: '' },
		broken: {
			title: 'Nem sikerült kirajzolni az asztalt',
			text: 'Minden koppintás megmaradt. Próbáljátok újra; ha nem segít, mentsétek el a játékot fájlba.'
		}
	},
	tryAgain: 'Próbáljuk újra',
	saveFile: 'Mentés fájlba',
	saved: 'Elmentettük a fájlt.',

	// The result
	result: 'Eredmény',
	wins: (name) => `Győztes: ${isolate(name)}`,
	winTogether: (names) => `Közös győzelem: ${names}`,
	stillRunning: 'Ez a játék még tart.',
	ranking: 'Sorrend',
	place: (place) => `${String(place)}.`,
	decided: 'Mi döntött',
	course: 'Pontok fordulóról fordulóra',
	atStart: 'Kezdés',
	player: 'Játékos',
	share: 'Megosztás',
	copied: 'Vágólapra másolva. Illesszétek be, ahová szeretnétek.',
	notShared: 'Ez a böngésző nem tud sem megosztani, sem másolni.',
	rematch: 'Visszavágó',
	toTable: 'Vissza az asztalhoz',

	// The history
	onTable: 'Az asztalon',
	finished: 'Lejátszva',
	bin: 'Nemrég törölve',
	binNote: '30 napig itt marad, aztán végleg eltűnik.',
	noGames: 'Még nincs játék. A mai este épp jó kezdetnek.',
	unreadableGame: 'Olvashatatlan játék',
	delete: 'Törlés',
	deleteGame: (game) => `Törlés: ${game}`,
	restore: 'Visszaállítás',
	restoreGame: (game) => `Visszaállítás: ${game}`,
	deleted: 'A lomtárba került.',
	restored: 'Újra megvan.',
	leads: (name, points) => `${isolate(name)} · ${points}`
};
