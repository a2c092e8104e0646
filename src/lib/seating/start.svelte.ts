import type { AnyGame } from '$lib/contract/game';
import type { GameCard } from '$lib/contract/card';
import { loadGame } from '$lib/games/registry';
import { language } from '$lib/i18n/language.svelte';
import { createGame } from '$lib/storage/gateway';
import { readRecord } from '$lib/storage/reading';
import { toasts } from '$lib/ui/toasts.svelte';
import { Seating, type SeatingProblem } from './seating.svelte';

/** A game that is being set up: its seating, its own set-up, and its start. */
export class NewGame {
	readonly seating: Seating;
	/** The rules, loaded at once so that the start does not wait. */
	readonly game: Promise<AnyGame>;
	#setup = $state.raw<unknown>(null);
	#busy = $state(false);
	/** Nobody is told that a name is missing before they wanted to start. */
	#tried = $state(false);

	constructor(card: GameCard) {
		this.seating = new Seating(card);
		this.game = loadGame(card.id).then((game) => {
			if (game === null) throw new Error(`no game ${card.id}`);
			return game;
		});
	}

	get busy(): boolean {
		return this.#busy;
	}

	/** What the game's own part has put together; null while something is missing. */
	set setup(setup: unknown) {
		this.#setup = setup;
	}

	/** What is wrong at a seat, as soon as it should be said. */
	get shownProblem(): SeatingProblem | null {
		return this.#tried ? this.seating.problem : this.seating.twice;
	}

	/** Why the start was refused, in words. */
	get obstacle(): string | null {
		if (!this.#tried) return null;
		const m = language.m.shell;
		const { problem } = this.seating;
		if (problem === null) return this.#setup === null ? m.setupMissing : null;
		return problem.kind === 'twice' ? m.nameTwice(problem.name) : m.nameEmpty;
	}

	/** Seats the same people as an earlier game. */
	async again(id: string | null): Promise<void> {
		if (id === null) return;
		const record = await readRecord(id);
		if (record === null) toasts.show({ text: language.m.shell.againMissing });
		else this.seating.seat(record.players);
	}

	/** Stores the game. Returns its id, or null after saying why it could not be started. */
	async start(): Promise<string | null> {
		this.#tried = true;
		if (this.#busy || this.obstacle !== null) return null;
		this.#busy = true;
		try {
			const made = await createGame(await this.game, this.seating.players, this.#setup);
			if (made.ok) return made.value;
			toasts.show({ kind: 'problem', text: language.m.table.problems[made.refusal] });
		} catch {
			toasts.show({ kind: 'problem', text: language.m.shell.startFailed });
		} finally {
			this.#busy = false;
		}
		return null;
	}
}
