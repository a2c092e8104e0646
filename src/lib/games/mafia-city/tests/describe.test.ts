import { describe, expect, test } from 'vitest';
import type { Explanation, Ref, Told, Value } from '$lib/engine/explanation';
import { decide } from '../decide';
import { tell } from '../tell';
import { why } from '../why';
import { evolve, initial } from '../evolve';
import { facts } from '../messages/en/facts';
import { log } from '../messages/en/log';
import { terms } from '../messages/en/terms';
import { LOCATIONS, type State } from '../model';
import type { Command, Correction, Setup } from '../schema';
import * as samples from './schema.samples';
import { progress } from '../questions';

const NAMES = ['Adam', 'Eva', 'Marek', 'Zuzana', 'Ota'];

/** A told thing in plain English, as the screens put it together. */
function say({ key, params }: Told): string {
	const messages: Readonly<Record<string, unknown>> = { ...facts, ...log };
	const message = messages[key];
	if (typeof message === 'string') return message;
	if (typeof message !== 'function') throw new Error(`no words: ${key}`);
	const values = Object.entries(params).map(([name, value]) => [name, render(value)]);
	return (message as (values: unknown) => string)(Object.fromEntries(values));
}

const render = (value: Value): string | number => (typeof value === 'number' ? value : name(value));

function name(ref: Ref): string {
	if ('player' in ref) return NAMES[ref.player] ?? 'nobody';
	if ('list' in ref) return ref.list.map(name).join(' and ');
	const words: Readonly<Record<string, string>> = terms;
	const word = words[ref.term];
	if (word === undefined) throw new Error(`no term: ${ref.term}`);
	return word;
}

/** Key and values of a told thing, without the words, which may be polished: `placed Adam harbour`. */
const inShort = ({ key, params }: Told): string =>
	[key, ...Object.values(params).map(short)].join(' ');

function short(value: Value): string {
	if (typeof value === 'number') return String(value);
	if ('term' in value) return value.term.replace(/^\w+\./, '');
	return 'player' in value ? name(value) : value.list.map(short).join('+');
}

const setup: Setup = { ...samples.setup, start: 0, layout: LOCATIONS };

/** A game that is played on, and the words for its last tap. */
class Game {
	line = '';
	reasons: readonly Explanation[] = [];

	constructor(public state: State = initial(setup)) {}

	static light(): Game {
		return new Game(initial({ ...setup, tracking: 'light' }));
	}

	tap(...commands: readonly Command[]): this {
		for (const command of commands) {
			const decision = decide(this.state, command);
			if (!decision.ok) throw new Error(`${command.type}: ${say(decision.refusal)}`);
			this.line = inShort(tell(this.state, command, decision.value));
			this.reasons = why(this.state, command, decision.value);
			this.state = decision.value.reduce(evolve, this.state);
		}
		return this;
	}

	place(...moves: readonly (readonly [number, (typeof LOCATIONS)[number]])[]): this {
		return this.tap(
			...moves.map(([player, location]): Command => ({ type: 'place', player, location }))
		);
	}

	allPass(): this {
		return this.tap(...[0, 1, 2, 3].map((player): Command => ({ type: 'pass', player })));
	}

	correct(correction: Correction): this {
		return this.tap({ type: 'correct', correction });
	}

	get keys(): readonly string[] {
		return this.reasons.map(({ key }) => key);
	}
}

/** Each has a mafioso on the Harbour, Adam's the lowest; Adam is on turn. */
const harbour = () =>
	new Game().place([0, 'harbour'], [1, 'harbour'], [2, 'harbour'], [3, 'harbour']);

const next: Command = { type: 'next' };
const target = { location: 'harbour', level: 1 } as const;

