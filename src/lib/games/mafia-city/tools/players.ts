import type { PlayerColour } from '$lib/engine/game';

/** Players of a tool have no names: a letter, a colour and its shape. */
export const TOOL_PLAYERS: readonly {
	readonly name: string;
	readonly colour: PlayerColour;
	readonly letter: string;
}[] = [
	{ name: 'A', colour: 'blue', letter: 'A' },
	{ name: 'B', colour: 'red', letter: 'B' },
	{ name: 'C', colour: 'green', letter: 'C' },
	{ name: 'D', colour: 'yellow', letter: 'D' },
	{ name: 'E', colour: 'black', letter: 'E' }
];
