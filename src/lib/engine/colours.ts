/** The piece colours of the three games. Each has its own shape, so colour never stands alone. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];
