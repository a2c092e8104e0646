import { defineGame } from '$lib/contract/game';
import { candidates, reactions } from './candidates';
import card from './card';
import { corrections } from './corrections';
import { decide } from './decide';
import { evolve, initial } from './evolve';
import type { State } from './model';
import { progress } from './questions';
import { rulebook } from './rulebook';
import { scan } from './scan';
import { tell } from './tell';
import { why } from './why';
import { type Command, type Event, schemas, type Setup } from './schema';
import { colours } from './rules/teams';

export default defineGame<State, Command, Event, Setup>({
	id: card.id,
	rulesVersion: 1,
	initial,
	decide,
	evolve,
	candidates,
	corrections,
	reactions,
	schemas,
	tell,
	why,
	progress,
	rulebook,
	colours,
	catalogues: {
		en: () => import('./messages/en'),
		cs: () => import('./messages/cs'),
		sk: () => import('./messages/sk'),
		hu: () => import('./messages/hu')
	},
	views: {
		setup: () => import('./screens/setup/Setup.svelte'),
		table: () => import('./screens/table/Table.svelte'),
		library: () => import('./screens/library/Library.svelte')
	},
	tools: [
		{ id: 'chicago', view: () => import('./screens/tools/Chicago.svelte') },
		{ id: 'last-turn', view: () => import('./screens/tools/LastTurn.svelte') },
		{ id: 'cities', view: () => import('./screens/tools/Cities.svelte') },
		{ id: 'ranking', view: () => import('./screens/tools/Ranking.svelte') }
	],
	scan: [scan]
});
