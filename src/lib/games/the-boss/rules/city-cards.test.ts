import { expect, test } from 'vitest';
import { CITIES } from '../model';
import { FACES, hiddenCards, knownCards } from './city-cards';
import { CITY_CARDS } from './city-sets';

test('TB-5 no city is said to have more cards than it has', () => {
	for (const city of CITIES) expect(knownCards(city).length).toBeLessThanOrEqual(CITY_CARDS[city]);
	const unknown = CITIES.filter((city) => knownCards(city).length < CITY_CARDS[city]);
	expect(unknown).toEqual(['boston', 'cincinnati', 'stLouis']);
});

test('TB-5 any money from 0 to 9 and any sanction may be entered', () => {
	expect(FACES).toHaveLength(16);
});

test('TB-5 what can still be hidden is offered first', () => {
	const open = [1, 4, 2, 'revolver'] as const;
	expect(hiddenCards('detroit', open, knownCards('detroit'))).toEqual({
		faces: [3],
		complete: true
	});
	expect(hiddenCards('boston', ['prison'], knownCards('boston'))).toEqual({
		faces: [3],
		complete: false
	});
	expect(hiddenCards('boston', ['prison'], [3, 3, 2, 'prison'])).toEqual({
		faces: [3, 3, 2],
		complete: true
	});
});

test('TB-5 a card that the list lacks shows another box, so nothing is certain', () => {
	expect(hiddenCards('detroit', [5, 1], knownCards('detroit'))).toEqual({
		faces: [2, 3, 4, 'revolver'],
		complete: false
	});
});
