import * as v from 'valibot';
import { defineGame, type AnyGame } from '$lib/contract/game';
import type { GameCatalogue } from '$lib/engine/catalogue';
import { counter } from '../engine/log/counter';

const catalogue: GameCatalogue = { terms: {}, facts: {}, log: {}, rules: {}, ui: {} };
const load = (): Promise<{ default: GameCatalogue }> => Promise.resolve({ default: catalogue });
const nothing = (): never => {
	throw new Error('the counter has no screens');
};

/** The counter as a whole game without screens, for the tests of the table. */
export const counterGame: AnyGame = defineGame({
	...counter,
	id: 'counter',
	rulesVersion: 1,
	schemas: {
		setup: v.pipe(v.number(), v.minValue(0), v.maxValue(20)),
		log: () => ({
			command: v.object({ type: v.picklist(['add', 'double']), by: v.number() }),
			event: v.object({ type: v.literal('added'), by: v.number() })
		})
	},
	why: () => [],
	progress: (state) => ({
		round: 1 + Math.floor(state / 5),
		scores: [state, 20 - state],
		actor: state % 2,
		result:
			state < 20
				? null
				: {
						ranking: [
							{ seat: 0, place: 1, score: 20 },
							{ seat: 1, place: 2, score: 0 }
						],
						decidedBy: { key: 'mostPoints', params: {}, rules: ['CG-2'] }
					}
	}),
	rulebook: ['CG-1', 'CG-2'],
	catalogues: { en: load, cs: load, sk: load, hu: load },
	views: { setup: nothing, table: nothing },
	tools: []
});
