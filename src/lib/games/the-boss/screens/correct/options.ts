import type { Option } from '$lib/ui/options';
import type { Desk } from '../table/desk.svelte';
import type { City, Face, Side, State } from '../../model';
import { citiesIn } from '../../rules/city-sets';
import { FACES } from '../../rules/city-cards';
import { faceName, placeName, type Speech } from '../table/speech';
import type { Whereabouts } from '../../schema';

/** The cities in play, as they lie. */
export const cityOptions = ({ row }: State, words: Speech): readonly Option<City>[] =>
	citiesIn(row).map((city) => ({ label: placeName(city, words), value: city }));

/** Everything that a city card can show (TB-5). */
export const faceOptions = (words: Speech): readonly Option<Face>[] =>
	FACES.map((face) => ({ label: faceName(face, words), value: face }));

/** The colours, or the teams. */
export const sideOptions = (desk: Desk): readonly Option<Side>[] =>
	desk.sides.map((side) => ({ label: desk.nameOf(side), value: side }));

/** Whereabouts of a family member, with the round of the return. */
export const placeOptions = (
	places: readonly Whereabouts[],
	words: Speech
): readonly Option<Whereabouts>[] =>
	places.map((place) => {
		const name = words.term(`at.${place.in}`);
		const label = 'returns' in place ? words.c.ui.correct.back(name, place.returns) : name;
		return { label, value: place };
	});
