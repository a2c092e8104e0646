import { isolate } from '../../isolate';
import { plural } from '../../plural';
import type { TableMessages } from '../en/table';

const count = plural('cs');

/** The words round any game: the table, its log, the result and the history. */
export const table: TableMessages = {
	// The table
	menu: 'Nabídka',
	undo: 'Zpět',
	redo: 'Znovu',
	undoWhat: (what) => `Zpět: ${what}`,
	redoWhat: (what) => `Znovu: ${what}`,
	nothingToUndo: 'Není co vrátit',
	nothingToRedo: 'Není co zopakovat',
	changed: (what) => `změna „${what}“`,
	undone: 'Vráceno',
	gameOver: 'Je dohráno',
	toResult: 'Výsledek',
	opening: 'Prostírám stůl…',
	lastLines: 'Co se stalo naposledy',
	correct: {
		title: 'Opravit stav',
		note: 'Platí, co leží na stole. Každá oprava má řádek v záznamu a dá se vrátit.',
		apply: 'Opravit'
	},

	// The log
	log: 'Záznam',
	logEmpty: 'Zatím se nic nestalo. Každé ťuknutí se objeví tady.',
	earlier: 'Ukázat starší',
	noEffect: 'Bez účinku: podle pravidel to teď nejde.',
	takeOut: 'Vyškrtnout',
	wouldFlag: (lines) =>
		`Bez něj by přestalo platit: ${count(lines, { one: 'pozdější řádek', few: 'pozdější řádky', many: 'pozdějšího řádku', other: 'pozdějších řádků' })}.`,
	changeTo: 'Změnit na…',
	addAfter: 'A pak se stalo…',
	somethingElse: 'Stalo se něco jiného',
	noChoice: 'Nic jiného tu nešlo.',
	amended: (refused) =>
		refused === 0
			? 'Hotovo. Vše, co následovalo, je přepočítané.'
			: `Hotovo. ${count(refused, { one: 'pozdější řádek už neplatí', few: 'pozdější řádky už neplatí', many: 'pozdějšího řádku už neplatí', other: 'pozdějších řádků už neplatí' })}: viz záznam.`,
	lineGone: 'Ten řádek už v záznamu není.',

	// Why
	why: 'Proč?',
	notAllowed: 'Tohle nejde',
	rule: (id) => `Pravidlo ${id}`,

	// What can go wrong
	problems: {
		full: 'V zařízení došlo místo a tohle ťuknutí se neuložilo. Uvolněte místo a ťukněte znovu.',
		blocked: 'V jiném panelu ještě běží starší verze. Zavřete ostatní panely a ťukněte znovu.',
		newer: 'V jiném panelu běží novější verze. Načtěte stránku znovu, hry jsou v bezpečí.',
		unavailable:
			'Tento prohlížeč tu nic neukládá (anonymní okno?). Otevřete Consigliere v obyčejném okně.',
		closed:
			'Spojení s úložištěm se přerušilo. Ťukněte znovu; když to nepomůže, načtěte stránku znovu.',
		elsewhere: 'Jiný panel byl rychlejší. Teď vidíte, jak to na stole je; ťukněte prosím znovu.',
		gone: 'Prohlížeč tuto hru smazal a nejde vrátit zpět. Uložte si ji hned do souboru.',
		failed:
			'Ťuknutí se nepodařilo uložit. Zkuste to znovu; když to nepomůže, načtěte stránku znovu.'
	},
	putBack: 'Prohlížeč tuto hru smazal. Je uložená znovu, o nic nepřijdete.',
	trouble: {
		unknown: {
			title: 'Taková hra tu není',
			text: 'V tomto zařízení není. Hra v panelu prohlížeče a hra v aplikaci na ploše se ukládají zvlášť.'
		},
		unreadable: {
			title: 'Tuto hru nejde přečíst',
			text: 'Něco v ní je poškozené. Nic se nezměnilo: můžete si ji uložit do souboru tak, jak je.'
		},
		fromLater: {
			title: 'Hra je z novější verze',
			text: 'Consigliere je tu starší než tam, kde se hrálo. Připojte se k síti a na stránce Domů aktualizujte; do té doby si hru můžete uložit do souboru. Nic se nezměnilo.'
		},
		noGame: {
			title: 'Tato hra není součástí aplikace',
			text: 'Hrálo se něco, co tato verze nezná. Můžete si ji uložit do souboru.'
		},
		storage: { title: 'Úložiště neodpovídá', text: '' },
		broken: {
			title: 'Stůl se nepodařilo vykreslit',
			text: 'Každé ťuknutí je uložené. Zkuste to znovu; když to nepomůže, uložte si hru do souboru.'
		}
	},
	tryAgain: 'Zkusit znovu',
	saveFile: 'Uložit do souboru',
	saved: 'Soubor je uložený.',

	// The result
	result: 'Výsledek',
	wins: (name) => `Vítězí ${isolate(name)}`,
	winTogether: (names) => `Společně vítězí ${names}`,
	stillRunning: 'Tato hra ještě běží.',
	ranking: 'Pořadí',
	place: (place) => `${String(place)}.`,
	decided: 'Co rozhodlo',
	course: 'Body kolo po kole',
	atStart: 'Začátek',
	player: 'Hráč',
	share: 'Sdílet',
	copied: 'Zkopírováno. Vložte to, kam chcete.',
	notShared: 'Tento prohlížeč neumí sdílet ani kopírovat.',
	rematch: 'Odveta',
	toTable: 'Zpět ke stolu',

	// The history
	onTable: 'Na stole',
	finished: 'Dohrané',
	bin: 'Nedávno smazané',
	binNote: 'Zůstanou tu 30 dní, pak zmizí nadobro.',
	noGames: 'Zatím žádná hra. Nejlepší večer na začátek je ten dnešní.',
	unreadableGame: 'Hra, kterou nejde přečíst',
	delete: 'Smazat',
	deleteGame: (game) => `Smazat: ${game}`,
	restore: 'Obnovit',
	restoreGame: (game) => `Obnovit: ${game}`,
	deleted: 'Přesunuto do koše.',
	restored: 'Je zpátky.',
	leads: (name, points) => `${isolate(name)} · ${points}`
};
