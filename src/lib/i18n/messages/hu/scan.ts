import type { ShellCatalogue } from '../en';
import { plural } from '../../plural';

const count = plural('hu');

export const scan: ShellCatalogue['scan'] = {
	title: 'Kártyaolvasás',
	link: 'Kártyák beolvasása kamerával',
	note: 'Fényképezzétek le a sort, nézzétek át, mit olvasott, és mehettek tovább.',
	noteOne: 'Mutassatok egy lapot a kamerának, és nézzétek meg, mit mondanak róla a szabályok.',
	kinds: 'Melyik kártyák',

	offerTitle: 'Egyszer, az első olvasás előtt',
	offer: (megabytes) =>
		`Az olvasáshoz még ${megabytes} MB letöltése kell. Utána hálózat nélkül is működik, és a Beállításokban eltávolítható.`,
	offerRest: (megabytes) => `Még ${megabytes} MB hiányzik. Ami már megjött, megmarad.`,
	offerUnknown: 'Az olvasáshoz még le kell tölteni valamit, de most nincs hálózat.',
	load: (megabytes) => `${megabytes} MB letöltése`,
	tryAgain: 'Újra',
	loading: 'Töltődik az olvasó',
	cancel: 'Mégse',

	why: 'A kamera csak addig működik, amíg a képét látjátok. A képeket ez a készülék olvassa el; nem küldjük el és nem őrizzük meg őket.',
	camera: 'Kamera bekapcsolása',
	asking: 'Várunk az engedélyre…',
	photo: 'Fénykép kiválasztása',
	paste: 'Vagy illesszétek be a vágólapról.',
	refused:
		'A kamera itt nincs engedélyezve. Válasszatok fényképet, vagy koppintsatok lent a szavakra.',
	noCamera: 'Itt nem érhető el kamera. Válasszatok fényképet, vagy koppintsatok lent a szavakra.',
	guide: 'Az egész sor legyen a keretben, egyenesen felülről',
	guideOne: 'Egy lap a keretben, felirattal felfelé',
	shoot: 'Fényképezés',
	torch: 'Fény',
	cameraOff: 'Kamera kikapcsolása',

	reading: 'A kép olvasása',
	picture: 'Az elolvasott kép',
	cardsFound: (n) => `A képen: ${count(n, { one: 'lap', other: 'lap' })}`,
	nothingFound:
		'Nem találtunk lapot. Több fény, közelebb, az egész sor legyen a képen. Vagy koppintsatok lent a szavakra.',
	another: 'Másik kép',

	side: 'A képből nem derül ki, melyik oldalról olvastok: fordítsátok meg, ha az alsó vonal a tiétek.',
	otherSide: 'A másik oldalról olvasok',

	row: 'A lapok',
	card: (n) => `${String(n)}. lap`,
	upper: 'Felső vonal',
	lower: 'Alsó vonal',
	lineTitle: 'Felirat',
	notSure: 'Nem biztos',
	empty: 'Nincs megadva',
	mayBe: 'Talán',
	removeCard: (n) => `${String(n)}. lap törlése`,
	addCard: 'Új lap',
	words: 'Kézzel',
	wordsNote: 'Egy koppintás kitölti a fent kijelölt helyet, vagy kiteszi a következő lapot.',
	wordsNoteOne: 'Koppintsatok arra, ami a lapon áll.',
	confirm: 'Így jó, tovább',
	confirmOne: (name) => `Megnyitás: ${name}`,
	openCount: (n) => `Még kitöltetlen: ${count(n, { one: 'hely', other: 'hely' })}`,

	problems: {
		undecodable:
			'Ezt a fájlt nem lehet képként megnyitni. A HEIC fényképet mentsétek JPEG-ként, vagy használjátok itt a kamerát.',
		tooLarge:
			'Ez a kép túl nagy ennek a készüléknek. Kicsinyítsétek le, vagy használjátok itt a kamerát.',
		tooSmall: 'Ez a kép túl kicsi ahhoz, hogy bármit el lehessen olvasni róla.',
		badDownload:
			'Nem az olvasó jött meg: a hálózat mást küldött, vagy megszakadt. Semmi sem maradt meg belőle. Próbáljátok újra, talán másik hálózaton.',
		noRoom: 'Nincs több hely a készüléken. Szabadítsatok fel egy keveset, és próbáljátok újra.',
		offline: 'Nincs hálózat. Ami már megjött, megmarad.',
		cancelled: 'Megszakítva.',
		failed: 'Most nem sikerült az olvasás. Próbáljátok újra, vagy koppintsatok lent a szavakra.'
	},

	reader: 'Kártyaolvasó',
	readerKept: (megabytes) => `Letöltve, ${megabytes} MB. Hálózat nélkül is olvas.`,
	readerPart: 'Részben letöltve.',
	readerNone: 'Nincs letöltve. A Kártyaolvasás képernyő kínálja fel.',
	readerRemove: 'Olvasó eltávolítása',
	readerRemoved: 'Az olvasó el van távolítva.'
};
