import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change, Operation, Entry } from '../log';
import { newId, sign, START } from '../log';
import { amendment } from './amend';
import type { CounterCommand, CounterEvent } from './counter';
import { counter } from './counter';
import type { History } from './history';
import { append, begin, fold, linesOf, newestOf, stateOf } from './history';

type Log = readonly Entry<CounterCommand, CounterEvent>[];
type Counted = History<number, CounterCommand, CounterEvent>;

/** A tab at work: a history and the stored log that led to it. */
class Tab {
	history: Counted = begin(3);
	log: Log = [];

	enter(operation: Operation<CounterCommand, CounterEvent>): this {
		const entry = sign(operation, this.history.head, newId(), this.log.length);
		const next = append(counter, this.history, entry);
		if (!next.ok) throw new Error(next.refusal.reason);
		this.history = next.value;
		this.log = [...this.log, entry];
		return this;
	}
	move(by: number): this {
		return this.send({ type: 'add', by });
	}
	send(command: CounterCommand): this {
		const decided = counter.decide(stateOf(this.history), command);
		return decided.ok ? this.enter({ kind: 'move', command, events: decided.value }) : this;
	}
	amend(change: Change<CounterCommand>): this {
		const operation = amendment(counter, this.history, change);
		return operation?.ok === true ? this.enter(operation.value) : this;
	}
	line(index: number): string {
		return linesOf(this.history)[index]?.id ?? START;
	}
	get state(): number {
		return stateOf(this.history);
	}
}

/** What the lines say when their events are folded from the start, without any kept state. */
const refold = (history: Counted): number =>
	linesOf(history)
		.filter((line) => line.refused === null)
		.flatMap((line) => line.events)
		.reduce<number>((state, event) => counter.evolve(state, event), history.initial);

describe('undo and redo', () => {
	test('undo goes back to the state before, redo to the one after', () => {
		const tab = new Tab().move(4).move(5);
		expect(tab.enter({ kind: 'undo' }).state).toBe(7);
		expect(tab.enter({ kind: 'undo' }).state).toBe(3);
		expect(tab.enter({ kind: 'redo' }).enter({ kind: 'redo' }).state).toBe(12);
		expect(tab.log).toHaveLength(6);
	});

	test('a new move clears what could be redone', () => {
		const tab = new Tab().move(4).enter({ kind: 'undo' }).move(1);
		expect(tab.history.undone).toBeNull();
	});

	test('undo is as deep as the game', () => {
		const tab = new Tab();
		for (let i = 0; i < 500; i++) tab.move(i % 2 === 0 ? 1 : -1);
		for (let i = 0; i < 500; i++) tab.enter({ kind: 'undo' });
		expect(tab.state).toBe(3);
		expect(tab.history.now.previous).toBeNull();
	});
});

describe('the newest lines', () => {
	test('come newest first, as many as there are or are asked for', () => {
		const { history } = new Tab().move(1).move(2).move(3);
		const amounts = (count: number) => newestOf(history, count).map(({ command }) => command);
		const of = (by: number) => ({ type: 'add', by });
		expect(amounts(2)).toEqual([of(3), of(2)]);
		expect(amounts(9)).toEqual([of(3), of(2), of(1)]);
		expect(amounts(0)).toEqual([]);
	});
});

describe('a log that does not fit together is refused with the place', () => {
	const first: Entry<CounterCommand, CounterEvent> = {
		kind: 'move',
		id: 'a',
		parent: START,
		at: 0,
		command: { type: 'add', by: 1 },
		events: [{ type: 'added', by: 1 }]
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
		expect(fold(counter, 0, [first, entry])).toEqual({
			ok: false,
			refusal: { entry: 'b', reason }
		});
	});
	test('nothingToUndo', () => {
		const undo = { kind: 'undo', id: 'b', parent: START, at: 0 } as const;
		expect(fold(counter, 0, [undo])).toMatchObject({ refusal: { reason: 'nothingToUndo' } });
	});
});

describe('changing the past', () => {
	test('decides later commands anew and records their new events', () => {
		const tab = new Tab().move(4).send({ type: 'double', by: 0 });
		expect(tab.state).toBe(14);
		tab.amend({ how: 'replace', of: tab.line(0), command: { type: 'add', by: 1 } });
		expect(tab.state).toBe(8);
	});

	test('flags what the rules now refuse and keeps it without effect', () => {
		const tab = new Tab().move(4).move(-6);
		tab.amend({ how: 'remove', of: tab.line(0) });
		const [line] = linesOf(tab.history);
		expect(line?.refused?.key).toBe('outOfRange');
		expect(line?.before).toBe(7);
		expect(tab.state).toBe(3);
	});

	test('a flagged line counts again once the past allows it', () => {
		const tab = new Tab().move(4).move(-6);
		tab.amend({ how: 'remove', of: tab.line(0) });
		tab.amend({ how: 'insertAfter', of: START, command: { type: 'add', by: 5 } });
		expect(linesOf(tab.history).map((line) => line.refused)).toEqual([null, null]);
		expect(tab.state).toBe(2);
	});

	test('is one step, undone as a whole', () => {
		const tab = new Tab().move(4).move(5);
		tab.amend({ how: 'remove', of: tab.line(0) }).enter({ kind: 'undo' });
		expect(tab.state).toBe(12);
		expect(tab.enter({ kind: 'redo' }).state).toBe(8);
	});

	test('is refused if the changed line itself is not allowed', () => {
		const tab = new Tab().move(4);
		const change = { how: 'replace', of: tab.line(0), command: { type: 'add', by: 99 } } as const;
		expect(amendment(counter, tab.history, change)).toMatchObject({ ok: false });
	});

	test('is null for a line that is not in the game as it stands', () => {
		const tab = new Tab().move(4);
		const of = tab.line(0);
		tab.enter({ kind: 'undo' });
		expect(amendment(counter, tab.history, { how: 'remove', of })).toBeNull();
	});
});

const by = fc.integer({ min: -9, max: 9 });
const command = fc.oneof(
	fc.record({ type: fc.constant('add' as const), by }),
	fc.constant({ type: 'double' as const, by: 0 })
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
				const reopened = fold(counter, 3, JSON.parse(JSON.stringify(tab.log)) as Log);
				expect(tab.state).toBe(refold(tab.history));
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
