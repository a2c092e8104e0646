import { describe, expect, test } from 'vitest';
import { Words } from '$lib/i18n/words.svelte';
import game from '../../game';
import { LOCATIONS } from '../../model';
import type { Command } from '../../schema';
import { progress } from '../../questions';
import { inLocations, inStrategy } from '../../tests/scene';
import { headline } from './headline';
import { speech } from './speech';
import { chooser } from '../../questions';

const words = speech(await Words.load(game.catalogues, ['Adam', 'Eva', 'Marek', 'Zuzana']));
const { ui } = words.c;

describe('the headline', () => {
	const take: Command = { type: 'takeBack', player: 0, location: 'prison', levels: [0] };
	const rest = LOCATIONS.slice(1).map((location): Command => ({ type: 'choose', location }));

	test.each([
		['with the Mayor on Town Hall', null, [take]],
		['with the Mayor held', 2, [take, ...rest]]
	] as const)('MC-2.3 %s nobody chooses once every location is done', (_, mayor, commands) => {
		const { state } = inStrategy({ stacks: { prison: 'a' }, board: { mayor } }).and(...commands);
		expect(headline(state, words)).toMatchObject({ seat: null, title: ui.strategy.done });
		expect(chooser(state)).toBeNull();
		expect(progress(state).actor).toBeNull();
	});

	test('MC-2.2.1 the last location is nobody’s choice', () => {
		const marked = LOCATIONS.filter((location) => location !== 'harbour');
		const { state } = inLocations('harbour', { board: { mayor: 2 } }, { marked });
		expect(headline(state, words).phase).toContain(ui.locations.last);
		const sooner = inLocations('harbour', { board: { mayor: 2 } }).state;
		expect(headline(sooner, words).phase).toContain(ui.locations.chosen(words.name(2)));
	});
});
