import * as fc from 'fast-check';
import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Explanation } from '$lib/engine/explanation';
import { deepFreeze } from '$lib/engine/given-when-then';
import { candidates, reactions } from '../candidates';
import { corrections } from '../corrections';
import { decide } from '../decide';
import { tell } from '../tell';
import { why } from '../why';
import { evolve } from '../evolve';
import laws from './laws';
import { facts } from '../messages/en/facts';
import { log } from '../messages/en/log';
import type { State } from '../model';
import type { Command, Event, Setup } from '../schema';
import { schemas } from '../schema';
import { progress } from '../questions';
import { rulebook } from '../rulebook';
import { initial } from '../setup';

/** A small seeded generator (mulberry32), so that a failing game can be played again. */
function chance(seed: number): (below: number) => number {
	let a = seed;
	return (below) => {
		a = (a + 0x6d2b79f5) | 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
	};
}

interface Move {
	readonly before: State;
	readonly command: Command;
	readonly events: readonly Event[];
	readonly after: State;
}

/** Kinds of commands are as likely as each other, so that rare ones come too. */
function choose(state: State, random: (below: number) => number): Move | null {
	const all = random(20) === 0 ? corrections(state) : candidates(state);
	const kinds = [...new Set(all.map(({ type }) => type))];
	while (kinds.length > 0) {
		const [kind] = kinds.splice(random(kinds.length), 1);
		const left = all.filter(({ type }) => type === kind);
		while (left.length > 0) {
			const [command] = left.splice(random(left.length), 1);
			if (command === undefined) break;
			const decided = decide(state, deepFreeze(command));
			if (!decided.ok) continue;
			const after = decided.value.reduce<State>(
				(now, event) => deepFreeze(evolve(now, event)),
				state
			);
			return { before: state, command, events: decided.value, after };
		}
	}
	return null;
}

function* game(setup: Setup, seed: number, length: number): Generator<Move> {
	const random = chance(seed);
	let state: State = deepFreeze(initial(deepFreeze(setup)));
	for (let made = 0; made < length && state.phase !== 'finished'; made += 1) {
		// A correction may find nothing; then the next try is a move.
		const move = choose(state, random) ?? choose(state, random);
		if (move === null) throw new Error(`stuck, seed ${String(seed)}: ${JSON.stringify(state)}`);
		yield move;
		state = move.after;
	}
}

const LONG = 60_000;
const setups = fc.sample(laws.setups(), { numRuns: 40, seed: 1 });

/** Games of every kind of set-up; who fails names the seed. */
function* games(
	offset: number,
	length: number,
	kinds = 16
): Generator<Move & { readonly start: State }> {
	for (const [at, setup] of setups.slice(0, kinds).entries()) {
		const start = initial(setup);
		for (const move of game(setup, offset + at, length)) yield { ...move, start };
	}
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const wealth = ({ purses }: State) => purses.flatMap(({ bank }) => bank);

function cited(explanation: Explanation): readonly string[] {
	return [...explanation.rules, ...(explanation.because ?? []).flatMap(cited)];
}

const isRule = (rule: string): boolean => rulebook.some((known) => known === rule);

describe('random games', () => {
	test(
		'keep every law, survive storage, and have words and rules for everything',
		{ timeout: LONG },
		() => {
			for (const { start, before, command, events, after } of games(0, 300)) {
				for (const [name, invariant] of Object.entries(laws.invariants)) {
					const broken = invariant(after, start);
					if (broken !== null)
						throw new Error(`${name}: ${broken} ${JSON.stringify({ before, command, events })}`);
				}
				const schema = schemas.log(start.setup);
				const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
				const survive =
					is(schema.command, stored(command)) &&
					events.every((event) => is(schema.event, stored(event)));
				if (!survive) throw new Error(`not read again: ${JSON.stringify({ command, events })}`);
				const reasons = why(before, command, events);
				const told =
					tell(before, command, events).key in log && reasons.every(({ key }) => key in facts);
				if (!told || !reasons.flatMap(cited).every(isRule))
					throw new Error(`no words: ${JSON.stringify({ command, events, reasons })}`);
				expect(progress(after).scores).toHaveLength(start.setup.players);
			}
		}
	);

	test(
		'IN-7.1 no change survives a turn; IN-4.3 dollars gained are bags read',
		{ timeout: LONG },
		() => {
			for (const { before, command, events, after } of games(1000, 200)) {
				if (command.type === 'endTurn') expect(after).toMatchObject({ change: 0, hired: 0 });
				if (command.type === 'correct') continue;
				const gained = events.flatMap((event) =>
					event.type === 'sentenceRead' || event.type === 'gained' ? event.dollars : []
				);
				const paid = events.flatMap((event) => ('pay' in event ? event.pay : []));
				expect(wealth(after)).toHaveLength(wealth(before).length + gained.length - paid.length);
				if (paid.length === 0) expect(sum(wealth(after))).toBe(sum(wealth(before)) + sum(gained));
			}
		}
	);

	test(
		'refuse with a rule of the book; reactions are among the candidates',
		{ timeout: LONG },
		() => {
			for (const { after } of games(2000, 40)) {
				const all = candidates(after);
				for (const command of [...all, ...corrections(after)]) {
					const decided = decide(after, command);
					if (decided.ok) continue;
					const { refusal } = decided;
					if (!(refusal.key in facts && cited(refusal).every(isRule)))
						throw new Error(JSON.stringify(refusal));
				}
				const listed = new Set(all.map((one) => JSON.stringify(one)));
				for (const one of reactions(after)) expect(listed).toContain(JSON.stringify(one));
			}
		}
	);

	test('come to every kind of command', { timeout: LONG }, () => {
		const commands = new Set<string>();
		for (const { command } of games(3000, 400, setups.length)) commands.add(command.type);
		// An agreement has words of its own, so it is no candidate.
		const kinds: readonly Command['type'][] = [
			'callMayor',
			'cancel',
			'correct',
			'defend',
			'endTurn',
			'fire',
			'forgo',
			'gain',
			'give',
			'hire',
			'lay',
			'layInitiator',
			'move',
			'note',
			'playEffect',
			'read',
			'reveal',
			'steal',
			'useSkill'
		];
		expect([...commands].toSorted()).toEqual(kinds);
	});
});
