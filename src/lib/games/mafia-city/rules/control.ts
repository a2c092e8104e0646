import {
	explainer,
	player,
	players,
	term,
	type Explanation,
	type RuleId,
	type Seat
} from '$lib/engine/explanation';
import type { facts } from '../messages/en/facts';
import type { Holder, Location } from '../model';
import type { Options } from '../schema';

const explain = explainer<typeof facts>();

/** What lies open when control of a location is determined. */
export interface Contest {
	readonly location: Location;
	/** Owners from the lowest mafioso up; the Cell is no part of it (MC-3.1). */
	readonly stack: readonly Seat[];
	/** Secret Deals that hold, by seat; a missing entry is none. */
	readonly raises: readonly number[];
	/** How many players sit at the table. */
	readonly seats: number;
	/** Who may raise; a raise of somebody who may not is ignored, and the explanation says so. */
	readonly raise: Options['raise'];
}

export interface Control {
	readonly controller: Holder;
	/** The players present whose count, raises included, is the highest of all; in seat order (MC-3.3). */
	readonly most: readonly Seat[];
	readonly explain: () => Explanation;
}

interface Count {
	readonly seat: Seat;
	readonly present: number;
	readonly raises: number;
	readonly total: number;
}

/** The two locations where a tie leaves nobody in control, with the rule that says so. */
const SOLE_MAJORITY: Partial<Record<Location, RuleId>> = {
	fightersClub: 'MC-3.3',
	townHall: 'MC-3.7'
};

/**
 * Who controls a location, and why (MC-2.2.2, MC-2.2.3).
 * Nobody does: on an empty stack, whatever is played; on a tie in Fighters' Club and Town Hall, absent
 * raisers included; when the tied on top are all absent. Else a tie goes to the one who lies lowest.
 */
export function control(contest: Contest): Control {
	const { location, stack } = contest;
	const counts = countAll(contest);
	const top = Math.max(...counts.map((count) => count.total));
	const tied = counts.filter((count) => count.total === top);
	const present = tied.filter((count) => count.present > 0).map((count) => count.seat);
	const ruled = (controller: Holder, explain: () => Explanation): Control => ({
		controller,
		most: present.toSorted((a, b) => a - b),
		explain
	});
	const where = term(`location.${location}`);
	const tell = () => [...counts.map(tellCount), ...ignoredRaises(contest)];
	const raised = (): readonly RuleId[] =>
		counts.some((count) => count.raises > 0) ? ['MC-2.2.3'] : [];
	const tie = () => ({ location: where, tied: players(tied.map(({ seat }) => seat)), count: top });

	if (stack.length === 0) {
		return ruled(null, () => {
			const told = tell();
			const rules: readonly RuleId[] = told.length > 0 ? ['MC-2.2.3'] : [];
			return explain('controlEmpty', { location: where }, ['MC-2.2.2', ...rules], told);
		});
	}
	const [first, second] = tied;
	if (first !== undefined && second === undefined) {
		return ruled(first.seat, () => {
			const values = { location: where, who: player(first.seat), count: top };
			return explain('controlMost', values, ['MC-2.2.2', ...raised()], tell());
		});
	}
	const sole = SOLE_MAJORITY[location];
	if (sole !== undefined) {
		return ruled(null, () => explain('controlTie', tie(), [sole, 'MC-2.2.2', ...raised()], tell()));
	}
	const lowest = stack.find((owner) => present.includes(owner));
	if (lowest === undefined) {
		return ruled(null, () => explain('controlAbsentTie', tie(), ['MC-2.2.3', 'MC-2.2.2'], tell()));
	}
	return ruled(lowest, () => {
		const because = [...tell(), ...tellTie(tied, present, lowest)];
		const values = { ...tie(), who: player(lowest) };
		return explain('controlLowest', values, ['MC-2.2.2', ...raised()], because);
	});
}

/** Everybody who counts for something here, the highest first, equal ones in seat order. */
function countAll({ stack, raises, seats, raise }: Contest): readonly Count[] {
	const counts: Count[] = [];
	for (let seat = 0; seat < seats; seat++) {
		const present = stack.filter((owner) => owner === seat).length;
		const held = present > 0 || raise === 'anyone' ? (raises[seat] ?? 0) : 0;
		const total = present + held;
		if (total > 0) counts.push({ seat, present, raises: held, total });
	}
	return counts.sort((a, b) => b.total - a.total || a.seat - b.seat);
}

function tellCount({ seat, present, raises, total }: Count): Explanation {
	return raises === 0
		? explain('count', { who: player(seat), count: present }, ['MC-2.2.2'])
		: explain('countRaised', { who: player(seat), count: present, raises, total }, ['MC-2.2.3']);
}

function ignoredRaises({ stack, raises, raise }: Contest): readonly Explanation[] {
	if (raise === 'anyone') return [];
	return raises.flatMap((count, seat) =>
		count > 0 && !stack.includes(seat)
			? [explain('raiseIgnored', { who: player(seat) }, ['MC-2.2.3'])]
			: []
	);
}

/** Of the tied: those who are absent step back, then the lowest mafioso decides. */
function tellTie(
	tied: readonly Count[],
	present: readonly Seat[],
	lowest: Seat
): readonly Explanation[] {
	const absent = tied.filter((count) => count.present === 0).map((count) => count.seat);
	return [
		...(absent.length > 0
			? [explain('presentFirst', { absent: players(absent) }, ['MC-2.2.3'])]
			: []),
		...(present.length > 1 ? [explain('liesLowest', { who: player(lowest) }, ['MC-2.2.2'])] : [])
	];
}
