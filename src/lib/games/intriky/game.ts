import { defineGame } from '$lib/contract/game';
import { candidates, reactions } from './candidates';
import card from './card';
import { corrections } from './corrections';
import { decide } from './decide';
import { tell } from './tell';
import { why } from './why';
import { evolve } from './evolve';
import type { State } from './model';
import type { Command, Event, Setup } from './schema';
import { schemas } from './schema';
import { progress } from './questions';
import { rulebook } from './rulebook';
import { scan } from './scan';
import { initial } from './setup';

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
		{ id: 'checker', view: () => import('./screens/tools/Checker.svelte') },
		{ id: 'payment', view: () => import('./screens/tools/Payment.svelte') }
	],
	scan
});
