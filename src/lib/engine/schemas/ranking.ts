import * as v from 'valibot';
import type { Seat } from '../explanation';
import type { Standing } from '../ranking';
import { different } from './different';

/**
 * How a game ended, as it is kept. Refused: a player left out or ranked twice, places beyond the last.
 * @param seat the seats that the game has.
 * @param players how many of them.
 * @param score what the game counts.
 */
export const rankingBy = (
	seat: v.GenericSchema<unknown, Seat>,
	players: number,
	score: v.GenericSchema<unknown, number>
): v.GenericSchema<unknown, Standing[]> =>
	v.pipe(
		different(
			v.strictObject({
				seat,
				place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(players)),
				score: v.nullable(score)
			}),
			players,
			(standing) => standing.seat
		),
		v.length(players)
	);
