import { onBoard } from './corrections/board';
import { COPS, type State } from './model';
import { isBanished } from './questions';
import { FACES } from './rules/city-cards';
import { citiesIn } from './rules/city-sets';
import type { Command, Correction, Whereabouts } from './schema';

/** Every correction that makes sense now, with numbers one up and one down, and pieces one at a time. */
export function corrections(state: State): readonly Command[] {
	if (state.phase === 'finished') return [];
	const both = [...numbers(state), ...markers(state), ...family(state), ...turnedUp(state)];
	const own = state.tracking === 'full' ? onBoard(state) : told(state);
	return [...both, ...own].map((correction) => ({ type: 'correct', correction }));
}

const keys = (list: readonly unknown[]): readonly number[] => [...list.keys()];

/** Light tracking: whether Chicago has been paid, and who counts as shot. */
function told(state: State): readonly Correction[] {
	if (state.phase !== 'round') return [];
	const { paid, shootout } = state;
	const shot = keys(state.purses)
		.filter((side) => shootout !== null && side !== shootout.by)
		.map((side): Correction => ({ what: 'shot', side, to: !shootout?.shot.includes(side) }));
	return [{ what: 'paid', to: !paid }, ...shot];
}

/** What was turned up showed something else, or went to another colour. */
const turnedUp = (state: State): readonly Correction[] =>
	('turnedUp' in state ? state.turnedUp : [])
		.flatMap(({ city, face, side }) => [
			...FACES.filter((other) => other !== face).map((other) => ({
				city,
				to: { face: other, side }
			})),
			...[...state.purses.keys()]
				.filter((other) => other !== side)
				.map((other) => ({ city, to: { face, side: other } }))
		])
		.map((change): Correction => ({ what: 'turnedUp', ...change }));

const numbers = ({ purses }: State): readonly Correction[] =>
	purses.flatMap((purse, side) =>
		(['power', 'gained'] as const).flatMap((what) =>
			[-1, 1].map((by): Correction => ({ what, side, to: purse[what] + by }))
		)
	);

function markers(state: State): readonly Correction[] {
	const { setup, gun, row, cops, purses } = state;
	const guns = Array.from({ length: setup.players }, (_, player) => player)
		.filter((player) => player !== gun)
		.map((player): Correction => ({ what: 'gun', player }));
	const chicago = keys(row)
		.filter((to) => row[to] !== 'chicago')
		.map((to): Correction => ({ what: 'chicago', to }));
	const badges = cops.flatMap((cop, index) =>
		COPS.filter((to) => to !== cop).map((to): Correction => ({ what: 'cop', index, to }))
	);
	const tokens = keys(purses).flatMap((side) =>
		citiesIn(state.row).map((city): Correction => {
			return { what: 'banished', side, city, to: !isBanished(state, side, city) };
		})
	);
	const rounds = [-1, 1].map((by): Correction => ({ what: 'round', to: state.round + by }));
	return [...rounds, ...guns, ...chicago, ...badges, ...tokens];
}

/** Each family member who is lost or away back to hand, into prison or hospital, and a free one there. */
function family({ setup, round, away }: State): readonly Correction[] {
	const seats = Array.from({ length: setup.players }, (_, player) => player);
	const terms: readonly Whereabouts[] = [
		{ in: 'hand' },
		{ in: 'dead' },
		{ in: 'prison', returns: round + 1 },
		{ in: 'prison', returns: round + 2 },
		{ in: 'hospital', returns: round + 1 }
	];
	return seats.flatMap((player) => {
		const gone = away
			.filter(({ seat }) => seat === player)
			.map((one): Whereabouts => ({ in: one.in, returns: one.returns }));
		const places: readonly Whereabouts[] = [{ in: 'hand' }, { in: 'dead' }, ...gone];
		return places.flatMap((from) =>
			terms
				.filter((to) => to.in !== from.in || 'returns' in to)
				.map((to): Correction => ({ what: 'family', player, from, to }))
		);
	});
}
