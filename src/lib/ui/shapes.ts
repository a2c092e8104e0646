/** A shape per piece colour, so that colour never stands alone; drawn in a 40 × 40 box. */
interface Shape {
	readonly path: string;
	/** Where the middle of the letter stands, from the top. */
	readonly middle: number;
	/** How high the letter may be. */
	readonly letter: number;
}

export const SHAPES = {
	red: { path: 'M20 2.5 38.5 36.5H1.5Z', middle: 26.5, letter: 17 },
	blue: { path: 'M20 2.5a17.5 17.5 0 1 1 0 35 17.5 17.5 0 1 1 0-35Z', middle: 20.5, letter: 21 },
	green: {
		path: 'M5.5 4h29A1.5 1.5 0 0 1 36 5.5v29a1.5 1.5 0 0 1-1.5 1.5h-29A1.5 1.5 0 0 1 4 34.5v-29A1.5 1.5 0 0 1 5.5 4Z',
		middle: 20.5,
		letter: 22
	},
	yellow: { path: 'M20 .8 39.2 20 20 39.2.8 20Z', middle: 20.5, letter: 18 },
	black: { path: 'M4 3h32v17c0 8.5-6 14-16 18.5C10 34 4 28.5 4 20Z', middle: 18.5, letter: 21 },
	white: {
		path: 'M20 8a9.3 9.3 0 0 1 17 2.5A9.3 9.3 0 0 1 32 20a9.3 9.3 0 0 1 5 9.5A9.3 9.3 0 0 1 20 32a9.3 9.3 0 0 1-17-2.5A9.3 9.3 0 0 1 8 20a9.3 9.3 0 0 1-5-9.5A9.3 9.3 0 0 1 20 8Z',
		middle: 20.5,
		letter: 19
	}
} as const satisfies Readonly<Record<string, Shape>>;

/** The colours that have a shape: the piece colours of the games. */
export type PieceColour = keyof typeof SHAPES;