describe('the line of the log', () => {
	const lines: readonly (readonly [string, () => Game])[] = [
		['placed Adam harbour', () => new Game().place([0, 'harbour'])],
		['exchanged Adam', () => new Game().tap({ type: 'exchange', player: 0 })],
		['waited Adam', () => new Game().tap({ type: 'wait', player: 0 })],
		['passed Adam', () => new Game().tap({ type: 'pass', player: 0 })],
		[
			'playedInformer Adam Eva harbour',
			() => harbour().tap({ type: 'play', player: 0, play: { as: 'informer', target } })
		],
		[
			'cancelled Eva policeChief informer',
			() =>
				harbour().tap(
					{ type: 'play', player: 0, play: { as: 'informer', target } },
					{ type: 'veto', player: 1, with: 'policeChief' }
				)
		],
		[
			'restored Marek twoFists informer',
			() =>
				harbour().tap(
					{ type: 'play', player: 0, play: { as: 'informer', target } },
					{ type: 'veto', player: 1, with: 'policeChief' },
					{ type: 'veto', player: 2, with: 'twoFists' }
				)
		],
		[
			'playedBigPlan Adam Eva harbour prison',
			() =>
				harbour().tap({
					type: 'play',
					player: 0,
					play: { as: 'bigPlan', from: target, to: 'prison' }
				})
		],
		['actionEnded', () => Game.light().tap({ type: 'endAction' })],
		['nobodyScored prison', () => harbour().allPass().tap(next)],
		['scored harbour Adam 1', () => harbour().allPass().tap(next, next)],
		[
			'assassinSent Adam 1 prison',
			() =>
				harbour()
					.allPass()
					.tap(next, { type: 'use', effect: { as: 'harbourEffect', to: 'prison' } })
		],
		[
			'killed Adam 1 Eva harbour',
			() =>
				harbour()
					.allPass()
					.tap(next, { type: 'play', player: 0, play: { as: 'hiredAssassin', target } })
		],
		[
			'raisedAt Eva harbour',
			() =>
				harbour()
					.allPass()
					.tap(next, { type: 'play', player: 1, play: { as: 'secretDeal' } })
		],
		[
			'extraPoint Adam 2',
			() =>
				new Game()
					.place([0, 'privateClub'])
					.tap(...[1, 2, 3, 0].map((player): Command => ({ type: 'pass', player })))
					.tap(...Array<Command>(5).fill(next))
					.tap({ type: 'play', player: 0, play: { as: 'plusOne' } })
		],
		[
			'takenBack Adam harbour 1',
			() =>
				harbour()
					.allPass()
					.tap(...Array<Command>(7).fill(next))
					.tap({ type: 'takeBack', player: 0, location: 'harbour', levels: [0] })
		],
		[
			'roundEnded 1',
			() =>
				harbour()
					.allPass()
					.tap(...Array<Command>(7).fill(next))
					.tap({ type: 'endStrategy' })
		]
	];
	test.each(lines)('%s', (line, play) => {
		expect(play().line).toBe(line);
	});

	const corrections: readonly (readonly [string, Correction])[] = [
		['correctedVp Eva 0 7', { what: 'vp', player: 1, to: 7 }],
		[
			'correctedToken Eva harbour cell',
			{
				what: 'token',
				player: 1,
				from: { in: 'stack', ...target },
				to: { in: 'cell', index: 0 }
			}
		],
		['correctedCards 1 draw Marek', { what: 'cards', from: 'draw', to: 2, count: 1 }],
		['correctedFigure assassin harbour prison', { what: 'assassin', to: 'prison' }],
		['correctedFigure policeman policeStation Eva', { what: 'policeman', to: 1 }],
		['correctedFigure mayor townHall Marek', { what: 'mayor', to: 2 }],
		['correctedRound 1 4', { what: 'round', to: 4 }],
		['correctedStart Adam Marek', { what: 'start', player: 2 }],
		['correctedTurn Adam Marek', { what: 'turn', player: 2 }],
		['correctedPassed Eva', { what: 'passed', player: 1, to: true }],
		['correctedPhase action strategy', { what: 'phase', to: 'strategy' }]
	];
	test.each(corrections)('%s', (line, correction) => {
		expect(harbour().correct(correction).line).toBe(line);
	});

	test('a marker put right', () => {
		const game = harbour().allPass();
		expect(game.correct({ what: 'marker', location: 'townHall', to: true }).line).toBe(
			'correctedMarked townHall'
		);
		expect(game.correct({ what: 'marker', location: 'townHall', to: false }).line).toBe(
			'correctedUnmarked townHall'
		);
	});

	test('a command that the rules refuse has words too, whatever the state', () => {
		const states = [initial(setup), Game.light().state, harbour().allPass().state];
		for (const state of states) {
			for (const command of Object.values(samples.commands)) {
				expect(say(tell(state, command, []))).not.toMatch(/undefined|object/);
			}
		}
	});
});

