import { describe, expect, it } from 'vitest';
import { deepFreeze } from '$lib/engine/given-when-then';
import { candidates } from '../candidates';
import { corrections } from '../corrections';
import { decide } from '../decide';
import { evolve, initial } from '../evolve';
import { LOCATIONS, type FullState, type State } from '../model';
import type { Command, Setup } from '../schema';
import { CARDS_IN_GAME, mafiosi } from '../setup';

/** A small seeded generator (mulberry32), so that a failing game can be played again. */
function chance(seed: number): () => number {
	let a = seed;
	return () => {
		a = (a + 0x6d2b79f5) | 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

const LIMIT = 500;

/** Whether every mafioso and every card is somewhere, and no number is below zero. */
function isWhole(state: FullState): boolean {
	const { hand, reserve } = mafiosi(state.setup.players);
	const counted = state.players.map(
		(own, seat) =>
			own.hand +
			own.reserve +
			state.cell.filter(({ owner }) => owner === seat).length +
			LOCATIONS.flatMap((location) => state.stacks[location]).filter((owner) => owner === seat)
				.length
	);
	const cards = state.players.reduce((sum, own) => sum + own.cards, 0);
	const numbers = state.players.flatMap((own) => [own.vp, own.hand, own.reserve, own.cards]);
	return (
		counted.every((count) => count === hand + reserve) &&
		cards + state.drawPile + state.discardPile === CARDS_IN_GAME &&
		[...numbers, state.drawPile, state.discardPile].every((number) => number >= 0)
	);
}

/** Plays commands at random until the game is over or long enough. */
function playAtRandom(setup: Setup, seed: number, corrected: boolean): FullState {
	const random = chance(seed);
	let state: State = initial(setup);
	for (let move = 0; move < LIMIT && state.phase !== 'finished'; move++) {
		const choices = corrected && random() < 0.1 ? corrections(state) : candidates(state);
		const next = firstAllowed(state, choices, random);
		if (next === null) throw new Error(`stuck: seed ${String(seed)}, move ${String(move)}`);
		state = next.reduce(evolve, deepFreeze(state));
		if (state.tracking === 'light' || !isWhole(state)) {
			throw new Error(`pieces lost: seed ${String(seed)}, move ${String(move)}`);
		}
	}
	if (state.tracking === 'light') throw new Error('another game');
	return state;
}

function firstAllowed(state: State, choices: readonly Command[], random: () => number) {
	const left = [...choices];
	while (left.length > 0) {
		const at = Math.floor(random() * left.length);
		const [command] = left.splice(at, 1);
		const result = command === undefined ? null : decide(state, command);
		if (result?.ok === true) return result.value;
	}
	return null;
}

describe('random games of full tracking', () => {
	for (const players of [3, 4, 5] as const) {
		for (const release of ['everyone', 'notThisRoundsActionPhase'] as const) {
			for (const raise of ['anyone', 'presentOnly'] as const) {
				it(`never end stuck: ${String(players)} players, ${release}, ${raise}`, () => {
					const options = { release, raise };
					const setup: Setup = {
						players,
						start: 1,
						level: 'beginners',
						layout: LOCATIONS,
						options,
						tracking: 'full'
					};
					let finished = 0;
					for (let seed = 1; seed <= 6; seed++) {
						const state = playAtRandom(setup, seed, seed % 3 === 0);
						if (state.phase === 'finished') finished++;
					}
					expect(finished).toBeGreaterThan(0);
				});
			}
		}
	}
});
