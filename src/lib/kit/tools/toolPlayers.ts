import type { PlayerColour } from '$lib/engine/colours';

/** Players of a quick tool, in seat order: they have no names, but a letter, a colour and its shape. */
export type ToolPlayers = readonly {
	readonly name: string;
	readonly colour: PlayerColour;
	readonly letter: string;
}[];

const LETTERS = 'ABCDEF';

/** @param colours of the game's pieces, in the order in which the tools use them. */
export const toolPlayers = (colours: readonly PlayerColour[]): ToolPlayers =>
	colours.map((colour, seat) => {
		const letter = LETTERS.charAt(seat);
		return { name: letter, colour, letter };
	});
