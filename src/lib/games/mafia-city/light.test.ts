import { describe, expect, test } from 'vitest';
import type { Seat } from '$lib/engine/explanation';
import { candidatesLight, correctionsLight, decideLight, evolveLight, initialLight } from './light';
import {
	LOCATIONS,
	type Command,
	type Correction,
	type Event,
	type Holder,
	type LightState,
	type Location,
	type Setup
} from './model';

const setup: Setup = {
	players: 4,
	start: 1,
	level: 'beginners',
	layout: LOCATIONS,
	options: { release: 'everyone', raise: 'anyone' },
	tracking: 'light'
};

/** A table that plays: counts its taps and refuses to go on after a refusal. */
class Table {
	taps = 0;
	last: readonly Event[] = [];

	constructor(public state: LightState = initialLight(setup)) {}

	tap(command: Command): this {
		const decision = decideLight(this.state, command);
		if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.key}`);
		this.taps += 1;
		this.last = decision.value;
		this.state = decision.value.reduce(evolveLight, this.state);
		return this;
	}

	/** The location shown is controlled by each in turn; `null` is nobody. */
	control(...holders: readonly Holder[]): this {
		for (const by of holders) {
			if (this.state.phase !== 'locations' || this.state.location === null) {
				throw new Error('no location is shown');
			}
			this.tap({ type: 'control', location: this.state.location, by });
		}
		return this;
	}

	correct(correction: Correction): this {
		return this.tap({ type: 'correct', correction });
	}

	refusal(command: Command): readonly [string, ...string[]] {
		const decision = decideLight(this.state, command);
		if (decision.ok) throw new Error(`${command.type} was not refused`);
		return [decision.refusal.key, ...decision.refusal.rules];
	}

	get types(): readonly string[] {
		return this.last.map(({ type }) => type);
	}

	get vp(): readonly number[] {
		return this.state.players.map(({ vp }) => vp);
	}

	/** The location shown, or null. */
	get shown(): Location | null {
		return this.state.phase === 'locations' ? this.state.location : null;
	}
}

const inLocations = () => new Table().tap({ type: 'endAction' });

/** Points as given, before the control of the seventh location. */
const beforeLast = (vp: readonly number[]) => {
	const table = inLocations();
	vp.forEach((to, player) => {
		if (to !== 0) table.correct({ what: 'vp', player, to });
	});
	return table.control(null, null, null, null, null, null);
};

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
				expect(table.refusal({ type: 'tellBest', players: best })).toEqual([
					'lightNotTied',
					'MC-4'
				]);
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

		test.each([true, false])(
			'MC-2.4.2 alone with the fewest VP: cards alone fewest %s',
			(alone) => {
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
			}
		);

		test('MC-2.4.2 points put right during the question', () => {
			const table = round([2, 1, 2, 2]).correct({ what: 'vp', player: 1, to: 2 });
			expect(table.state).toMatchObject({ phase: 'action', round: 2 });
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
			[{ what: 'vp', player: 0, to: 0 }, 'lightSame'],
			[{ what: 'policeman', to: 7 }, 'lightNoSuchPlayer'],
			[{ what: 'mayor', to: null }, 'lightSame'],
			[{ what: 'start', player: 1 }, 'lightSame'],
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
				const pool = random(20) === 0 ? correctionsLight : candidatesLight;
				const allowed = pool(table.state).filter((command) => decideLight(table.state, command).ok);
				const command = allowed[random(allowed.length)];
				if (command !== undefined) table.tap(command);
				else if (pool === candidatesLight) throw new Error('a dead end');
			}
			expect(table.taps).toBeLessThan(1000);
		}
	});

	test('every correction offered is carried out', () => {
		const table = inLocations().control(0, null, 2);
		for (const command of correctionsLight(table.state)) {
			expect(decideLight(table.state, command).ok).toBe(true);
		}
	});

	test('a state refused a command is what it was', () => {
		const seats: readonly Seat[] = [0, 1];
		const state = Object.freeze(initialLight(setup));
		decideLight(state, { type: 'tellBest', players: seats });
		expect(state).toEqual(initialLight(setup));
	});
});
