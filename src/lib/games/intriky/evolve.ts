import { plus } from '$lib/engine/plus';
import { unreachable } from '$lib/engine/result';
import { corrected } from './corrections';
import {
	addToHand,
	cancelled,
	effectPlayed,
	fired,
	initiatorLaid,
	initiatorWaits,
	laid,
	moved,
	sentenceRead,
	stole
} from './evolve/cloth';
import { earn, hired } from './evolve/purse';
import { setFace } from './evolve/places';
import { defended, mayorCalled } from './evolve/stop';
import { agreed, closed, revealed, skillUsed, turnBegan, withoutDuties } from './evolve/turn';
import type { FullTurn, State, TurnState } from './model';
import type { Event } from './schema';

/**
 * Applies what happened; knows no rule. Events that could not have happened in this state are a bug or a
 * foreign record and throw.
 */
export function evolve(state: State, event: Event): State {
	if (state.phase === 'finished') throw new Error('the game is over');
	switch (event.type) {
		case 'turnBegan':
			return turnBegan(state, event);
		case 'turnEnded':
			return closed(state);
		case 'revealed':
			return closed(revealed(state, event));
		case 'hired':
			return closed(hired(state, event));
		case 'skillUsed':
			return closed(skillUsed(state, event));
		case 'noted':
			return closed(setFace<TurnState>(state, event.at, event.face));
		case 'gained':
			return earn<TurnState>(state, event.player, event.dollars);
		case 'agreed':
			return closed(agreed<TurnState>(state, event));
		case 'settled':
			return closed(settled(state, event.agreement));
		case 'corrected':
			return closed(corrected(state, event.correction));
		case 'won':
			return finished(state, event.player);
		default:
			return onTable(state, event);
	}
}

const settled = (state: TurnState, agreement: number): TurnState => ({
	...state,
	agreements: state.agreements.filter(({ id }) => id !== agreement)
});

/** IN-2.2: the game ends in the middle of the turn. */
function finished(state: TurnState, winner: number): State {
	const { setup, round, purses, agreements, serial } = state;
	const over = { phase: 'finished' as const, setup, round, purses, agreements, serial, winner };
	if (state.tracking === 'light') return { ...over, tracking: 'light' };
	// An initiator that was to be read lies on the table no more.
	const { hands, rows, drawPile, discardPile } = withoutDuties(state);
	return { ...over, tracking: 'full', hands, rows, drawPile, discardPile };
}

type TableEvent = Exclude<
	Event,
	{
		readonly type:
			| 'turnBegan'
			| 'turnEnded'
			| 'revealed'
			| 'hired'
			| 'skillUsed'
			| 'noted'
			| 'gained'
			| 'agreed'
			| 'settled'
			| 'corrected'
			| 'won';
	}
>;

/** What can only happen where the cards on the table are tracked. */
function onTable(state: TurnState, event: TableEvent): FullTurn {
	if (state.tracking === 'light') throw new Error(`${event.type} in light tracking`);
	switch (event.type) {
		case 'drew':
			return {
				...addToHand(state, event.player, event.cards),
				drawPile: plus(state.drawPile, -event.cards)
			};
		case 'reshuffled':
			return { ...state, drawPile: event.cards, discardPile: 0 };
		case 'discarded': {
			const thrown = addToHand(state, event.player, -event.cards);
			return { ...thrown, discardPile: state.discardPile + event.cards };
		}
		case 'tookTop':
			return { ...addToHand(state, event.player, 1), discardPile: plus(state.discardPile, -1) };
		case 'taskOver':
			return { ...state, duties: state.duties.slice(0, -1) };
		case 'readingLapsed':
			return { ...state, duties: state.duties.slice(0, -1), discardPile: state.discardPile + 1 };
		case 'laid':
			return laid(state, event);
		case 'initiatorLaid':
			return initiatorLaid(state, event);
		case 'initiatorWaits':
			return initiatorWaits(state, event);
		case 'fired':
			return fired(state, event);
		case 'sentenceRead':
			return sentenceRead(state, event);
		case 'effectPlayed':
			return effectPlayed(state, event);
		case 'moved':
			return moved(state, event);
		case 'cancelled':
			return cancelled(state, event);
		case 'stole':
			return stole(state, event);
		case 'gave': {
			const given = addToHand(addToHand(state, event.from, -event.cards), event.to, event.cards);
			return closed(given);
		}
		case 'defended':
			return defended(state, event);
		case 'mayorCalled':
			return mayorCalled(state, event);
		default:
			return unreachable(event);
	}
}
