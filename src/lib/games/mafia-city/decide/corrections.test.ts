import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { RuleId } from '$lib/engine/explanation';
import { LOCATIONS } from '../model';
import type { Command, Correction, TokenPlace } from '../schema';
import { each, full, inAction, inLocations, inStrategy, next, play, veto } from '../tests/scene';

const correct = (correction: Correction): Command => ({ type: 'correct', correction });
const move = (player: number, from: TokenPlace, to: TokenPlace): Command =>
	correct({ what: 'token', player, from, to });
const stack = (location: (typeof LOCATIONS)[number], level: number): TokenPlace => ({
	in: 'stack',
	location,
	level
});

const city = {
	stacks: { prison: 'abc' },
	board: {
		cell: [
			{ owner: 1, round: 1, phase: 'action' },
			{ owner: 2, round: 1, phase: 'locations' }
		]
	}
} as const;

describe('the table overrules', () => {
	test('a mafioso goes from any place to any other', () => {
		const game = inAction(city);
		const down = game.and(move(2, stack('prison', 2), stack('prison', 0)));
		expect(full(down.state, 'action').stacks.prison).toEqual([2, 0, 1]);
		const out = game.and(move(1, { in: 'cell', index: 0 }, { in: 'hand' }));
		expect(full(out.state, 'action').cell).toHaveLength(1);
		expect(each(out.state, 'hand')).toEqual([3, 4, 3, 3]);
		const into = game.and(move(0, { in: 'reserve' }, { in: 'cell', index: 1 }));
		expect(full(into.state, 'action').cell.map(({ owner }) => owner)).toEqual([1, 0, 2]);
		const same = game.and(move(1, { in: 'cell', index: 0 }, { in: 'cell', index: 1 }));
		expect(full(same.state, 'action').cell).toEqual([...city.board.cell].reverse());
		const between = game.and(move(3, { in: 'hand' }, stack('prison', 1)));
		expect(full(between.state, 'action').stacks.prison).toEqual([0, 3, 1, 2]);
	});

	test('cards go from pile to pile, numbers and figures are set', () => {
		const { state } = inAction(city).and(
			correct({ what: 'cards', from: 0, to: 'draw', count: 2 }),
			correct({ what: 'cards', from: 'draw', to: 3, count: 1 }),
			correct({ what: 'vp', player: 1, to: 7 }),
			correct({ what: 'assassin', to: 'townHall' }),
			correct({ what: 'policeman', to: 2 }),
			correct({ what: 'mayor', to: 3 }),
			correct({ what: 'start', player: 2 }),
			correct({ what: 'passed', player: 2, to: true }),
			correct({ what: 'turn', player: 1 })
		);
		expect(state).toMatchObject({
			drawPile: 21,
			assassin: 'townHall',
			policeman: 2,
			mayor: 3,
			start: 2,
			turn: 1,
			passed: [false, false, true, false]
		});
		expect(each(state, 'cards')).toEqual([3, 5, 5, 6]);
		expect(each(state, 'vp')).toEqual([0, 7, 0, 0]);
	});

	test('after a correction the last play cannot be answered any more', () => {
		inAction(city)
			.and(play(0, { as: 'deals' }), correct({ what: 'vp', player: 1, to: 7 }))
			.when(veto(1))
			.then(refusedWith('nothingToVeto', 'MC-5.1'));
	});

	test('MC-2.1.3 with everybody passed the phase ends', () => {
		inAction(city, { passed: [false, true, true, true] })
			.when(correct({ what: 'passed', player: 0, to: true }))
			.then(
				{ type: 'corrected', correction: { what: 'passed', player: 0, to: true } },
				{ type: 'actionEnded' },
				{ type: 'chosen', location: 'prison', by: null }
			);
	});

	test('MC-2.1.2 a correction forces nobody to pass', () => {
		const { state } = inAction({ players: [{ hand: 1, cards: 0 }] }).when(
			move(0, { in: 'hand' }, { in: 'reserve' })
		);
		expect(full(state, 'action').passed[0]).toBe(false);
	});

	test('MC-2.2.1 the choice of a location follows the Mayor', () => {
		const choosing = inLocations('prison', { board: { mayor: 2 } }).and(next);
		const other = choosing.and(correct({ what: 'mayor', to: 1 }));
		expect(full(other.state, 'locations').step).toEqual({ kind: 'choose', by: 1 });
		const none = choosing.and(correct({ what: 'mayor', to: null }));
		expect(full(none.state, 'locations').step).toMatchObject({ location: 'harbour' });
	});

	test('MC-2.2.5 markers come and go', () => {
		const game = inLocations('prison', {}, { marked: ['townHall'] });
		const here = game.and(correct({ what: 'marker', location: 'prison', to: true }));
		expect(full(here.state, 'locations').step).toMatchObject({ location: 'harbour' });
		const off = game.and(correct({ what: 'marker', location: 'townHall', to: false }));
		expect(full(off.state, 'locations').marked).toEqual([]);
		const last = inLocations('prison', {}, { marked: LOCATIONS.slice(1) });
		const ended = last.and(correct({ what: 'marker', location: 'prison', to: true }));
		expect(ended.state.phase).toBe('strategy');
		const early = inStrategy({ stacks: { prison: 'a', harbour: 'b' } }).and(next);
		const back = early.and(correct({ what: 'marker', location: 'prison', to: true }));
		expect(full(back.state, 'strategy').location).toBe('prison');
		back
			.when({ type: 'takeBack', player: 1, location: 'harbour', levels: [0] })
			.then(
				{ type: 'unmarked', location: 'prison' },
				{ type: 'takenBack', player: 1, location: 'harbour', levels: [0] },
				...LOCATIONS.slice(1).map((location) => ({ type: 'unmarked', location }) as const)
			);
	});

	test('MC-2, MC-3.1 the round is set, and whoever was jailed in it counts as jailed in it', () => {
		const { state } = inAction(city).and(correct({ what: 'round', to: 3 }));
		expect(full(state, 'action')).toMatchObject({ round: 3, turn: 0 });
		expect(full(state, 'action').cell.map(({ round }) => round)).toEqual([3, 3]);
	});

	test('a phase begins anew, from the end of the game too', () => {
		const won = inLocations(
			'privateClub',
			{ stacks: { privateClub: 'a' }, players: [{ vp: 20 }] },
			{ marked: LOCATIONS.filter((location) => location !== 'privateClub') }
		).and(next);
		expect(won.state.phase).toBe('finished');
		won.when(correct({ what: 'vp', player: 0, to: 1 })).then(refusedWith('gameOver', 'MC-4'));
		for (const to of ['action', 'locations', 'strategy'] as const) {
			const { state } = won.when(correct({ what: 'phase', to }));
			expect(state.phase).toBe(to);
			expect(full(state, to).round).toBe(1);
		}
	});

	const nonsense: readonly (readonly [Correction, string, RuleId])[] = [
		[{ what: 'vp', player: 9, to: 1 }, 'noSuchPlayer', 'MC-1.1'],
		[{ what: 'vp', player: 0, to: -1 }, 'badNumber', 'MC-2.2.4'],
		[{ what: 'vp', player: 0, to: 1.5 }, 'badNumber', 'MC-2.2.4'],
		[{ what: 'vp', player: 0, to: Number.NaN }, 'badNumber', 'MC-2.2.4'],
		[{ what: 'vp', player: 0, to: 100 }, 'badNumber', 'MC-2.2.4'],
		[{ what: 'vp', player: 0, to: 1e9 }, 'badNumber', 'MC-2.2.4'],
		[{ what: 'vp', player: 0, to: 0 }, 'nothingChanges', 'MC-2.2.4'],
		[{ what: 'cards', from: 0, to: 'draw', count: 6 }, 'tooFewInPile', 'MC-1.6'],
		[{ what: 'cards', from: 0, to: 'draw', count: 0 }, 'badNumber', 'MC-1.6'],
		[{ what: 'cards', from: 0, to: 0, count: 1 }, 'nothingChanges', 'MC-1.6'],
		[{ what: 'cards', from: 7, to: 'draw', count: 1 }, 'noSuchPlayer', 'MC-1.1'],
		[{ what: 'assassin', to: 'x' as 'prison' }, 'noSuchLocation', 'MC-1.3'],
		[{ what: 'assassin', to: 'harbour' }, 'nothingChanges', 'MC-3.2'],
		[{ what: 'mayor', to: null }, 'nothingChanges', 'MC-3.7'],
		[{ what: 'policeman', to: 4 }, 'noSuchPlayer', 'MC-1.1'],
		[{ what: 'round', to: 0 }, 'badNumber', 'MC-2'],
		[{ what: 'round', to: 100 }, 'badNumber', 'MC-2'],
		[{ what: 'round', to: 1 }, 'nothingChanges', 'MC-2'],
		[{ what: 'start', player: -1 }, 'noSuchPlayer', 'MC-1.1'],
		[{ what: 'turn', player: 0 }, 'nothingChanges', 'MC-2.1'],
		[{ what: 'passed', player: 0, to: false }, 'nothingChanges', 'MC-2.1.1'],
		[{ what: 'phase', to: 'action' }, 'nothingChanges', 'MC-2'],
		[{ what: 'marker', location: 'prison', to: true }, 'onlyInLocations', 'MC-2.2.5'],
		[token(0, stack('prison', 1), { in: 'hand' }), 'noPieceThere', 'MC-1.2'],
		[token(0, { in: 'cell', index: 0 }, { in: 'hand' }), 'noPieceThere', 'MC-1.2'],
		[token(0, { in: 'hand' }, stack('prison', 4)), 'badNumber', 'MC-3'],
		[token(0, stack('prison', 0), stack('prison', 3)), 'badNumber', 'MC-3'],
		[token(0, { in: 'hand' }, { in: 'cell', index: 3 }), 'badNumber', 'MC-3'],
		[token(0, { in: 'hand' }, { in: 'hand' }), 'nothingChanges', 'MC-3'],
		[token(0, stack('prison', 0), stack('prison', 0)), 'nothingChanges', 'MC-3'],
		[token(0, { in: 'hand' }, stack('x' as 'prison', 0)), 'noSuchLocation', 'MC-1.3']
	];

	test.each(nonsense)('nonsense is refused: %o: %s', (correction, key, rule) => {
		inAction(city).when(correct(correction)).then(refusedWith(key, rule));
	});

	test('what belongs to Phase I is not corrected in another', () => {
		const game = inLocations('prison');
		game.when(correct({ what: 'turn', player: 1 })).then(refusedWith('onlyInAction', 'MC-2.1'));
		game
			.when(correct({ what: 'passed', player: 1, to: true }))
			.then(refusedWith('onlyInAction', 'MC-2.1.1'));
	});
});

function token(player: number, from: TokenPlace, to: TokenPlace): Correction {
	return { what: 'token', player, from, to };
}
