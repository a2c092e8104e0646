import { MOST_POINTS, type State } from './model';
import type { Command } from './schema';

/** What a person could mean now, allowed or not. */
export const candidates = (state: State): readonly Command[] =>
	state.phase === 'finished'
		? []
		: [
				...Array.from({ length: MOST_POINTS + 1 }, (_, points): Command => ({
					type: 'write',
					points
				})),
				{ type: 'strike' }
			];

/** What could answer the last entry: it is struck (SP-2), also when the table notices late. */
export const reactions = (state: State): readonly Command[] =>
	state.phase === 'turn' && state.last !== null ? [{ type: 'strike' }] : [];
