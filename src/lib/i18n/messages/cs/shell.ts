import { isolate } from '../../isolate';
import { plural } from '../../plural';
import type { ShellCatalogue } from '../en';

const count = plural('cs');

export const shell: ShellCatalogue['shell'] = {
	appName: 'Consigliere',
	tagline: 'Rádce u vašeho stolu',
	skip: 'Přejít k obsahu',
	close: 'Zavřít',
	back: 'Zpět',
	toHome: 'Domů',
	less: (label) => `${label}: o jedno méně`,
	more: (label) => `${label}: o jedno více`,
	messages: 'Zprávy',

	running: 'Na stole',
	resume: 'Hrát dál',
	round: (round) => `${String(round)}. kolo`,
	turnOf: (name) => `Na tahu: ${isolate(name)}`,
	moreRunning: 'Další rozehrané hry',
	newGame: 'Nová hra',
	playersRange: (min, max) =>
		`${String(min)}–${count(max, { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' })}`,
	quickAnswers: 'Rychlé odpovědi',
	quickNote: 'Rozhodněte spor. Hru k tomu zakládat nemusíte.',
	rules: 'Pravidla',
	history: 'Historie',
	settings: 'Nastavení',

	installTitle: 'Dejte si ji na plochu',
	installText:
		'Otevře se jako aplikace, na celou obrazovku a bez sítě, a vaše hry budou ve větším bezpečí.',
	installIphone: 'Ťukněte v liště prohlížeče na Sdílet a pak na „Přidat na plochu“.',
	installIphoneFirst:
		'Nejlépe ještě před první hrou: co odehrajete v tomto panelu, se do aplikace nepřenese.',
	installMenu: 'Otevřete nabídku prohlížeče a zvolte „Nainstalovat“ nebo „Přidat na plochu“.',
	install: 'Nainstalovat',
	notNow: 'Teď ne',

	whoPlays: 'Kdo sedí u stolu?',
	seatsNote: 'Po směru hodin, jak sedíte.',
	knownPeople: 'Už tu hráli',
	addPlayer: 'Přidat hráče',
	nameOf: (seat) => `Jméno, ${String(seat)}. místo`,
	name: 'Jméno',
	colourOf: (name) => `Barva: ${isolate(name)}`,
	colours: {
		red: 'Červená',
		blue: 'Modrá',
		green: 'Zelená',
		yellow: 'Žlutá',
		black: 'Černá',
		white: 'Bílá'
	},
	seat: (seat) => `${String(seat)}. místo`,
	remove: (name) => `Odebrat: ${isolate(name)}`,
	moveUp: (name) => `O místo výš: ${isolate(name)}`,
	moveDown: (name) => `O místo níž: ${isolate(name)}`,
	nameEmpty: 'Každý potřebuje jméno.',
	nameTwice: (name) => `Dva hráči se jmenují stejně: ${isolate(name)}. Rozlište je.`,
	nameCut: (max) =>
		`Jméno bylo moc dlouhé: zůstalo z něj prvních ${count(max, { one: 'znak', few: 'znaky', many: 'znaku', other: 'znaků' })}.`,
	tableFull: (max) =>
		`Stůl je plný: nejvýš ${count(max, { one: 'hráč', few: 'hráči', many: 'hráče', other: 'hráčů' })}.`,
	tooFew: (min) =>
		`Tahle hra potřebuje aspoň ${count(min, { one: 'hráče', few: 'hráče', many: 'hráče', other: 'hráčů' })}.`,
	whoStarts: 'Kdo začíná?',
	draw: 'Losovat',
	drawn: (name) => `Los padl: ${isolate(name)}`,
	startGame: 'Začít hru',
	setupMissing: 'Příprava níže ještě není úplná.',
	startFailed: 'Hru se nepodařilo uložit. Nic se nezačalo, zkuste to znovu.',
	againMissing: 'Dřívější hra v tomto zařízení není. Zadejte hráče ručně.',

	rulesNote: 'Stručně a našimi slovy. Rozhodují pravidla z krabice.',
	searchRules: 'Slovo nebo číslo',
	rulesFound: (found) =>
		count(found, { one: 'pravidlo', few: 'pravidla', many: 'pravidla', other: 'pravidel' }),
	rulesNone: 'V žádném pravidle to není.',
	ruleUnknown: (id) => `Pravidlo ${id} tu není. Tady jsou všechna:`,
	chapters: 'Kapitoly',

	shareLink: 'Poslat odkaz',
	linkCopied: 'Odkaz je zkopírovaný.',
	linkNotCopied: 'Prohlížeč kopírovat nedovolil. Vezměte odkaz z adresního řádku.',
	toolBroken: 'Tenhle odkaz se nedá přečíst.',
	toolBrokenNote: 'Kus mu chybí nebo je změněný. Začněte s prázdnou otázkou.',
	startAfresh: 'Začít znovu',

	libraryNote: 'Vaše vlastní karty, zadané jednou. Zůstanou v tomto zařízení.',
	libraryExport: 'Uložit do souboru',
	libraryImport: 'Přidat ze souboru',
	libraryAdd: (cards: number) =>
		`Přidat ${count(cards, { one: 'kartu', few: 'karty', many: 'karty', other: 'karet' })}`,
	libraryNothingNew: 'Všechno z tohoto souboru už tu je.',
	libraryNoFile: 'Tohle není soubor s kartami. Nic se nezměnilo.',
	libraryOtherGame: 'Tento soubor patří k jiné hře. Nic se nezměnilo.',
	libraryBadCard: (at: number, where: string) =>
		`Kartu číslo ${String(at)} v tomto souboru nelze přečíst (${where}). Nic se nezměnilo.`,
	cardRemoved: 'Karta odebrána.',
	bringBack: 'Vrátit',
	libraryFailed: 'Kartu se nepodařilo uložit. Zkuste to znovu.',

	language: 'Jazyk',
	theme: 'Vzhled',
	themes: { auto: 'Podle zařízení', dark: 'Tmavé', light: 'Světlé' },
	device: 'Zařízení',
	awake: 'Nezhasínat obrazovku',
	awakeNote: 'Dokud je hra na stole.',
	vibration: 'Zavibrovat při ťuknutí',
	vibrationNote: 'Pokud to zařízení umí.',
	data: 'Vaše data',
	dataNote: 'Vše zůstává v tomto zařízení. Žádný účet, žádné sledování, nic se neposílá.',
	persisted: 'Prohlížeč slíbil, že je podrží.',
	notPersisted: 'Když dojde místo, může je prohlížeč smazat. Pomůže aplikaci nainstalovat.',
	persistUnknown: 'Prohlížeč neříká, jestli je podrží.',
	askPersist: 'Požádat, ať je podrží',
	used: (megabytes) => `Zabírají ${megabytes} MB`,
	offlineYes: 'Připraveno i bez sítě.',
	offlineNo: 'Bez sítě zatím připraveno není.',
	version: (version) => `Verze ${version}`,
	about: 'Dílo hráčů. Samotné hry k tomu potřebujete: tohle jen radí.',

	updateReady: 'Je tu nová verze.',
	updateNow: 'Aktualizovat',
	updateWaits: 'V jiném panelu je hra na stole. Nejdřív ji dohrajte, nebo ten panel zavřete.',
	offlineReady: 'Všechno je stažené: funguje to i bez sítě.',

	notFound: 'Tady nic neleží',
	notFoundNote: 'Odkaz je starý nebo s překlepem. Vaše hry jsou v bezpečí.',
	broken: 'Něco se pokazilo',
	brokenNote: 'Nic potvrzeného se neztratilo. Načtěte stránku znovu; když to nepomůže, jděte domů.',
	loadFailed: 'Tuhle část se nepodařilo načíst. Podívejte se na síť a zkuste to znovu.',
	reload: 'Načíst znovu',
	loading: 'Okamžik…'
};
