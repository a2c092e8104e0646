import { describe, expect, test } from 'vitest';
import { given, refusedWith } from '$lib/engine/given-when-then';
import { decider, each, full, inAction, place, setupOf } from './scene';
import { mafiosi, target } from '../setup';

const exchange = (player: number) => ({ type: 'exchange', player }) as const;

describe('set-up', () => {
	test('MC-1.1 the chosen player starts, and only those who sit there play', () => {
		const game = given(decider, setupOf({ players: 3, start: 2 }));
		expect(full(game.state, 'action').turn).toBe(2);
		game.when(place(3, 'prison')).then(refusedWith('noSuchPlayer', 'MC-1.1'));
		game.when(place(-1, 'prison')).then(refusedWith('noSuchPlayer', 'MC-1.1'));
		game.when(place(0.5, 'prison')).then(refusedWith('noSuchPlayer', 'MC-1.1'));
	});

	test.each([
		[3, 8, 4],
		[4, 7, 4],
		[5, 6, 4]
	] as const)('MC-1.2 %i players: %i mafiosi in hand, %i in reserve', (players, hand, reserve) => {
		expect(mafiosi(players)).toEqual({ hand, reserve });
		const { state } = given(decider, setupOf({ players }));
		expect(each(state, 'hand')).toEqual(Array.from({ length: players }, () => hand));
		expect(each(state, 'reserve')).toEqual(Array.from({ length: players }, () => reserve));
	});

	test('MC-1.3 there is no eighth location', () => {
		const nowhere = 'casino' as 'prison';
		inAction().when(place(0, nowhere)).then(refusedWith('noSuchLocation', 'MC-1.3'));
		const inherited = 'constructor' as 'prison';
		inAction().when(place(0, inherited)).then(refusedWith('noSuchLocation', 'MC-1.3'));
	});

	test('MC-1.4 the figures stand on their own locations', () => {
		const { state } = given(decider, setupOf());
		expect(state).toMatchObject({ assassin: 'harbour', policeman: null, mayor: null });
	});

	test.each([
		[3, 15, 10],
		[4, 13, 8],
		[5, 11, 7]
	] as const)('MC-1.5 %i players: %i VP, beginners %i', (players, advanced, beginners) => {
		expect(target(players, 'advanced')).toBe(advanced);
		expect(target(players, 'beginners')).toBe(beginners);
	});

	test('MC-1.6 of 49 cards everybody draws two', () => {
		const { state } = given(decider, setupOf({ players: 5 }));
		expect(state).toMatchObject({ drawPile: 39, discardPile: 0 });
		expect(each(state, 'cards')).toEqual([2, 2, 2, 2, 2]);
	});

	test('MC-1.6 both cards may be exchanged, once, from the starting player on', () => {
		const game = given(decider, setupOf({ start: 1 }));
		const { state } = game.when(exchange(2)).then({ type: 'exchanged', player: 2 });
		expect(state).toMatchObject({ drawPile: 39, discardPile: 2, mayExchange: [3, 0] });
		const after = game.and(exchange(2));
		after.when(exchange(2)).then(refusedWith('exchangeOver', 'MC-1.6'));
		after.when(exchange(1)).then(refusedWith('exchangeOver', 'MC-1.6'));
		after.and(exchange(0)).when(exchange(3)).then(refusedWith('exchangeOver', 'MC-1.6'));
	});

	test('MC-1.6 the first action ends the exchange', () => {
		given(decider, setupOf(), place(0, 'prison'))
			.when(exchange(3))
			.then(refusedWith('exchangeOver', 'MC-1.6'));
	});

	test('MC-1.6 one card alone may not be exchanged', () => {
		inAction({ players: [{ cards: 1 }] }, { mayExchange: [0, 1, 2, 3] })
			.when(exchange(0))
			.then(refusedWith('exchangeNeedsTwo', 'MC-1.6'));
	});

	test('MC-1.7 the starting player shuffles at the moment that a card is needed', () => {
		inAction({ board: { drawPile: 1, discardPile: 6 } }, { start: 3 })
			.when({ type: 'play', player: 0, play: { as: 'deals' } })
			.then(
				{ type: 'cardsPlayed', player: 0, play: { as: 'deals' }, cards: 1 },
				{ type: 'drew', player: 0, cards: 1, reason: 'deals' },
				{ type: 'reshuffled', by: 3, kept: 1 },
				{ type: 'drew', player: 0, cards: 2, reason: 'deals' },
				{ type: 'discarded', player: 0, cards: 1 }
			);
	});

	test('MC-1.7 a card is not shuffled for its own draw: it is discarded after its effect', () => {
		const play = { type: 'play', player: 0, play: { as: 'deals' } } as const;
		const some = inAction({ board: { drawPile: 1, discardPile: 6 } }).when(play);
		expect(some.state).toMatchObject({ drawPile: 4, discardPile: 2 });
		const one = inAction({ board: { drawPile: 1, discardPile: 0 } }).when(play);
		expect(one.state).toMatchObject({ drawPile: 0, discardPile: 2 });
		const none = inAction({ board: { drawPile: 0, discardPile: 0 } }).when(play);
		expect(none.state).toMatchObject({ drawPile: 0, discardPile: 1 });
		expect(each(none.state, 'cards')[0]).toBe(4);
	});

	test('MC-1.7 with three cards in the draw pile nobody shuffles', () => {
		const { state } = inAction({ board: { drawPile: 3, discardPile: 6 } }).when({
			type: 'play',
			player: 0,
			play: { as: 'deals' }
		});
		expect(state).toMatchObject({ drawPile: 0, discardPile: 8 });
	});
});
