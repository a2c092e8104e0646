import type { PlayerColour } from '$lib/engine/colours';
import type { Setup } from '../schema';

/** The colours of the three teams (TB-1.1). */
export const TEAM_COLOURS = ['yellow', 'red', 'white'] as const satisfies readonly PlayerColour[];

/** Whether partners share a colour (TB-1.1). */
export const isTeamGame = ({ sides }: Pick<Setup, 'sides'>): boolean =>
	new Set(sides).size < sides.length;

/** The colours of the players' pieces: their own, in a team game the team's (TB-1.1). */
export const colours = (
	setup: Pick<Setup, 'sides'>,
	chosen: readonly PlayerColour[]
): readonly PlayerColour[] =>
	isTeamGame(setup)
		? chosen.map((own, seat) => TEAM_COLOURS[setup.sides[seat] ?? 0] ?? own)
		: chosen;
