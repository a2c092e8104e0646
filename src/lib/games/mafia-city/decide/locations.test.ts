import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import { LOCATIONS, type Location } from '../model';
import type { Command } from '../schema';
import {
	at,
	each,
	full,
	inAction,
	inCell,
	inLocations,
	next,
	pass,
	play,
	veto
} from '../tests/scene';

const choose = (location: Location): Command => ({ type: 'choose', location });
const deal = (player: number) => play(player, { as: 'secretDeal' });
const allBut = (...left: readonly Location[]) => LOCATIONS.filter((l) => !left.includes(l));
const stepOf = (state: Parameters<typeof full>[0]) => full(state, 'locations').step;

describe('which location (MC-2.2.1)', () => {
	test('MC-2.2.1 with the Mayor on Town Hall the lowest number without a marker', () => {
		const game = inLocations('prison', {}, { marked: ['harbour'] });
		const { state } = game
			.when(next)
			.then(
				{ type: 'controlled', location: 'prison', by: null },
				{ type: 'marked', location: 'prison' },
				{ type: 'chosen', location: 'fightersClub', by: null }
			);
		expect(stepOf(state)).toMatchObject({ kind: 'control', location: 'fightersClub' });
		game.when(choose('townHall')).then(refusedWith('notChosenNow', 'MC-2.2.1'));
	});

	test('MC-2.2.1 whoever holds the Mayor chooses any location without a marker', () => {
		const game = inLocations('prison', { board: { mayor: 2 } }).and(next);
		expect(stepOf(game.state)).toEqual({ kind: 'choose', by: 2 });
		game.when(choose('prison')).then(refusedWith('isMarked', 'MC-2.2.1'));
		game.when(choose('x' as 'prison')).then(refusedWith('noSuchLocation', 'MC-1.3'));
		game.when(next).then(refusedWith('chooseFirst', 'MC-2.2.1'));
		game.when(deal(0)).then(refusedWith('chooseFirst', 'MC-2.2.1'));
		game.when(choose('townHall')).then({ type: 'chosen', location: 'townHall', by: 2 });
	});

	test('MC-2.2.1 the Action phase ends with the choice of the Mayor’s holder', () => {
		const game = inAction({ board: { mayor: 1 } }).and(pass(0), pass(1), pass(2));
		const { state } = game
			.when(pass(3))
			.then({ type: 'passed', player: 3, forced: false }, { type: 'actionEnded' });
		expect(stepOf(state)).toEqual({ kind: 'choose', by: 1 });
	});

	test('MC-2.2.1 the last location left is no choice', () => {
		const { state } = inLocations(
			'prison',
			{ board: { mayor: 2 } },
			{ marked: allBut('prison', 'privateClub') }
		).when(next);
		expect(stepOf(state)).toMatchObject({ kind: 'control', location: 'privateClub' });
	});

	test('MC-2.2.1 the choice follows the Mayor in the middle of the phase', () => {
		const taken = inLocations('townHall', { stacks: { townHall: 'd' } }).and(next);
		expect(stepOf(taken.state)).toEqual({ kind: 'choose', by: 3 });
		const back = inLocations(
			'townHall',
			{ board: { mayor: 3 } },
			{ marked: ['prison', 'fightersClub'] }
		).and(next);
		expect(stepOf(back.state)).toMatchObject({ kind: 'control', location: 'harbour' });
	});

	test('MC-2.2 nothing of Phase II is done in another phase', () => {
		inAction().when(next).then(refusedWith('onlyInLocations', 'MC-2.2'));
		inAction().when(choose('prison')).then(refusedWith('onlyInLocations', 'MC-2.2.1'));
		inAction()
			.when({ type: 'use', effect: { as: 'harbourEffect', to: 'prison' } })
			.then(refusedWith('onlyInLocations', 'MC-2.2'));
	});
});

