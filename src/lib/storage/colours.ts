import type { AnyGame } from '$lib/contract/game';
import type { SeatedPlayer } from '$lib/contract/players';

/** The players with the pieces that the set-up gives them; people are remembered by what they chose. */
export function coloured(
	game: Pick<AnyGame, 'colours'>,
	players: readonly SeatedPlayer[],
	setup: unknown
): readonly SeatedPlayer[] {
	const chosen = players.map(({ colour }) => colour);
	const colours = game.colours?.(setup, chosen) ?? chosen;
	return players.map(({ name, colour }, seat) => ({ name, colour: colours[seat] ?? colour }));
}
