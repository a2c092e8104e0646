import type { Ref, Seat } from '$lib/engine/explanation';
import { faceAt } from '../questions/cards';
import type { TurnState } from '../model';
import type { Event, Happened } from '../schema';
import { characterTerm } from '../rules/fact';

/** The event of a type that is known to have happened. */
export function found<Type extends Event['type']>(
	events: readonly Event[],
	type: Type
): Happened<Type> {
	const event = events.find((each): each is Happened<Type> => each.type === type);
	if (event === undefined) throw new Error(`no ${type}`);
	return event;
}

export const has = (events: readonly Event[], type: Event['type']): boolean =>
	events.some((event) => event.type === type);

/** The character of a hire or a skill, as it lay before. */
export function characterBefore(
	before: TurnState,
	at: { in: 'reserve' | 'service'; player: Seat; index: number }
): Ref {
	const face = faceAt(before, at);
	if (face?.as !== 'character') throw new Error('no character');
	return characterTerm(face.character);
}
