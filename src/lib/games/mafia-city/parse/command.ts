import * as v from 'valibot';
import { correction } from './correction';
import { kinds } from '$lib/engine/schemas/kinds';
import { effect, play, veto } from './play';
import { holder, levels, location, seat, seats } from './vocabulary';

export const command = kinds('type', {
	/* Phase I */
	exchange: { player: seat },
	place: { player: seat, location },
	play: { player: seat, play },
	wait: { player: seat },
	pass: { player: seat },
	veto: { player: seat, with: veto },
	/* Phase II */
	choose: { location },
	use: { effect },
	next: {},
	/* Phase III */
	takeBack: { player: seat, location, levels },
	endStrategy: {},
	/* Light tracking */
	endAction: {},
	control: { location, by: holder },
	extraPoint: { player: seat },
	tellFewestCards: { alone: v.boolean() },
	tellBest: { players: seats },
	/* The table overrules */
	correct: { correction }
});
