import type { CardSymbol, CornerEffect } from '../../model';

/** Our own drawings of the three symbols, filled, in a 24 × 24 box (IN-4.6). */
export const SYMBOL_MARKS: Readonly<Record<CardSymbol, string>> = {
	pistol:
		'M2.5 7h17.2l.6-1h1.2v4.2h-1.3L19 11.6h-6.4l-.5 2.1c-.2.8-.7 1.2-1.5 1.2H8.3L7 19.6c-.2.7-.6 1-1.3 1H3.2c-.8 0-1.2-.6-1-1.4l1.9-6.6H2.5ZM9 11.8l-.5 1.8h1.3c.3 0 .5-.1.6-.5l.3-1.3Z',
	car: 'M1.5 16.5v-3.2c0-.9.6-1.6 1.5-1.8l3.2-.7L8.4 7.3C8.7 6.8 9.2 6.5 9.8 6.5h5.4c.7 0 1.3.3 1.7.8l2.6 3.4 1.6.5c.9.3 1.4 1 1.4 1.9v3.4h-2.1a2.7 2.7 0 0 0-5.3 0H9a2.7 2.7 0 0 0-5.3 0ZM9.6 8.1 8 10.7h3.9V8.1ZM13.3 8.1v2.6h4.2l-1.8-2.3c-.2-.2-.4-.3-.7-.3ZM6.3 15.3a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM17.8 15.3a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z',
	bottles:
		'M6.4 2h2.8v4.6c0 1 .5 1.6 1.1 2.3.7.8 1.2 1.6 1.2 2.9V22H4.1V11.8c0-1.3.5-2.1 1.2-2.9.6-.7 1.1-1.3 1.1-2.3ZM5.8 13v5.2h4V13ZM15.4 4.4h2.4v4c0 .8.4 1.3.9 1.9.6.7 1.1 1.4 1.1 2.5V22h-6.4v-9.2c0-1.1.5-1.8 1.1-2.5.5-.6.9-1.1.9-1.9Z'
};

/** Our own drawings of the eight corner effects, drawn with a round pen in a 24 × 24 box (IN-6). */
export const EFFECT_MARKS: Readonly<Record<CornerEffect, string>> = {
	throwOne: 'M6 3.5h9v12H6ZM10.5 18.5v3M8 19.5l2.5 2.5 2.5-2.5M18 8l3 3-3 3',
	takeOne: 'M7 8.5h10V21H7ZM12 18v-6M9.5 14.5 12 12l2.5 2.5M9 5.5h6M10.5 2.5h3',
	takeTop: 'M5 15.5h14V21H5ZM12 13V3.5M8.5 7 12 3.5 15.5 7M5 18.2h14',
	layTwo: 'M3.5 6h7.5v11H3.5ZM13 6h7.5v11H13ZM4 21h16',
	cancelOne: 'M6.5 3.5h11v17h-11ZM9 8l6 8M15 8l-6 8',
	defence: 'M12 3 19.5 6v6c0 4.5-3.2 7.6-7.5 9-4.3-1.4-7.5-4.5-7.5-9V6ZM8.5 12l2.5 2.5 4.5-5',
	moveOne: 'M7.5 4h9v12h-9ZM3 20h18M5.5 17.5 3 20l2.5 2.5M18.5 17.5 21 20l-2.5 2.5',
	stealOne: 'M4 5.5h7v10H4ZM13.5 5.5h7v10h-7M17 19H7M10 16l-3 3 3 3'
};