describe('the reasons', () => {
	test('MC-2.2.2 control is told with its ruling', () => {
		const game = harbour().allPass().tap(next, next);
		const [ruling] = game.reasons;
		expect(ruling?.key).toBe('controlLowest');
		expect((ruling?.because ?? []).map(inShort)).toContain('liesLowest Adam');
	});

	test('MC-2.2.3 the ruling counts the Secret Deals', () => {
		const raise: Command = { type: 'play', player: 1, play: { as: 'secretDeal' } };
		const [ruling] = harbour().allPass().tap(next, raise, next).reasons;
		expect(ruling?.key).toBe('controlMost');
		expect((ruling?.because ?? []).map(({ key }) => key)).toContain('countRaised');
	});

	test('MC-2.2.2 in light tracking control is the word of the table', () => {
		const game = Game.light().tap({ type: 'endAction' });
		expect(game.tap({ type: 'control', location: 'prison', by: 2 }).keys).toEqual([
			'controlTold',
			'shownByNumber'
		]);
	});

	test('MC-2.1.3 the end of Phase I, and MC-2.2.1 which location is first', () => {
		expect(harbour().allPass().keys).toEqual(['allPassed', 'shownByNumber']);
	});

	test('MC-2.1.2 a forced pass is told', () => {
		const game = new Game();
		const poor = game.state.players.map((own, seat) =>
			seat === 1 ? { ...own, hand: 0, cards: 0 } : own
		);
		game.state = { ...game.state, players: poor } as State;
		expect(game.place([0, 'harbour']).reasons.map(inShort)).toEqual(['forcedPass Eva']);
	});

	test('MC-5.1 a veto tells whether the effect happens', () => {
		const game = harbour().tap(
			{ type: 'play', player: 0, play: { as: 'informer', target } },
			{ type: 'veto', player: 1, with: 'policeChief' }
		);
		expect(game.keys).toEqual(['vetoesOdd']);
		expect(game.tap({ type: 'veto', player: 2, with: 'twoFists' }).keys).toEqual(['vetoesEven']);
	});

	test('MC-2.4.2 the end of a round tells who draws and who does not', () => {
		const end = (game: Game) =>
			game.allPass().tap(...Array<Command>(7).fill(next), { type: 'endStrategy' });
		expect(end(new Game()).keys).toEqual(['nobodyDrawsExtra', 'everyoneDraws']);
		const vp = (player: number): Correction => ({ what: 'vp', player, to: 3 });
		const poor = new Game().correct(vp(0)).correct(vp(1)).correct(vp(2));
		expect(end(poor).keys).toEqual(['nobodyDrawsFirst', 'drawsSecond', 'everyoneDraws']);
	});

	test('MC-2.4.2 in light tracking the answer of the table is the reason', () => {
		const game = Game.light().correct({ what: 'vp', player: 0, to: 1 });
		game.correct({ what: 'vp', player: 1, to: 1 }).correct({ what: 'vp', player: 2, to: 1 });
		game.correct({ what: 'phase', to: 'strategy' }).tap({ type: 'endStrategy' });
		expect(game.keys).toEqual([]);
		game.tap({ type: 'tellFewestCards', alone: true });
		expect(game.line).toBe('fewestCards Zuzana');
		expect(game.keys).toEqual(['drawsFirst', 'drawsSecond', 'everyoneDraws']);
	});

	test.each([
		[1, 'drawsLost 3'],
		[0, 'drawsLost 4']
	])('MC-1.7 a draw that is lost is told, %i cards left', (drawPile, told) => {
		const game = new Game().allPass().tap(...Array<Command>(7).fill(next));
		game.state = { ...game.state, drawPile, discardPile: 0 } as State;
		expect(game.tap({ type: 'endStrategy' }).reasons.map(inShort)).toContain(told);
	});

	test.each(['full', 'light'] as const)(
		'MC-2.2.1 the last location is told to be the last, whoever holds the Mayor, %s',
		(tracking) => {
			const game = new Game(initial({ ...setup, tracking })).correct({ what: 'mayor', to: 2 });
			if (tracking === 'full') game.allPass();
			else game.tap({ type: 'endAction' });
			for (const location of LOCATIONS.slice(0, 5)) {
				game.correct({ what: 'marker', location, to: true });
			}
			game.tap({ type: 'choose', location: 'privateClub' });
			game.tap(tracking === 'full' ? next : { type: 'control', location: 'privateClub', by: null });
			expect(game.reasons.map(inShort)).toContain('shownLast townHall');
		}
	);

	test('MC-4 the winner is told with what decided', () => {
		const game = Game.light().correct({ what: 'vp', player: 2, to: 13 });
		game.tap({ type: 'endAction' });
		for (const location of LOCATIONS) game.tap({ type: 'control', location, by: null });
		expect(game.keys).toContain('wonAlone');
		expect(progress(game.state).result?.decidedBy.key).toBe('wonAlone');
	});
});

describe('what a change of the past has left behind', () => {
	test('an answer that nobody asks for any more names nobody', () => {
		const { state } = Game.light();
		const told = (alone: boolean) => say(tell(state, { type: 'tellFewestCards', alone }, []));
		expect(told(true)).toBe('One player alone has the fewest cards');
		expect(told(false)).toBe('Nobody alone has the fewest cards');
	});

	test('a veto with nothing to cancel names only itself', () => {
		const told = tell(new Game().state, { type: 'veto', player: 1, with: 'twoFists' }, []);
		expect(say(told)).toBe('Eva: two Fists');
	});
});

describe('progress', () => {
	test('tells round, points and who acts', () => {
		expect(progress(new Game().state)).toEqual({
			round: 1,
			scores: [0, 0, 0, 0],
			actor: 0,
			result: null
		});
		expect(progress(new Game().place([0, 'harbour']).state).actor).toBe(1);
	});

	test('names the Mayor’s holder while a location is to be chosen', () => {
		const full = new Game().correct({ what: 'mayor', to: 2 }).allPass();
		expect(progress(full.state).actor).toBe(2);
		const light = Game.light().correct({ what: 'mayor', to: 2 }).tap({ type: 'endAction' });
		expect(progress(light.state).actor).toBe(2);
		expect(progress(Game.light().state).actor).toBeNull();
	});
});
