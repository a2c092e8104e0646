import { benchTable } from '../../../../../../tests/e2e/support/tableBench';
import { EVENING } from '../evening.samples';
import game from '../../game';

benchTable({
	name: 'Intriky',
	game,
	setup: EVENING,
	correction: (at) => ({ what: 'hired', to: 1 + (at % 2) }),
	move: '.panel-of-phase .main .button:last-child'
});