describe('control and its point', () => {
	test('MC-2.2.2 most mafiosi; on a tie the one lying lowest; one VP (MC-2.2.4)', () => {
		const most = inLocations('privateClub', { stacks: { privateClub: 'abb' } }).and(next);
		expect(each(most.state, 'vp')).toEqual([0, 1, 0, 0]);
		const tie = inLocations('privateClub', { stacks: { privateClub: 'cabbac' } }).and(next);
		expect(each(tie.state, 'vp')).toEqual([0, 0, 1, 0]);
		const nobody = inLocations('privateClub').and(next);
		expect(each(nobody.state, 'vp')).toEqual([0, 0, 0, 0]);
	});

	test.each(['fightersClub', 'townHall'] as const)(
		'MC-2.2.2 a tie on %s gives nobody control',
		(location) => {
			const { state } = inLocations(location, { stacks: { [location]: 'ab' } }).when(next);
			expect(each(state, 'vp')).toEqual([0, 0, 0, 0]);
		}
	);

	test('MC-2.2.3 anybody may raise as often as there are cards, and each raise costs one', () => {
		const game = inLocations('harbour', { stacks: { harbour: 'ab' } }).and(
			deal(1),
			deal(1),
			deal(3)
		);
		expect(stepOf(game.state)).toMatchObject({ raises: [0, 2, 0, 1] });
		expect(each(game.state, 'cards')).toEqual([5, 3, 5, 4]);
		expect(each(game.and(next).state, 'vp')).toEqual([0, 1, 0, 0]);
	});

	test('MC-2.2.3 a raise needs a card, and by option a mafioso there', () => {
		inLocations('harbour', { players: [{ cards: 0 }] })
			.when(deal(0))
			.then(refusedWith('tooFewCards', 'MC-5'));
		const options = { release: 'everyone', raise: 'presentOnly' } as const;
		const strict = inLocations('harbour', { setup: { options }, stacks: { harbour: 'b' } });
		strict.when(deal(0)).then(refusedWith('onlyPresentRaise', 'MC-2.2.3'));
		expect(strict.when(deal(1)).result.ok).toBe(true);
	});

	test('MC-2.2.3 a cancelled Secret Deal does not count; another may follow (MC-5.6)', () => {
		const game = inLocations('harbour', { stacks: { harbour: 'ab' } }).and(deal(1), veto(0));
		expect(stepOf(game.state)).toMatchObject({ raises: [0, 0, 0, 0] });
		const again = game.and(deal(1));
		expect(stepOf(again.state)).toMatchObject({ raises: [0, 1, 0, 0] });
	});

	test('MC-5.4 who raised before may come back in after a new raise', () => {
		const game = inLocations('harbour', { stacks: { harbour: 'ab' } }).and(
			deal(0),
			deal(1),
			deal(0)
		);
		expect(stepOf(game.state)).toMatchObject({ raises: [2, 1, 0, 0] });
	});

	test('MC-2.2.3 once control is settled nobody raises any more', () => {
		inLocations('privateClub', { stacks: { privateClub: 'ab' } })
			.and(play(0, { as: 'plusOne' }))
			.when(deal(1))
			.then(refusedWith('controlSettled', 'MC-2.2.3'));
	});

	test('MC-2.2.5 one tap settles, does what asks nothing, and marks', () => {
		const { state } = inLocations('businessDistrict', { stacks: { businessDistrict: 'b' } })
			.when(next)
			.then(
				{ type: 'controlled', location: 'businessDistrict', by: 1 },
				{ type: 'drew', player: 1, cards: 3, reason: 'businessDistrict' },
				{ type: 'discarded', player: 1, cards: 1 },
				{ type: 'marked', location: 'businessDistrict' },
				{ type: 'chosen', location: 'prison', by: null }
			);
		expect(full(state, 'locations').marked).toEqual(['businessDistrict']);
	});
});

describe('the end of the phase', () => {
	const last = { marked: allBut('privateClub') };
	const stacks = { privateClub: 'a' };

	test('MC-2.2.6 nobody wins in the middle of the phase', () => {
		const game = inLocations('privateClub', { stacks, players: [{ vp: 20 }] });
		expect(game.when(next).state.phase).toBe('locations');
	});

	test('MC-2.2.6 after the seventh marker the game goes on if nobody has reached the target', () => {
		const { state } = inLocations('privateClub', { stacks, board: { mayor: 1 } }, last)
			.when(next)
			.then(
				{ type: 'controlled', location: 'privateClub', by: 0 },
				{ type: 'marked', location: 'privateClub' },
				{ type: 'strategyBegan', ruler: 1 }
			);
		expect(full(state, 'strategy')).toMatchObject({ ruler: 1, marked: LOCATIONS, location: null });
	});

	test.each([
		['MC-4 most VP', [{ vp: 14 }, { vp: 16 }, {}, {}], 1, 'wonByVp'],
		['MC-4 the only one at the target', [{ vp: 12 }, {}, {}, {}], 0, 'wonAlone'],
		[
			'MC-4 then fewer mafiosi in reserve',
			[{ vp: 13, reserve: 2 }, { vp: 14, reserve: 1 }, {}, {}],
			1,
			'wonByReserve'
		],
		['MC-4 then more cards', [{ vp: 13 }, { vp: 14, cards: 6 }, {}, {}], 1, 'wonByCards'],
		['MC-4 then the Mayor', [{ vp: 13 }, { vp: 14 }, { vp: 14 }, {}], 2, 'wonByMayor']
	] as const)('%s', (_, players, winner, key) => {
		const { state } = inLocations(
			'privateClub',
			{ stacks, players, board: { mayor: 2 } },
			last
		).when(next);
		const { ranking, decidedBy } = full(state, 'finished');
		expect(ranking[0]).toMatchObject({ seat: winner, place: 1 });
		expect(decidedBy).toMatchObject({ key, rules: expect.arrayContaining(['MC-4']) as unknown });
	});

	test('MC-4 then the smaller distance from the starting player', () => {
		const players = [{ vp: 13 }, { vp: 14 }, {}, { vp: 14 }];
		const game = inLocations('privateClub', { stacks, players }, { ...last, start: 3 });
		expect(full(game.and(next).state, 'finished').ranking[0]).toMatchObject({ seat: 3 });
		const over = game.and(next);
		over.when(next).then(refusedWith('gameOver', 'MC-4'));
		over.when({ type: 'pass', player: 0 }).then(refusedWith('gameOver', 'MC-4'));
		over.when(deal(0)).then(refusedWith('gameOver', 'MC-4'));
		over.when(veto(0)).then(refusedWith('nothingToVeto', 'MC-5.1'));
	});
});

