/**
 * Draws pictures of cards in the browser, as a phone might take them: everything is made up here, no real
 * card is copied. `drawPicture(seed, kind, family, words, held)` gives a JPEG as a data URL, and its truth.
 */

/** Numbers that are the same for the same seed. */
function chance(seed) {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	const between = (low, high) => low + next() * (high - low);
	return {
		between,
		whole: (low, high) => Math.floor(between(low, high + 1)),
		likely: (share) => next() < share,
		one: (list) => list[Math.floor(next() * list.length)],
		some: (list, count) => {
			const rest = [...list];
			return Array.from(
				{ length: count },
				() => rest.splice(Math.floor(next() * rest.length), 1)[0]
			);
		}
	};
}

const canvasOf = (width, height) => {
	const canvas = new OffscreenCanvas(Math.round(width), Math.round(height));
	return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
};

const colour = (hue, saturation, light, alpha = 1) =>
	`hsl(${hue} ${saturation}% ${light}% / ${alpha})`;

/** How one deck is printed: every card of a picture alike. */
function deckOf(r, family) {
	const light = r.likely(0.35);
	const hue = r.between(0, 360);
	return {
		family,
		upper: r.likely(0.12),
		ground: r.one(['paper', 'paper', 'banner', 'banner', 'illustration']),
		light,
		ink: light
			? colour(r.between(20, 60), 60, r.between(86, 98))
			: colour(hue, 50, r.between(6, 20)),
		back: light
			? colour(hue, 45, r.between(14, 30))
			: colour(r.between(20, 60), 50, r.between(80, 93)),
		alpha: r.between(0.78, 1)
	};
}

/** Something that looks like a painting: colours, shapes and strokes. */
function paint(r, context, x, y, width, height) {
	context.save();
	context.beginPath();
	context.rect(x, y, width, height);
	context.clip();
	const hue = r.between(0, 360);
	const sky = context.createLinearGradient(x, y, x + width * r.between(-0.3, 0.3), y + height);
	sky.addColorStop(0, colour(hue, 40, r.between(25, 85)));
	sky.addColorStop(1, colour(hue + r.between(-40, 60), 45, r.between(20, 80)));
	context.fillStyle = sky;
	context.fillRect(x, y, width, height);
	for (let i = r.whole(7, 18); i > 0; i--) {
		context.fillStyle = colour(
			hue + r.between(-50, 80),
			r.between(10, 75),
			r.between(8, 92),
			r.between(0.25, 0.9)
		);
		context.strokeStyle = context.fillStyle;
		context.lineWidth = r.between(1.5, 10);
		const [cx, cy, size] = [
			x + r.between(-0.1, 1) * width,
			y + r.between(-0.1, 1) * height,
			r.between(0.06, 0.4) * width
		];
		context.beginPath();
		const shape = r.whole(0, 3);
		if (shape === 0)
			context.ellipse(cx, cy, size, size * r.between(0.4, 1.5), r.between(0, 3), 0, 7);
		else
			for (let k = r.whole(3, 8); k > 0; k--)
				context.lineTo(cx + r.between(-size, size), cy + r.between(-size, size));
		if (shape < 2) context.fill();
		else context.stroke();
	}
	context.restore();
}

const fontOf = (deck, size) => `700 ${size}px "${deck.family}"`;

/** The largest size at which the text fits. */
function sizeFor(context, deck, text, width, height) {
	context.font = fontOf(deck, 100);
	const measure = context.measureText(text);
	const tall = measure.actualBoundingBoxAscent + measure.actualBoundingBoxDescent;
	return Math.min((100 * width) / measure.width, (100 * height) / tall);
}

