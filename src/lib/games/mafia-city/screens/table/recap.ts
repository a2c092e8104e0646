import type { Explanation, Seat } from '$lib/engine/explanation';
import type { State } from '../../model';
import type { Event } from '../../schema';
import { endOfRoundDraws, withoutDraws, type DrawFacts } from '../../rules/draws';

/** What Phase IV did: the new starting player, and who drew more than the one card of step 3, or why nobody. */
interface Recap {
	readonly start: Seat;
	readonly fact: Explanation | null;
}

/** Null unless the last entry began this round (MC-2.4). */
export function recap(state: State, events: readonly Event[]): Recap | null {
	const began = events.some(({ type }) => type === 'roundBegan');
	if (!began || state.phase === 'finished') return null;
	const known: DrawFacts = {
		vp: state.players.map(({ vp }) => vp),
		cards: cardsBefore(state, events),
		newStart: state.start
	};
	const draws = endOfRoundDraws(known).filter(({ reason }) => reason !== 'everyone');
	const facts = [...draws.map(({ explanation }) => explanation), ...withoutDraws(known)];
	return { start: state.start, fact: asOne(facts) };
}

/** The first fact told aloud, the others as what stands behind it. */
function asOne([first, ...rest]: readonly Explanation[]): Explanation | null {
	if (first === undefined) return null;
	return { ...first, because: [...(first.because ?? []), ...rest] };
}

/** The hands as they were before the first draw; in light tracking what the table said of them. */
function cardsBefore(state: State, events: readonly Event[]): DrawFacts['cards'] {
	const draws = events.filter((event) => event.type === 'drew');
	if (state.tracking === 'light') {
		return { fewestCardsAlone: draws.some(({ reason }) => reason === 'fewestVpAndCards') };
	}
	return state.players.map(({ cards }, seat) =>
		draws.reduce((left, drew) => (drew.player === seat ? left - drew.cards : left), cards)
	);
}
