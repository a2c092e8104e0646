import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { Location } from '../model';
import type { Command } from '../schema';
import { each, full, inAction, inStrategy, next } from '../tests/scene';

const take = (player: number, location: Location, ...levels: readonly number[]): Command => ({
	type: 'takeBack',
	player,
	location,
	levels
});
const choose = (location: Location): Command => ({ type: 'choose', location });
const end: Command = { type: 'endStrategy' };

describe('Phase III with the Mayor on Town Hall', () => {
	const game = inStrategy({ stacks: { prison: 'abab', harbour: 'cb' } });

	test('MC-2.3 locations 1 to 7, players clockwise from the starting player', () => {
		expect(full(game.state, 'strategy')).toMatchObject({ ruler: null, location: 'prison' });
		const later = game.and(take(1, 'prison', 1));
		// Seat 1 was the last one there, so the Harbour follows.
		expect(full(later.state, 'strategy').location).toBe('harbour');
		later.when(take(0, 'prison', 0)).then(refusedWith('locationClosed', 'MC-2.3'));
	});

	test('MC-2.3 a later decision says that the earlier ones were declined', () => {
		const rotated = inStrategy({ stacks: { prison: 'abc' } }, { start: 1 });
		const { state } = rotated
			.when(take(2, 'prison', 2))
			.then({ type: 'takenBack', player: 2, location: 'prison', levels: [2] });
		expect(full(state, 'strategy').decided).toEqual([1, 2]);
		rotated
			.and(take(2, 'prison', 2))
			.when(take(1, 'prison', 1))
			.then(refusedWith('hasDecided', 'MC-2.3'));
		game
			.when(take(2, 'harbour', 0))
			.then(
				{ type: 'unmarked', location: 'prison' },
				{ type: 'takenBack', player: 2, location: 'harbour', levels: [0] },
				{ type: 'unmarked', location: 'harbour' },
				{ type: 'unmarked', location: 'fightersClub' },
				{ type: 'unmarked', location: 'policeStation' },
				{ type: 'unmarked', location: 'businessDistrict' },
				{ type: 'unmarked', location: 'privateClub' },
				{ type: 'unmarked', location: 'townHall' }
			);
	});

	test('MC-2.3 nobody decides twice because the start is put right in between', () => {
		const put = inStrategy({ stacks: { prison: 'abbc' } }, { start: 1 }).and(
			take(1, 'prison', 1),
			{ type: 'correct', correction: { what: 'start', player: 0 } },
			take(0, 'prison', 0)
		);
		put.when(take(1, 'prison', 0)).then(refusedWith('hasDecided', 'MC-2.3'));
		expect(put.when(take(2, 'prison', 1)).result.ok).toBe(true);
	});

	test('MC-2.3 `next` leaves a location as it is', () => {
		const { state } = game.when(next).then({ type: 'unmarked', location: 'prison' });
		expect(full(state, 'strategy').location).toBe('harbour');
		game.and(next, next).when(next).then(refusedWith('strategyDone', 'MC-2.3'));
	});

	test('MC-2.3 the order is fixed', () => {
		game.when(choose('harbour')).then(refusedWith('orderFixed', 'MC-2.3'));
	});

	test('MC-2.3 own mafiosi only, each once; none to all', () => {
		game.when(take(0, 'prison', 1)).then(refusedWith('notOwnMafioso', 'MC-2.3'));
		game.when(take(0, 'prison', 4)).then(refusedWith('noMafiosoThere', 'MC-2.3'));
		game.when(take(0, 'prison', -1)).then(refusedWith('noMafiosoThere', 'MC-2.3'));
		game.when(take(0, 'prison')).then(refusedWith('takeSome', 'MC-2.3'));
		game.when(take(0, 'prison', 0, 0)).then(refusedWith('takeSome', 'MC-2.3'));
		game.when(take(0, 'prison', 2, 0)).then(refusedWith('takeSome', 'MC-2.3'));
		game.when(take(5, 'prison', 0)).then(refusedWith('noSuchPlayer', 'MC-1.1'));
		game.when(take(0, 'x' as 'prison', 0)).then(refusedWith('noSuchLocation', 'MC-1.3'));
		const { state } = game.when(take(0, 'prison', 0, 2));
		expect(full(state, 'strategy').stacks.prison).toEqual([1, 1]);
		expect(each(state, 'hand')).toEqual([5, 3, 3, 3]);
	});

	test('MC-2.3 nobody is taken out of the Cell', () => {
		const jailed = inStrategy({ board: { cell: [{ owner: 0, round: 1, phase: 'action' }] } });
		jailed.when(take(0, 'prison', 0)).then(refusedWith('noMafiosoThere', 'MC-2.3'));
		expect(jailed.when(end).state).toMatchObject({ cell: [{ owner: 0 }] });
	});
});

