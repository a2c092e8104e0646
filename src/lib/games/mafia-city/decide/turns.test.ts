import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import { at, each, full, inAction, pass, place, play } from '../tests/scene';

const bullet = (player: number) => play(player, { as: 'bullet' });
const wait = (player: number) => ({ type: 'wait', player }) as const;
const NOTHING = { hand: 0, cards: 0 };

describe('turns of Phase I', () => {
	test('MC-2.1 turns go round clockwise', () => {
		const game = inAction().and(place(0, 'prison'), place(1, 'prison'), wait(2));
		expect(full(game.state, 'action').turn).toBe(3);
		game.when(place(0, 'prison')).then(refusedWith('othersTurn', 'MC-2.1'));
		expect(full(game.and(place(3, 'harbour')).state, 'action').turn).toBe(0);
	});

	test('MC-2.1 A: a mafioso from hand goes on top of a stack', () => {
		const { state } = inAction({ stacks: { harbour: 'bc' } })
			.when(place(0, 'harbour'))
			.then({ type: 'placed', player: 0, location: 'harbour' });
		expect(full(state, 'action').stacks.harbour).toEqual([1, 2, 0]);
		expect(each(state, 'hand')).toEqual([2, 3, 3, 3]);
	});

	test('MC-2.1 A: never from reserve', () => {
		inAction({ players: [{ hand: 0, reserve: 4 }] })
			.when(place(0, 'harbour'))
			.then(refusedWith('noneInHand', 'MC-2.1'));
	});

	test('MC-2.1 B: a waiting action discards one card', () => {
		const { state } = inAction().when(wait(0)).then({ type: 'waited', player: 0 });
		expect(each(state, 'cards')).toEqual([4, 5, 5, 5]);
		expect(state).toMatchObject({ discardPile: 1 });
		inAction({ players: [{ cards: 0 }] })
			.when(wait(0))
			.then(refusedWith('tooFewCards', 'MC-2.1'));
	});

	test('MC-2.1 C: whoever passes is left out from then on', () => {
		const game = inAction().and(
			pass(0),
			place(1, 'prison'),
			place(2, 'prison'),
			place(3, 'prison')
		);
		game.when(place(0, 'prison')).then(refusedWith('hasPassed', 'MC-2.1.1'));
		game.when(place(1, 'prison')).then({ type: 'placed', player: 1, location: 'prison' });
	});

	test('MC-2.1 nothing of Phase I is done in another phase', () => {
		const ended = inAction().and(pass(0), pass(1), pass(2), pass(3));
		ended.when(place(0, 'prison')).then(refusedWith('onlyInAction', 'MC-2.1'));
		ended.when(pass(0)).then(refusedWith('onlyInAction', 'MC-2.1'));
		ended.when(play(0, { as: 'deals' })).then(refusedWith('cardNotInLocations', 'MC-2.1'));
	});
});

describe('who has passed', () => {
	const passed = [true, false, true, false];

	test('MC-2.1.1 a Bullet allows one action when the turn comes round, and the pass stays', () => {
		const game = inAction({}, { passed }).and(bullet(0));
		expect(full(game.state, 'action').bullet).toBe(0);
		const { state } = game.when(place(0, 'prison'));
		expect(full(state, 'action')).toMatchObject({ bullet: null, turn: 1, passed });
	});

	test('MC-2.1.1 while a Bullet is open only its player acts', () => {
		const game = inAction({}, { passed }).and(bullet(0));
		game.when(place(1, 'prison')).then(refusedWith('bulletFirst', 'MC-2.1.1'));
		game.when(bullet(2)).then(refusedWith('bulletFirst', 'MC-2.1.1'));
		game.when(bullet(0)).then(refusedWith('bulletOnce', 'MC-2.1.1'));
	});

	test('MC-2.1.1 the action of a Bullet may be given up', () => {
		const { state } = inAction({}, { passed })
			.and(bullet(0))
			.when(pass(0))
			.then({ type: 'passed', player: 0, forced: false });
		expect(full(state, 'action')).toMatchObject({ bullet: null, turn: 1, passed });
	});

	test('MC-2.1.1 the tap of the next active player says that the Bullet was not used', () => {
		const game = inAction({}, { passed }).and(place(1, 'prison'));
		game.when(bullet(0)).then(refusedWith('bulletLater', 'MC-2.1.1'));
		expect(game.when(bullet(2)).result.ok).toBe(true);
	});

	test('MC-2.1.1 a Bullet is for those who have passed, and costs a card', () => {
		inAction().when(bullet(0)).then(refusedWith('bulletOnlyPassed', 'MC-2.1.1'));
		inAction({ players: [{ cards: 0 }] }, { passed })
			.when(bullet(0))
			.then(refusedWith('tooFewCards', 'MC-5'));
	});

	test('MC-2.1.1 the same player may fire again when the turn comes round again', () => {
		const only = [true, false, true, true];
		const game = inAction({}, { passed: only }).and(bullet(0), place(0, 'prison'));
		expect(game.and(place(1, 'prison')).when(bullet(0)).result.ok).toBe(true);
	});

	test('MC-2.1.1 a Police Raid cancels the pass of all who got one back', () => {
		const { state } = inAction(
			{ stacks: { harbour: 'babdb' } },
			{ turn: 1, passed: [true, false, true, true] }
		)
			.when(play(1, { as: 'policeRaid', location: 'harbour' }))
			.then(
				{
					type: 'cardsPlayed',
					player: 1,
					play: { as: 'policeRaid', location: 'harbour' },
					cards: 1
				},
				{ type: 'raided', by: 1, location: 'harbour' },
				{ type: 'passCancelled', player: 0 },
				{ type: 'passCancelled', player: 3 }
			);
		expect(full(state, 'action').passed).toEqual([false, false, true, false]);
		expect(each(state, 'hand')).toEqual([4, 6, 3, 4]);
	});

	test('MC-2.1.1 a Police Raid after a Bullet cancels the own pass too', () => {
		const { state } = inAction({ stacks: { harbour: 'aa' } }, { passed })
			.and(bullet(0))
			.when(play(0, { as: 'policeRaid', location: 'harbour' }));
		expect(full(state, 'action').passed).toEqual([false, false, true, false]);
	});

	test('MC-2.1.1 one Hat after a Bullet leaves the pass as it is', () => {
		const { state } = inAction({ stacks: { harbour: 'a' } }, { passed })
			.and(bullet(0))
			.when(play(0, { as: 'hat', from: at('harbour') }));
		expect(full(state, 'action').passed).toEqual(passed);
	});
});