/** Writes a title around a point and gives its corners in the order of reading. */
function title(r, context, deck, text, cx, cy, size, box, inverted) {
	const shown = deck.upper ? text.toUpperCase() : text;
	if (deck.ground === 'banner') {
		context.globalAlpha = deck.alpha;
		context.fillStyle = deck.back;
		context.beginPath();
		context.roundRect(
			cx - box.width / 2,
			cy - box.height / 2,
			box.width,
			box.height,
			r.between(0, box.height / 2)
		);
		context.fill();
		context.globalAlpha = 1;
		if (r.likely(0.5)) {
			context.strokeStyle = colour(40, 60, 45);
			context.lineWidth = 3;
			context.stroke();
		}
	}
	context.save();
	context.translate(cx, cy);
	if (inverted) context.rotate(Math.PI);
	context.font = fontOf(deck, size);
	context.textAlign = 'center';
	context.textBaseline = 'alphabetic';
	const m = context.measureText(shown);
	const base = (m.actualBoundingBoxAscent - m.actualBoundingBoxDescent) / 2;
	if (deck.ground === 'illustration') {
		context.strokeStyle = deck.light ? '#0d0a08' : '#fbf6e8';
		context.lineWidth = size * 0.1;
		context.lineJoin = 'round';
		context.strokeText(shown, 0, base);
	}
	context.fillStyle = deck.ink;
	context.fillText(shown, 0, base);
	context.restore();
	const [w, h] = [m.width / 2, (m.actualBoundingBoxAscent + m.actualBoundingBoxDescent) / 2];
	const turn = inverted ? -1 : 1;
	return [
		[-w, -h],
		[w, -h],
		[w, h],
		[-w, h]
	].map(([x, y]) => [cx + turn * x, cy + turn * y]);
}

/** Small text in lines of a given width; on its own ground. */
function smallText(context, deck, text, x, y, size, width) {
	context.font = fontOf(deck, size);
	context.textAlign = 'left';
	context.textBaseline = 'top';
	const lines = [''];
	for (const word of text.split(' ')) {
		const longer = `${lines.at(-1)} ${word}`.trim();
		if (context.measureText(longer).width > width) lines.push(word);
		else lines[lines.length - 1] = longer;
	}
	context.fillStyle = deck.back;
	context.fillRect(x, y, width + 20, lines.length * size * 1.25 + 14);
	context.fillStyle = deck.ink;
	lines.forEach((line, i) => context.fillText(line, x + 10, y + 8 + i * size * 1.25));
}

function blank(r, deck, width, height) {
	const { canvas, context } = canvasOf(width, height);
	if (deck.ground === 'paper') {
		context.fillStyle = deck.back;
		context.fillRect(0, 0, width, height);
		paint(r, context, width * 0.1, height * 0.26, width * 0.8, height * 0.48);
	} else paint(r, context, 0, 0, width, height);
	if (r.likely(0.7)) {
		context.strokeStyle = colour(r.between(20, 60), 40, r.between(20, 70));
		context.lineWidth = r.between(2, 7);
		context.strokeRect(10, 10, width - 20, height - 20);
	}
	return { canvas, context };
}

/** A card with two titles, one of them upside down, a text in a corner and signs of money. */
function cardOfTwo(r, deck, words) {
	const [width, height] = [520, 760];
	const { canvas, context } = blank(r, deck, width, height);
	const longest = deck.upper ? 'VEZMI SI' : 'Vezmi si';
	const size = sizeFor(context, deck, longest, width * r.between(0.66, 0.84), height * 0.12);
	const box = { width: width * 0.9, height: height * 0.155 };
	const [up, down] = r.some(words.titles, 2);
	const upper = title(r, context, deck, up, width / 2, height * 0.125, size, box, false);
	const lower = title(r, context, deck, down, width / 2, height * 0.875, size, box, true);
	const corner = r.likely(0.5);
	smallText(
		context,
		deck,
		r.one(words.effects),
		corner ? 22 : 230,
		r.likely(0.5) ? height * 0.23 : height * 0.42,
		r.between(25, 34),
		250
	);
	if (r.likely(0.4)) {
		context.font = fontOf(deck, 60);
		context.fillText(r.one(['$', '$$', '$$$']), corner ? 400 : 40, height * 0.5);
	}
	return { canvas, up: { text: up, quad: upper }, down: { text: down, quad: lower } };
}

/** A card with one title, maybe with a paragraph. */
function cardOfOne(r, deck, text, prose) {
	const [width, height] = [560, 800];
	const { canvas, context } = blank(r, deck, width, height);
	const size = Math.min(
		86,
		sizeFor(context, deck, deck.upper ? text.toUpperCase() : text, width * 0.84, height * 0.11)
	);
	const top = r.likely(0.7);
	const quad = title(
		r,
		context,
		deck,
		text,
		width / 2,
		height * (top ? 0.125 : 0.865),
		size,
		{ width: width * 0.9, height: height * 0.15 },
		false
	);
	if (r.likely(0.6))
		smallText(
			context,
			deck,
			`${r.one(prose)} ${r.one(prose)}`,
			70,
			height * (top ? 0.74 : 0.1),
			r.between(21, 29),
			400
		);
	return { canvas, quad };
}

