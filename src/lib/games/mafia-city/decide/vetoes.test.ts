import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { Reaction, State } from '../model';
import type { Command, LocationEffect, Play, Veto } from '../schema';
import {
	at,
	complicity,
	each,
	full,
	inAction,
	inLocations,
	place,
	play,
	veto
} from '../tests/scene';

/** Everything that can be cancelled, each in a city where it can be played by seat 0. */
const action = (it: Play) => ({
	what: it.as,
	open: inAction({ stacks: { prison: 'aab', harbour: 'c' } }).and(play(0, it))
});

const location = (where: 'prison' | 'harbour' | 'privateClub', ...commands: readonly Command[]) => {
	const last = commands.at(-1);
	const what = last?.type === 'use' ? last.effect.as : last?.type === 'play' ? last.play.as : '';
	const stacks = { prison: 'a', harbour: 'a', privateClub: 'a' };
	return { what, open: inLocations(where, { stacks }).and(...commands) };
};

const use = (effect: LocationEffect): Command => ({ type: 'use', effect });

const CASES = [
	action({ as: 'informer', target: at('prison', 2) }),
	action({ as: 'thief', from: 1 }),
	action({ as: 'policeRaid', location: 'prison' }),
	action({ as: 'levers', locations: ['prison', 'harbour'] }),
	action({ as: 'bigPlan', from: at('prison'), to: 'townHall' }),
	action({ as: 'deals' }),
	action({ as: 'hat', from: at('prison') }),
	action({ as: 'twoHats', to: 'prison' }),
	{
		what: 'bullet',
		open: inAction({}, { passed: [true, false, false, false] }).and(play(0, { as: 'bullet' }))
	},
	{
		what: 'complicity',
		open: inAction({ stacks: { prison: 'abc' } }, { turn: 1 }).and(
			play(1, { as: 'informer', target: at('prison') }),
			complicity(0, at('prison', 1))
		)
	},
	location('harbour', play(0, { as: 'hiredAssassin', target: at('harbour') })),
	location('harbour', play(0, { as: 'secretDeal' })),
	location('privateClub', play(0, { as: 'plusOne' })),
	location('prison', use({ as: 'prisonEffect', target: at('harbour') })),
	location('harbour', use({ as: 'harbourEffect', to: 'prison' }))
];

const CANCELS: Readonly<Record<Veto, readonly string[]>> = {
	policeChief: ['informer', 'thief', 'policeRaid', 'prisonEffect'],
	fbi: ['hiredAssassin', 'deals', 'bigPlan', 'harbourEffect'],
	twoFists: CASES.map(({ what }) => what).filter((what) => !what.endsWith('Effect'))
};

const why = (means: Veto, what: string): readonly [string, 'MC-5' | 'MC-5.1'] => {
	if (means === 'twoFists') return ['fistsNoLocation', 'MC-5'];
	return what === 'complicity' ? ['vetoNeedsFists', 'MC-5.1'] : ['vetoUnfit', 'MC-5'];
};

describe('what cancels what', () => {
	for (const means of ['twoFists', 'policeChief', 'fbi'] as const) {
		for (const { what, open } of CASES) {
			const cancels = CANCELS[means].includes(what);
			// Complicity of seat 0 takes a mafioso of seat 2: the others may veto.
			const vetoer = 3;
			if (cancels) {
				test(`MC-5 ${means} cancels ${what}, and nothing of it has happened`, () => {
					const before = beforeOf(open.state);
					const cards = means === 'twoFists' ? 2 : 1;
					const { result, state } = open.when(veto(vetoer, means));
					expect(result).toMatchObject({
						value: [{ type: 'vetoed', player: vetoer, with: means, cards }]
					});
					const now = full(state, phaseOf(state));
					expect(now.stacks).toEqual(before.stacks);
					expect(now.cell).toEqual(before.cell);
					expect(now.assassin).toBe(before.assassin);
					expect(each(state, 'vp')).toEqual(before.players.map(({ vp }) => vp));
					expect(now.players[vetoer]?.cards).toBe((before.players[vetoer]?.cards ?? 0) - cards);
					expect(now.discardPile).toBe(before.discardPile + cards);
				});
			} else {
				test(`MC-5 ${means} does not cancel ${what}`, () => {
					open.when(veto(vetoer, means)).then(refusedWith(...why(means, what)));
				});
			}
		}
	}
});

/** The state without what can still be cancelled. */
function beforeOf(state: State): Reaction['before'] {
	const { reaction } = full(state, phaseOf(state));
	if (reaction === null) throw new Error('nothing to cancel');
	return reaction.before;
}

const phaseOf = (state: { readonly phase: string }): 'action' | 'locations' =>
	state.phase === 'action' ? 'action' : 'locations';

