import type { Seat } from '$lib/engine/explanation';
import type { PlayerColour, SeatedPlayer } from '$lib/engine/game';
import type { Words } from '$lib/i18n/words.svelte';
import type { Catalogue } from '../messages/en';
import type { Face, Place, Setup, Side } from '../model';

/** The words of this game; the shell hands them over without knowing them. */
export type Speech = Words<Catalogue>;

/** The one place where the shell's words become this game's own: they were loaded from its catalogues. */
export const speech = (words: Words): Speech => words as unknown as Speech;

/** The colours of the three teams (TB-1.1). */
export const TEAM_COLOURS = ['yellow', 'red', 'white'] as const satisfies readonly PlayerColour[];

/** Whether partners share a colour (TB-1.1). */
export const isTeamGame = (sides: Setup['sides']): boolean => new Set(sides).size < sides.length;

/** The colour of a player's pieces: the player's own, in a team game the team's (TB-1.1). */
export function colourOf(
	sides: Setup['sides'],
	players: readonly SeatedPlayer[],
	seat: Seat
): PlayerColour {
	const own = players[seat]?.colour ?? 'white';
	return isTeamGame(sides) ? (TEAM_COLOURS[sides[seat] ?? 0] ?? own) : own;
}

/** Who plays a colour; with 6 players both partners. */
export function namesOf(sides: Setup['sides'], side: Side, words: Speech): string {
	const names = [...sides.keys()].filter((seat) => sides[seat] === side);
	return new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(
		names.map((seat) => words.name(seat))
	);
}

export const placeName = (place: Place, words: Speech): string => words.term(`place.${place}`);

/** What a city card shows, in words. */
export const faceName = (face: Face, words: Speech): string =>
	words.term(typeof face === 'number' ? `money.${String(face)}` : `face.${face}`);

/** M$ with a real minus sign. */
export const money = (amount: number): string =>
	`${amount < 0 ? '−' : ''}${String(Math.abs(amount))} M$`;