/** A page of prose, larger or smaller. */
function page(r, deck, prose) {
	const [width, height] = [900, 700];
	const { canvas, context } = canvasOf(width, height);
	context.fillStyle = deck.back;
	context.fillRect(0, 0, width, height);
	const text = Array.from({ length: 14 }, () => r.one(prose)).join(' ');
	smallText(context, deck, text, 40, 40, r.between(24, 62), width - 100);
	return { canvas };
}

/** A poster: one word, large, and maybe the same upside down below. */
function poster(r, deck, titles) {
	const [width, height] = [700, 900];
	const { canvas, context } = blank(r, deck, width, height);
	const size = sizeFor(context, deck, 'Velká bitva', width * 0.9, height * 0.2);
	const box = { width: width * 0.95, height: height * 0.2 };
	title(r, context, deck, r.one(titles), width / 2, height * r.between(0.2, 0.4), size, box, false);
	if (r.likely(0.5))
		title(r, context, deck, r.one(titles), width / 2, height * 0.8, size, box, r.likely(0.5));
	return { canvas };
}

/** A card of another kind: signs in the corners, a picture, some strange title. */
function strangeCard(r, deck, titles) {
	const [width, height] = [520, 760];
	const { canvas, context } = blank(r, deck, width, height);
	context.fillStyle = deck.ink;
	context.font = fontOf(deck, r.between(60, 120));
	const sign = r.one(['A', 'K', 'Q', 'J', '10', '7', '3', '2', '1', '$$$', '+2']);
	context.fillText(sign, 30, 130);
	context.save();
	context.translate(width, height);
	context.rotate(Math.PI);
	context.fillText(sign, 30, 130);
	context.restore();
	const words = r.one(titles);
	const size = sizeFor(context, deck, words, width * 0.8, height * 0.1);
	title(
		r,
		context,
		deck,
		words,
		width / 2,
		height * 0.3,
		size,
		{ width: width * 0.9, height: height * 0.14 },
		false
	);
	title(
		r,
		context,
		deck,
		words,
		width / 2,
		height * 0.7,
		size,
		{ width: width * 0.9, height: height * 0.14 },
		r.likely(0.5)
	);
	return { canvas };
}

/** A table with things on it. */
function table(r, width, height) {
	const { canvas, context } = canvasOf(width, height);
	const hue = r.one([28, 28, 35, r.between(0, 360)]);
	context.fillStyle = colour(hue, r.between(5, 50), r.between(15, 80));
	context.fillRect(0, 0, canvas.width, canvas.height);
	for (let i = 0; i < 160; i++) {
		context.strokeStyle = colour(hue, 30, r.between(10, 85), r.between(0.03, 0.2));
		context.lineWidth = r.between(1, 14);
		context.beginPath();
		const y = r.between(0, height);
		context.moveTo(0, y);
		context.bezierCurveTo(
			width / 3,
			y + r.between(-40, 40),
			(2 * width) / 3,
			y + r.between(-40, 40),
			width,
			y + r.between(-60, 60)
		);
		context.stroke();
	}
	return { canvas, context };
}

function hand(r, context, width, height) {
	context.strokeStyle = colour(r.between(15, 30), 45, r.between(35, 75));
	context.lineCap = 'round';
	const [x, y] = [r.between(0.1, 0.9) * width, height];
	for (let finger = 0; finger < 4; finger++) {
		context.lineWidth = r.between(60, 90);
		context.beginPath();
		context.moveTo(x + finger * 70, y);
		context.lineTo(x + finger * 60, y - r.between(120, 260));
		context.stroke();
	}
}

/** Lays the cards in a row; gives the scene and a function for each that takes its places along. */
function scene(r, cards, kind, shown) {
	const gap = r.whole(4, 60);
	const margin = 260;
	const inner = cards.reduce((sum, { canvas }) => sum + canvas.width + gap, -gap);
	const [width, height] = [
		Math.max(700, inner) + 2 * margin,
		Math.max(500, ...cards.map(({ canvas }) => canvas.height)) + 2 * margin
	];
	const { canvas, context } = table(r, width, height);
	let x = margin;
	const places = cards.map((card) => {
		const [w, h] = [card.canvas.width, card.canvas.height];
		const matrix = new DOMMatrix()
			.translate(x + w / 2, margin + h / 2 + r.between(-16, 16))
			.rotate(cards.length > 1 ? r.between(-3.5, 3.5) : 0)
			.translate(-w / 2, -h / 2);
		x += w + gap;
		context.setTransform(matrix);
		context.shadowColor = 'rgb(0 0 0 / 0.5)';
		context.shadowBlur = 18;
		context.shadowOffsetY = 7;
		context.drawImage(card.canvas, 0, 0);
		context.shadowColor = 'transparent';
		if (r.likely(0.15) || shown === 'sleeve') sleeve(r, context, w, h);
		context.resetTransform();
		return (quad) =>
			quad.map(([px, py]) => {
				const point = matrix.transformPoint(new DOMPoint(px, py));
				return [point.x, point.y];
			});
	});
	if (kind === 'things' || (kind === 'none' && r.likely(0.5))) hand(r, context, width, height);
	return {
		canvas,
		places,
		area: { x: margin, y: margin, width: inner, height: height - 2 * margin }
	};
}

