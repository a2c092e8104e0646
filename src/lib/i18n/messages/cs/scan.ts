import { plural } from '../../plural';
import type { ShellCatalogue } from '../en';

const count = plural('cs');

export const scan: ShellCatalogue['scan'] = {
	title: 'Čtení karet',
	link: 'Přečíst karty fotoaparátem',
	note: 'Namiřte na karty, zkontrolujte, co se přečetlo, a jděte dál.',
	noteOne: 'Ukažte jednu kartu a podívejte se, co o ní říkají pravidla.',
	kinds: 'Které karty',

	offerTitle: 'Jednou, před prvním čtením',
	offer: (megabytes) =>
		`Čtení potřebuje stáhnout ještě ${megabytes} MB. Pak funguje i bez sítě a v Nastavení ho můžete odebrat.`,
	offerRest: (megabytes) => `Ještě chybí ${megabytes} MB. Co už přišlo, zůstává.`,
	offerUnknown: 'Čtení potřebuje ještě něco stáhnout a síť teď není.',
	load: (megabytes) => `Stáhnout ${megabytes} MB`,
	tryAgain: 'Zkusit znovu',
	loading: 'Stahuje se čtečka',
	cancel: 'Zrušit',

	why: 'Fotoaparát běží, jen dokud vidíte jeho obraz. Snímky se čtou v tomto zařízení, nikam se neposílají a nezůstávají.',
	camera: 'Zapnout fotoaparát',
	asking: 'Čeká se na vaše svolení…',
	photo: 'Vybrat fotku',
	paste: 'Nebo ji vložte ze schránky.',
	refused: 'Fotoaparát tu není povolený. Vyberte fotku, nebo ťukněte na slova dole.',
	noCamera: 'Fotoaparát tu není k mání. Vyberte fotku, nebo ťukněte na slova dole.',
	guide: 'Celá řada v rámečku, rovně shora',
	guideOne: 'Jedna karta v rámečku, nápisem nahoru',
	shoot: 'Vyfotit',
	torch: 'Světlo',
	cameraOff: 'Vypnout fotoaparát',

	reading: 'Čte se snímek',
	picture: 'Přečtený snímek',
	cardsFound: (n) =>
		`Na snímku: ${count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' })}`,
	nothingFound:
		'Žádná karta se nenašla. Víc světla, blíž, celou řadu do obrazu. Nebo ťukněte na slova dole.',
	another: 'Jiný snímek',

	side: 'Ze snímku se nepozná, z které strany čtete: otočte ho, když je váš dolní řádek.',
	otherSide: 'Čtu z druhé strany',

	row: 'Karty',
	card: (n) => `${String(n)}. karta`,
	upper: 'Horní řádek',
	lower: 'Dolní řádek',
	lineTitle: 'Nápis',
	notSure: 'Není to jisté',
	empty: 'Nezadáno',
	mayBe: 'Možná',
	removeCard: (n) => `Odebrat ${String(n)}. kartu`,
	addCard: 'Přidat kartu',
	words: 'Ručně',
	wordsNote: 'Ťuknutí vyplní řádek označený nahoře, nebo vyloží další kartu.',
	wordsNoteOne: 'Ťukněte na to, co na kartě stojí.',
	confirm: 'Sedí to, dál',
	confirmOne: (name) => `Otevřít: ${name}`,
	openCount: (n) =>
		`Ještě nevyplněno: ${count(n, { one: 'řádek', few: 'řádky', many: 'řádku', other: 'řádků' })}`,

	problems: {
		undecodable:
			'Tenhle soubor se nedá otevřít jako obrázek. Fotku HEIC uložte jako JPEG, nebo použijte fotoaparát tady.',
		tooLarge:
			'Tenhle obrázek je na toto zařízení moc velký. Zmenšete ho, nebo použijte fotoaparát tady.',
		tooSmall: 'Tenhle obrázek je tak malý, že se z něj nedá nic přečíst.',
		badDownload:
			'Přišlo něco jiného než čtečka: síť odpověděla po svém, nebo se přerušila. Nic z toho nezůstalo. Zkuste to znovu, třeba na jiné síti.',
		noRoom: 'V zařízení už není místo. Uvolněte ho a zkuste to znovu.',
		offline: 'Není síť. Co už přišlo, zůstává.',
		cancelled: 'Zrušeno.',
		failed: 'Tentokrát se čtení nepovedlo. Zkuste to znovu, nebo ťukněte na slova dole.'
	},

	reader: 'Čtečka karet',
	readerKept: (megabytes) => `Stažená, ${megabytes} MB. Čte karty i bez sítě.`,
	readerPart: 'Stažená zčásti.',
	readerNone: 'Není stažená. Nabídne ji obrazovka Čtení karet.',
	readerRemove: 'Odebrat čtečku',
	readerRemoved: 'Čtečka je odebraná.'
};
