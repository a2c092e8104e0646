import { describe, expect, test } from 'vitest';
import type { Ref, Told, Value } from '$lib/engine/explanation';
import { tell } from '../tell';
import { why } from '../why';
import { facts } from '../messages/en/facts';
import { log } from '../messages/en/log';
import { terms } from '../messages/en/terms';
import type { Asked, Command } from '../schema';
import { printed } from '../messages/printed';
import { fact, printedWord } from '../rules/fact';
import { fromRulebook } from '../rules/hiring';
import { card, character, defence } from './cards.samples';
import { at, decider } from './table.samples';

const [ANN, BOB, CID] = [0, 1, 2];
const NAMES = ['Ann', 'Bob', 'Cid'];

const known: Readonly<Record<string, string>> = terms;
const messages: Readonly<Record<string, unknown>> = { ...facts, ...log };

function rendered(value: Value): string | number {
	if (typeof value === 'number') return value;
	const ref: Ref = value;
	if ('player' in ref) return NAMES[ref.player] ?? '?';
	if ('term' in ref) return (known[ref.term] ?? ref.term).replaceAll(/[\u2068\u2069]/g, '');
	return ref.list.map(rendered).join(' and ');
}

function say({ key, params }: Told): string {
	const message = messages[key];
	if (typeof message === 'string') return message;
	if (typeof message !== 'function') throw new Error(key);
	const values = Object.entries(params).map(([name, value]) => [name, rendered(value)]);
	return (message as (values: unknown) => string)(Object.fromEntries(values));
}

type Given = ReturnType<typeof at>;

function told(given: Given, command: Command) {
	const { state } = given;
	const decided = decider.decide(state, command);
	if (!decided.ok) throw new Error(decided.refusal.key);
	return {
		line: say(tell(state, command, decided.value)),
		reasons: why(state, command, decided.value).map(say)
	};
}

const line = (given: Given, command: Command): string => told(given, command).line;