/** A clear cover with a bright edge and a streak of light. */
function sleeve(r, context, width, height) {
	context.strokeStyle = 'rgb(255 255 255 / 0.35)';
	context.lineWidth = 6;
	context.strokeRect(-8, -8, width + 16, height + 16);
	const streak = context.createLinearGradient(0, 0, width, height * r.between(0.3, 1));
	const at = r.between(0.2, 0.8);
	streak.addColorStop(Math.max(0, at - 0.12), 'rgb(255 255 255 / 0)');
	streak.addColorStop(at, `rgb(255 255 255 / ${r.between(0.1, 0.3)})`);
	streak.addColorStop(Math.min(1, at + 0.12), 'rgb(255 255 255 / 0)');
	context.fillStyle = streak;
	context.fillRect(0, 0, width, height);
}

/** From the scene to the picture: turned and tilted as a hand holds a phone. */
function view(r, { canvas, area }, long, degrees) {
	const [tiltX, tiltY] = [r.between(-13, 13), r.between(-13, 13)].map(
		(degrees) => (degrees * Math.PI) / 180
	);
	const inclined = r.between(-11, 11) * (degrees % 90 === 0 ? 1 : 0.1);
	const turn = ((inclined + degrees) * Math.PI) / 180;
	const focal = 1.4 * Math.max(canvas.width, canvas.height);
	const project = ([x, y]) => {
		const [u, v] = [x - canvas.width / 2, y - canvas.height / 2];
		const [a, b] = [
			u * Math.cos(turn) - v * Math.sin(turn),
			u * Math.sin(turn) + v * Math.cos(turn)
		];
		const depth = focal + a * Math.sin(tiltY) + b * Math.sin(tiltX);
		return [(focal * a * Math.cos(tiltY)) / depth, (focal * b * Math.cos(tiltX)) / depth];
	};
	const unproject = ([x, y]) => {
		// depth = focal + a sin + b sin, a = x depth / (focal cos), b alike: solved for the depth.
		const [p, q] = [x / (focal * Math.cos(tiltY)), y / (focal * Math.cos(tiltX))];
		const depth = focal / (1 - p * Math.sin(tiltY) - q * Math.sin(tiltX));
		const [a, b] = [p * depth, q * depth];
		return [
			a * Math.cos(turn) + b * Math.sin(turn) + canvas.width / 2,
			-a * Math.sin(turn) + b * Math.cos(turn) + canvas.height / 2
		];
	};
	const corners = [
		[area.x, area.y],
		[area.x + area.width, area.y],
		[area.x + area.width, area.y + area.height],
		[area.x, area.y + area.height]
	].map(project);
	const pad = r.between(0.03, 0.12) * Math.max(area.width, area.height);
	const [left, right] = [
		Math.min(...corners.map(([x]) => x)) - pad,
		Math.max(...corners.map(([x]) => x)) + pad
	];
	const [top, bottom] = [
		Math.min(...corners.map(([, y]) => y)) - pad,
		Math.max(...corners.map(([, y]) => y)) + pad
	];
	const scale = long / Math.max(right - left, bottom - top);
	return {
		width: Math.round((right - left) * scale),
		height: Math.round((bottom - top) * scale),
		toPicture: (point) => {
			const [x, y] = project(point);
			return [(x - left) * scale, (y - top) * scale];
		},
		toScene: (x, y) => unproject([x / scale + left, y / scale + top])
	};
}

