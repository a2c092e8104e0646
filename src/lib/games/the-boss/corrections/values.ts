import { valueCorrections } from '$lib/engine/corrections';
import type { State } from '../model';
import { fact } from '../rules/fact';
import type { Correction } from '../schema';
import { banished, chicago, cop, gained, gun, power, round } from './markers';
import { paid, shot, turnedUp } from './told';
import { placed, turn, turnNumber } from './turns';

/** Every value that the table may overrule. */
export const values = valueCorrections<State, Correction>({
	badValue: (_, __, rule) => fact('badNumber', {}, [rule]),
	nothingChanges: (_, __, rule) => fact('nothingChanges', {}, [rule])
})({
	power,
	gained,
	round,
	gun,
	chicago,
	cop,
	banished,
	turn,
	turnNumber,
	placed,
	turnedUp,
	paid,
	shot
});
