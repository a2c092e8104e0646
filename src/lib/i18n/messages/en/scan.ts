import { plural } from '../../plural';

const count = plural('en');

/** The scan screen. Sizes come in as the language writes them. */
export const scan = {
	title: 'Read cards',
	link: 'Read cards by camera',
	note: 'Point the camera, check what it read, go on.',
	noteOne: 'Show one card to the camera and see what the rules say.',
	kinds: 'Which cards',

	offerTitle: 'Once, before the first time',
	offer: (megabytes: string) =>
		`Reading needs ${megabytes} MB more. After that it works without network, and you can remove it in Settings.`,
	offerRest: (megabytes: string) => `${megabytes} MB are still missing. What has come is kept.`,
	offerUnknown: 'Reading needs one more download, and there is no network now.',
	load: (megabytes: string) => `Download ${megabytes} MB`,
	tryAgain: 'Try again',
	loading: 'Downloading the reader',
	cancel: 'Cancel',

	why: 'The camera is on only while you see its picture. Pictures are read on this device and never kept or sent.',
	camera: 'Turn on the camera',
	asking: 'Waiting for your permission…',
	photo: 'Choose a photo',
	paste: 'Or paste one.',
	refused: 'The camera is not allowed here. Choose a photo, or tap the words below.',
	noCamera: 'No camera to be had here. Choose a photo, or tap the words below.',
	guide: 'The whole row in the frame, straight from above',
	guideOne: 'One card in the frame, its title upright',
	shoot: 'Take the picture',
	torch: 'Light',
	cameraOff: 'Turn off the camera',

	reading: 'Reading the picture',
	picture: 'The picture that was read',
	cardsFound: (n: number) => `${count(n, { one: 'card', other: 'cards' })} found`,
	nothingFound:
		'No card found. More light, closer, all of the row in the picture. Or tap the words below.',
	another: 'Another picture',

	side: 'A picture doesn’t tell from which side you read: turn it if the lower line is yours.',
	otherSide: 'I read from the other side',

	row: 'The cards',
	card: (n: number) => `Card ${String(n)}`,
	upper: 'Upper line',
	lower: 'Lower line',
	lineTitle: 'Title',
	notSure: 'Not sure',
	empty: 'Not told',
	mayBe: 'Perhaps',
	removeCard: (n: number) => `Remove card ${String(n)}`,
	addCard: 'Add a card',
	words: 'By hand',
	wordsNote: 'A tap fills the line marked above, or lays the next card.',
	wordsNoteOne: 'Tap what the card says.',
	confirm: 'That’s right, go on',
	confirmOne: (name: string) => `Open: ${name}`,
	openCount: (n: number) => `${count(n, { one: 'line is', other: 'lines are' })} still open`,

	problems: {
		undecodable:
			'This file can’t be opened as a picture. A HEIC photo works if it is saved as JPEG; or use the camera here.',
		tooLarge: 'This picture is too large for this device. Take it smaller, or use the camera here.',
		tooSmall: 'This picture is too small to hold anything that could be read.',
		badDownload:
			'What came is not the reader: the network answered with something else, or broke off. Nothing of it was kept. Try again, perhaps on another network.',
		noRoom: 'There is no room left on this device. Make some, then try again.',
		offline: 'There is no network. What has come is kept.',
		cancelled: 'Cancelled.',
		failed: 'Reading didn’t work this time. Try again, or tap the words below.'
	},

	reader: 'Card reader',
	readerKept: (megabytes: string) => `Downloaded, ${megabytes} MB. Reads cards without network.`,
	readerPart: 'Downloaded in part.',
	readerNone: 'Not downloaded. The scan screen offers it.',
	readerRemove: 'Remove the reader',
	readerRemoved: 'The reader is removed.'
};
