import type { LibraryCard } from '$lib/contract/library';
import type { City, Face } from './model';
import type { CityContents } from './schema';
import { knownCards } from './rules/city-cards';

/** The one place where kept cards become this game's own: they were read by its schema. */
export const ownContents = <C extends LibraryCard>(
	cards: readonly C[]
): readonly (C & CityContents)[] => cards as readonly (C & CityContents)[];

/** What was entered for a city, the latest if a file brought several; undefined if nothing was. */
export const entered = <C extends CityContents>(own: readonly C[], city: City): C | undefined =>
	own.findLast(({ value }) => value.city === city);

/** What a city is known to hold: what the table has entered, else what is known without it (TB-5). */
export const contentsOf = (own: readonly CityContents[], city: City): readonly Face[] =>
	entered(own, city)?.value.faces ?? knownCards(city);
