import type { Seat } from '$lib/engine/explanation';
import { correctionsLight } from './light';
import {
	LOCATIONS,
	type CardPile,
	type Command,
	type Correction,
	type FullState,
	type Holder,
	type State,
	type TokenPlace
} from './model';

/** Every correction that makes sense now, with numbers one up and one down, and pieces one at a time. */
export function corrections(state: State): readonly Command[] {
	if (state.tracking === 'light') return correctionsLight(state);
	const phases = (['action', 'locations', 'strategy'] as const).map((to): Correction => ({
		what: 'phase',
		to
	}));
	const all =
		state.phase === 'finished'
			? phases
			: [...numbers(state), ...tokens(state), ...figures(state), ...order(state), ...phases];
	return all.map((correction) => ({ type: 'correct', correction }));
}

const seatsOf = ({ players }: FullState): readonly Seat[] => players.map((_, seat) => seat);

function numbers(state: FullState): readonly Correction[] {
	const vp = state.players.flatMap((own, player) =>
		[own.vp - 1, own.vp + 1]
			.filter((to) => to >= 0)
			.map((to): Correction => ({ what: 'vp', player, to }))
	);
	const piles: readonly CardPile[] = [...seatsOf(state), 'draw', 'discard'];
	const cards = piles
		.filter((from) => cardsIn(state, from) > 0)
		.flatMap((from) =>
			piles
				.filter((to) => to !== from)
				.map((to): Correction => ({ what: 'cards', from, to, count: 1 }))
		);
	return [...vp, ...cards];
}

function cardsIn(state: FullState, pile: CardPile): number {
	if (pile === 'draw') return state.drawPile;
	if (pile === 'discard') return state.discardPile;
	return state.players[pile]?.cards ?? 0;
}

/** Each mafioso to hand, to reserve, into the Cell, or on top of a stack. */
function tokens(state: FullState): readonly Correction[] {
	return pieces(state).flatMap(({ player, from }) =>
		placesFor(state, from).map((to): Correction => ({ what: 'token', player, from, to }))
	);
}

function pieces(state: FullState): readonly { player: Seat; from: TokenPlace }[] {
	const own = (['hand', 'reserve'] as const).flatMap((place) =>
		state.players.flatMap((owned, player) =>
			owned[place] > 0 ? [{ player, from: { in: place } as const }] : []
		)
	);
	const jailed = state.cell.map(({ owner }, index) => ({
		player: owner,
		from: { in: 'cell', index } as const
	}));
	const placed = LOCATIONS.flatMap((location) =>
		state.stacks[location].map((owner, level) => ({
			player: owner,
			from: { in: 'stack', location, level } as const
		}))
	);
	return [...own, ...jailed, ...placed];
}

function placesFor(state: FullState, from: TokenPlace): readonly TokenPlace[] {
	const places: readonly TokenPlace[] = [
		{ in: 'hand' },
		{ in: 'reserve' },
		{ in: 'cell', index: state.cell.length },
		...LOCATIONS.map(
			(location) => ({ in: 'stack', location, level: state.stacks[location].length }) as const
		)
	];
	return places.filter(
		(to) =>
			to.in !== from.in ||
			(to.in === 'stack' && from.in === 'stack' && to.location !== from.location)
	);
}

function figures(state: FullState): readonly Correction[] {
	const holders: readonly Holder[] = [...seatsOf(state), null];
	return [
		...LOCATIONS.filter((to) => to !== state.assassin).map((to): Correction => ({
			what: 'assassin',
			to
		})),
		...holders
			.filter((to) => to !== state.policeman)
			.map((to): Correction => ({ what: 'policeman', to })),
		...holders.filter((to) => to !== state.mayor).map((to): Correction => ({ what: 'mayor', to }))
	];
}

/** The round, the starting player, and what belongs to the phase: turn and passes, or markers. */
function order(state: FullState): readonly Correction[] {
	const start = seatsOf(state)
		.filter((player) => player !== state.start)
		.map((player): Correction => ({ what: 'start', player }));
	const rounds = [state.round - 1, state.round + 1]
		.filter((to) => to > 0)
		.map((to): Correction => ({ what: 'round', to }));
	const always = [...rounds, ...start];
	if (state.phase === 'action') {
		const turn = seatsOf(state)
			.filter((player) => player !== state.turn)
			.map((player): Correction => ({ what: 'turn', player }));
		const passed = state.passed.map((was, player): Correction => ({
			what: 'passed',
			player,
			to: !was
		}));
		return [...always, ...turn, ...passed];
	}
	if (state.phase !== 'locations' && state.phase !== 'strategy') return always;
	const { marked } = state;
	const markers = LOCATIONS.map((location): Correction => ({
		what: 'marker',
		location,
		to: !marked.includes(location)
	}));
	return [...always, ...markers];
}
