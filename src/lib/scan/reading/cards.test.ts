import { describe, expect, it } from 'vitest';
import { acceptedTitles } from './accept';
import { cardsOf, moved, singleCard } from './cards';
import { matches, titlesOf } from './match';
import type { PlaceReading } from './read';

const WORDS = ['Vezmi si', 'Zahoď', 'Vylož', 'Přesuň', 'Zruš'];
const titles = titlesOf(WORDS.map((word) => ({ id: word, printed: [word] })));

/** A place around (x, y) where `text` was read, 20 pixels for each letter. */
function read(text: string, x: number, y: number, inverted = false, letter = 20): PlaceReading {
	const half = (text.length * letter) / 2;
	const strip = {
		x,
		y,
		angle: 0,
		start: -half,
		end: half,
		height: 40,
		letter,
		light: false,
		letters: null
	};
	const attempt = {
		strip,
		inverted,
		text,
		confidence: 90,
		words: [{ text, confidence: 90, left: 0, right: 2 * half, top: 0, bottom: 40 }],
		matches: matches(titles, text),
		crop: {
			image: { data: new Uint8Array(), width: 0, height: 0 },
			scale: 1,
			toPicture: (u: number, v: number) => ({ x: x - half + u, y: y - 20 + v })
		}
	};
	const guesses = attempt.matches.map((match) => ({ ...match, attempt }));
	const [best] = guesses;
	if (best === undefined) throw new Error('no titles');
	return { strip, best, guesses, proof: 'clear', attempts: [attempt] };
}

const found = (readings: readonly PlaceReading[]) =>
	cardsOf(acceptedTitles(readings, titles), readings);
const words = (readings: readonly PlaceReading[]) =>
	found(readings).cards.map(({ upper, lower }) => [
		upper?.sure === true ? upper.id : null,
		lower?.sure === true ? lower.id : null
	]);

describe('cards of two halves', () => {
	it('are of one size, however many smaller texts read well', () => {
		const effects = [160, 200, 240].map((y) => read('Vylož', 60, y, true, 8));
		const row = [read('Zahoď', 130, 100), read('Zruš', 130, 500, true), ...effects];
		expect(words(row)).toEqual([['Zahoď', 'Zruš']]);
	});

	it('hold no title that another look at the same place speaks against', () => {
		const row = [read('Zahoď', 130, 100), read('Zruš', 130, 500, true)];
		const fair = { ...read('Vylož', 480, 100), proof: 'fair' as const };
		const against = { ...read('Vylož', 485, 101), proof: 'against' as const };
		const refuted = { ...against, best: { ...against.best, distance: 0.3 } };
		expect(words([...row, fair])).toEqual([
			['Zahoď', 'Zruš'],
			['Vylož', null]
		]);
		expect(words([...row, fair, refuted])).toEqual([['Zahoď', 'Zruš']]);
	});

	it('hold no third title: what stands between the two is a corner effect', () => {
		const effect = read('Vylož', 60, 180, false, 12);
		const row = [read('Zahoď', 130, 100), read('Zruš', 130, 500, true), effect];
		expect(words(row)).toEqual([['Zahoď', 'Zruš']]);
		const beside = [...row, read('Přesuň', 480, 180)];
		expect(words(beside)).toEqual([
			['Zahoď', 'Zruš'],
			['Přesuň', null]
		]);
	});

	it('stand in the order of the row, each with its upper and its lower title', () => {
		const row = [
			read('Zruš', 500, 500, true),
			read('Zahoď', 500, 100),
			read('Vezmi si', 120, 100),
			read('Vylož', 130, 500, true)
		];
		expect(words(row)).toEqual([
			['Vezmi si', 'Vylož'],
			['Zahoď', 'Zruš']
		]);
		expect(found(row).uprightSure).toBe(false);
	});

	it('are none without an upright and an inverted title: other games accept nothing', () => {
		const upright = [read('Zruš', 500, 100), read('Zahoď', 100, 100)];
		expect(
			words(upright)
				.flat()
				.every((word) => word === null)
		).toBe(true);
		expect(found(upright).cards.length).toBeGreaterThan(0);
	});

	it('leave a half open where nothing was read, at the place where it must be', () => {
		const row = [
			read('Vezmi si', 120, 100),
			read('Vylož', 130, 500, true),
			read('Zahoď', 500, 100)
		];
		const [, second] = found(row).cards;
		expect(second?.lower?.sure).toBe(false);
		const [corner] = second?.lower?.at ?? [];
		expect(corner?.y).toBeGreaterThan(400);
	});

	it('take small text of the same words for no title', () => {
		const row = [
			read('Vezmi si', 120, 100),
			read('Vylož', 130, 500, true),
			read('Zruš', 120, 250, false, 8)
		];
		expect(words(row)).toEqual([['Vezmi si', 'Vylož']]);
	});

	it('leave a place open where two words are as near', () => {
		const row = [
			read('Vezmi si', 120, 100),
			read('Vylož', 130, 500, true),
			read('Zahoď', 500, 100),
			read('Zruš', 500, 100)
		];
		expect(words(row).flat()).not.toContain('Zahoď');
		expect(words(row).flat()).not.toContain('Zruš');
	});
});

describe('a card of one title', () => {
	it('is the nearest reading, and open where none is near', () => {
		const sure = [read('Zahoď', 100, 100), read('Zahxx', 400, 300)];
		const [card] = singleCard(acceptedTitles(sure, titles), sure);
		expect(card?.upper?.sure === true && card.upper.id).toBe('Zahoď');
		const open = [read('Zaxxď', 100, 100)];
		const [asked] = singleCard(acceptedTitles(open, titles), open);
		expect(asked?.upper?.sure ?? false).toBe(false);
	});

	it('moves with all its places', () => {
		const readings = [read('Zahoď', 100, 100)];
		const [card] = singleCard(acceptedTitles(readings, titles), readings);
		if (card === undefined) throw new Error('no card');
		const [corner] = moved(card, ({ x, y }) => ({ x: x + 1000, y })).at;
		expect(corner.x).toBeGreaterThan(1000);
	});
});
