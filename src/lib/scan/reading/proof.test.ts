import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from './match';
import { proofOf } from './proof';

const claim = (title: string, { numbered = false, alone = true } = {}) => ({
	forms: [folded(title)],
	numbered,
	alone
});

/** A line as it was read, all its words with one confidence, 20 pixels for each letter and a gap of 10. */
function read(text: string, confidence = 95) {
	let left = 0;
	const words = text.split(' ').map((word) => {
		const right = left + 20 * word.length;
		const box = { text: word, confidence, left, right, top: 0, bottom: 40 };
		left = right + 10;
		return box;
	});
	return { text, confidence, words };
}

/** What stands in a picture, clearly printed, and the title that it comes near to. */
const NEAR_MISSES: readonly (readonly [string, string])[] = [
	['Velký plán', 'Velký pán'],
	['Velký plán', 'Velký plot'],
	['Veľký plán', 'Veľký pán'],
	['Tajná dohoda', 'Trapná dohoda'],
	['Tajná dohoda', 'Tajná dohra'],
	['Nájemný vrah', 'Najatý vrah'],
	['Nájemný vrah', 'Nájemný vrak'],
	['Zloděj', 'Zlodějka'],
	['Zloděj', 'Zloději'],
	['Taxikář', 'Taxikáři'],
	['Opravář', 'Oprava'],
	['Pilot', 'Pilát'],
	['Bankéř', 'Bankét'],
	['Policista', 'Policistka'],
	['Vrah', 'Práh'],
	['New York', 'New Fork'],
	['New York', 'New Work'],
	['Kansas City', 'Kansas Kitty'],
	['Philadelphia', 'Philadelphie'],
	['Memphis', 'Mephisto'],
	['Vylož', 'Vývoz'],
	['Vylož', 'Vylez'],
	['Zahoď', 'Záhon'],
	['Přesuň', 'Přísun']
];

describe('what readings say of a title', () => {
	it('a word clearly read that differs in a letter is another word', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...NEAR_MISSES),
				fc.integer({ min: 85, max: 100 }),
				fc.integer({ min: 1, max: 4 }),
				([title, other], confidence, times) => {
					const readings = Array.from({ length: times }, () => read(other, confidence));
					expect(proofOf(claim(title), readings)).toBe('against');
				}
			)
		);
	});

	it('one reading in which no letter differs outweighs others that are cut off', () => {
		expect(proofOf(claim('Přesuň'), [read('Přesu', 88), read('Přesuň', 40)])).toBe('clear');
	});

	it('poor readings bear a title out fairly, as long as few letters differ', () => {
		expect(proofOf(claim('Tajná dohoda'), [read('Tajná dohodě', 50)])).toBe('fair');
		expect(proofOf(claim('Zahoď'), [read('Zohod', 70)])).toBe('fair');
		expect(proofOf(claim('Zruš'), [read('Zruč', 57)])).toBe('none');
		expect(proofOf(claim('Nájemný vrah'), [read('Knajomnýmrub', 15)])).toBe('none');
	});

	it('a word of a sentence is no title', () => {
		expect(proofOf(claim('Velký plán'), [read('Měl velký plán, ale')])).toBe('against');
		expect(proofOf(claim('Zloděj'), [read('Zloděj ut')])).toBe('against');
		expect(proofOf(claim('Boston'), [read('V do Boston ej', 20)])).toBe('against');
		expect(proofOf(claim('Boston'), [read('| Boston e', 60)])).toBe('clear');
	});

	it('in a row the title of the next card stands farther off than a word that goes on', () => {
		const row = { alone: false };
		expect(proofOf(claim('Vezmi si', row), [read('Vezmi si jednu kartu')])).toBe('against');
		const next = { text: 'Zahoď', confidence: 95, left: 300, right: 400, top: 0, bottom: 40 };
		const line = { ...read('Vylož'), words: [...read('Vylož').words, next] };
		expect(proofOf(claim('Vylož', row), [line])).toBe('clear');
		expect(proofOf(claim('Vylož'), [line])).toBe('against');
	});

	it('the number before a word is proven elsewhere, the word here', () => {
		const numbered = { numbered: true, alone: false };
		for (const text of ['2 karty', 'z karty', 'karty', '| 7 karty'])
			expect(proofOf(claim('2 karty', numbered), [read(text)])).toBe('clear');
		expect(proofOf(claim('2 karty', numbered), [read('2 party')])).toBe('against');
	});

	it('nothing like the title says nothing of it', () => {
		expect(proofOf(claim('Boston'), [])).toBe('none');
		expect(proofOf(claim('Boston'), [read('xx')])).toBe('none');
	});
});