/** Light, shadow, glare, tint and noise; each picture has its own. */
function lightOf(r, width, height, shown, onTitle) {
	const angle = r.between(0, 7);
	const slope = r.between(0.05, 0.32);
	const shadow = r.likely(shown === 'shadow' ? 1 : 0.45)
		? {
				depth: r.between(shown === 'shadow' ? 0.45 : 0.2, 0.55),
				at: r.between(-0.5, 0.5),
				soft: r.between(0.02, 0.1),
				angle: r.between(0, 7)
			}
		: null;
	const glare = r.likely(shown === 'glare' ? 1 : 0.25)
		? {
				x: r.between(0, width),
				y: r.between(0, height),
				radius: r.between(0.07, 0.2) * Math.max(width, height),
				power: r.between(40, 110),
				...(shown === 'glare' && { x: onTitle[0], y: onTitle[1], power: 160 })
			}
		: null;
	const tint = [r.between(0.88, 1.12), r.between(0.95, 1.05), r.between(0.82, 1.12)];
	const exposure = r.between(0.65, 1.12);
	return (x, y) => {
		const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
		let factor = exposure * (1 + slope * (u * Math.cos(angle) + v * Math.sin(angle)));
		if (shadow) {
			const side = u * Math.cos(shadow.angle) + v * Math.sin(shadow.angle) - shadow.at;
			factor *= 1 - shadow.depth / (1 + Math.exp(-side / shadow.soft));
		}
		const added = glare
			? glare.power * Math.exp(-((x - glare.x) ** 2 + (y - glare.y) ** 2) / glare.radius ** 2)
			: 0;
		return { factor, added, tint };
	};
}

/** What makes it worse: shadows of fingers, a bar of light on a sleeve, a crease, a small and poor file. */
function spoil(r, context, width, height) {
	const long = Math.max(width, height);
	if (r.likely(0.5)) {
		context.filter = `blur(${0.012 * long}px)`;
		context.strokeStyle = `rgb(0 0 0 / ${r.between(0.15, 0.4)})`;
		context.lineCap = 'round';
		const [x, y] = [r.between(0.1, 0.9) * width, r.between(0.3, 0.9) * height];
		for (let finger = 0; finger < 3; finger++) {
			context.lineWidth = r.between(0.03, 0.06) * long;
			context.beginPath();
			context.moveTo(x + finger * 0.07 * long, height * 1.1);
			context.lineTo(x + finger * 0.06 * long, y - r.between(0, 0.1) * long);
			context.stroke();
		}
		context.filter = 'none';
	}
	if (r.likely(0.35)) {
		const bar = context.createLinearGradient(0, 0, width, height * r.between(-0.6, 0.6));
		const at = r.between(0.15, 0.85);
		bar.addColorStop(Math.max(0, at - 0.07), 'rgb(255 255 255 / 0)');
		bar.addColorStop(at, `rgb(255 255 250 / ${r.between(0.2, 0.5)})`);
		bar.addColorStop(Math.min(1, at + 0.07), 'rgb(255 255 255 / 0)');
		context.fillStyle = bar;
		context.fillRect(0, 0, width, height);
	}
	if (r.likely(0.2)) {
		context.strokeStyle = 'rgb(255 255 255 / 0.4)';
		context.lineWidth = r.between(1, 2.5);
		context.beginPath();
		context.moveTo(r.between(0, width), 0);
		context.lineTo(r.between(0, width), height);
		context.stroke();
	}
}

async function photograph(r, laid, degrees, long, { shown, hard, onTitle }) {
	const seen = view(r, laid, long, degrees);
	const { width, height } = seen;
	const source = laid.canvas
		.getContext('2d')
		.getImageData(0, 0, laid.canvas.width, laid.canvas.height);
	const { canvas, context } = canvasOf(width, height);
	const picture = context.createImageData(width, height);
	const light = lightOf(r, width, height, shown, seen.toPicture(onTitle));
	const noise = r.between(2, 10);
	for (let y = 0, i = 0; y < height; y++) {
		for (let x = 0; x < width; x++, i += 4) {
			const sum = [0, 0, 0];
			for (const [dx, dy] of [
				[0.25, 0.25],
				[0.75, 0.25],
				[0.25, 0.75],
				[0.75, 0.75]
			]) {
				const [sx, sy] = seen.toScene(x + dx, y + dy);
				const at = 4 * (mirrored(sy, source.height) * source.width + mirrored(sx, source.width));
				for (let c = 0; c < 3; c++) sum[c] += source.data[at + c];
			}
			const { factor, added, tint } = light(x, y);
			const grain = (r.between(-1, 1) + r.between(-1, 1)) * noise;
			for (let c = 0; c < 3; c++)
				picture.data[i + c] = (sum[c] / 4) * factor * tint[c] + added + grain;
			picture.data[i + 3] = 255;
		}
	}
	context.putImageData(picture, 0, 0);
	const blurred = canvasOf(width, height);
	const blur = r.between(0.2, 1.1) + (shown === 'blur' ? 1 : 0);
	blurred.context.filter = `blur(${(blur * long) / 1400}px)`;
	blurred.context.drawImage(canvas, 0, 0);
	if (r.likely(0.2)) {
		blurred.context.globalAlpha = 0.5;
		blurred.context.drawImage(canvas, r.between(-2.5, 2.5), r.between(-2.5, 2.5));
	}
	if (hard) spoil(r, blurred.context, width, height);
	const quality = hard ? r.between(0.3, 0.6) : r.between(0.5, 0.88);
	const blob = await blurred.canvas.convertToBlob({ type: 'image/jpeg', quality });
	return { blob, toPicture: seen.toPicture };
}

