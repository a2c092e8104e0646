import type { PlayerColour } from '$lib/engine/game';

/** Players of a tool have no names: a letter, a colour and its shape. */
export const TOOL_PLAYERS: readonly {
	readonly name: string;
	readonly colour: PlayerColour;
	readonly letter: string;
}[] = [
	{ name: 'A', colour: 'yellow', letter: 'A' },
	{ name: 'B', colour: 'red', letter: 'B' },
	{ name: 'C', colour: 'white', letter: 'C' },
	{ name: 'D', colour: 'blue', letter: 'D' },
	{ name: 'E', colour: 'black', letter: 'E' },
	{ name: 'F', colour: 'green', letter: 'F' }
];
