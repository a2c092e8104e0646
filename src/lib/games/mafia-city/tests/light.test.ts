import { describe, expect, test } from 'vitest';
import type { Seat } from '$lib/engine/explanation';
import { candidates } from '../candidates';
import { corrections } from '../corrections';
import { decide } from '../decide';
import { initialLight } from '../setup';
import { inLocations, setup, Table } from './light-table';
import { LOCATIONS } from '../model';
import type { Command } from '../schema';

describe('light tracking', () => {
	test('MC-1.4 nobody holds a figure and nobody has a point', () => {
		expect(new Table().state).toMatchObject({
			phase: 'action',
			round: 1,
			start: 1,
			policeman: null,
			mayor: null,
			players: [{ vp: 0 }, { vp: 0 }, { vp: 0 }, { vp: 0 }]
		});
	});

	test('MC-2.1.3 the end of Phase I shows the first location', () => {
		expect(inLocations().shown).toBe('prison');
	});

	test('MC-2.2.1 with the Mayor on Town Hall the locations come by number', () => {
		const table = inLocations();
		const shown = LOCATIONS.map(() => {
			const location = table.shown;
			table.control(null);
			return location;
		});
		expect(shown).toEqual(LOCATIONS);
	});

	test('MC-2.2.1 the Mayor’s holder chooses each location, the last one follows by itself', () => {
		const table = new Table().correct({ what: 'mayor', to: 2 }).tap({ type: 'endAction' });
		expect(table.shown).toBeNull();
		for (const location of LOCATIONS.slice(1).toReversed()) {
			expect(table.refusal({ type: 'control', location, by: 0 })).toEqual([
				'lightChooseFirst',
				'MC-2.2.1'
			]);
			table.tap({ type: 'choose', location });
			if (location === 'townHall') table.control(2);
			else table.control(0);
		}
		expect(table.shown).toBe('prison');
	});

	test('MC-2.2.1 the next choice follows the Mayor within the phase', () => {
		const table = new Table().correct({ what: 'mayor', to: 2 }).tap({ type: 'endAction' });
		table.tap({ type: 'choose', location: 'townHall' }).control(null);
		expect(table.state.mayor).toBeNull();
		expect(table.shown).toBe('prison');
	});

	test('MC-2.2.4 the controller scores one point, nobody scores none', () => {
		expect(inLocations().control(3, null, 3, 0).vp).toEqual([1, 0, 0, 2]);
	});

	test('MC-2.2.5 a location that has its marker is not evaluated again', () => {
		const table = inLocations().control(0);
		const again: Command = { type: 'control', location: 'prison', by: 1 };
		expect(table.refusal(again)).toEqual(['lightMarked', 'MC-2.2.5']);
		expect(table.refusal({ ...again, location: 'townHall' })).toEqual([
			'lightOtherLocation',
			'MC-2.2.1'
		]);
	});

	test('MC-2.2.6 nobody wins before the seventh marker', () => {
		const table = inLocations()
			.correct({ what: 'vp', player: 0, to: 12 })
			.control(0, 0, 0, 0, 0, 0);
		expect(table.state.phase).toBe('locations');
		expect(table.control(0).state.phase).toBe('finished');
	});

	test('MC-3.4 the Policeman goes to the controller and returns with nobody', () => {
		const table = inLocations().control(0, 0, 0, 3);
		expect(table.state.policeman).toBe(3);
		table.correct({ what: 'marker', location: 'policeStation', to: false });
		expect(table.control(null).state.policeman).toBeNull();
	});

	test('MC-3.7 the Mayor goes to the controller and returns with nobody', () => {
		const table = inLocations().control(null, null, null, null, null, null, 2);
		expect(table.state).toMatchObject({ phase: 'strategy', mayor: 2, ruler: 2 });
	});

	describe('MC-3.6 the extra point of the Private Club', () => {
		const afterClub = () => inLocations().control(null, null, null, null, null, 2);

		test('MC-3.6 can be entered with the control of the Club', () => {
			const table = inLocations().control(null, null, null, null, null);
			table.tap({ type: 'extraPoint', player: 2 });
			expect(table.vp).toEqual([0, 0, 2, 0]);
			expect(table.shown).toBe('townHall');
		});

		test('MC-3.6 can be entered on the next screen, until the next control', () => {
			expect(afterClub().tap({ type: 'extraPoint', player: 2 }).vp).toEqual([0, 0, 2, 0]);
		});

		test('MC-3.6 is one point at the most', () => {
			const table = afterClub().tap({ type: 'extraPoint', player: 2 });
			expect(table.refusal({ type: 'extraPoint', player: 2 })).toEqual(['lightNoExtra', 'MC-3.6']);
		});

		test('MC-3.6 is for the controller alone', () => {
			expect(afterClub().refusal({ type: 'extraPoint', player: 1 })[0]).toBe('lightNoExtra');
			expect(inLocations().refusal({ type: 'extraPoint', player: 1 })[0]).toBe('lightNoExtra');
		});

		test('MC-3.6 stays open while the Mayor’s holder chooses', () => {
			const table = new Table().correct({ what: 'mayor', to: 0 }).tap({ type: 'endAction' });
			table.tap({ type: 'choose', location: 'privateClub' }).control(2);
			table.tap({ type: 'choose', location: 'harbour' });
			expect(table.tap({ type: 'extraPoint', player: 2 }).vp[2]).toBe(2);
			expect(table.shown).toBe('harbour');
		});

		test('MC-3.6 closes with the next control', () => {
			const table = new Table().correct({ what: 'mayor', to: 0 }).tap({ type: 'endAction' });
			table.tap({ type: 'choose', location: 'privateClub' }).control(2);
			table.tap({ type: 'choose', location: 'harbour' }).control(1);
			expect(table.refusal({ type: 'extraPoint', player: 2 })[0]).toBe('lightNoExtra');
		});
	});

	test('a round takes at most 15 taps and the decisions', () => {
		const table = new Table().tap({ type: 'endAction' });
		table.control(0, 1, null, 3, 0, 1, null);
		table.tap({ type: 'endStrategy' });
		expect(table.state).toMatchObject({ phase: 'draws', fewestVp: 2 });
		table.tap({ type: 'tellFewestCards', alone: true });
		expect(table.state.round).toBe(2);
		expect(table.taps).toBeLessThanOrEqual(15);
		expect(table.taps).toBe(10);
	});

	const misplaced: readonly [Command, string][] = [
		[{ type: 'control', location: 'prison', by: 0 }, 'lightOtherPhase'],
		[{ type: 'choose', location: 'prison' }, 'lightOtherPhase'],
		[{ type: 'extraPoint', player: 0 }, 'lightOtherPhase'],
		[{ type: 'endStrategy' }, 'lightOtherPhase'],
		[{ type: 'tellBest', players: [0] }, 'lightOtherPhase'],
		[{ type: 'tellFewestCards', alone: true }, 'lightOtherPhase'],
		[{ type: 'place', player: 0, location: 'prison' }, 'lightUntracked'],
		[{ type: 'next' }, 'lightUntracked']
	];
	test.each(misplaced)('MC-2 in Phase I %j is refused: %s', (command, key) => {
		expect(new Table().refusal(command)[0]).toBe(key);
	});

	test('a seat that nobody has is refused', () => {
		const table = inLocations();
		for (const by of [-1, 4, 0.5]) {
			expect(table.refusal({ type: 'control', location: 'prison', by })[0]).toBe(
				'lightNoSuchPlayer'
			);
		}
	});

	test('random games never stand still, and end', () => {
		let seed = 7;
		const random = (below: number) => {
			seed = (seed * 1103515245 + 12345) % 2147483648;
			return Math.floor((seed / 2147483648) * below);
		};
		for (let game = 0; game < 200; game += 1) {
			const players = ([3, 4, 5] as const)[game % 3] ?? 3;
			const table = new Table(initialLight({ ...setup, players, start: 0 }));
			while (table.state.phase !== 'finished' && table.taps < 1000) {
				const pool = random(20) === 0 ? corrections : candidates;
				const allowed = pool(table.state).filter((command) => decide(table.state, command).ok);
				const command = allowed[random(allowed.length)];
				if (command !== undefined) table.tap(command);
				else if (pool === candidates) throw new Error('a dead end');
			}
			expect(table.taps).toBeLessThan(1000);
		}
	});

	test('every correction offered is carried out', () => {
		const table = inLocations().control(0, null, 2);
		for (const command of corrections(table.state)) {
			expect(decide(table.state, command).ok).toBe(true);
		}
	});

	test('a state refused a command is what it was', () => {
		const seats: readonly Seat[] = [0, 1];
		const state = Object.freeze(initialLight(setup));
		decide(state, { type: 'tellBest', players: seats });
		expect(state).toEqual(initialLight(setup));
	});
});