const mirrored = (value, size) => {
	const at = Math.abs(Math.round(value)) % (2 * size);
	return at < size ? at : 2 * size - 1 - at;
};

async function asDataUrl(blob) {
	const bytes = new Uint8Array(await blob.arrayBuffer());
	let text = '';
	for (let i = 0; i < bytes.length; i += 8192)
		text += String.fromCharCode(...bytes.subarray(i, i + 8192));
	return btoa(text);
}

globalThis.drawing = { canvasOf, colour, blank, title, sizeFor, smallText, fontOf };

/** Seen from nearer or farther; a poor picture is small, but no letter is lost in it. */
const longSide = (r, count, hard) => {
	const long = [0, 1200, 1350, 1500, 1700, 1800][count] * r.between(0.62, 1.1);
	return hard ? Math.max(150 + 300 * count, long * r.between(0.5, 0.85)) : long;
};

/**
 * The picture is held turned by `held.turned`; `held.shown` makes sure of one thing that else is left to chance:
 * `glare` on the first title, `shadow`, `sleeve` or `blur`; `held.hard` makes everything harder.
 * Kinds: `row`, `mafia`, `city`, `character`, and without any card: `prose`, `strange`, `poster`, `none` and all of
 * `drawOthers.mjs`.
 */
globalThis.drawPicture = async (seed, kind, family, words, held = {}) => {
	const { turned = 0, shown = null, hard = false } = held;
	const r = chance(seed);
	const deck = deckOf(r, family);
	const upsideDown = turned === 0 && r.likely(0.15);
	const count = kind === 'row' ? r.one([1, 2, 2, 3, 3, 4, 5]) : 1;
	const chosen = words.titled[kind] ? r.one(words.titled[kind]) : null;
	const one = () => [cardOfOne(r, deck, chosen.text, words.prose)];
	const others = globalThis.drawing.others;
	const cards = {
		row: () => Array.from({ length: count }, () => cardOfTwo(r, deck, words)),
		mafia: one,
		city: one,
		character: one,
		prose: () => [page(r, deck, words.prose)],
		poster: () => [poster(r, deck, words.near)],
		strange: () => Array.from({ length: r.whole(1, 4) }, () => strangeCard(r, deck, words.strange)),
		none: () => [],
		...Object.fromEntries(
			Object.entries(others).map(([name, draw]) => [name, () => draw(r, deck, words)])
		)
	}[kind]();
	const laid = scene(r, cards, kind, shown);
	if (kind === 'none') laid.area = { x: 100, y: 100, width: 1000, height: 800 };
	const way = turned + (upsideDown ? 180 : 0);
	const first = cards[0]?.up?.quad ?? cards[0]?.quad;
	const onTitle = first === undefined ? [0, 0] : laid.places[0](first)[0];
	const long = longSide(r, count, hard);
	const { blob, toPicture } = await photograph(r, laid, way, long, { shown, hard, onTitle });
	const seen = (i, quad) =>
		laid.places[i](quad)
			.map(toPicture)
			.map((point) => point.map((n) => Math.round(n * 10) / 10));
	const { ground, light } = deck;
	const truth = { kind, font: family, turned, shown, rot180: upsideDown, ground, light };
	if (kind === 'row') {
		truth.cards = cards.map(({ up, down }, i) => {
			const [upper, lower] = [up, down].map(({ text, quad }) => ({ text, quad: seen(i, quad) }));
			return upsideDown ? { up: lower, down: upper } : { up: upper, down: lower };
		});
		if (upsideDown) truth.cards.reverse();
	} else if (chosen)
		Object.assign(truth, { id: chosen.id, text: chosen.text, quad: seen(0, cards[0].quad) });
	return { picture: await asDataUrl(blob), truth };
};