describe('Phase III with the Mayor held', () => {
	const game = inStrategy({
		stacks: { prison: 'aba', harbour: 'cb' },
		board: { mayor: 3 }
	});

	test('MC-2.3 the holder chooses location and players in any order, each once', () => {
		const chosen = game.and(take(1, 'prison', 1));
		expect(full(chosen.state, 'strategy')).toMatchObject({ location: 'prison', decided: [1] });
		expect(chosen.when(take(0, 'prison', 0)).result.ok).toBe(true);
		chosen.when(take(1, 'prison', 0)).then(refusedWith('hasDecided', 'MC-2.3'));
	});

	test('MC-2.3 going to another location closes the one before', () => {
		const moved = game.and(take(1, 'prison', 1), take(2, 'harbour', 0));
		moved.when(take(0, 'prison', 0)).then(refusedWith('locationClosed', 'MC-2.3'));
		moved.when(choose('prison')).then(refusedWith('locationClosed', 'MC-2.3'));
		game
			.and(choose('harbour'))
			.when(choose('prison'))
			.then(
				{ type: 'unmarked', location: 'harbour' },
				{ type: 'chosen', location: 'prison', by: 3 }
			);
		game
			.and(choose('harbour'))
			.when(choose('harbour'))
			.then(refusedWith('nothingChanges', 'MC-2.3'));
	});

	test('MC-2.3 a location is done when all there have decided, or by `next`', () => {
		const done = game.and(take(1, 'prison', 1), take(0, 'prison', 0));
		expect(full(done.state, 'strategy').location).toBeNull();
		done.when(take(0, 'prison', 0)).then(refusedWith('locationClosed', 'MC-2.3'));
		game.when(next).then(refusedWith('chooseFirst', 'MC-2.3'));
		game.and(choose('prison')).when(next).then({ type: 'unmarked', location: 'prison' });
	});

	test('MC-2.3 who held the Mayor when the phase began decides for the whole of it', () => {
		const { state } = game.when({ type: 'correct', correction: { what: 'mayor', to: null } });
		expect(full(state, 'strategy').ruler).toBe(3);
	});
});

describe('Phase IV', () => {
	test('MC-2.4.1 the starting player’s left neighbour starts the next round', () => {
		const { state } = inStrategy({}, { start: 3, round: 4 }).when(end);
		expect(full(state, 'action')).toMatchObject({
			start: 0,
			turn: 0,
			round: 5,
			passed: [false, false, false, false],
			mayExchange: []
		});
	});

	test('MC-2.4.2 the fewest VP alone, without the fewest cards alone, draws in steps 2 and 3', () => {
		const { state } = inStrategy({ players: [{ vp: 1 }, { vp: 2 }, { vp: 2 }, { vp: 2 }] }).when(
			end
		);
		expect(each(state, 'cards')).toEqual([7, 6, 6, 6]);
	});

	test('MC-2.4.2 everybody draws in step 3, the new starting player first, as far as cards go', () => {
		const { state } = inStrategy({ board: { drawPile: 1, discardPile: 1 } })
			.when(end)
			.then(
				{ type: 'strategyEnded' },
				{ type: 'startPassed', to: 1 },
				{ type: 'drew', player: 1, cards: 1, reason: 'everyone' },
				{ type: 'reshuffled', by: 1 },
				{ type: 'drew', player: 2, cards: 1, reason: 'everyone' },
				{ type: 'roundBegan', round: 2 }
			);
		expect(each(state, 'cards')).toEqual([5, 6, 6, 5]);
	});

	test('MC-2.4 nothing of Phases III and IV is done in another phase', () => {
		inAction().when(end).then(refusedWith('onlyInStrategy', 'MC-2.3'));
		inAction()
			.when(take(0, 'prison', 0))
			.then(refusedWith('onlyInStrategy', 'MC-2.3'));
	});
});
