import type { Absent, City, Place, Purse, Side, State } from '../model';

/** The purses with an amount added to what a colour has and has gained in this round (TB-3.3). */
export const earned = (purses: readonly Purse[], side: Side, amount: number): readonly Purse[] =>
	purses.map((purse, at) =>
		at === side ? { power: purse.power + amount, gained: purse.gained + amount } : purse
	);

/** The purses at the start of a round (TB-4). */
export const afresh = (purses: readonly Purse[]): readonly Purse[] =>
	purses.map(({ power }) => ({ power, gained: 0 }));

/** Those who are still away after one of them has come back (TB-3.6). */
export function without(
	away: readonly Absent[],
	one: { readonly seat: number; readonly in: Absent['in']; readonly returns: number }
): readonly Absent[] {
	const at = away.findIndex(
		(absent) => absent.seat === one.seat && absent.in === one.in && absent.returns === one.returns
	);
	if (at < 0) throw new Error(`nobody of seat ${String(one.seat)} in ${one.in}`);
	return away.toSpliced(at, 1);
}

/** The row with Chicago in another place (TB-3.6). */
export function moveChicago(row: readonly Place[], to: number): readonly Place[] {
	const others: readonly Place[] = row.filter((place) => place !== 'chicago');
	return others.toSpliced(to, 0, 'chicago');
}

/** The banishments with one set or lifted (TB-2.6). */
export function banish(
	banished: State['banished'],
	side: Side,
	city: City,
	to: boolean
): State['banished'] {
	const others = banished.filter((one) => one.side !== side || one.city !== city);
	return to ? [...others, { side, city }] : others;
}
