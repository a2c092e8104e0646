import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change, Operation, Entry } from '../log';
import { newId, sign, START } from '../log';
import { amendment } from './amend';
import type { History } from './history';
import { append, begin, fold, linesOf, newestOf, stateOf } from './history';
import { decide } from '../../../../tests/score-pad/decide';
import { evolve } from '../../../../tests/score-pad/evolve';
import type { State } from '../../../../tests/score-pad/model';
import type { Command, Event } from '../../../../tests/score-pad/schema';
import { initial } from '../../../../tests/score-pad/setup';
import { tell } from '../../../../tests/score-pad/tell';

type Log = readonly Entry<Command, Event>[];
type Written = History<State, Command, Event>;

const pad = { decide, evolve, tell };
/** Two players in turn, as far as the test goes. */
const empty = initial({ players: 2, start: 0, goal: 300 });
const write = (points: number): Command => ({ type: 'write', points });

/** A tab at work: a history and the stored log that led to it. */
class Tab {
	history: Written = begin(empty);
	log: Log = [];

	enter(operation: Operation<Command, Event>): this {
		const entry = sign(operation, this.history.head, newId(), this.log.length);
		const next = append(pad, this.history, entry);
		if (!next.ok) throw new Error(next.refusal.reason);
		this.history = next.value;
		this.log = [...this.log, entry];
		return this;
	}
	write(points: number): this {
		return this.send(write(points));
	}
	send(command: Command): this {
		const decided = decide(stateOf(this.history), command);
		return decided.ok ? this.enter({ kind: 'move', command, events: decided.value }) : this;
	}
	amend(change: Change<Command>): this {
		const operation = amendment(pad, this.history, change);
		return operation?.ok === true ? this.enter(operation.value) : this;
	}
	line(index: number): string {
		return linesOf(this.history)[index]?.id ?? START;
	}
	get scores(): readonly number[] {
		return stateOf(this.history).scores;
	}
}

/** What the lines say when their events are folded from the start, without any kept state. */
const refold = (history: Written): State =>
	linesOf(history)
		.filter((line) => line.refused === null)
		.flatMap((line) => line.events)
		.reduce(evolve, history.initial);

describe('undo and redo', () => {
	test('undo goes back to the state before, redo to the one after', () => {
		const tab = new Tab().write(4).write(5);
		expect(tab.enter({ kind: 'undo' }).scores).toEqual([4, 0]);
		expect(tab.enter({ kind: 'undo' }).scores).toEqual([0, 0]);
		expect(tab.enter({ kind: 'redo' }).enter({ kind: 'redo' }).scores).toEqual([4, 5]);
		expect(tab.log).toHaveLength(6);
	});

	test('a new move clears what could be redone', () => {
		const tab = new Tab().write(4).enter({ kind: 'undo' }).write(1);
		expect(tab.history.undone).toBeNull();
	});

	test('undo is as deep as the game', () => {
		const tab = new Tab();
		for (let i = 0; i < 500; i++) tab.write(1);
		expect(tab.scores).toEqual([250, 250]);
		for (let i = 0; i < 500; i++) tab.enter({ kind: 'undo' });
		expect(stateOf(tab.history)).toBe(empty);
		expect(tab.history.now.previous).toBeNull();
	});
});

describe('the newest lines', () => {
	test('come newest first, as many as there are or are asked for', () => {
		const { history } = new Tab().write(1).write(2).write(3);
		const points = (count: number) => newestOf(history, count).map(({ command }) => command);
		expect(points(2)).toEqual([write(3), write(2)]);
		expect(points(9)).toEqual([write(3), write(2), write(1)]);
		expect(points(0)).toEqual([]);
	});
});

describe('a log that does not fit together is refused with the place', () => {
	const first: Entry<Command, Event> = {
		kind: 'move',
		id: 'a',
		parent: START,
		at: 0,
		command: write(1),
		events: [{ type: 'written', player: 0, points: 1 }]
	};
	test.each([
		['parent', { ...first, id: 'b', parent: 'x' }],
		['nothingToRedo', { kind: 'redo', id: 'b', parent: 'a', at: 0 }],
		[
			'noSuchLine',
			{
				kind: 'amend',
				id: 'b',
				parent: 'a',
				at: 0,
				of: 'z',
				how: 'remove',
				command: null,
				events: [],
				tail: []
			}
		]
	] as const)('%s', (reason, entry) => {
		expect(fold(pad, empty, [first, entry])).toEqual({
			ok: false,
			refusal: { entry: 'b', reason }
		});
	});
	test('nothingToUndo', () => {
		const undo = { kind: 'undo', id: 'b', parent: START, at: 0 } as const;
		expect(fold(pad, empty, [undo])).toMatchObject({ refusal: { reason: 'nothingToUndo' } });
	});
});