describe('Prison', () => {
	const cell = [
		{ owner: 1, round: 1, phase: 'action' },
		{ owner: 2, round: 1, phase: 'action' }
	] as const;
	const use = (location: Location, level = 0): Command => ({
		type: 'use',
		effect: { as: 'prisonEffect', target: at(location, level) }
	});

	test('MC-3.1 everyone in the Cell goes free first, even with nobody in control', () => {
		const { state } = inLocations('prison', { board: { cell } })
			.when(next)
			.then(
				{ type: 'controlled', location: 'prison', by: null },
				{ type: 'cellFreed', owners: [1, 2] },
				{ type: 'marked', location: 'prison' },
				{ type: 'chosen', location: 'harbour', by: null }
			);
		expect(inCell(state)).toEqual([]);
		expect(each(state, 'hand')).toEqual([3, 4, 4, 3]);
	});

	test('MC-3.1 option: those jailed in this round’s Phase I stay until the next round', () => {
		const options = { release: 'notThisRoundsActionPhase', raise: 'anyone' } as const;
		const mixed = [
			{ owner: 1, round: 1, phase: 'locations' },
			{ owner: 1, round: 2, phase: 'action' },
			{ owner: 2, round: 1, phase: 'action' }
		] as const;
		const { state } = inLocations(
			'prison',
			{ setup: { options }, board: { cell: mixed } },
			{ round: 2 }
		).when(next);
		expect(full(state, 'locations').cell).toEqual([{ owner: 1, round: 2, phase: 'action' }]);
	});

	test('MC-3.1 the controller moves any mafioso to the Cell, marked location or not', () => {
		const game = inLocations(
			'prison',
			{ stacks: { prison: 'a', harbour: 'bc' }, board: { cell } },
			{ marked: ['harbour'] }
		);
		const { state } = game
			.when(use('harbour', 1))
			.then(
				{ type: 'controlled', location: 'prison', by: 0 },
				{ type: 'cellFreed', owners: [1, 2] },
				{ type: 'effectUsed', player: 0, effect: { as: 'prisonEffect', target: at('harbour', 1) } },
				{ type: 'jailed', mover: 0, owner: 2, target: at('harbour', 1) }
			);
		expect(inCell(state)).toEqual([2]);
		game.and(use('harbour')).when(use('harbour')).then(refusedWith('effectSpent', 'MC-3.1'));
		game.when(use('townHall')).then(refusedWith('noMafiosoThere', 'MC-3.1'));
	});

	test('MC-3.1 the Police Chief cancels the effect but frees nobody less; no second try', () => {
		const game = inLocations('prison', { stacks: { prison: 'a' }, board: { cell } }).and(
			use('prison'),
			veto(1, 'policeChief')
		);
		expect(inCell(game.state)).toEqual([]);
		expect(each(game.state, 'hand')).toEqual([3, 4, 4, 3]);
		expect(full(game.state, 'locations').stacks.prison).toEqual([0]);
		game.when(use('prison')).then(refusedWith('effectSpent', 'MC-3.1'));
	});

	test('MC-3.1 nobody in control, no effect', () => {
		inLocations('prison', { stacks: { harbour: 'a' } })
			.when(use('harbour'))
			.then(refusedWith('noController', 'MC-2.2.2'));
	});

	test('MC-3.1 only while the Prison is evaluated', () => {
		inLocations('harbour', { stacks: { harbour: 'a' } })
			.when(use('harbour'))
			.then(refusedWith('onlyAt', 'MC-3.1'));
	});
});

