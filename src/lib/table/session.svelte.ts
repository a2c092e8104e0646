import type { Explanation, Told } from '../engine/explanation';
import type { AnyGame, LogSchemas, Progress } from '$lib/contract/game';
import type { SeatedPlayer } from '$lib/contract/players';
import type { Change, Operation } from '../engine/log';
import { newId, sign } from '../engine/log';
import { amendment } from '../engine/log/amend';
import {
	append,
	linesOf,
	newestOf,
	stateOf,
	type History,
	type Line,
	type Version
} from '../engine/log/history';
import type { LogLine, Session } from '$lib/contract/session';
import { appendEntry, plain, putBack, summaryOf } from '../storage/gateway';
import { newsOf, type News } from '../storage/news';
import type { StorageProblem } from '../storage/problem';
import { countEntries, readEntriesFrom } from '../storage/reading';
import type { GameRecord, StoredEntry } from '../storage/records';
import { parseLog } from './parse';

export type GameHistory = History<unknown, unknown, unknown>;
export type GameLine = Line<unknown, unknown, unknown>;

/** Something that the shell shows for a moment. */
export type Notice =
	| { readonly kind: 'refused'; readonly explanation: Explanation }
	| { readonly kind: 'problem'; readonly problem: StorageProblem }
	/** The browser had cleared the game; it was stored again. */
	| { readonly kind: 'putBack' }
	/** The past was changed, and so many later lines do not hold any more. */
	| { readonly kind: 'amended'; readonly refused: number }
	| { readonly kind: 'lineGone' };

/** A line of the log with the round in which it stands. */
export interface TableLine extends LogLine {
	readonly round: number;
}

/** A step that can be undone or redone: a move, or a change of the past that began at this line. */
export interface Step {
	readonly kind: 'move' | 'amend';
	readonly told: Told;
}

/** The newest entry, for those who hear the screen. */
interface Heard {
	readonly kind: Operation<unknown, unknown>['kind'];
	readonly told: Told;
}

/** What was read of a game when it was opened. */
interface OpenedGame {
	readonly game: AnyGame;
	readonly record: GameRecord;
	readonly schemas: LogSchemas<unknown, unknown>;
	readonly entries: readonly StoredEntry[];
	readonly history: GameHistory;
}

/**
 * An open game. A tap is decided, stored, and only then shown; the log in the storage and the history in
 * memory never differ by more than the tap under way. Taps during that, or meant for an earlier head, are
 * dropped.
 */
export class TableSession implements Session<unknown, unknown, unknown> {
	readonly game: AnyGame;
	#record: GameRecord;
	/** How entries are read that another tab has written. */
	readonly #schemas: LogSchemas<unknown, unknown>;
	#entries: StoredEntry[];
	#history: GameHistory;
	#notice = $state.raw<Notice | null>(null);
	#explained = $state.raw<readonly Explanation[]>([]);
	#heard = $state.raw<Heard | null>(null);
	#busy = false;
	/** Open while the game is followed. */
	#news: News | null = null;
	/** Lines are immutable, so each is put into its round once. */
	readonly #told = new WeakMap<GameLine, TableLine>();

	readonly #progress = $derived.by(() => this.game.progress(stateOf(this.#history)));
	readonly #log = $derived.by(() => linesOf(this.#history).map((line) => this.#logLine(line)));

	constructor({ game, record, schemas, entries, history }: OpenedGame) {
		this.game = game;
		this.#record = record;
		this.#schemas = schemas;
		this.#entries = [...entries];
		this.#history = $state.raw(history);
	}

