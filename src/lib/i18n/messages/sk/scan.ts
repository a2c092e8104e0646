import { plural } from '../../plural';
import type { ShellCatalogue } from '../en';

const count = plural('sk');

export const scan: ShellCatalogue['scan'] = {
	title: 'Čítanie kariet',
	link: 'Prečítať karty fotoaparátom',
	note: 'Namierte na karty, skontrolujte, čo sa prečítalo, a pokračujte.',
	noteOne: 'Ukážte jednu kartu a pozrite sa, čo o nej hovoria pravidlá.',
	kinds: 'Ktoré karty',

	offerTitle: 'Raz, pred prvým čítaním',
	offer: (megabytes) =>
		`Čítanie potrebuje stiahnuť ešte ${megabytes} MB. Potom funguje aj bez siete a v Nastaveniach ho môžete odobrať.`,
	offerRest: (megabytes) => `Ešte chýba ${megabytes} MB. Čo už prišlo, zostáva.`,
	offerUnknown: 'Čítanie potrebuje ešte niečo stiahnuť a sieť teraz nie je.',
	load: (megabytes) => `Stiahnuť ${megabytes} MB`,
	tryAgain: 'Skúsiť znova',
	loading: 'Sťahuje sa čítačka',
	cancel: 'Zrušiť',

	why: 'Fotoaparát beží, len kým vidíte jeho obraz. Snímky sa čítajú v tomto zariadení, nikam sa neposielajú a nezostávajú.',
	camera: 'Zapnúť fotoaparát',
	asking: 'Čaká sa na vaše povolenie…',
	photo: 'Vybrať fotku',
	paste: 'Alebo ju vložte zo schránky.',
	refused: 'Fotoaparát tu nie je povolený. Vyberte fotku alebo ťuknite na slová dole.',
	noCamera: 'Fotoaparát tu nie je k dispozícii. Vyberte fotku alebo ťuknite na slová dole.',
	guide: 'Celý rad v rámčeku, rovno zhora',
	guideOne: 'Jedna karta v rámčeku, nápisom nahor',
	shoot: 'Odfotiť',
	torch: 'Svetlo',
	cameraOff: 'Vypnúť fotoaparát',

	reading: 'Číta sa snímka',
	picture: 'Prečítaná snímka',
	cardsFound: (n) =>
		`Na snímke: ${count(n, { one: 'karta', few: 'karty', many: 'karty', other: 'kariet' })}`,
	nothingFound:
		'Nenašla sa žiadna karta. Viac svetla, bližšie, celý rad do obrazu. Alebo ťuknite na slová dole.',
	another: 'Iná snímka',

	side: 'Zo snímky sa nedá spoznať, z ktorej strany čítate: otočte ju, ak je vaša dolná línia.',
	otherSide: 'Čítam z druhej strany',

	row: 'Karty',
	card: (n) => `${String(n)}. karta`,
	upper: 'Horná línia',
	lower: 'Dolná línia',
	lineTitle: 'Nápis',
	notSure: 'Nie je to isté',
	empty: 'Nezadané',
	mayBe: 'Možno',
	removeCard: (n) => `Odobrať ${String(n)}. kartu`,
	addCard: 'Pridať kartu',
	words: 'Ručne',
	wordsNote: 'Ťuknutie vyplní riadok označený hore alebo vyloží ďalšiu kartu.',
	wordsNoteOne: 'Ťuknite na to, čo na karte stojí.',
	confirm: 'Sedí to, ďalej',
	confirmOne: (name) => `Otvoriť: ${name}`,
	openCount: (n) =>
		`Ešte nevyplnené: ${count(n, { one: 'riadok', few: 'riadky', many: 'riadka', other: 'riadkov' })}`,

	problems: {
		undecodable:
			'Tento súbor sa nedá otvoriť ako obrázok. Fotku HEIC uložte ako JPEG alebo použite fotoaparát tu.',
		tooLarge:
			'Tento obrázok je pre toto zariadenie priveľký. Zmenšite ho alebo použite fotoaparát tu.',
		tooSmall: 'Tento obrázok je taký malý, že sa z neho nedá nič prečítať.',
		badDownload:
			'Prišlo niečo iné než čítačka: sieť odpovedala po svojom alebo sa prerušila. Nič z toho nezostalo. Skúste to znova, možno na inej sieti.',
		noRoom: 'V zariadení už nie je miesto. Uvoľnite ho a skúste to znova.',
		offline: 'Nie je sieť. Čo už prišlo, zostáva.',
		cancelled: 'Zrušené.',
		failed: 'Tentoraz sa čítanie nepodarilo. Skúste to znova alebo ťuknite na slová dole.'
	},

	reader: 'Čítačka kariet',
	readerKept: (megabytes) => `Stiahnutá, ${megabytes} MB. Číta karty aj bez siete.`,
	readerPart: 'Stiahnutá sčasti.',
	readerNone: 'Nie je stiahnutá. Ponúkne ju obrazovka Čítanie kariet.',
	readerRemove: 'Odobrať čítačku',
	readerRemoved: 'Čítačka je odobratá.'
};
