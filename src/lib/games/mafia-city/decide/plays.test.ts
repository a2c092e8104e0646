import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { Event, Play } from '../schema';
import { at, each, full, inAction, inLocations, play } from '../tests/scene';

const scene = {
	stacks: { prison: 'abc', harbour: 'bb', townHall: 'ca' },
	players: [{}, { cards: 1 }]
} as const;

describe('what cards do in Phase I', () => {
	const cases: readonly (readonly [play: Play, effect: Event])[] = [
		[
			{ as: 'informer', target: at('prison', 1) },
			{ type: 'jailed', mover: 0, owner: 1, target: at('prison', 1) }
		],
		[
			{ as: 'thief', from: 1 },
			{ type: 'stolen', by: 0, from: 1 }
		],
		[
			{ as: 'levers', locations: ['prison', 'harbour'] },
			{ type: 'swapped', locations: ['prison', 'harbour'] }
		],
		[
			{ as: 'bigPlan', from: at('prison', 2), to: 'harbour' },
			{ type: 'moved', owner: 2, from: at('prison', 2), to: 'harbour' }
		],
		[
			{ as: 'hat', from: at('townHall', 1) },
			{ type: 'wentHome', owner: 0, from: at('townHall', 1) }
		],
		[
			{ as: 'twoHats', to: 'harbour' },
			{ type: 'reinforced', owner: 0, to: 'harbour' }
		]
	];

	test.each(cases)('MC-5 %o', (it, effect) => {
		const cards = it.as === 'twoHats' ? 2 : 1;
		inAction(scene)
			.when(play(0, it))
			.then({ type: 'cardsPlayed', player: 0, play: it, cards }, effect);
	});

	const after = (it: Play) => full(inAction(scene).and(play(0, it)).state, 'action');

	test('MC-5 Informer: into the Cell, those above slide down', () => {
		const state = after({ as: 'informer', target: at('prison', 1) });
		expect(state.stacks.prison).toEqual([0, 2]);
		expect(state.cell).toEqual([{ owner: 1, round: 1, phase: 'action' }]);
	});

	test('MC-5 Thief: one card changes hands', () => {
		expect(each(after({ as: 'thief', from: 1 }), 'cards')).toEqual([5, 0, 5, 5]);
	});

	test('MC-5 Police Raid: all of the stack go home, the Cell stays', () => {
		const cell = [{ owner: 0, round: 1, phase: 'action' }] as const;
		const { state } = inAction({ stacks: { prison: 'abca' }, board: { cell } }).when(
			play(0, { as: 'policeRaid', location: 'prison' })
		);
		expect(full(state, 'action')).toMatchObject({ stacks: { prison: [] }, cell });
		expect(each(state, 'hand')).toEqual([5, 4, 4, 3]);
	});

	test('MC-5 Levers: the lowest of both change places', () => {
		const { stacks } = after({ as: 'levers', locations: ['prison', 'harbour'] });
		expect(stacks).toMatchObject({ prison: [1, 1, 2], harbour: [0, 1] });
	});

	test('MC-5 Big Plan: on top of the other stack', () => {
		const { stacks } = after({ as: 'bigPlan', from: at('prison'), to: 'harbour' });
		expect(stacks).toMatchObject({ prison: [1, 2], harbour: [1, 1, 0] });
	});

	test('MC-5 Deals: three drawn, one of them discarded', () => {
		const state = after({ as: 'deals' });
		expect(state).toMatchObject({ drawPile: 17, discardPile: 2 });
		expect(each(state, 'cards')).toEqual([6, 1, 5, 5]);
	});

	test('MC-5 one Hat: home; two Hats: from reserve into the city', () => {
		expect(each(after({ as: 'hat', from: at('townHall', 1) }), 'hand')[0]).toBe(4);
		const reinforced = after({ as: 'twoHats', to: 'harbour' });
		expect(reinforced.stacks.harbour).toEqual([1, 1, 0]);
		expect(reinforced.players[0]).toMatchObject({ hand: 3, reserve: 1, cards: 3 });
	});
});

