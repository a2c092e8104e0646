import type { Board, City, Face, Ledger, Place, Crew, RoundPhase, TurnPhase } from './model';
import { FRESH, roundPhase, turnPhase } from './evolve/phases';
import { firstRow, handSize } from './rules/city-sets';
import { sidesOf } from './rules/majority';
import { clockwiseFrom } from './rules/order';
import type { Options, Setup } from './schema';

export const DEFAULT_OPTIONS: Options = { chicago: 'counts' };

/** Gangsters of each player: 6 family members and 3 associates, with 6 players 5 and 2 (TB-1.1). */
export const gangsters = (
	players: Setup['players']
): { readonly family: number; readonly associates: number } =>
	players === 6 ? { family: 5, associates: 2 } : { family: 6, associates: 3 };

/** Turns of a round: as many as cards in a hand (TB-2.1). */
export const turnsOf = ({ players }: Setup): number => handSize(players);

/** Something for each city. */
export const byCity = <T>(of: (city: City) => T): Readonly<Record<City, T>> => ({
	newYork: of('newYork'),
	boston: of('boston'),
	detroit: of('detroit'),
	kansasCity: of('kansasCity'),
	cincinnati: of('cincinnati'),
	memphis: of('memphis'),
	philadelphia: of('philadelphia'),
	stLouis: of('stLouis')
});

/** Something for each place, always made alike. */
export const byPlace = <T>(of: (place: Place) => T): Readonly<Record<Place, T>> => ({
	newYork: of('newYork'),
	boston: of('boston'),
	detroit: of('detroit'),
	kansasCity: of('kansasCity'),
	cincinnati: of('cincinnati'),
	memphis: of('memphis'),
	philadelphia: of('philadelphia'),
	stLouis: of('stLouis'),
	chicago: of('chicago')
});

/** No gangster anywhere. */
export const NOBODY = byPlace((): readonly Crew[] => []);

/** No card played to any city. */
export const NO_CARDS = byCity((): readonly Face[] => []);

const ledger = (setup: Setup): Ledger => ({
	setup,
	round: 1,
	further: 0,
	gun: setup.start,
	row: firstRow(setup.cities),
	purses: sidesOf(setup.sides).map(() => ({ power: 0, gained: 0 })),
	away: [],
	banished: [],
	cops: []
});

const board = ({ players }: Setup): Board => ({
	players: Array.from({ length: players }, () => ({ ...gangsters(players), dead: 0, spent: 0 })),
	crews: NOBODY,
	played: NO_CARDS
});

/** The table before the first turn; the loaded gun begins (TB-1.5, TB-2.1). */
export const initialFull = (setup: Setup): TurnPhase =>
	turnPhase(
		{ ...ledger(setup), ...board(setup), tracking: 'full' },
		{
			turn: 1,
			order: clockwiseFrom(setup.start, setup.players),
			at: 0,
			counts: null,
			placed: null
		}
	);

/** The first round of light tracking, nothing won yet. */
export const initialLight = (setup: Setup): RoundPhase => {
	const players = Array.from({ length: setup.players }, () => ({ dead: 0 }));
	return roundPhase({ ...ledger(setup), tracking: 'light', players }, FRESH);
};
