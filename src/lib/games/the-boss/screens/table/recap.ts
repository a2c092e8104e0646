import { players, type Explanation } from '$lib/engine/explanation';
import { tellReturn, tellSanction } from '../../why';
import { moveChicago } from '../../evolve/table';
import type { Side, State } from '../../model';
import { payoutOf } from '../../rules/chicago';
import { tellRound } from '../../rules/cops';
import { fact } from '../../rules/fact';
import { lastTurn } from '../../rules/last-turn';
import { sideOf } from '../../rules/majority';
import type { Event } from '../../schema';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** A fact worth saying aloud, and the colour that it is about. */
interface Told {
	readonly explanation: Explanation;
	readonly side: Side | null;
}

/** What the last entry led to by itself, until the next one. */
export interface Recap {
	/** The round that is over; null in the middle of one. */
	readonly over: number | null;
	readonly facts: readonly Told[];
	/** Chicago's new place, from 1; null where it stays (TB-3.6). */
	readonly chicago: number | null;
}

/** Null where nothing has happened by itself. */
export function recap(state: State, events: readonly Event[]): Recap | null {
	const facts = [
		...events.flatMap((event) => tellEvent(state, events, event)),
		...tellReturns(state, events)
	];
	const began = find(events, 'roundBegan');
	const moved = find(events, 'chicagoMoved');
	if (began === undefined && facts.length === 0) return null;
	return {
		over: began === undefined ? null : began.round - 1,
		facts,
		chicago: moved === undefined ? null : moved.to + 1
	};
}

function tellEvent(state: State, events: readonly Event[], event: Event): readonly Told[] {
	switch (event.type) {
		case 'hit':
		case 'banished': {
			const { setup } = state;
			const round = (find(events, 'roundBegan')?.round ?? state.round + 1) - 1;
			const side = event.type === 'hit' ? sideOf(setup.sides, event.player) : event.side;
			return [{ explanation: tellSanction(setup, event, round), side }];
		}
		case 'copTurned':
			return [{ explanation: tellRound(state.cops), side: null }];
		case 'turnBegan':
			return event.counts === null
				? []
				: [{ explanation: lastTurn(event.counts, state.gun).explain(), side: null }];
		case 'chicagoPaid':
			return [{ explanation: tellPayout(state, events, event), side: event.side }];
		case 'tied':
			return [{ explanation: event.because, side: null }];
		default:
			return [];
	}
}

/** Who is back; several in one line, so that what is tapped next stays under the thumb (TB-3.6). */
function tellReturns(state: State, events: readonly Event[]): readonly Told[] {
	if (state.phase === 'finished') return [];
	const back = events.filter((event) => event.type === 'returned');
	const each = back.map(tellReturn);
	if (each.length < 2) return each.map((explanation) => ({ explanation, side: null }));
	const who = players([...new Set(back.map((event) => event.player))]);
	return [{ explanation: fact('areBack', { who }, ['TB-3.6'], each), side: null }];
}

/** Chicago may have moved on since it was paid (TB-3.2, TB-3.6). */
function tellPayout(state: State, events: readonly Event[], { faces }: Of<'chicagoPaid'>) {
	const moved = find(events, 'chicagoMoved');
	const row = moved === undefined ? state.row : moveChicago(state.row, moved.to - 1);
	return payoutOf(row, faces, state.setup.options.chicago).explain();
}

const find = <T extends Event['type']>(events: readonly Event[], type: T): Of<T> | undefined =>
	events.find((event): event is Of<T> => event.type === type);