describe('targets that cards refuse', () => {
	const refused: readonly (readonly [play: Play, key: string, title: string])[] = [
		[{ as: 'informer', target: at('prison', 3) }, 'noMafiosoThere', 'above the stack'],
		[{ as: 'informer', target: at('prison', -1) }, 'noMafiosoThere', 'below the stack'],
		[{ as: 'informer', target: at('prison', 0.5) }, 'noMafiosoThere', 'between levels'],
		[{ as: 'thief', from: 0 }, 'thiefSelf', 'from oneself'],
		[{ as: 'thief', from: 2 }, 'nothingToSteal', 'from an empty hand'],
		[{ as: 'policeRaid', location: 'prison' }, 'raidNeedsTwo', 'with one own mafioso'],
		[{ as: 'levers', locations: ['prison', 'privateClub'] }, 'leversEmpty', 'an empty stack'],
		[{ as: 'levers', locations: ['prison', 'prison'] }, 'otherLocation', 'one location twice'],
		[{ as: 'bigPlan', from: at('harbour', 2), to: 'prison' }, 'noMafiosoThere', 'nobody there'],
		[{ as: 'bigPlan', from: at('prison'), to: 'prison' }, 'otherLocation', 'to the same stack'],
		[{ as: 'hat', from: at('prison', 1) }, 'notOwnMafioso', 'not an own one'],
		[{ as: 'twoHats', to: 'prison' }, 'reserveEmpty', 'nobody in reserve'],
		[{ as: 'hiredAssassin', target: at('harbour') }, 'cardNotInAction', 'of type Location'],
		[{ as: 'secretDeal' }, 'cardNotInAction', 'of type Location'],
		[{ as: 'plusOne' }, 'cardNotInAction', 'of type Location'],
		[{ as: 'complicity', target: at('prison') }, 'noJailing', 'nobody was jailed']
	];

	test.each(refused)('MC-5 %o is refused: %s (%s)', (it, key) => {
		const players = [{ reserve: 0 }, {}, { cards: 0 }];
		inAction({ ...scene, players })
			.when(play(0, it))
			.then(refusedWith(key, 'MC-5'));
	});

	test.each([
		[{ as: 'thief', from: 9 }, 'noSuchPlayer', 'MC-1.1'],
		[{ as: 'policeRaid', location: 'x' as 'prison' }, 'noSuchLocation', 'MC-1.3'],
		[{ as: 'twoHats', to: 'x' as 'prison' }, 'noSuchLocation', 'MC-1.3'],
		[{ as: 'bigPlan', from: at('prison'), to: 'x' as 'prison' }, 'noSuchLocation', 'MC-1.3'],
		[{ as: 'informer', target: at('x' as 'prison') }, 'noSuchLocation', 'MC-1.3'],
		[{ as: 'levers', locations: ['x' as 'prison', 'prison'] }, 'noSuchLocation', 'MC-1.3']
	] as const)('%o is refused, never thrown at: %s', (it, key, rule) => {
		inAction(scene).when(play(0, it)).then(refusedWith(key, rule));
	});

	test('MC-5 cards that are not in hand are not played', () => {
		inAction({ players: [{ cards: 1 }] })
			.when(play(0, { as: 'twoHats', to: 'prison' }))
			.then(refusedWith('tooFewCards', 'MC-5'));
		inAction({ players: [{ cards: 0 }] })
			.when(play(0, { as: 'deals' }))
			.then(refusedWith('tooFewCards', 'MC-5'));
	});

	test('MC-5 cards of type Action are not played in Phase II', () => {
		inLocations('prison', scene)
			.when(play(0, { as: 'deals' }))
			.then(refusedWith('cardNotInLocations', 'MC-2.1'));
	});
});
