import {
	explainer,
	player,
	players,
	term,
	type Explanation,
	type Seat
} from '$lib/engine/explanation';
import { evolve } from './evolve';
import type { facts } from './messages/en/facts';
import { LOCATIONS, type State } from './model';
import type { Command, Event } from './schema';
import { controlNow, isShowing, openReaction } from './questions';
import { endOfRoundDraws, withoutDraws } from './rules/draws';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const explain = explainer<typeof facts>();

/**
 * The facts behind an entry of the log, in the order in which they came about: control, forced passes,
 * vetoes, draws, the end of the game. Empty where there is nothing to prove.
 */
export function why(
	before: State,
	_command: Command,
	events: readonly Event[]
): readonly Explanation[] {
	let state = before;
	const reasons: Explanation[] = [];
	for (const event of events) {
		reasons.push(...reasonsOf(state, event));
		state = evolve(state, event);
	}
	return [...reasons, ...whyDraws(before, events)];
}

/** Why this happened in the state just before. */
function reasonsOf(state: State, event: Event): readonly Explanation[] {
	switch (event.type) {
		case 'controlled':
			return [ruling(state, event)];
		case 'chosen':
			return event.by === null ? [whyShown(state, event)] : [];
		case 'passed':
			return event.forced
				? [explain('forcedPass', { who: player(event.player) }, ['MC-2.1.2'])]
				: [];
		case 'passCancelled':
			return [explain('passCancelled', { who: player(event.player) }, ['MC-2.1.1'])];
		case 'actionEnded':
			return state.tracking === 'full' ? [explain('allPassed', {}, ['MC-2.1.3'])] : [];
		case 'vetoed':
			return whyVeto(state);
		case 'cellFreed':
			return [explain('cellFreed', { owners: players(distinct(event.owners)) }, ['MC-3.1'])];
		case 'recruited':
			return [explain('recruited', { who: players(event.players) }, ['MC-3.3'])];
		case 'reshuffled':
			return [explain('reshuffled', { who: player(event.by) }, ['MC-1.7'])];
		case 'won':
			return [event.decidedBy];
		default:
			return [];
	}
}

const distinct = (seats: readonly Seat[]): readonly Seat[] => [...new Set(seats)].toSorted();

/** The app's own ruling, or in light tracking the table's word. */
function ruling(state: State, { location, by }: Of<'controlled'>): Explanation {
	if (isShowing(state)) return controlNow(state, state.step.location).explain();
	const where = term(`location.${location}`);
	return by === null
		? explain('controlToldNobody', { location: where }, ['MC-2.2.2'])
		: explain('controlTold', { location: where, who: player(by) }, ['MC-2.2.2']);
}

/** Nobody chose: it was the lowest number with the Mayor on Town Hall, or the last one (MC-2.2.1). */
function whyShown(state: State, { location }: Of<'chosen'>): Explanation {
	const marked = 'marked' in state ? state.marked.length : 0;
	const key = marked === LOCATIONS.length - 1 ? 'shownLast' : 'shownByNumber';
	return explain(key, { location: term(`location.${location}`) }, ['MC-2.2.1']);
}

/** An even number of vetoes lets the effect happen, an odd number stops it (MC-5.1). */
function whyVeto(state: State): readonly Explanation[] {
	const reaction = openReaction(state);
	if (reaction === null) return [];
	const count = reaction.vetoes.length + 1;
	return [explain(count % 2 === 0 ? 'vetoesEven' : 'vetoesOdd', { count }, ['MC-5.1'])];
}

const AT_ROUNDS_END: ReadonlySet<Of<'drew'>['reason']> = new Set([
	'fewestVpAndCards',
	'fewestVp',
	'everyone'
]);

/** Who draws at the end of the round and why, and why nobody does in the first steps (MC-2.4.2). */
function whyDraws(before: State, events: readonly Event[]): readonly Explanation[] {
	const drawn = events.filter(
		(event): event is Of<'drew'> => event.type === 'drew' && AT_ROUNDS_END.has(event.reason)
	);
	const ended = events.findIndex((event) => event.type === 'roundBegan');
	if (ended < 0) return [];
	const [first] = drawn;
	const state = events
		.slice(0, first === undefined ? ended : events.indexOf(first))
		.reduce(evolve, before);
	const facts = {
		vp: state.players.map(({ vp }) => vp),
		cards:
			state.tracking === 'full'
				? state.players.map(({ cards }) => cards)
				: { fewestCardsAlone: first?.reason === 'fewestVpAndCards' },
		newStart: state.start
	};
	const draws = endOfRoundDraws(facts);
	const extra = draws.filter(({ reason }) => reason !== 'everyone');
	const rest = draws.filter(({ reason }) => reason === 'everyone').map((draw) => draw.player);
	const lost = draws.length - drawn.length;
	return [
		...withoutDraws(facts),
		...extra.map(({ explanation }) => explanation),
		explain('everyoneDraws', { who: players(rest) }, ['MC-2.4.2']),
		...(lost > 0 ? [explain('drawsLost', { count: lost }, ['MC-1.7'])] : [])
	];
}
