import type { Explanation, Seat } from '$lib/engine/explanation';
import { LINES, type Line, type Word } from '../../model';
import type { Intrigue } from '../../schema';
import { BLANK, turned } from '../../rules/deck';
import { doable } from '../../rules/doable';
import { readings, tooShort, type Reading } from '../../rules/readings';
import { DEFAULT_OPTIONS, initial } from '../../setup';
import { EMPTY_CHECK, MOST, type CheckerQuestion } from './link';

/** A card as it is drawn: where it lies in the row, and how it is seen from the side that is read. */
export interface Shown {
	readonly index: number;
	readonly card: Intrigue;
	readonly outside: boolean;
	readonly skipped: boolean;
}

/**
 * The sentence checker while it is used. The whole question is in the link; only the card that is being entered
 * and the steps that can be undone are kept here.
 */
export class Checker {
	#question: () => CheckerQuestion;
	#change: (question: CheckerQuestion) => void;
	#past = $state.raw<readonly CheckerQuestion[]>([]);
	#cursor = $state<number | null>(null);
	/** Whole cards are being entered one after the other. */
	#entering = $state(false);
	/** The half of the card that the next word is for. */
	half = $state<Line>('upper');

	readonly readings: readonly Reading[];
	readonly looked: Reading | null;
	readonly shown: readonly Shown[];
	/** How much of each command its player can do with the cards in hand (IN-4.5), or null if that isn't known. */
	readonly able: readonly (number | null)[];