	get id(): string {
		return this.#record.id;
	}
	get state(): unknown {
		return stateOf(this.#history);
	}
	get players(): readonly SeatedPlayer[] {
		return this.#record.players;
	}
	get head(): string {
		return this.#history.head;
	}
	get lastEvents(): readonly unknown[] {
		return this.#history.lastEvents;
	}
	get log(): readonly TableLine[] {
		return this.#log;
	}
	/** What the shell knows of the state: round, scores, who acts, result. */
	get progress(): Progress {
		return this.#progress;
	}
	/** The lines behind the log, oldest first; for the result's picture and for changing the past. */
	get lines(): readonly GameLine[] {
		return linesOf(this.#history);
	}
	/** When the last line was entered, else when the game was started; in milliseconds since 1970. */
	get playedAt(): number {
		return this.#history.now.last?.at ?? this.#record.createdAt;
	}
	get initial(): unknown {
		return this.#history.initial;
	}
	/** The newest thing to show; a new object each time. */
	get notice(): Notice | null {
		return this.#notice;
	}
	/** What the "why?" sheet shows; empty while it is closed. */
	get explained(): readonly Explanation[] {
		return this.#explained;
	}
	/** The newest entry, mirrored ones too; null until one comes. */
	get heard(): Heard | null {
		return this.#heard;
	}
	/** What Undo would take back. */
	get undoable(): Step | null {
		return this.#step(this.#history.now);
	}
	/** What Redo would bring back. */
	get redoable(): Step | null {
		const { undone } = this.#history;
		return undone === null ? null : this.#step(undone.version);
	}

	readonly recent = (count: number): readonly TableLine[] =>
		newestOf(this.#history, count).map((line) => this.#logLine(line));

	readonly check = (command: unknown): Explanation | null => {
		const decided = this.game.decide(this.state, command);
		return decided.ok ? null : decided.refusal;
	};

	readonly send = async (command: unknown, head: string): Promise<boolean> => {
		if (!this.#takes(head)) return false;
		const meant = plain(command);
		const decided = this.game.decide(this.state, meant);
		if (!decided.ok) return this.#refuse(decided.refusal);
		return this.#enter({ kind: 'move', command: meant, events: decided.value });
	};

	/** Takes back the last step, whoever entered it. */
	readonly undo = async (head: string): Promise<boolean> =>
		this.#takes(head) && this.undoable !== null && this.#enter({ kind: 'undo' });

	/** Brings back the step that was undone last. */
	readonly redo = async (head: string): Promise<boolean> =>
		this.#takes(head) && this.redoable !== null && this.#enter({ kind: 'redo' });

	/** Changes the past in one step that can be undone as a whole. */
	readonly amend = async (change: Change<unknown>, head: string): Promise<boolean> => {
		if (!this.#takes(head)) return false;
		const operation = amendment(this.game, this.#history, plain(change));
		if (operation === null) {
			this.#notice = { kind: 'lineGone' };
			return false;
		}
		if (!operation.ok) return this.#refuse(operation.refusal);
		const refused = this.wouldFlag(change);
		const done = await this.#enter(operation.value);
		if (done) this.#notice = { kind: 'amended', refused };
		return done;
	};

	/** How many more later lines a change of the past would flag. */
	wouldFlag(change: Change<unknown>): number {
		const operation = amendment(this.game, this.#history, change);
		if (!operation?.ok || operation.value.kind !== 'amend') return 0;
		const { tail } = operation.value;
		const flagged = this.log.filter((line) => line.flagged !== null).map(({ id }) => id);
		return tail.filter((item) => 'refused' in item && !flagged.includes(item.of)).length;
	}

	readonly explain = (...facts: readonly Explanation[]): void => {
		this.#explained = facts;
	};

	/** Mirrors what other tabs write, until the returned function is called. */
	follow(): () => void {
		const news = newsOf(this.id, () => void this.catchUp());
		this.#news = news;
		const seen = (): void => {
			if (document.visibilityState === 'visible') void this.catchUp();
		};
		document.addEventListener('visibilitychange', seen);
		return () => {
			news.close();
			this.#news = null;
			document.removeEventListener('visibilitychange', seen);
		};
	}

	#takes(head: string): boolean {
		return !this.#busy && head === this.head;
	}

	#refuse(explanation: Explanation): false {
		this.#notice = { kind: 'refused', explanation };
		return false;
	}

	/** Stores, then shows. */
	async #enter(operation: Operation<unknown, unknown>): Promise<boolean> {
		this.#busy = true;
		try {
			const entry = sign(operation, this.head, newId(), Date.now());
			const next = append(this.game, this.#history, entry);
			if (!next.ok) throw new Error(`own entry does not fit: ${next.refusal.reason}`);
			const stored = await this.#store(entry, next.value);
			if (stored && this.head === entry.parent) this.#show(entry, next.value);
			// Other tabs may wait for the picture of this one.
			if (stored) setTimeout(() => this.#news?.tell());
			return stored;
		} finally {
			this.#busy = false;
		}
	}

	async #store(entry: StoredEntry, next: GameHistory): Promise<boolean> {
		const summary = summaryOf(this.game.progress(stateOf(next)));
		const written = await appendEntry(this.#record, this.#entries.length, entry, summary);
		if (written.ok) return true;
		if (written.refusal === 'gone') return this.#rescue(entry, summary);
		if (written.refusal === 'elsewhere') {
			await this.#read();
			// A connection that broke after the write made us write twice: then it is our own.
			if (this.#entries.some(({ id }) => id === entry.id)) return true;
		}
		this.#notice = { kind: 'problem', problem: written.refusal };
		return false;
	}

	/** The browser has cleared the game: stores it again from memory. */
	async #rescue(entry: StoredEntry, summary: ReturnType<typeof summaryOf>): Promise<boolean> {
		const record = { ...this.#record, ...summary, updatedAt: entry.at };
		const back = await putBack(record, [...this.#entries, entry]);
		this.#notice = back.ok ? { kind: 'putBack' } : { kind: 'problem', problem: 'gone' };
		return back.ok;
	}

	#show(entry: StoredEntry, next: GameHistory): void {
		const before = this.#history;
		this.#entries.push(entry);
		this.#history = next;
		const step = this.#step(entry.kind === 'undo' ? before.now : next.now);
		if (step !== null) this.#heard = { kind: entry.kind, told: step.told };
	}

	/** Shows what another tab has written. Safe at any moment, also while a tap is being stored. */
	readonly catchUp = async (): Promise<void> => {
		try {
			await this.#read();
		} catch {
			// The storage does not answer; the next tap will say so.
		}
	};

	async #read(): Promise<void> {
		const known = this.#entries.length;
		if ((await countEntries(this.id)) <= known) return;
		const stored = await readEntriesFrom(this.id, known);
		const parsed = stored === null ? null : parseLog(this.#schemas, stored);
		// Some may have been shown while we read: those are left out.
		for (const entry of parsed?.slice(this.#entries.length - known) ?? []) {
			const next = append(this.game, this.#history, entry);
			if (!next.ok) return;
			this.#show(entry, next.value);
		}
	}

	#step({ step }: Version<unknown, unknown, unknown>): Step | null {
		return step === null ? null : { kind: step.kind, told: step.line.told };
	}

	#logLine(line: GameLine): TableLine {
		const known = this.#told.get(line);
		if (known !== undefined) return known;
		const { id, told, refused: flagged } = line;
		const { round } = this.game.progress(flagged === null ? line.before : line.after);
		const logLine = { id, told, flagged, round };
		this.#told.set(line, logLine);
		return logLine;
	}
}
