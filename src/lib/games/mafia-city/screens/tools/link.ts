import type { Seat } from '$lib/engine/explanation';
import {
	assumed,
	letterOf,
	nullable,
	numbers,
	oneOf,
	optional,
	part,
	question,
	resized,
	seatLetter,
	seatLetters,
	whole,
	word
} from '$lib/kit/tools/link';
import card from '../../card';
import { LOCATIONS, MOST_VP, type Location } from '../../model';
import type { Options } from '../../schema';
import { target } from '../../setup';

/** Most that a number of a tool may be. */
export const MOST = { vp: MOST_VP, reserve: 12, cards: 49, deals: 9 } as const;

const SEATS = card.players.max;
const MOST_STACKED = 24;

/** The victory points that so many players usually need (MC-1.5). */
export const usualTarget = (seats: number): number =>
	target(seats === 3 || seats === 5 ? seats : 4, 'advanced');

export interface ControlQuestion {
	readonly location: Location;
	readonly stack: readonly Seat[];
	/** Secret Deals by seat. */
	readonly raises: readonly number[];
	readonly raise: Options['raise'];
}

/** Secret Deals, each player's letter with a digit: `a1c2`. */
const deals = part<readonly number[]>(
	(text) => {
		if (!/^([a-e]\d)*$/.test(text)) return undefined;
		return resized([], SEATS).map((none, seat) => {
			const at = text.indexOf(letterOf(seat));
			return at < 0 ? none : Number(text.charAt(at + 1));
		});
	},
	(raises) =>
		raises.map((count, seat) => (count > 0 ? `${letterOf(seat)}${String(count)}` : '')).join('')
);

/** `?at=harbour&stack=abba&deals=a1&raise=present` */
export const controlLink = question<ControlQuestion>({
	location: ['at', assumed(word(LOCATIONS), 'prison')],
	stack: ['stack', optional(seatLetters(SEATS, MOST_STACKED), [])],
	raises: ['deals', optional(deals, resized([], SEATS))],
	raise: ['raise', optional(oneOf({ anyone: 'anyone', present: 'presentOnly' }), 'anyone')]
});

/** A number of each player, as many as sit at the table. */
const each = (most: number, seats: number) =>
	assumed(numbers({ most, count: { least: seats, most: seats } }), resized([], seats));

/** The first numbers say how many players there are. */
const vp = assumed(
	numbers({ most: MOST.vp, count: { least: card.players.min, most: SEATS } }),
	resized([], 4)
);

export interface WinnerQuestion {
	readonly vp: readonly number[];
	readonly reserve: readonly number[];
	readonly cards: readonly number[];
	readonly mayor: Seat | null;
	readonly start: Seat;
	/** VP to reach (MC-1.5). */
	readonly to: number;
}

/** `?vp=13-12-9&reserve=0-1-2&cards=2-2-1&mayor=b&start=a&to=13` */
export const winnerLink = question<WinnerQuestion>({
	vp: ['vp', vp],
	reserve: ['reserve', (before) => each(MOST.reserve, before.vp.length)],
	cards: ['cards', (before) => each(MOST.cards, before.vp.length)],
	mayor: ['mayor', (before) => nullable(seatLetter(before.vp.length))],
	start: ['start', (before) => assumed(seatLetter(before.vp.length), 0)],
	to: ['to', (before) => assumed(whole({ least: 1, most: 99 }), usualTarget(before.vp.length))]
});

export interface DrawsQuestion {
	readonly vp: readonly number[];
	readonly cards: readonly number[];
	/** The new starting player (MC-2.4.1). */
	readonly start: Seat;
}

/** `?vp=2-3-3-4&cards=1-2-2-2&start=b` */
export const drawsLink = question<DrawsQuestion>({
	vp: ['vp', vp],
	cards: ['cards', (before) => each(MOST.cards, before.vp.length)],
	start: ['start', (before) => assumed(seatLetter(before.vp.length), 0)]
});
