import type { Seat } from '$lib/engine/explanation';
import { attempt } from '../../../../../../tests/contract/play';
import type { Chance } from '../../../../../../tests/contract/chance';
import { allowed } from '../../../../../../tests/e2e/support/plan';
import { candidates } from '../../candidates';
import { decide } from '../../decide';
import game from '../../game';
import { AMOUNT_WORDS, COMMAND_WORDS, WORDS, type FullTurn, type ReadingDue } from '../../model';
import type { Command, Intrigue } from '../../schema';
import { BLANK } from '../../rules/deck';
import { readings } from '../../rules/readings';
import { nextDuty } from '../../questions/duties';
import { aboutCharacters } from './characters.plan';

const rules = { candidates, decide };

/** What a table of sensible players without a library does next in full tracking, by chance. */
export function next(state: FullTurn, chance: Chance): Command {
	const duty = nextDuty(state);
	if (duty?.kind === 'read') return read(state, duty, chance);
	if (duty?.kind === 'lay') {
		const laid = lay(state, duty.player, chance);
		return attempt(game, state, laid) === null ? { type: 'forgo', player: duty.player } : laid;
	}
	if (duty !== null) return chance.oneOf(allowed(rules, state).filter(isTask));
	if (!state.laid) return initiate(state) ?? lay(state, state.active, chance);
	return aboutCharacters(state, chance);
}

const isTask = ({ type }: Command): boolean => ['move', 'cancel', 'steal', 'forgo'].includes(type);

/** An intrigue at the right end of the own row, with the words of both lines and its money. */
function lay(state: FullTurn, player: Seat, chance: Chance): Command {
	const at = state.rows[player]?.cards.length ?? 0;
	const upper = chance.oneOf(at % 2 === 0 ? COMMAND_WORDS : AMOUNT_WORDS);
	const card: Intrigue = {
		upper: { ...BLANK.upper, word: upper },
		lower: { ...BLANK.lower, word: chance.oneOf(WORDS) },
		dollars: chance.upTo(4) + 1
	};
	return { type: 'lay', player, row: player, end: 'right', card };
}

/** With three cards or more the longest row that says something is read. */
function initiate(state: FullTurn): Command | null {
	const player = state.active;
	const row = state.rows[player]?.cards ?? [];
	const number = Math.min(row.length, 4);
	const sense = readings(row, number, state.setup.options.symbols).some(
		({ sentence }) => (sentence?.commands.length ?? 0) > 0
	);
	return number >= 3 && sense ? { type: 'layInitiator', player, row: player, number } : null;
}

/** The sensible reading with most dollars; what gives cards is read for oneself, the rest for others. */
function read(state: FullTurn, { player, number }: ReadingDue, chance: Chance): Command {
	const all = readings(state.rows[player]?.cards ?? [], number, state.setup.options.symbols);
	const sense = all.filter(({ sentence }) => (sentence?.commands.length ?? 0) > 0);
	const [best] = (sense.length > 0 ? sense : all).toSorted(
		(one, other) => Number(other.dollars) - Number(one.dollars)
	);
	if (best === undefined) throw new Error('there is nothing to read');
	const others = state.hands.map((_, seat) => seat).filter((seat) => seat !== player);
	const targets = (best.sentence?.commands ?? []).map(({ command }) =>
		command === 'take' ? player : chance.oneOf(others)
	);
	return { type: 'read', line: best.line, start: best.start, targets, bonus: null };
}
