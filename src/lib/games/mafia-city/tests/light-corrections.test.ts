import { describe, expect, test } from 'vitest';
import type { Correction } from '../schema';
import { beforeLast, inLocations, Table } from './light-table';

describe('corrections', () => {
	test('MC-2.2.1 a Mayor put right gives the choice to the holder, and back', () => {
		const table = inLocations().correct({ what: 'mayor', to: 0 });
		expect(table.shown).toBeNull();
		expect(table.correct({ what: 'mayor', to: null }).shown).toBe('prison');
	});

	test('MC-2.2.5 a marker put right changes what is shown', () => {
		const table = inLocations().control(0);
		expect(table.correct({ what: 'marker', location: 'harbour', to: true }).shown).toBe(
			'fightersClub'
		);
		expect(table.correct({ what: 'marker', location: 'prison', to: false }).shown).toBe('prison');
	});

	test('MC-2 the round is set, and the phase stays', () => {
		const table = inLocations().correct({ what: 'round', to: 5 });
		expect(table.state).toMatchObject({ round: 5, phase: 'locations' });
	});

	test('MC-2.2.6 the seventh marker put down ends the phase', () => {
		const table = inLocations().control(null, null, null, null, null, null);
		expect(table.correct({ what: 'marker', location: 'townHall', to: true }).state.phase).toBe(
			'strategy'
		);
	});

	test('MC-2.3 a Mayor put right rules Phase III', () => {
		const table = beforeLast([0, 0, 0, 0]).control(null).correct({ what: 'mayor', to: 3 });
		expect(table.state).toMatchObject({ phase: 'strategy', ruler: 3 });
	});

	test('MC-2 a phase begins anew, out of a finished game too', () => {
		const table = beforeLast([9, 0, 0, 0]).control(null);
		expect(table.state.phase).toBe('finished');
		expect(table.correct({ what: 'phase', to: 'locations' }).shown).toBe('prison');
		expect(table.correct({ what: 'phase', to: 'strategy' }).state.phase).toBe('strategy');
		expect(table.correct({ what: 'phase', to: 'action' }).state.phase).toBe('action');
	});

	const nonsense: readonly [Correction, string][] = [
		[{ what: 'vp', player: 4, to: 1 }, 'lightNoSuchPlayer'],
		[{ what: 'vp', player: 0, to: -1 }, 'lightVpRange'],
		[{ what: 'vp', player: 0, to: 1.5 }, 'lightVpRange'],
		[{ what: 'vp', player: 0, to: 100 }, 'lightVpRange'],
		[{ what: 'vp', player: 0, to: 0 }, 'lightSame'],
		[{ what: 'policeman', to: 7 }, 'lightNoSuchPlayer'],
		[{ what: 'mayor', to: null }, 'lightSame'],
		[{ what: 'start', player: 1 }, 'lightSame'],
		[{ what: 'round', to: 1 }, 'lightSame'],
		[{ what: 'round', to: 0 }, 'lightRoundRange'],
		[{ what: 'round', to: 100 }, 'lightRoundRange'],
		[{ what: 'marker', location: 'prison', to: true }, 'lightOtherPhase'],
		[{ what: 'phase', to: 'action' }, 'lightSame'],
		[{ what: 'turn', player: 0 }, 'lightUntracked'],
		[{ what: 'assassin', to: 'prison' }, 'lightUntracked'],
		[{ what: 'cards', from: 0, to: 'draw', count: 1 }, 'lightUntracked']
	];
	test.each(nonsense)('%j is refused: %s', (correction, key) => {
		expect(new Table().refusal({ type: 'correct', correction })[0]).toBe(key);
	});
});
