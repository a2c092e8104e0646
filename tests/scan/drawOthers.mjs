/** Draws what is no card of the games: near misses, cards of other games, and what else is printed. */
const { canvasOf, colour, blank, title, sizeFor, smallText, fontOf } = globalThis.drawing;

/** A card of one title as the games have it, but of another word; with the size of its longest words. */
function cardOfWords(r, deck, text, prose) {
	const [width, height] = [560, 800];
	const { canvas, context } = blank(r, deck, width, height);
	const shown = deck.upper ? text.toUpperCase() : text;
	const size = Math.min(86, sizeFor(context, deck, shown, width * 0.84, height * 0.11));
	const box = { width: width * 0.9, height: height * 0.15 };
	title(r, context, deck, text, width / 2, height * r.one([0.125, 0.5, 0.865]), size, box, false);
	if (r.likely(0.4)) smallText(context, deck, r.one(prose), 70, height * 0.66, 25, 400);
	return { canvas };
}

/** A card of two titles, one upside down, of words that are no titles. */
function cardOfTwoWords(r, deck, words) {
	const [width, height] = [520, 760];
	const { canvas, context } = blank(r, deck, width, height);
	const [up, down] = r.some(words, 2);
	const longest = up.length > down.length ? up : down;
	const shown = deck.upper ? longest.toUpperCase() : longest;
	const size = sizeFor(context, deck, shown, width * 0.82, height * 0.12);
	const box = { width: width * 0.9, height: height * 0.155 };
	title(r, context, deck, up, width / 2, height * 0.125, size, box, false);
	title(r, context, deck, down, width / 2, height * 0.875, size, box, true);
	return { canvas };
}

function newspaper(r, deck, { headlines, prose }) {
	const { canvas, context } = canvasOf(1000, 1200);
	context.fillStyle = colour(45, 15, r.between(82, 94));
	context.fillRect(0, 0, 1000, 1200);
	const plain = { ...deck, ink: '#1c1a18', back: 'transparent' };
	for (const [y, text] of r.some(headlines, 3).map((line, i) => [40 + i * 390, line])) {
		smallText(context, plain, text, 30, y, r.between(48, 78), 920);
		for (const x of [30, 350, 670]) {
			const column = Array.from({ length: 6 }, () => r.one(prose)).join(' ');
			smallText(context, plain, column, x, y + 190, r.between(19, 25), 290);
		}
	}
	return { canvas };
}

function book(r, deck, { books }) {
	const { canvas, context } = blank(r, { ...deck, ground: 'illustration' }, 700, 1000);
	const [name, author] = r.one(books);
	const box = { width: 640, height: 180 };
	const size = sizeFor(context, deck, name, 580, 150);
	title(r, context, deck, name, 350, r.between(200, 420), size, box, false);
	title(r, context, deck, author, 350, 900, Math.min(60, size), box, false);
	return { canvas };
}

function sign(r, deck, { signs }) {
	const { canvas, context } = canvasOf(1000, 640);
	context.fillStyle = r.one(['#0a4f9c', '#0d6b3a', '#f2f2ee', '#e8c51c']);
	context.fillRect(0, 0, 1000, 640);
	context.strokeStyle = '#fff';
	context.lineWidth = 12;
	context.strokeRect(16, 16, 968, 608);
	context.fillStyle = context.strokeStyle = r.one(['#fff', '#111']);
	context.textBaseline = 'alphabetic';
	r.some(signs, 3).forEach((name, i) => {
		context.font = fontOf(deck, 120);
		context.fillText(`${name}  ${r.whole(1, 320)}`, 70, 180 + i * 180);
	});
	return { canvas };
}

function menu(r, deck, { dishes }) {
	const { canvas, context } = canvasOf(800, 1000);
	context.fillStyle = deck.back;
	context.fillRect(0, 0, 800, 1000);
	context.fillStyle = deck.ink;
	context.font = fontOf(deck, 90);
	context.fillText('Menu', 260, 130);
	r.some(dishes, 6).forEach((dish, i) => {
		context.font = fontOf(deck, 42);
		context.fillText(dish, 60, 250 + i * 115);
		context.fillText(String(r.whole(3, 390)), 690, 250 + i * 115);
	});
	return { canvas };
}

/** Playing cards and numbered cards of other games: signs in the corners, upright and upside down. */
function playing(r, deck, { strange }) {
	const { canvas, context } = blank(r, { ...deck, ground: 'paper' }, 520, 760);
	const sign = r.one(['A♠', 'K♥', '10♦', '7♣', '2', '+4', '3', '1', 'Q♦']);
	for (const turned of [false, true]) {
		context.save();
		if (turned) context.transform(-1, 0, 0, -1, 520, 760);
		context.fillStyle = deck.ink;
		context.font = fontOf(deck, r.between(80, 130));
		context.fillText(sign, 36, 130);
		context.font = fontOf(deck, 44);
		context.fillText(r.one(strange), 200, 100);
		context.restore();
	}
	return { canvas };
}

/** Pencils, coins and cubes on the table; the hand is drawn where cards would lie. */
function things(r) {
	const { canvas, context } = canvasOf(1000, 800);
	for (let i = r.whole(4, 14); i > 0; i--) {
		context.save();
		context.translate(r.between(50, 950), r.between(50, 750));
		context.rotate(r.between(0, 6));
		context.fillStyle = colour(r.between(0, 360), r.between(5, 80), r.between(15, 85));
		const kind = r.whole(0, 2);
		if (kind === 0) context.fillRect(0, 0, r.between(30, 90), r.between(30, 90));
		else if (kind === 1) context.fillRect(0, 0, r.between(200, 420), r.between(10, 26));
		else {
			context.beginPath();
			context.arc(0, 0, r.between(20, 60), 0, 7);
			context.fill();
		}
		context.restore();
	}
	return { canvas };
}

globalThis.drawing.others = {
	near: (r, deck, words) => [cardOfWords(r, deck, r.one(words.near), words.prose)],
	nearRow: (r, deck, words) =>
		Array.from({ length: r.whole(1, 4) }, () => cardOfTwoWords(r, deck, words.nearRow)),
	strangeRow: (r, deck, words) =>
		Array.from({ length: r.whole(1, 4) }, () => cardOfTwoWords(r, deck, words.strange)),
	newspaper: (r, deck, words) => [newspaper(r, deck, words)],
	book: (r, deck, words) => [book(r, deck, words)],
	sign: (r, deck, words) => [sign(r, deck, words)],
	menu: (r, deck, words) => [menu(r, deck, words)],
	playing: (r, deck, words) => Array.from({ length: r.whole(1, 4) }, () => playing(r, deck, words)),
	things: (r) => [things(r)]
};
