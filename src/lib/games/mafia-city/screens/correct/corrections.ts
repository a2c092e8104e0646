import type { Seat } from '$lib/engine/explanation';
import { seatOptions, type Option } from '$lib/ui/options';
import { LOCATIONS, type FullState } from '../../model';
import type { CardPile, TokenPlace } from '../../schema';
import type { Speech } from '../table/speech';

export const pileOptions = (seats: readonly Seat[], words: Speech): readonly Option<CardPile>[] => [
	...seatOptions(seats, words),
	{ label: words.term('pile.draw'), value: 'draw' },
	{ label: words.term('pile.discard'), value: 'discard' }
];

/** Everywhere a mafioso of this player lies. */
export function whereIs(
	state: FullState,
	seat: Seat,
	words: Speech
): readonly Option<TokenPlace>[] {
	const own = state.players[seat];
	const at: Option<TokenPlace>[] = [];
	if ((own?.hand ?? 0) > 0) at.push({ label: words.term('place.hand'), value: { in: 'hand' } });
	if ((own?.reserve ?? 0) > 0) {
		at.push({ label: words.term('place.reserve'), value: { in: 'reserve' } });
	}
	for (const location of LOCATIONS) {
		state.stacks[location].forEach((owner, level) => {
			if (owner !== seat) return;
			const label = words.c.ui.correct.level(words.term(`location.${location}`), level + 1);
			at.push({ label, value: { in: 'stack', location, level } });
		});
	}
	const index = state.cell.findIndex(({ owner }) => owner === seat);
	if (index >= 0) at.push({ label: words.term('place.cell'), value: { in: 'cell', index } });
	return at;
}

/** Everywhere a mafioso that was taken up at `from` can be put down; levels count without it. */
export function whereTo(
	state: FullState,
	from: TokenPlace,
	words: Speech
): readonly Option<TokenPlace>[] {
	const { ui } = words.c;
	const cell = state.cell.length - (from.in === 'cell' ? 1 : 0);
	const stacks = LOCATIONS.flatMap((location) => {
		const taken = from.in === 'stack' && from.location === location ? 1 : 0;
		const height = state.stacks[location].length - taken;
		const name = words.term(`location.${location}`);
		const top: Option<TokenPlace> = {
			label: ui.correct.onTop(name),
			value: { in: 'stack', location, level: height }
		};
		const under = Array.from({ length: height }, (_, level) => ({
			label: ui.correct.level(name, level + 1),
			value: { in: 'stack' as const, location, level }
		}));
		return [top, ...under];
	});
	return [
		{ label: words.term('place.hand'), value: { in: 'hand' } },
		{ label: words.term('place.reserve'), value: { in: 'reserve' } },
		...stacks,
		{ label: words.term('place.cell'), value: { in: 'cell', index: cell } }
	];
}