describe('Harbour', () => {
	const move = (to: Location): Command => ({ type: 'use', effect: { as: 'harbourEffect', to } });
	const kill = (location: Location, level = 0, player = 0): Command =>
		play(player, { as: 'hiredAssassin', target: at(location, level) });
	const scene = { stacks: { harbour: 'ab', prison: 'cb' } };

	test('MC-3.2 the Assassin moves to an adjacent location', () => {
		// The Prison lies in the middle; beside the Harbour on the ring are [3] and [7].
		const game = inLocations('harbour', scene);
		for (const to of ['prison', 'fightersClub', 'townHall'] as const) {
			expect(full(game.and(move(to)).state, 'locations').assassin).toBe(to);
		}
		game.when(move('policeStation')).then(refusedWith('notAdjacent', 'MC-3.2'));
		game.when(move('harbour')).then(refusedWith('notAdjacent', 'MC-3.2'));
		game.when(move('x' as 'prison')).then(refusedWith('noSuchLocation', 'MC-1.3'));
		game.and(move('prison')).when(move('harbour')).then(refusedWith('effectSpent', 'MC-3.2'));
	});

	test('MC-3.2 the card kills where the Assassin stands, with a move before it or without', () => {
		const still = inLocations('harbour', scene);
		still.when(kill('prison')).then(refusedWith('assassinElsewhere', 'MC-3.2'));
		const { state } = still.when(kill('harbour', 1)).then(
			{ type: 'controlled', location: 'harbour', by: 0 },
			{
				type: 'cardsPlayed',
				player: 0,
				play: { as: 'hiredAssassin', target: at('harbour', 1) },
				cards: 1
			},
			{ type: 'killed', owner: 1, target: at('harbour', 1) }
		);
		expect(each(state, 'reserve')).toEqual([2, 3, 2, 2]);
		const moved = still.and(move('prison'), kill('prison', 0));
		expect(full(moved.state, 'locations').stacks.prison).toEqual([1]);
	});

	test('MC-3.2 an own mafioso may be the victim; nobody in the Cell can', () => {
		expect(each(inLocations('harbour', scene).and(kill('harbour')).state, 'reserve')[0]).toBe(3);
		inLocations('harbour', { ...scene, board: { cell: [{ owner: 3, round: 1, phase: 'action' }] } })
			.when(kill('harbour', 2))
			.then(refusedWith('noMafiosoThere', 'MC-3.2'));
	});

	test('MC-3.2 one killing, by the controller, and no move after it', () => {
		const game = inLocations('harbour', scene);
		game.when(kill('harbour', 0, 1)).then(refusedWith('notController', 'MC-3.2'));
		const killed = game.and(kill('harbour', 1));
		killed.when(kill('harbour')).then(refusedWith('killedAlready', 'MC-3.2'));
		killed.when(move('prison')).then(refusedWith('effectSpent', 'MC-3.2'));
		inLocations('prison', { stacks: { prison: 'a', harbour: 'b' } })
			.when(kill('harbour'))
			.then(refusedWith('onlyAt', 'MC-3.2'));
	});

	test('MC-3.2 F.B.I. cancels the move; the card may still be played', () => {
		const game = inLocations('harbour', scene).and(move('prison'), veto(1, 'fbi'));
		expect(full(game.state, 'locations').assassin).toBe('harbour');
		game.when(move('prison')).then(refusedWith('effectSpent', 'MC-3.2'));
		expect(game.when(kill('harbour')).result.ok).toBe(true);
	});

	test('MC-5.6 after a cancelled Hired Assassin another may be played', () => {
		const game = inLocations('harbour', scene).and(kill('harbour', 1), veto(1, 'fbi'));
		expect(full(game.state, 'locations').stacks.harbour).toEqual([0, 1]);
		const again = game.and(kill('harbour', 1));
		expect(full(again.state, 'locations').stacks.harbour).toEqual([0]);
	});

	test('MC-3.2 the Assassin stays where it is for the next round', () => {
		const { state } = inLocations('harbour', scene).and(move('townHall')).when(next);
		expect(full(state, 'locations').assassin).toBe('townHall');
	});
});