describe('changing the past', () => {
	test('decides later commands anew and records their new events', () => {
		const tab = new Tab().write(4).write(5);
		tab.amend({ how: 'replace', of: tab.line(0), command: write(1) });
		expect(tab.scores).toEqual([1, 5]);
		// Without the first turn the second one is the first player's.
		tab.amend({ how: 'remove', of: tab.line(0) });
		expect(tab.scores).toEqual([5, 0]);
	});

	test('flags what the rules now refuse and keeps it without effect', () => {
		const tab = new Tab().write(4).send({ type: 'strike' });
		tab.amend({ how: 'remove', of: tab.line(0) });
		const [line] = linesOf(tab.history);
		expect(line?.refused?.key).toBe('nothingToStrike');
		expect(line?.before.scores).toEqual([4, 0]);
		expect(tab.scores).toEqual([0, 0]);
	});

	test('a flagged line counts again once the past allows it', () => {
		const tab = new Tab().write(4).send({ type: 'strike' });
		tab.amend({ how: 'remove', of: tab.line(0) });
		tab.amend({ how: 'insertAfter', of: START, command: write(5) });
		expect(linesOf(tab.history).map((line) => line.refused)).toEqual([null, null]);
		expect(stateOf(tab.history)).toMatchObject({ scores: [0, 0], active: 1 });
	});

	test('is one step, undone as a whole', () => {
		const tab = new Tab().write(4).write(5);
		tab.amend({ how: 'remove', of: tab.line(0) }).enter({ kind: 'undo' });
		expect(tab.scores).toEqual([4, 5]);
		expect(tab.enter({ kind: 'redo' }).scores).toEqual([5, 0]);
	});

	test('is refused if the changed line itself is not allowed', () => {
		const tab = new Tab().write(4);
		const change = { how: 'replace', of: tab.line(0), command: write(99) } as const;
		expect(amendment(pad, tab.history, change)).toMatchObject({ ok: false });
	});

	test('is null for a line that is not in the game as it stands', () => {
		const tab = new Tab().write(4);
		const of = tab.line(0);
		tab.enter({ kind: 'undo' });
		expect(amendment(pad, tab.history, { how: 'remove', of })).toBeNull();
	});
});

const command = fc.oneof(
	{ weight: 3, arbitrary: fc.integer({ min: 0, max: 25 }).map(write) },
	{ weight: 1, arbitrary: fc.constant<Command>({ type: 'strike' }) }
);
const tap = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), command }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
	fc.record({
		do: fc.constant('amend' as const),
		how: fc.constantFrom('remove' as const, 'replace' as const, 'insertAfter' as const),
		at: fc.nat(40),
		command
	})
);

function play(taps: readonly (typeof tap extends fc.Arbitrary<infer T> ? T : never)[]): Tab {
	const tab = new Tab();
	for (const one of taps) {
		if (one.do === 'send') tab.send(one.command);
		else if (one.do === 'amend') {
			const of = tab.line(one.at % Math.max(1, linesOf(tab.history).length));
			tab.amend(
				one.how === 'remove' ? { how: one.how, of } : { how: one.how, of, command: one.command }
			);
		} else if (one.do === 'undo' ? tab.history.now.previous : tab.history.undone) {
			tab.enter({ kind: one.do });
		}
	}
	return tab;
}

describe('laws of any log', () => {
	test('the state is the fold of the effective events, and of the stored log', () => {
		fc.assert(
			fc.property(fc.array(tap, { maxLength: 60 }), (taps) => {
				const tab = play(taps);
				const reopened = fold(pad, empty, JSON.parse(JSON.stringify(tab.log)) as Log);
				expect(stateOf(tab.history)).toEqual(refold(tab.history));
				expect(reopened).toEqual({ ok: true, value: tab.history });
			})
		);
	});

	test('the chain of parents is unbroken and no id comes twice', () => {
		fc.assert(
			fc.property(fc.array(tap, { maxLength: 60 }), (taps) => {
				const { log, history } = play(taps);
				expect(log.map((entry) => entry.parent)).toEqual(
					[START, ...log.map((entry) => entry.id)].slice(0, log.length)
				);
				const lines = linesOf(history).map((line) => line.id);
				expect(new Set(lines).size).toBe(lines.length);
			})
		);
	});

	test('undo after anything effective leads back exactly', () => {
		fc.assert(
			fc.property(fc.array(tap, { maxLength: 40 }), command, (taps, last) => {
				const tab = play(taps);
				const { now } = tab.history;
				const before = tab.log.length;
				tab.send(last);
				if (tab.log.length > before) expect(tab.enter({ kind: 'undo' }).history.now).toBe(now);
			})
		);
	});
});
