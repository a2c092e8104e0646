import type { PlayerColour } from '$lib/engine/colours';

/** A player as drawn: a name, and a badge of colour, shape and letter. */
export interface Person {
	readonly name: string;
	readonly colour: PlayerColour;
	readonly letter: string;
}

/** Players of a tool have no names: a letter, a colour and its shape. */
export const TOOL_PEOPLE: readonly Person[] = [
	{ name: 'A', colour: 'blue', letter: 'A' },
	{ name: 'B', colour: 'red', letter: 'B' },
	{ name: 'C', colour: 'green', letter: 'C' },
	{ name: 'D', colour: 'yellow', letter: 'D' }
];
