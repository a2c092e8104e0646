import { unreachable } from '$lib/engine/result';
import type { Seat } from '$lib/engine/explanation';
import { ownerAt } from '../evolve/board';
import type { Location } from '../model';
import type { LocationEffect, Play, TokenAt } from '../schema';
import { draw } from './draw';
import type { FullScript } from './script';

/**
 * Writes what a play or the effect of a location does, on the state as it is now: after a veto on a
 * veto it may find less than at first (MC-5.1).
 */
export function takeEffect(script: FullScript, by: Seat, play: Play | LocationEffect): void {
	switch (play.as) {
		case 'informer':
		case 'complicity':
		case 'prisonEffect':
			jail(script, by, play.target);
			break;
		case 'thief':
			steal(script, by, play.from);
			break;
		case 'policeRaid':
			raid(script, by, play.location);
			break;
		case 'levers':
			script.emit({ type: 'swapped', locations: play.locations });
			break;
		case 'bigPlan': {
			const owner = ownerAt(script.state, play.from);
			script.emit({ type: 'moved', owner, from: play.from, to: play.to });
			break;
		}
		case 'deals':
			drawAndDiscard(script, by, 'deals');
			break;
		case 'hat':
			script.emit({ type: 'wentHome', owner: by, from: play.from });
			break;
		case 'twoHats':
			script.emit({ type: 'reinforced', owner: by, to: play.to });
			break;
		case 'bullet':
			script.emit({ type: 'bulletGranted', player: by });
			break;
		case 'hiredAssassin': {
			const owner = ownerAt(script.state, play.target);
			script.emit({ type: 'killed', owner, target: play.target });
			break;
		}
		case 'secretDeal':
			script.emit({ type: 'raised', player: by });
			break;
		case 'plusOne':
			script.emit({ type: 'extraPointScored', player: by });
			break;
		case 'harbourEffect':
			script.emit({ type: 'assassinMoved', to: play.to });
			break;
		default:
			unreachable(play);
	}
}

function jail(script: FullScript, mover: Seat, target: TokenAt): void {
	script.emit({ type: 'jailed', mover, owner: ownerAt(script.state, target), target });
}

function steal(script: FullScript, by: Seat, from: Seat): void {
	const cards = script.state.players[from]?.cards ?? 0;
	if (cards > 0) script.emit({ type: 'stolen', by, from });
}

/** Police Raid: all go home, and whoever got one back plays on (MC-2.1.1a). */
function raid(script: FullScript, by: Seat, location: Location): void {
	const owners = new Set(script.state.stacks[location]);
	script.emit({ type: 'raided', by, location });
	script.state.players.forEach((_, seat) => {
		if (owners.has(seat) && script.state.phase === 'action' && script.state.passed[seat] === true) {
			script.emit({ type: 'passCancelled', player: seat });
		}
	});
}

/** Three cards, then one of them, or any one of the hand, is discarded (MC-5 Deals, MC-3.5). */
export function drawAndDiscard(
	script: FullScript,
	player: Seat,
	reason: 'deals' | 'businessDistrict'
): void {
	const drawn = draw(script, player, 3, reason);
	const cards = script.state.players[player]?.cards ?? 0;
	if (reason === 'deals' ? drawn > 0 : cards > 0) {
		script.emit({ type: 'discarded', player, cards: 1 });
	}
}