	constructor(question: () => CheckerQuestion, change: (question: CheckerQuestion) => void) {
		this.#question = question;
		this.#change = change;
		this.readings = $derived(this.#read());
		this.looked = $derived(this.#lookedAt());
		this.shown = $derived(this.#drawn());
		this.able = $derived(this.#ableTo());
	}

	get question(): CheckerQuestion {
		return this.#question();
	}

	/** How many neighbours are read: what the initiator says, else the whole row. */
	get number(): number {
		return this.question.number ?? this.question.row.length;
	}

	/** Why the initiator can't read this row, or null (IN-4.1). */
	get short(): Explanation | null {
		const { row, number } = this.question;
		return number === null || row.length === 0 ? null : tooShort(row.length, number);
	}

	/** The card that is being changed; null while the next word is a new card. */
	get cursor(): number | null {
		return this.#cursor !== null && this.#cursor < this.question.row.length ? this.#cursor : null;
	}

	get current(): Intrigue | null {
		return this.cursor === null ? null : (this.question.row[this.cursor] ?? null);
	}

	/** Whether the words are under the thumb; with whole cards only while one is entered. */
	get entering(): boolean {
		const { view, row } = this.question;
		return view === 'line' || row.length === 0 || this.#entering || this.cursor !== null;
	}

	/** Goes on with a new card at the end of the row. */
	enter(): void {
		this.#cursor = null;
		this.half = 'upper';
		this.#entering = true;
	}

	/** All cards are entered: on to what they say. */
	finish(): void {
		this.#cursor = null;
		this.half = 'upper';
		this.#entering = false;
	}

	get canUndo(): boolean {
		return this.#past.length > 0;
	}

	get isFull(): boolean {
		return this.question.row.length >= MOST.row;
	}

	/** Changes part of the question; what is looked at and aimed at holds for the row as it was. */
	change(part: Partial<CheckerQuestion>): void {
		const reset =
			'row' in part || 'number' in part || 'view' in part
				? { look: null, targets: [] }
				: 'look' in part
					? { targets: [] }
					: {};
		this.#past = [...this.#past, this.question];
		this.#change({ ...this.question, ...reset, ...part });
	}

	undo(): void {
		const before = this.#past.at(-1);
		if (before === undefined) return;
		this.#past = this.#past.slice(0, -1);
		this.#cursor = null;
		this.half = 'upper';
		this.#change(before);
	}

	/** A tap on a word: changes the chosen card, else lays a new one at the end of the row. */
	word(word: Word): void {
		const { row, view } = this.question;
		const { cursor, current, half } = this;
		if (cursor === null || current === null) {
			if (this.isFull) return;
			this.change({ row: [...row, { ...BLANK, upper: { ...BLANK.upper, word } }] });
			if (view === 'line') return;
			this.#entering = true;
			this.#cursor = row.length;
			this.half = 'lower';
			return;
		}
		this.edit({ ...current, [half]: { ...current[half], word } });
		if (view === 'line') this.#cursor = null;
		else if (half === 'upper') this.half = 'lower';
	}

	/** Puts another card in the place of the chosen one. */
	edit(card: Intrigue): void {
		const { cursor } = this;
		if (cursor !== null) this.change({ row: this.question.row.with(cursor, card) });
	}

	/** Chooses a card to be changed; the one chosen already is let go. */
	choose(index: number | null): void {
		const again = index === this.cursor;
		this.#cursor = again ? null : index;
		this.half = !again && this.looked?.line === 'lower' ? 'lower' : 'upper';
	}

	/** Takes the chosen card away, else the last one. */
	remove(): void {
		const { row } = this.question;
		if (row.length > 0) this.change({ row: row.toSpliced(this.cursor ?? row.length - 1, 1) });
		this.#cursor = null;
		this.half = 'upper';
	}

	/** Where the chosen card would go in the row, or null at its end. */
	beside(by: -1 | 1): number | null {
		const seen = this.looked?.line === 'lower' ? -by : by;
		const to = this.cursor === null ? -1 : this.cursor + seen;
		return to >= 0 && to < this.question.row.length ? to : null;
	}

	move(by: -1 | 1): void {
		const [{ cursor, current }, to] = [this, this.beside(by)];
		if (cursor === null || current === null || to === null) return;
		const { look } = this.question;
		this.change({ row: this.question.row.toSpliced(cursor, 1).toSpliced(to, 0, current), look });
		this.#cursor = to;
	}

	turn(): void {
		const { current } = this;
		if (current !== null) this.edit(turned(current));
	}

	look({ line, start }: Reading): void {
		this.change({ look: { line, start } });
	}

	/** Aims a command of the reading looked at. */
	aim(command: number, seat: Seat): void {
		const { targets } = this.question;
		const count = this.looked?.sentence?.commands.length ?? 0;
		const aimed = Array.from({ length: count }, (_, at) => targets[at] ?? 0);
		this.change({ targets: aimed.with(command, seat) });
	}

	/** Lays down cards that were read, in the place of what is there (IN-4.2: both lines of each). */
	lay(row: readonly Intrigue[]): void {
		this.finish();
		this.change({ view: 'cards', row: row.slice(0, MOST.row) });
	}

	clear(): void {
		const { view, symbols, hands } = this.question;
		this.#cursor = null;
		this.half = 'upper';
		this.change({ ...EMPTY_CHECK, view, symbols, hands });
	}

	#ableTo(): readonly (number | null)[] {
		const commands = this.looked?.sentence?.commands ?? [];
		const { hands, targets } = this.question;
		if (hands === null) return commands.map(() => null);
		const players = hands.length === 3 ? 3 : 4;
		const table = initial({ players, start: 0, options: DEFAULT_OPTIONS, tracking: 'full' });
		if (table.phase === 'finished' || table.tracking === 'light') return [];
		const able = doable({ ...table, hands }, commands, targets);
		return commands.map(({ command }, at) =>
			(command === 'discard' || command === 'lay') && targets[at] !== undefined
				? (able[at] ?? null)
				: null
		);
	}

	#read(): readonly Reading[] {
		const { row, view, symbols, sort } = this.question;
		if (row.length === 0) return [];
		const all = readings(row, this.number, symbols).filter(
			({ line }) => view === 'cards' || line === LINES[0]
		);
		const worth = ({ dollars }: Reading): number => (dollars === 'unknown' ? -1 : dollars);
		return sort === 'row' ? all : all.toSorted((a, b) => worth(b) - worth(a));
	}

	#lookedAt(): Reading | null {
		const { look } = this.question;
		const wanted = this.readings.find(
			({ line, start }) => line === look?.line && start === look.start
		);
		return wanted ?? this.readings[0] ?? null;
	}

	/** The row as the player sees it who reads: the lower line from the other side of the table (IN-4.2). */
	#drawn(): readonly Shown[] {
		const { looked } = this;
		const skipped =
			looked?.sentence?.skipped.flatMap(({ index }) => looked.cards[index] ?? []) ?? [];
		const all = this.question.row.map((card, index) => ({
			index,
			card: looked?.line === 'lower' ? turned(card) : card,
			outside: looked !== null && !looked.cards.includes(index),
			skipped: skipped.includes(index)
		}));
		return looked?.line === 'lower' ? all.toReversed() : all;
	}
}
