/** Our own drawings of the three figures, filled shapes in a 24 × 24 box. */
export const FIGURES = {
	/** A hat pulled low, a collar turned up. */
	assassin:
		'M2.5 10.2h19l-3.6-1.6-1.2-5c-.2-.8-1-1.2-1.7-.9L12 3.9 9 2.7c-.7-.3-1.5.1-1.7.9l-1.2 5ZM8 11.8h8c0 2.6-1.6 4.6-4 4.6s-4-2-4-4.6ZM3.5 22c.2-3.6 1.8-5.4 4.6-6.2L12 19l3.9-3.2c2.8.8 4.4 2.6 4.6 6.2Z',
	/** A badge with six points. */
	policeman:
		'M12 1.5 14.7 6.8 20.7 6.3 17.6 11.4 20.9 16.6 14.9 16.4 12 22.5 9.1 16.4 3.1 16.6 6.4 11.4 3.3 6.3 9.3 6.8ZM12 8.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 1 0 0-6.6Z',
	/** A top hat with its band. */
	mayor:
		'M6.6 3.2h10.8c-.5 2.8-.7 5.4-.6 7.9H7.2c.1-2.5-.1-5.1-.6-7.9ZM7.1 12.6h9.8v2.6H7.1ZM2.5 16.6h19c-.8 2.4-4.4 4-9.5 4s-8.7-1.6-9.5-4Z'
} as const;

export type Figure = keyof typeof FIGURES;

/** The cube that marks a location as done, seen from a corner. */
export const CUBE = {
	top: 'M12 2 21 7 12 12 3 7Z',
	left: 'M3 7 12 12V22L3 17Z',
	right: 'M21 7 12 12V22L21 17Z'
} as const;
