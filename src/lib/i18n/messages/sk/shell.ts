import { isolate } from '../../isolate';
import { plural } from '../../plural';
import type { ShellCatalogue } from '../en';

const count = plural('sk');
const players = (n: number) =>
	count(n, { one: 'hráč', few: 'hráči', many: 'hráča', other: 'hráčov' });

export const shell: ShellCatalogue['shell'] = {
	appName: 'Consigliere',
	tagline: 'Radca pri vašom stole',
	skip: 'Prejsť na obsah',
	close: 'Zavrieť',
	back: 'Späť',
	toHome: 'Domov',
	less: (label) => `${label}: o jedno menej`,
	more: (label) => `${label}: o jedno viac`,
	messages: 'Správy',

	running: 'Na stole',
	resume: 'Hrať ďalej',
	round: (round) => `${String(round)}. kolo`,
	turnOf: (name) => `Na ťahu: ${isolate(name)}`,
	moreRunning: 'Ďalšie rozohrané hry',
	newGame: 'Nová hra',
	playersRange: (min, max) => `${String(min)}–${players(max)}`,
	quickAnswers: 'Rýchle odpovede',
	quickNote: 'Rozhodnite spor. Hru na to zakladať nemusíte.',
	rules: 'Pravidlá',
	history: 'História',
	settings: 'Nastavenia',

	installTitle: 'Dajte si ju na plochu',
	installText:
		'Otvorí sa ako aplikácia, na celú obrazovku a bez siete, a vaše hry budú viac v bezpečí.',
	installIphone: 'Ťuknite v lište prehliadača na Zdieľať a potom na „Pridať na plochu“.',
	installIphoneFirst:
		'Najlepšie ešte pred prvou hrou: čo odohráte v tejto karte, sa do aplikácie neprenesie.',
	installMenu: 'Otvorte ponuku prehliadača a zvoľte „Nainštalovať“ alebo „Pridať na plochu“.',
	install: 'Nainštalovať',
	notNow: 'Teraz nie',

	whoPlays: 'Kto sedí pri stole?',
	seatsNote: 'V smere hodinových ručičiek, ako sedíte.',
	knownPeople: 'Už tu hrali',
	addPlayer: 'Pridať hráča',
	nameOf: (seat) => `Meno, ${String(seat)}. miesto`,
	name: 'Meno',
	colourOf: (name) => `Farba: ${isolate(name)}`,
	colours: {
		red: 'Červená',
		blue: 'Modrá',
		green: 'Zelená',
		yellow: 'Žltá',
		black: 'Čierna',
		white: 'Biela'
	},
	seat: (seat) => `${String(seat)}. miesto`,
	remove: (name) => `Odobrať: ${isolate(name)}`,
	moveUp: (name) => `O miesto vyššie: ${isolate(name)}`,
	moveDown: (name) => `O miesto nižšie: ${isolate(name)}`,
	nameEmpty: 'Každý potrebuje meno.',
	nameTwice: (name) => `Dvaja hráči sa volajú rovnako: ${isolate(name)}. Rozlíšte ich.`,
	nameCut: (max) =>
		`Meno bolo príliš dlhé: zostalo z neho prvých ${count(max, { one: 'znak', few: 'znaky', many: 'znaku', other: 'znakov' })}.`,
	tableFull: (max) => `Stôl je plný: najviac ${players(max)}.`,
	tooFew: (min) =>
		`Na túto hru treba aspoň ${count(min, { one: 'hráča', few: 'hráčov', many: 'hráča', other: 'hráčov' })}.`,
	whoStarts: 'Kto začína?',
	draw: 'Losovať',
	drawn: (name) => `Vylosovaný začínajúci: ${isolate(name)}`,
	startGame: 'Začať hru',
	setupMissing: 'Príprava nižšie ešte nie je úplná.',
	startFailed: 'Hru sa nepodarilo uložiť. Nič sa nezačalo, skúste to znova.',
	againMissing: 'Staršia hra v tomto zariadení nie je. Zadajte hráčov ručne.',

	rulesNote: 'Stručne a našimi slovami. Rozhodujú pravidlá zo škatule.',
	searchRules: 'Slovo alebo číslo',
	rulesFound: (found) =>
		count(found, { one: 'pravidlo', few: 'pravidlá', many: 'pravidla', other: 'pravidiel' }),
	rulesNone: 'V žiadnom pravidle to nie je.',
	ruleUnknown: (id) => `Pravidlo ${id} tu nie je. Tu sú všetky:`,
	chapters: 'Kapitoly',

	shareLink: 'Poslať odkaz',
	linkCopied: 'Odkaz je skopírovaný.',
	linkNotCopied: 'Prehliadač kopírovať nedovolil. Vezmite odkaz z riadka s adresou.',
	toolBroken: 'Tento odkaz sa nedá prečítať.',
	toolBrokenNote: 'Kus mu chýba alebo je zmenený. Začnite s prázdnou otázkou.',
	startAfresh: 'Začať znova',

	libraryNote: 'Vaše vlastné karty, zadané raz. Zostanú v tomto zariadení.',
	libraryExport: 'Uložiť do súboru',
	libraryImport: 'Pridať zo súboru',
	libraryAdd: (cards: number) =>
		`Pridať ${count(cards, { one: 'kartu', few: 'karty', many: 'karty', other: 'kariet' })}`,
	libraryNothingNew: 'Všetko z tohto súboru tu už je.',
	libraryNoFile: 'Toto nie je súbor s kartami. Nič sa nezmenilo.',
	libraryOtherGame: 'Tento súbor patrí k inej hre. Nič sa nezmenilo.',
	libraryBadCard: (at: number, where: string) =>
		`Kartu číslo ${String(at)} v tomto súbore nemožno prečítať (${where}). Nič sa nezmenilo.`,
	cardRemoved: 'Karta odobratá.',
	bringBack: 'Vrátiť',
	libraryFailed: 'Kartu sa nepodarilo uložiť. Skúste to znova.',

	language: 'Jazyk',
	theme: 'Vzhľad',
	themes: { auto: 'Podľa zariadenia', dark: 'Tmavé', light: 'Svetlé' },
	device: 'Zariadenie',
	awake: 'Nezhasínať obrazovku',
	awakeNote: 'Kým je hra na stole.',
	vibration: 'Zavibrovať pri ťuknutí',
	vibrationNote: 'Ak to zariadenie vie.',
	data: 'Vaše údaje',
	dataNote: 'Všetko zostáva v tomto zariadení. Žiadny účet, žiadne sledovanie, nič sa neposiela.',
	persisted: 'Prehliadač sľúbil, že ich podrží.',
	notPersisted: 'Keď dôjde miesto, môže ich prehliadač zmazať. Pomôže nainštalovať aplikáciu.',
	persistUnknown: 'Prehliadač nehovorí, či ich podrží.',
	askPersist: 'Požiadať, nech ich podrží',
	used: (megabytes) => `Zaberajú ${megabytes} MB`,
	offlineYes: 'Pripravené aj bez siete.',
	offlineNo: 'Bez siete zatiaľ pripravené nie je.',
	version: (version) => `Verzia ${version}`,
	about: 'Dielo hráčov. Samotné hry na to potrebujete: toto iba radí.',

	updateReady: 'Je tu nová verzia.',
	updateNow: 'Aktualizovať',
	updateWaits:
		'V inej karte prehliadača je hra na stole. Najprv ju dohrajte alebo tú kartu zavrite.',
	offlineReady: 'Všetko je stiahnuté: funguje to aj bez siete.',

	notFound: 'Tu nič neleží',
	notFoundNote: 'Odkaz je starý alebo s preklepom. Vaše hry sú v bezpečí.',
	broken: 'Niečo sa pokazilo',
	brokenNote: 'Nič potvrdené sa nestratilo. Načítajte stránku znova; ak to nepomôže, choďte domov.',
	loadFailed: 'Túto časť sa nepodarilo načítať. Pozrite sa na sieť a skúste to znova.',
	reload: 'Načítať znova',
	loading: 'Okamih…'
};