describe('chains of vetoes', () => {
	const informed = inAction({ stacks: { prison: 'ab' } }).and(
		play(0, { as: 'informer', target: at('prison', 1) })
	);

	test('MC-5.1 an even number of vetoes lets the effect happen, an odd number stops it', () => {
		const one = informed.and(veto(1, 'policeChief'));
		expect(full(one.state, 'action').cell).toEqual([]);
		const two = one.and(veto(0));
		expect(full(two.state, 'action').cell).toHaveLength(1);
		const three = two.and(veto(2));
		expect(full(three.state, 'action').cell).toEqual([]);
		const four = three.and(veto(3));
		expect(full(four.state, 'action')).toMatchObject({ turn: 1, discardPile: 8 });
		expect(full(four.state, 'action').cell).toHaveLength(1);
		expect(each(four.state, 'cards')).toEqual([2, 4, 3, 3]);
	});

	test('MC-5.1 only two Fists cancel a veto', () => {
		const vetoed = informed.and(veto(1, 'policeChief'));
		vetoed.when(veto(2, 'policeChief')).then(refusedWith('vetoNeedsFists', 'MC-5.1'));
		vetoed.when(veto(2, 'fbi')).then(refusedWith('vetoNeedsFists', 'MC-5.1'));
	});

	test('MC-5.1 a veto of the Police Chief on a location is itself cancelled by two Fists', () => {
		const game = inLocations('prison', { stacks: { prison: 'a', harbour: 'b' } }).and(
			use({ as: 'prisonEffect', target: at('harbour') }),
			veto(1, 'policeChief')
		);
		const { state } = game.when(veto(0));
		expect(full(state, 'locations').cell).toHaveLength(1);
	});

	test('MC-5.1 nothing to cancel, or no cards for it', () => {
		inAction().when(veto(1)).then(refusedWith('nothingToVeto', 'MC-5.1'));
		inAction({ players: [{}, { cards: 1 }] })
			.and(play(0, { as: 'deals' }))
			.when(veto(1))
			.then(refusedWith('tooFewCards', 'MC-5'));
		informed.when(veto(7)).then(refusedWith('noSuchPlayer', 'MC-1.1'));
	});

	test('MC-5.1 the cards of the chain are counted: what is spent is not spent again', () => {
		const game = inAction({ stacks: { prison: 'ab' }, players: [{ cards: 2 }] })
			.and(play(0, { as: 'informer', target: at('prison', 1) }))
			.and(veto(1));
		game.when(veto(0)).then(refusedWith('tooFewCards', 'MC-5'));
	});

	test('MC-5.1 a Thief let through by a chain may find an empty hand', () => {
		const game = inAction({ players: [{}, { cards: 2 }] })
			.and(play(0, { as: 'thief', from: 1 }))
			.and(veto(1));
		const { state } = game.when(veto(0)).then({
			type: 'vetoed',
			player: 0,
			with: 'twoFists',
			cards: 2
		});
		expect(each(state, 'cards')).toEqual([2, 0, 5, 5]);
	});

	test('MC-5.3 anybody else reacts, also who has passed; nobody cancels the own link', () => {
		informed.when(veto(0)).then(refusedWith('vetoOwn', 'MC-5.3'));
		const vetoed = informed.and(veto(1));
		vetoed.when(veto(1)).then(refusedWith('vetoOwn', 'MC-5.3'));
		expect(vetoed.when(veto(0)).result.ok).toBe(true);
		const passed = inAction({}, { passed: [false, true, false, false] }).and(
			play(0, { as: 'deals' })
		);
		expect(passed.when(veto(1)).result.ok).toBe(true);
	});

	test('MC-5.1 what is done next says that nobody cancelled', () => {
		informed
			.and(place(1, 'prison'))
			.when(veto(1, 'policeChief'))
			.then(refusedWith('nothingToVeto', 'MC-5.1'));
	});

	test('MC-5.2 two Fists stop the Bullet itself', () => {
		const game = inAction({}, { passed: [true, false, false, false] });
		const { state } = game.and(play(0, { as: 'bullet' })).when(veto(1));
		expect(full(state, 'action')).toMatchObject({ bullet: null, turn: 1 });
	});

	test('MC-5.2 or they wait for the card that follows', () => {
		const game = inAction({}, { passed: [true, false, false, false] }).and(
			play(0, { as: 'bullet' }),
			play(0, { as: 'deals' })
		);
		const { state } = game.when(veto(1, 'fbi'));
		expect(full(state, 'action')).toMatchObject({ bullet: null, turn: 1, discardPile: 3 });
		expect(each(state, 'cards')).toEqual([3, 4, 5, 5]);
	});

	test('MC-5.5 all played, cancelled and cancelling cards go to the discard pile', () => {
		const { state } = informed.and(veto(1), veto(0));
		expect(state).toMatchObject({ discardPile: 5 });
	});

	/** Seat 0 can only pass; seat 3 has fired a Bullet just before, and its play ends the phase. */
	const ended = inAction(
		{ stacks: { prison: 'ab' }, players: [{ hand: 0, cards: 0 }] },
		{ turn: 3, passed: [false, true, true, true] }
	).and(play(3, { as: 'bullet' }), play(3, { as: 'informer', target: at('prison', 1) }));

	test('MC-5.1 a veto reaches back over the end of the phase, which then comes again', () => {
		expect(full(ended.state, 'locations').cell).toHaveLength(1);
		const { state } = ended
			.when(veto(1, 'policeChief'))
			.then(
				{ type: 'vetoed', player: 1, with: 'policeChief', cards: 1 },
				{ type: 'passed', player: 0, forced: true },
				{ type: 'actionEnded' },
				{ type: 'chosen', location: 'prison', by: null }
			);
		expect(full(state, 'locations')).toMatchObject({ cell: [], stacks: { prison: [0, 1] } });
	});

	test('MC-3.1 whom Complicity takes along after the end of the phase was jailed in Phase I', () => {
		const { state } = ended.when(complicity(1, at('prison')));
		expect(full(state, 'locations').cell).toEqual([
			{ owner: 1, round: 1, phase: 'action' },
			{ owner: 0, round: 1, phase: 'action' }
		]);
	});
});
