import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import {
	at,
	complicity,
	each,
	full,
	inAction,
	inCell,
	inLocations,
	informer,
	inStrategy,
	next,
	place,
	play,
	veto
} from './scene';

const [A, B, C] = [0, 1, 2];

describe('the worked examples', () => {
	test('MC-6.1 two players tied on the fewest VP: nobody draws in steps 1 and 2', () => {
		const { state } = inStrategy({
			players: [{ vp: 1, cards: 1 }, { vp: 1 }, { vp: 2 }, { vp: 3 }]
		}).when({ type: 'endStrategy' });
		expect(each(state, 'cards')).toEqual([2, 6, 6, 6]);
	});

	test('MC-6.1 one alone with the fewest VP and the fewest cards draws three in all', () => {
		const { state } = inStrategy({
			players: [{ vp: 3 }, { vp: 2, cards: 1 }, { vp: 3, cards: 2 }, { vp: 4 }]
		})
			.when({ type: 'endStrategy' })
			.then(
				{ type: 'strategyEnded' },
				{ type: 'startPassed', to: 1 },
				{ type: 'drew', player: 1, cards: 1, reason: 'fewestVpAndCards' },
				{ type: 'drew', player: 1, cards: 1, reason: 'fewestVp' },
				{ type: 'drew', player: 1, cards: 1, reason: 'everyone' },
				{ type: 'drew', player: 2, cards: 1, reason: 'everyone' },
				{ type: 'drew', player: 3, cards: 1, reason: 'everyone' },
				{ type: 'drew', player: 0, cards: 1, reason: 'everyone' },
				{ type: 'roundBegan', round: 2 }
			);
		expect(each(state, 'cards')).toEqual([6, 4, 3, 6]);
	});

	test('MC-6.2 a +1 cancelled twice gives no extra VP; the VP for control stays', () => {
		const plusOne = play(A, { as: 'plusOne' });
		const game = inLocations('privateClub', {
			stacks: { privateClub: 'ab' },
			players: [{ cards: 2 }]
		}).and(plusOne, veto(B), plusOne, veto(C));
		game.when(plusOne).then(refusedWith('tooFewCards', 'MC-5'));
		const { state } = game.when(next);
		expect(each(state, 'vp')).toEqual([1, 0, 0, 0]);
		expect(each(state, 'cards')).toEqual([0, 3, 3, 5]);
	});

	test('MC-6.3 two Hats, two Fists, two Fists: it happens, and six cards are discarded', () => {
		const { state } = inAction({ stacks: { harbour: 'b' } }).and(
			play(A, { as: 'twoHats', to: 'harbour' }),
			veto(B),
			veto(A)
		);
		expect(full(state, 'action')).toMatchObject({ stacks: { harbour: [B, A] }, discardPile: 6 });
		expect(each(state, 'cards')).toEqual([1, 3, 5, 5]);
	});

	test('MC-6.4 nothing stops a mafioso placed after a Bullet, but a card can be cancelled', () => {
		const fired = inAction({}, { passed: [true, false, false, false] }).and(
			play(A, { as: 'bullet' })
		);
		fired.and(place(A, 'harbour')).when(veto(B)).then(refusedWith('nothingToVeto', 'MC-5.1'));
		expect(fired.and(play(A, { as: 'deals' })).when(veto(B)).result.ok).toBe(true);
	});

	test('MC-6.5 Informer, Complicity, Complicity: three mafiosi sit in the Cell', () => {
		const { state } = inAction({ stacks: { prison: 'a', harbour: 'b', townHall: 'c' } }).and(
			informer(A, at('harbour')),
			complicity(B, at('townHall')),
			complicity(C, at('prison'))
		);
		expect(inCell(state)).toEqual([B, C, A]);
	});

	test('MC-6.6 each decides once, clockwise from the start; the rest keep their order', () => {
		// Lowest first: three players take their mafiosi from one stack, as the rulebook draws it.
		const game = inStrategy({ stacks: { prison: 'abcabcd' } }).and(
			{ type: 'takeBack', player: 0, location: 'prison', levels: [3] },
			{ type: 'takeBack', player: 1, location: 'prison', levels: [1] }
		);
		expect(full(game.state, 'strategy').stacks.prison).toEqual([0, 2, 1, 2, 3]);
		game
			.when({ type: 'takeBack', player: 0, location: 'prison', levels: [0] })
			.then(refusedWith('hasDecided', 'MC-2.3'));
		const { state } = game.when({
			type: 'takeBack',
			player: 2,
			location: 'prison',
			levels: [1, 3]
		});
		expect(full(state, 'strategy').stacks.prison).toEqual([0, 1, 3]);
		expect(each(state, 'hand')).toEqual([4, 4, 5, 3]);
	});
});
