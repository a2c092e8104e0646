import { benchTable } from '../../../../../../tests/e2e/support/tableBench';
import game from '../../game';
import { SETUP } from './states';

benchTable({
	name: 'The Boss',
	game,
	setup: SETUP,
	correction: (at) => ({
		what: 'power',
		side: at % SETUP.players,
		to: 1 + (Math.floor(at / SETUP.players) % 2)
	}),
	before: '[data-place=boston]',
	move: 'dialog[open] .faces button'
});