describe('what the log says', () => {
	const lay: Command = {
		type: 'lay',
		player: ANN,
		row: ANN,
		end: 'left',
		card: card('take', 'two')
	};
	const initiator: Command = { type: 'layInitiator', player: ANN, row: ANN, number: 2 };
	const read: Command = { type: 'read', line: 'upper', start: 0, targets: [BOB], bonus: null };
	const row = (...words: readonly Parameters<typeof card>[0][]) => ({
		rows: { [ANN]: words.map((word) => card(word)), [BOB]: [defence] }
	});

	test('laying', () => {
		expect(line(at(), lay)).toBe(`Ann lays ${terms['word.take']} / ${terms['word.two']}`);
		expect(line(at(), { ...lay, row: BOB })).toBe(
			`Ann lays ${terms['word.take']} / ${terms['word.two']} before Bob`
		);
		expect(line(at(row('take', 'one')), initiator)).toBe('Ann lays initiator 2');
		const waits = { options: { initiators: 'mayWait' } } as const;
		expect(line(at(waits), initiator)).toBe('Ann lays initiator 2 to wait before Ann');
	});

	test('reading, with the proof', () => {
		const one = told(at(row('discard', 'two')).and(initiator), read);
		expect(one.line).toBe('Ann reads: Bob, discard cards (2), +2$');
		expect(one.reasons).toEqual(['Upper line, cards 1 to 2 of the row', 'Bob: discard cards (2)']);
		const none = { ...read, targets: [] };
		expect(line(at(row('two', 'two')).and(initiator), none)).toBe(
			'Ann reads nothing that makes sense, +2$'
		);
		const four: Command = { ...initiator, number: 4 };
		const two = at(row('take', 'one', 'lay', 'one')).and(four);
		expect(line(two, { ...read, targets: [ANN, CID] })).toBe(
			'Ann reads: Ann, take cards (1); Cid, lay cards (1); +4$'
		);
	});

	test('a long sentence: one line in short, each command with its player in the proof', () => {
		const long = row('take', 'one', 'lay', 'two', 'cancel', 'one');
		const given = at(long).and({ ...initiator, number: 6 });
		const { line: short, reasons } = told(given, { ...read, targets: [ANN, CID, CID] });
		expect(short).toBe(
			'Ann reads: take cards and lay cards and cancel laid cards. On Ann and Cid, +6$'
		);
		expect(reasons.slice(1, 4)).toEqual([
			'Ann: take cards (1)',
			'Cid: lay cards (2)',
			'Cid: cancel laid cards (1)'
		]);
	});

	test('a printed word stands beside its meaning, where that is another word', () => {
		const skipped = fact('commandWithoutAmount', printedWord('take'), ['IN-4.4']);
		expect(say(skipped)).toBe('Vezmi si (Take): skipped, no amount follows');
		expect(printed({ word: 'Zruš', meaning: 'Zruš' })).toBe('Zruš');
	});

	test('what is lost is said', () => {
		const given = at({ ...row('discard', 'two'), hands: [6, 1, 5] }).and(initiator);
		expect(told(given, read).reasons).toContain(
			'Bob, discard cards: 1 card lost, as it could not be done'
		);
	});

	test('stopping', () => {
		const mayor = { purses: { [CID]: { bank: [2], service: [fromRulebook('mayor')] } } };
		const played = at({ ...row('discard', 'two'), ...mayor }).and(initiator, read);
		const defend: Command = { type: 'defend', player: BOB, index: 0 };
		expect(line(played, defend)).toBe('Bob: this does not concern me');
		const call: Command = { type: 'callMayor', player: CID, against: 'play', pay: [0] };
		expect(line(played, call)).toBe('Cid pays the Mayor 2$: cancelled');
		expect(line(played.and(defend), { ...call, against: { defenceOf: BOB } })).toBe(
			'Cid pays the Mayor 2$: the defence of Bob is cancelled'
		);
	});

	test('hiring, with the price; the table’s own characters by their name', () => {
		const boxer = character({ name: 'Boxer' }, 2);
		const given = at({
			purses: { [ANN]: { bank: [2, 4], reserve: [boxer] }, [BOB]: { service: [boxer] } }
		});
		const hire: Command = { type: 'hire', owner: ANN, from: 'reserve', index: 0, pay: [0] };
		expect(told(given, hire)).toEqual({
			line: 'Ann hires Boxer for 2$',
			reasons: ['Boxer, from the own Reserve: 2$']
		});
		const away: Command = { ...hire, owner: BOB, from: 'service', pay: [1] };
		expect(line(given, away)).toBe('Ann hires Boxer away from Bob for 4$');
	});

	test('the win is proved by its four characters', () => {
		const service = [character('pilot'), character('killer'), character('banker')];
		const given = at({ purses: { [ANN]: { bank: [3], service, reserve: [character('thief')] } } });
		const hire: Command = { type: 'hire', owner: ANN, from: 'reserve', index: 0, pay: [0] };
		expect(told(given, hire)).toEqual({
			line: 'Ann hires Thief and wins',
			reasons: ['Thief, from the own Reserve: 3$', 'Ann wins with 4 characters in Service']
		});
	});

	test('agreements and gifts', () => {
		const agree: Command = {
			type: 'agree',
			by: BOB,
			note: 'no Banker',
			due: { round: 2, turn: BOB }
		};
		expect(line(at(), agree)).toBe('Bob promises for round 2: no Banker');
		expect(line(at().and(agree), { type: 'settle', agreement: 1000 })).toBe(
			'Agreement crossed out: no Banker'
		);
		const give: Command = { type: 'give', from: ANN, to: CID, goods: 'cards', count: 2 };
		expect(line(at(), give)).toBe('Ann gives 2 cards to Cid');
	});

	test('corrections', () => {
		const correct = (correction: Asked<'correct'>['correction']) =>
			line(at(), { type: 'correct', correction });
		expect(correct({ what: 'turn', player: CID })).toBe('Corrected, on turn: Ann → Cid');
		expect(correct({ what: 'change', to: 2 })).toBe('Corrected, left over: 0$ → 2$');
		expect(
			correct({
				what: 'card',
				from: { in: 'draw' },
				to: { in: 'hand', player: BOB },
				face: null
			})
		).toBe('Corrected, a card: draw pile (table) → hand (Bob)');
	});
});