describe('forced passes and the end of the phase', () => {
	test('MC-2.1.2 with no mafioso in hand and no card the pass comes by itself', () => {
		const { state } = inAction({ players: [{}, NOTHING, NOTHING] })
			.when(place(0, 'prison'))
			.then(
				{ type: 'placed', player: 0, location: 'prison' },
				{ type: 'passed', player: 1, forced: true },
				{ type: 'passed', player: 2, forced: true }
			);
		expect(full(state, 'action').passed).toEqual([false, true, true, false]);
	});

	test('MC-2.1.2 one card is enough to stay, since any may be discarded', () => {
		inAction({ players: [{}, { hand: 0, cards: 1 }] })
			.when(place(0, 'prison'))
			.then({ type: 'placed', player: 0, location: 'prison' });
	});

	test('MC-2.1.2 a forced pass takes no Bullet from those whose turn comes before', () => {
		const game = inAction({ players: [{}, {}, NOTHING] }, { passed: [false, true, false, false] });
		const { state } = game
			.when(place(0, 'prison'))
			.then(
				{ type: 'placed', player: 0, location: 'prison' },
				{ type: 'passed', player: 2, forced: true }
			);
		expect(full(state, 'action').turn).toBe(1);
		expect(game.and(place(0, 'prison')).when(bullet(1)).result.ok).toBe(true);
	});

	test('MC-2.1.2 the last forced pass waits while somebody could fire a Bullet before it', () => {
		const game = inAction({ players: [{}, {}, NOTHING] }, { passed: [false, true, false, true] });
		const waiting = game.and(pass(0));
		expect(full(waiting.state, 'action').passed).toEqual([true, true, false, true]);
		expect(waiting.when(bullet(1)).result.ok).toBe(true);
		expect(waiting.when(pass(2)).state.phase).toBe('locations');
	});

	test('MC-2.1.2 a Bullet with nothing left to act with is over at once', () => {
		inAction({ players: [{ hand: 0, cards: 1 }] }, { passed: [true, false, false, false] })
			.when(bullet(0))
			.then(
				{ type: 'cardsPlayed', player: 0, play: { as: 'bullet' }, cards: 1 },
				{ type: 'bulletGranted', player: 0 },
				{ type: 'passed', player: 0, forced: true }
			);
	});

	test('MC-2.1.3 the phase ends at once when the last player has passed', () => {
		const game = inAction({}, { turn: 2, passed: [true, true, false, true] });
		const { state } = game
			.when(pass(2))
			.then(
				{ type: 'passed', player: 2, forced: false },
				{ type: 'actionEnded' },
				{ type: 'chosen', location: 'prison', by: null }
			);
		expect(state.phase).toBe('locations');
		game.and(pass(2)).when(bullet(0)).then(refusedWith('onlyInAction', 'MC-2.1.3'));
	});

	test('MC-2.1.4 after a cancelled action the turn is over and its card is discarded', () => {
		const { state } = inAction({ stacks: { harbour: 'b' } })
			.and(play(0, { as: 'informer', target: at('harbour') }))
			.when({ type: 'veto', player: 1, with: 'policeChief' });
		expect(full(state, 'action')).toMatchObject({ turn: 1, discardPile: 2, cell: [] });
		expect(each(state, 'cards')).toEqual([4, 4, 5, 5]);
	});
});
