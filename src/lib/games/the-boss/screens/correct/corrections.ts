import type { Seat } from '$lib/engine/explanation';
import type { Option } from '$lib/ui/options';
import type { Desk } from '../table/desk.svelte';
import type { City, Face, Side, State } from '../../model';
import { FACES } from '../../rules/city-cards';
import { faceName, placeName, type Speech } from '../table/speech';
import type { Whereabouts } from '../../schema';

/** The cities in play, as they lie. */
export const cityOptions = ({ row }: State, words: Speech): readonly Option<City>[] =>
	row.flatMap((place) =>
		place === 'chicago' ? [] : [{ label: placeName(place, words), value: place }]
	);

/** Everything that a city card can show (TB-5). */
export const faceOptions = (words: Speech): readonly Option<Face>[] =>
	FACES.map((face) => ({ label: faceName(face, words), value: face }));

/** The colours, or the teams. */
export const sideOptions = (desk: Desk): readonly Option<Side>[] =>
	desk.sides.map((side) => ({ label: desk.nameOf(side), value: side }));

const labelled = (place: Whereabouts, words: Speech): Option<Whereabouts> => {
	const name = words.term(`at.${place.in}`);
	const label = 'returns' in place ? words.c.ui.correct.back(name, place.returns) : name;
	return { label, value: place };
};

/** Where family members of a player are, or can be looked for. */
export function whereIs(state: State, seat: Seat, words: Speech): readonly Option<Whereabouts>[] {
	const away = state.away
		.filter((one) => one.seat === seat)
		.map((one): Whereabouts => ({ in: one.in, returns: one.returns }));
	const places: readonly Whereabouts[] = [{ in: 'hand' }, { in: 'dead' }, ...away];
	return places.map((place) => labelled(place, words));
}

/** Where a family member can be put: the terms that the rules know (TB-3.4). */
export function whereTo({ round }: State, words: Speech): readonly Option<Whereabouts>[] {
	const places: readonly Whereabouts[] = [
		{ in: 'hand' },
		{ in: 'dead' },
		{ in: 'prison', returns: round + 1 },
		{ in: 'prison', returns: round + 2 },
		{ in: 'prison', returns: round + 3 },
		{ in: 'hospital', returns: round + 1 },
		{ in: 'hospital', returns: round + 2 }
	];
	return places.map((place) => labelled(place, words));
}
