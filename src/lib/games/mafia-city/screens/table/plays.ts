import type { Seat } from '$lib/engine/explanation';
import type { CARD_PLAYS, SYMBOL_PLAYS } from '../../model';
import type { Command, Play } from '../../schema';
import type { Step } from './question';

/** A play that asks for its targets one by one. */
export type OfferedPlay =
	(typeof CARD_PLAYS)[number] | (typeof SYMBOL_PLAYS)[number] | 'complicity' | 'hiredAssassin';

/** What must be pointed at before the play is complete (MC-5). */
export function playing(player: Seat, as: OfferedPlay): Step {
	const play = (it: Play): Command => ({ type: 'play', player, play: it });
	switch (as) {
		case 'deals':
			return play({ as });
		case 'informer':
		case 'complicity':
		case 'hiredAssassin':
			return { want: 'mafioso', prompt: as, then: (target) => play({ as, target }) };
		case 'hat':
			return { want: 'mafioso', prompt: as, then: (from) => play({ as, from }) };
		case 'thief':
			return { want: 'player', prompt: as, then: (from) => play({ as, from }) };
		case 'policeRaid':
			return { want: 'location', prompt: as, then: (location) => play({ as, location }) };
		case 'twoHats':
			return { want: 'location', prompt: as, then: (to) => play({ as, to }) };
		case 'levers':
			return {
				want: 'location',
				prompt: 'leversFirst',
				then: (first) => ({
					want: 'location',
					prompt: 'leversSecond',
					then: (second) => play({ as, locations: [first, second] })
				})
			};
		case 'bigPlan':
			return {
				want: 'mafioso',
				prompt: 'bigPlanWho',
				then: (from) => ({
					want: 'location',
					prompt: 'bigPlanWhere',
					then: (to) => play({ as, from, to })
				})
			};
	}
}