describe('the other locations', () => {
	test('MC-3.3 Fighters’ Club: the controller, or each of the tied, gets one from reserve', () => {
		const sole = inLocations('fightersClub', { stacks: { fightersClub: 'abb' } }).and(next);
		expect(each(sole.state, 'reserve')).toEqual([2, 1, 2, 2]);
		expect(each(sole.state, 'hand')).toEqual([3, 4, 3, 3]);
		const tied = inLocations('fightersClub', {
			stacks: { fightersClub: 'abc' },
			players: [{}, { reserve: 0 }]
		});
		tied
			.when(next)
			.then(
				{ type: 'controlled', location: 'fightersClub', by: null },
				{ type: 'recruited', players: [0, 2] },
				{ type: 'marked', location: 'fightersClub' },
				{ type: 'chosen', location: 'prison', by: null }
			);
	});

	test('MC-3.3 counted with Secret Deals, and only players present gain', () => {
		const raised = inLocations('fightersClub', { stacks: { fightersClub: 'ab' } }).and(
			deal(1),
			next
		);
		expect(each(raised.state, 'reserve')).toEqual([2, 1, 2, 2]);
		const absent = inLocations('fightersClub', { stacks: { fightersClub: 'ab' } }).and(
			deal(3),
			next
		);
		expect(each(absent.state, 'reserve')).toEqual([1, 1, 2, 2]);
		expect(each(absent.state, 'vp')).toEqual([0, 0, 0, 0]);
	});

	test('MC-3.4 Police Station: the controller takes the Policeman; nobody, and it goes back', () => {
		const taken = inLocations('policeStation', {
			stacks: { policeStation: 'c' },
			board: { policeman: 1 }
		}).and(next);
		expect(full(taken.state, 'locations').policeman).toBe(2);
		const back = inLocations('policeStation', { board: { policeman: 1 } }).and(next);
		expect(full(back.state, 'locations').policeman).toBeNull();
	});

	test('MC-3.5 Business District: three cards, then any one of the hand is discarded', () => {
		const { state } = inLocations('businessDistrict', { stacks: { businessDistrict: 'a' } }).when(
			next
		);
		expect(each(state, 'cards')).toEqual([7, 5, 5, 5]);
		expect(state).toMatchObject({ drawPile: 17, discardPile: 1 });
	});

	test('MC-3.5 with both piles empty the draw is lost, the discard is not (MC-1.7)', () => {
		const { state } = inLocations('businessDistrict', {
			stacks: { businessDistrict: 'a' },
			board: { drawPile: 0, discardPile: 0 }
		}).when(next);
		expect(each(state, 'cards')[0]).toBe(4);
	});

	test('MC-3.6 Private Club: one +1 for one more VP, never two', () => {
		const plusOne = (player: number) => play(player, { as: 'plusOne' });
		const game = inLocations('privateClub', { stacks: { privateClub: 'a' } });
		const scored = game.and(plusOne(0));
		expect(each(scored.state, 'vp')).toEqual([2, 0, 0, 0]);
		scored.when(plusOne(0)).then(refusedWith('extraScored', 'MC-3.6'));
		game.when(plusOne(1)).then(refusedWith('notController', 'MC-3.6'));
		inLocations('harbour', { stacks: { harbour: 'a' } })
			.when(plusOne(0))
			.then(refusedWith('onlyAt', 'MC-3.6'));
		inLocations('privateClub').when(plusOne(0)).then(refusedWith('noController', 'MC-2.2.2'));
		inLocations('privateClub', { stacks: { privateClub: 'a' }, players: [{ cards: 0 }] })
			.when(plusOne(0))
			.then(refusedWith('tooFewCards', 'MC-5'));
	});

	test('MC-3.6 a +1 cancelled and let through again scores once', () => {
		const game = inLocations('privateClub', { stacks: { privateClub: 'a' } }).and(
			play(0, { as: 'plusOne' }),
			veto(1),
			veto(0)
		);
		expect(each(game.state, 'vp')).toEqual([2, 0, 0, 0]);
	});

	test('MC-3.7 Town Hall: the sole majority takes the Mayor; nobody, and it goes back', () => {
		const taken = inLocations('townHall', { stacks: { townHall: 'acc' } }).and(next);
		expect(full(taken.state, 'locations').mayor).toBe(2);
		const tie = inLocations('townHall', { stacks: { townHall: 'ac' }, board: { mayor: 0 } })
			.when(next)
			.then(
				{ type: 'controlled', location: 'townHall', by: null },
				{ type: 'mayorTaken', by: null },
				{ type: 'marked', location: 'townHall' },
				{ type: 'chosen', location: 'prison', by: null }
			);
		expect(each(tie.state, 'vp')).toEqual([0, 0, 0, 0]);
	});
});
