import { decide } from '../../decide';
import type { Holder, Location, State } from '../../model';
import type { Event } from '../../schema';

/** What the one tap on "Next" leads to, asked of the rules themselves. */
export interface Preview {
	/** Who scores for control; undefined if control is settled already. */
	readonly scores: Holder | undefined;
	readonly goes:
		| { readonly to: 'location'; readonly location: Location }
		| { readonly to: 'choice' | 'strategy' | 'end' };
}

export function preview(state: State): Preview | null {
	const result = decide(state, { type: 'next' });
	if (!result.ok) return null;
	const controlled = find(result.value, 'controlled');
	return { scores: controlled?.by, goes: goes(result.value) };
}

function goes(events: readonly Event[]): Preview['goes'] {
	const chosen = find(events, 'chosen');
	if (chosen !== undefined) return { to: 'location', location: chosen.location };
	if (find(events, 'won') !== undefined) return { to: 'end' };
	if (find(events, 'strategyBegan') !== undefined) return { to: 'strategy' };
	return { to: 'choice' };
}

const find = <T extends Event['type']>(
	events: readonly Event[],
	type: T
): Extract<Event, { type: T }> | undefined =>
	events.find((event): event is Extract<Event, { type: T }> => event.type === type);
