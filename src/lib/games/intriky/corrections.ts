import { faceAt } from './evolve/places';
import { TASKS } from './model';
import type { FullTurn, State, TurnState } from './model';
import type { Command, Correction, Face, Place } from './schema';
import { BLANK } from './rules/deck';

/**
 * Corrections that make sense now: every card to the piles and back, faces, the turn and its counts. The table may
 * enter any other place and face.
 */
export function corrections(state: State): readonly Command[] {
	if (state.phase === 'finished') return [];
	const all = [
		...turns(state),
		...money(state),
		...(state.tracking === 'full' ? cloth(state) : [])
	];
	return all.map((correction) => ({ type: 'correct', correction }));
}

const move = (from: Place, to: Place, face: Face | null = null): Correction => ({
	what: 'card',
	from,
	to,
	face
});

function turns(state: TurnState): readonly Correction[] {
	const others = [...state.purses.keys()].filter((seat) => seat !== state.active);
	return [
		...others.map((player) => ({ what: 'turn' as const, player })),
		...[0, 1, 2].map((to) => ({ what: 'hired' as const, to })),
		...[0, state.change + 1].map((to) => ({ what: 'change' as const, to }))
	].filter(({ what, ...rest }) => !('to' in rest) || what === 'turn' || rest.to !== state[what]);
}

/** Dollars and characters, known in both ways of tracking. */
function money(state: TurnState): readonly Correction[] {
	return state.purses.flatMap(({ bank, reserve, service }, player): readonly Correction[] => {
		const end = { in: 'bank' as const, player, index: bank.length };
		return [
			...[1, 2, 3, 4].map((dollars) => move({ in: 'discard' }, end, { as: 'dollars', dollars })),
			...bank.flatMap((dollars, index): readonly Correction[] => {
				const at: Place = { in: 'bank', player, index };
				const face: Face = { as: 'dollars', dollars: (dollars % 4) + 1 };
				return [move(at, { in: 'discard' }), { what: 'face', at, face }];
			}),
			...reserve.map((character, index) =>
				move(
					{ in: 'reserve', player, index },
					{ in: 'service', player, index: service.length },
					{ as: 'character', character }
				)
			),
			...service.map((character, index) =>
				move(
					{ in: 'service', player, index },
					{ in: 'reserve', player, index: reserve.length },
					{ as: 'character', character }
				)
			),
			...reserve.map((_, index) => move({ in: 'reserve', player, index }, { in: 'draw' }))
		];
	});
}

/** Hands, rows and piles. */
function cloth(state: FullTurn): readonly Correction[] {
	const piles = state.hands.flatMap((_, player): readonly Correction[] => {
		const hand: Place = { in: 'hand', player };
		return [
			...(['draw', 'discard'] as const).flatMap((pile) => [
				move({ in: pile }, hand),
				move(hand, { in: pile })
			]),
			move(hand, { in: 'row', player, index: 0 }, { as: 'intrigue', card: BLANK })
		];
	});
	return [
		...piles,
		move({ in: 'draw' }, { in: 'discard' }),
		move({ in: 'discard' }, { in: 'draw' }),
		...state.rows.flatMap((_, player) => rowCorrections(state, player)),
		{ what: 'laid', to: !state.laid },
		{ what: 'round', to: state.round + 1 },
		...TASKS.map((kind) => ({
			what: 'duty' as const,
			part: { kind, player: state.active, amount: 1 }
		})),
		...(state.duties.length > 0 ? [{ what: 'duties' as const }] : [])
	];
}

function rowCorrections(state: FullTurn, player: number): readonly Correction[] {
	const row = state.rows[player];
	if (row === undefined) return [];
	const next = (player + 1) % state.rows.length;
	const cards = row.cards.flatMap((_, index): readonly Correction[] => {
		const at: Place = { in: 'row', player, index };
		const face = faceAt(state, at);
		return [
			move(at, { in: 'hand', player }),
			move(at, { in: 'discard' }),
			move(at, { in: 'row', player: next, index: 0 }, face),
			...(row.cards.length > 1
				? [move(at, { in: 'row', player, index: index === 0 ? 1 : 0 }, face)]
				: [])
		];
	});
	const waiting = row.waiting.map((_, index) =>
		move({ in: 'waiting', player, index }, { in: 'discard' })
	);
	const numbers = row.waiting.map((number, index): Correction => {
		const at: Place = { in: 'waiting', player, index };
		return { what: 'face', at, face: { as: 'initiator', number: number + 1 } };
	});
	return [...cards, ...waiting, ...numbers];
}
