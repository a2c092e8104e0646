import { player, type Explanation } from '$lib/engine/explanation';
import type { State, TurnState } from './model';
import type { Asked, Command, Event, Happened, Part } from './schema';
import { dutyTerm, fact } from './rules/fact';
import { winOf } from './rules/hiring';
import { reading } from './rules/readings';
import { ruleOf } from './rules/tasks';
import { nextDuty } from './questions/duties';
import { characterBefore, found, has } from './tell/happened';

/** The facts behind a log entry; empty where there is nothing to prove. */
export function why(
	before: State,
	command: Command,
	events: readonly Event[]
): readonly Explanation[] {
	if (before.phase === 'finished') return [];
	return [...proof(before, command, events), ...events.flatMap(consequence)];
}

function proof(
	before: TurnState,
	command: Command,
	events: readonly Event[]
): readonly Explanation[] {
	if (command.type === 'read') return proveRead(before, command, events);
	const hired = events.find((event) => event.type === 'hired');
	if (hired === undefined) return [];
	const character = characterBefore(before, {
		in: hired.from,
		player: hired.owner,
		index: hired.index
	});
	const { price } = hired;
	const own = hired.player === hired.owner;
	const paid = own
		? fact('ownPrice', { character, price }, ['IN-2', 'IN-7.1'])
		: fact('doublePrice', { character, owner: player(hired.owner), price }, ['IN-2', 'IN-7.1']);
	return has(events, 'won') ? [paid, winAfter(before, hired)] : [paid];
}

/** The win of a hire, proved by the three characters before it and the fourth. */
function winAfter(
	before: TurnState,
	{ player: seat, owner, from, index }: Happened<'hired'>
): Explanation {
	const fourth = before.purses[owner]?.[from][index];
	const purses = before.purses.map((purse, at) =>
		at === seat && fourth !== undefined ? { ...purse, service: [...purse.service, fourth] } : purse
	);
	return winOf(purses, seat);
}

function proveRead(
	before: TurnState,
	{ start, line: read }: Asked<'read'>,
	events: readonly Event[]
): readonly Explanation[] {
	if (before.tracking === 'light') return [];
	const row = before.rows[nextDuty(before)?.player ?? 0]?.cards ?? [];
	const { number, parts } = found(events, 'sentenceRead');
	const { symbols } = before.setup.options;
	return [
		reading(row, { start, number, line: read }, symbols).explanation,
		...parts.map(({ player: target, kind, amount }) =>
			fact('partPlayed', { who: player(target), duty: dutyTerm({ kind }), count: amount }, [
				'IN-4.5',
				ruleOf({ kind })
			])
		)
	];
}

/** What followed by itself, with its rule. */
function consequence(event: Event): readonly Explanation[] {
	switch (event.type) {
		case 'drew':
			return [
				fact('drawnNow', { who: player(event.player), count: event.cards }, ['IN-2', 'IN-5'])
			];
		case 'reshuffled':
			return [fact('shuffledNow', { count: event.cards }, ['IN-1.4'])];
		case 'taskOver':
			return event.lost === 0 ? [] : [lost(event, event.lost)];
		// With nothing there that could be taken (IN-1.4).
		case 'effectPlayed':
			return event.part.amount === 0 ? [lost(event.part, 1)] : [];
		default:
			return [];
	}
}

const lost = ({ player: seat, kind }: Pick<Part, 'player' | 'kind'>, count: number): Explanation =>
	fact('lostHere', { who: player(seat), duty: dutyTerm({ kind }), count }, [
		'IN-4.5',
		ruleOf({ kind })
	]);
