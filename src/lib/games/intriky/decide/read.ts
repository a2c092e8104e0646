import type { Explanation } from '$lib/engine/explanation';
import { ok, refuse, type Result } from '$lib/engine/result';
import type { CornerEffect, FullTurn, ReadingDue } from '../model';
import type { Asked, Part } from '../schema';
import { noSeat } from '../rules/acting';
import { fact } from '../rules/fact';
import { effectOf, reading, type Reading } from '../rules/readings';
import type { CommandRead } from '../rules/sentence';
import { commandPart, dutyFirst, effectPart } from '../rules/tasks';
import { nextDuty } from '../questions/duties';
import type { Decision } from './script';
import { followedBy } from './settle';

type Read = Asked<'read'>;

/**
 * The owner of the row says which neighbours and which line are read, on whom each command is played, and
 * whether equal symbols give a corner effect (IN-4). Refused: nothing to read, a window outside the row, a
 * card not fully entered, not one target for each command, a corner effect that is not to be had.
 */
export function readRow(state: FullTurn, command: Read): Decision {
	const due = nextDuty(state);
	if (due === null) return refuse(fact('nothingToRead', {}, ['IN-4.1']));
	if (due.kind !== 'read') return refuse(dutyFirst(due));
	const found = chosen(state, due, command);
	if (!found.ok) return found;
	const parts = partsOf(state, command, found.value);
	if (!parts.ok) return parts;
	const { player: owner, number } = due;
	const { line, start } = command;
	return ok(
		followedBy(state, {
			type: 'sentenceRead',
			owner,
			number,
			line,
			start,
			dollars: found.value.dollars,
			parts: parts.value
		})
	);
}

interface Chosen {
	readonly reading: Reading;
	readonly commands: readonly CommandRead[];
	/** In row order. */
	readonly dollars: readonly number[];
}

function chosen(
	state: FullTurn,
	{ player, number }: ReadingDue,
	{ start, line }: Read
): Result<Chosen> {
	const row = state.rows[player]?.cards ?? [];
	if (start < 0 || start + number > row.length)
		return refuse(fact('noSuchWindow', { number, length: row.length }, ['IN-4.1']));
	const read = reading(row, { start, number, line }, state.setup.options.symbols);
	if (read.sentence === null) return refuse(fact('wordsUnknown', {}, ['IN-4.4']));
	const dollars = row
		.slice(start, start + number)
		.flatMap((card) => (card.dollars === 'unknown' ? [] : [card.dollars]));
	if (dollars.length < number) return refuse(fact('dollarsUnknown', {}, ['IN-4.3']));
	return ok({ reading: read, commands: read.sentence.commands, dollars });
}

function partsOf(
	state: FullTurn,
	{ line, targets, bonus }: Read,
	{ reading, commands }: Chosen
): Result<readonly Part[]> {
	if (targets.length !== commands.length)
		return refuse(fact('targetForEach', { count: commands.length }, ['IN-4.5']));
	const missing = noSeat(state, ...targets, ...(bonus === null ? [] : [bonus.target]));
	if (missing !== null) return refuse(missing);
	const parts = commands.flatMap((command, at) => {
		const target = targets[at];
		return target === undefined ? [] : [commandPart(command, target)];
	});
	if (bonus === null) return ok(parts);
	const effect = bonusEffect(state, reading, line, bonus.index);
	if (!effect.ok) return effect;
	return ok([...parts, effectPart(effect.value, bonus.target)]);
}

type PlayableEffect = Exclude<CornerEffect, 'defence'>;

/** IN-4.6, IN-4.7: the effect of one of the cards read, if their symbols are equal. */
function bonusEffect(
	state: FullTurn,
	read: Reading,
	line: Read['line'],
	index: number
): Result<PlayableEffect> {
	const owner = nextDuty(state)?.player ?? 0;
	const card = read.cards.includes(index) ? state.rows[owner]?.cards[index] : undefined;
	if (card === undefined) return refuse(fact('bonusNotRead', {}, ['IN-4.6']));
	const symbols = withoutBonus(read, state.setup.options.symbols);
	return symbols === null ? playable(effectOf(card, line)) : refuse(symbols);
}

function withoutBonus(read: Reading, option: 'always' | 'onlyWithSense'): Explanation | null {
	if (read.equalSymbols === 'unknown') return fact('symbolsUnknown', {}, ['IN-4.6']);
	if (!read.equalSymbols) return fact('symbolsDiffer', {}, ['IN-4.6', 'IN-4.7']);
	const sense = read.sentence !== null && read.sentence.commands.length > 0;
	return option === 'always' || sense ? null : fact('symbolsNeedSense', {}, ['IN-4.6']);
}

/** An effect that can be played on somebody; the defence answers only, and only from the table (IN-6 R). */
export function playable(effect: CornerEffect | 'none' | 'unknown'): Result<PlayableEffect> {
	switch (effect) {
		case 'unknown':
			return refuse(fact('effectUnknown', {}, ['IN-4.7']));
		case 'none':
			return refuse(fact('noEffect', {}, ['IN-4.7']));
		case 'defence':
			return refuse(fact('defenceAnswers', {}, ['IN-6']));
		default:
			return ok(effect);
	}
}
