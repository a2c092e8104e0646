import { describe, expect, test } from 'vitest';
import { beforeLast } from './light-table';

describe('MC-4 the end of the game', () => {
	test('MC-1.5 below the target the game goes on', () => {
		expect(beforeLast([6, 0, 0, 0]).control(0).state.phase).toBe('strategy');
		expect(beforeLast([7, 0, 0, 0]).control(0).state.phase).toBe('finished');
	});

	test('MC-4 most VP wins without a question', () => {
		const { state } = beforeLast([9, 8, 0, 0]).control(0);
		expect(state).toMatchObject({
			ranking: [{ seat: 0 }, { seat: 1 }, { place: 3 }, { place: 3 }]
		});
	});

	test('MC-4 a tie asks for the reserves, then for the cards, then decides by itself', () => {
		const table = beforeLast([8, 8, 8, 0]).control(null);
		expect(table.state).toMatchObject({ phase: 'tieBreak', by: 'reserve', tied: [0, 1, 2] });
		table.tap({ type: 'tellBest', players: [0, 2] });
		expect(table.state).toMatchObject({ phase: 'tieBreak', by: 'cards', tied: [0, 2] });
		table.tap({ type: 'tellBest', players: [0, 2] });
		expect(table.state).toMatchObject({
			phase: 'finished',
			ranking: [{ seat: 2 }, { seat: 0 }, { seat: 1 }, { seat: 3 }],
			decidedBy: { key: 'wonByDistance' }
		});
	});

	test('MC-4 one who is best alone wins by that', () => {
		const reserve = beforeLast([8, 8, 8, 0]).control(null);
		reserve.tap({ type: 'tellBest', players: [1] });
		expect(reserve.state).toMatchObject({
			ranking: [{ seat: 1 }, { place: 2 }, { place: 2 }, { place: 4 }],
			decidedBy: { key: 'wonByReserve' }
		});
		const cards = beforeLast([8, 8, 0, 0]).control(null);
		cards.tap({ type: 'tellBest', players: [0, 1] }).tap({ type: 'tellBest', players: [0] });
		expect(cards.state).toMatchObject({ decidedBy: { key: 'wonByCards' } });
	});

	test('MC-4 those told to be behind share a place: how they differ is not known', () => {
		const table = beforeLast([8, 8, 8, 0]).control(null);
		table.tap({ type: 'tellBest', players: [0, 1, 2] }).tap({ type: 'tellBest', players: [0] });
		expect(table.state).toMatchObject({
			ranking: [
				{ seat: 0, place: 1 },
				{ seat: 1, place: 2 },
				{ seat: 2, place: 2 },
				{ seat: 3, place: 4 }
			]
		});
	});

	test('MC-4 the Mayor decides after the cards', () => {
		const table = beforeLast([8, 7, 0, 0]).control(1);
		table.tap({ type: 'tellBest', players: [0, 1] }).tap({ type: 'tellBest', players: [0, 1] });
		expect(table.state).toMatchObject({
			ranking: [{ seat: 1 }, { seat: 0 }, {}, {}],
			decidedBy: { key: 'wonByMayor' }
		});
	});

	test.each([[[]], [[3]], [[1, 0]], [[0, 0]], [[0, 3]]])(
		'MC-4 %j are not best of the tied',
		(best) => {
			const table = beforeLast([8, 8, 8, 0]).control(null);
			expect(table.refusal({ type: 'tellBest', players: best })).toEqual(['lightNotTied', 'MC-4']);
		}
	);

	test('MC-4 points put right during the question ask it anew', () => {
		const table = beforeLast([8, 8, 8, 0]).control(null);
		table.correct({ what: 'vp', player: 0, to: 7 });
		expect(table.state).toMatchObject({ phase: 'tieBreak', tied: [1, 2] });
		table.correct({ what: 'vp', player: 1, to: 9 });
		expect(table.state).toMatchObject({ phase: 'finished', decidedBy: { key: 'wonByVp' } });
	});
});

describe('MC-2.4 the end of the round', () => {
	const round = (vp: readonly number[]) =>
		beforeLast(vp).control(null).tap({ type: 'endStrategy' });

	test('MC-2.4.1 the next player clockwise starts', () => {
		expect(round([0, 0, 0, 0]).state).toMatchObject({ phase: 'action', round: 2, start: 2 });
	});

	test('MC-2.4.2 a tie for the fewest VP asks nothing, everybody draws', () => {
		expect(round([1, 1, 2, 2]).last.filter(({ type }) => type === 'drew')).toEqual(
			[2, 3, 0, 1].map((player) => ({ type: 'drew', player, cards: 1, reason: 'everyone' }))
		);
	});

	test.each([true, false])('MC-2.4.2 alone with the fewest VP: cards alone fewest %s', (alone) => {
		const table = round([2, 1, 2, 2]);
		expect(table.state).toMatchObject({ phase: 'draws', fewestVp: 1 });
		table.tap({ type: 'tellFewestCards', alone });
		const extra = table.last.flatMap((event) =>
			event.type === 'drew' && event.reason !== 'everyone' ? [event] : []
		);
		expect(extra.map(({ player, reason }) => [player, reason])).toEqual([
			...(alone ? [[1, 'fewestVpAndCards']] : []),
			[1, 'fewestVp']
		]);
		expect(table.state).toMatchObject({ phase: 'action', round: 2 });
	});

	test('MC-2.4.2 points put right during the question', () => {
		const table = round([2, 1, 2, 2]).correct({ what: 'vp', player: 1, to: 2 });
		expect(table.state).toMatchObject({ phase: 'action', round: 2 });
	});
});
