import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import {
	at,
	complicity,
	each,
	full,
	inAction,
	inCell,
	inLocations,
	informer,
	place,
	veto
} from '../tests/scene';

/** Seat 0 moves a mafioso of seat 1 to the Cell. */
const jailed = inAction({ stacks: { prison: 'aabbccdd' } }).and(informer(0, at('prison', 2)));
// Left in the stack: a a b c c d d

describe('Complicity', () => {
	test('MC-5 the owner takes along a mafioso of a third player', () => {
		const { state } = jailed.when(complicity(1, at('prison', 3))).then(
			{
				type: 'cardsPlayed',
				player: 1,
				play: { as: 'complicity', target: at('prison', 3) },
				cards: 1
			},
			{ type: 'jailed', mover: 1, owner: 2, target: at('prison', 3) }
		);
		expect(inCell(state)).toEqual([1, 2]);
		expect(full(state, 'action').turn).toBe(1);
		expect(each(state, 'cards')).toEqual([4, 4, 5, 5]);
	});

	test('MC-5 only the owner, and only a third player', () => {
		jailed.when(complicity(2, at('prison', 0))).then(refusedWith('complicityOnlyOwner', 'MC-5'));
		jailed.when(complicity(1, at('prison', 0))).then(refusedWith('complicityThird', 'MC-5'));
		jailed.when(complicity(1, at('prison', 2))).then(refusedWith('complicityThird', 'MC-5'));
		jailed.when(complicity(1, at('prison', 9))).then(refusedWith('noMafiosoThere', 'MC-5'));
		inAction({ stacks: { prison: 'aabc' }, players: [{}, { cards: 0 }] })
			.and(informer(0, at('prison', 2)))
			.when(complicity(1, at('prison', 2)))
			.then(refusedWith('tooFewCards', 'MC-5'));
	});

	test('MC-5 only while nothing else has followed, and once for each jailing', () => {
		jailed
			.and(place(1, 'harbour'))
			.when(complicity(1, at('prison', 3)))
			.then(refusedWith('noJailing', 'MC-5'));
		jailed
			.and(complicity(1, at('prison', 3)))
			.when(complicity(1, at('prison', 3)))
			.then(refusedWith('complicityOnlyOwner', 'MC-5'));
	});

	test('MC-5 a cancelled Informer leaves nothing to answer; let through after all, it does', () => {
		const vetoed = jailed.and(veto(2, 'policeChief'));
		vetoed.when(complicity(1, at('prison', 4))).then(refusedWith('noJailing', 'MC-5'));
		const through = vetoed.and(veto(0));
		expect(through.when(complicity(1, at('prison', 3))).result.ok).toBe(true);
	});

	test('MC-5.1 Complicity cancels nothing, and only two Fists cancel it', () => {
		const answered = jailed.and(complicity(1, at('prison', 3)));
		answered.when(veto(2, 'policeChief')).then(refusedWith('vetoNeedsFists', 'MC-5.1'));
		const { state } = answered.when(veto(2));
		expect(inCell(state)).toEqual([1]);
	});

	test('MC-5 a cancelled Complicity may be tried again against the same jailing', () => {
		const again = jailed
			.and(complicity(1, at('prison', 3)), veto(2))
			.and(complicity(1, at('prison', 5)));
		expect(inCell(again.state)).toEqual([1, 3]);
		const twice = jailed
			.and(complicity(1, at('prison', 3)), veto(2))
			.and(complicity(1, at('prison', 3)), veto(3))
			.and(complicity(1, at('prison', 3)));
		expect(inCell(twice.state)).toEqual([1, 2]);
		twice.when(complicity(1, at('prison', 0))).then(refusedWith('complicityOnlyOwner', 'MC-5'));
	});

	test('MC-5 the third player answers in turn, and whoever moved first is then a third player', () => {
		const answered = jailed.and(complicity(1, at('prison', 3)));
		answered.when(complicity(2, at('prison', 2))).then(refusedWith('complicityThird', 'MC-5'));
		expect(inCell(answered.and(complicity(2, at('prison', 0))).state)).toEqual([1, 2, 0]);
	});

	test('MC-5 the effect of the Prison is answered in the same way', () => {
		const game = inLocations('prison', { stacks: { prison: 'aabc' } }).and({
			type: 'use',
			effect: { as: 'prisonEffect', target: at('prison', 2) }
		});
		const { state } = game.when(complicity(1, at('prison', 2)));
		expect(full(state, 'locations').cell).toEqual([
			{ owner: 1, round: 1, phase: 'locations' },
			{ owner: 2, round: 1, phase: 'locations' }
		]);
	});
});
