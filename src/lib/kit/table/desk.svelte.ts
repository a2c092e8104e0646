import type { Explanation, Seat } from '$lib/engine/explanation';
import type { GameCatalogue } from '$lib/engine/catalogue';
import type { PlayerColour } from '$lib/engine/colours';
import type { SeatedPlayer } from '$lib/contract/players';
import type { Session } from '$lib/contract/session';
import type { Words } from '$lib/i18n/words.svelte';
import { letters } from '$lib/ui/letters';
import { settings } from '$lib/ui/settings.svelte';

/**
 * A table's screen while it is used: which sheet is open, and the one way from a tap to a command.
 * It knows no rule: what may be done comes from `session.check`. A sheet belongs to the head that it was
 * opened on; when the game moves on it is gone, unless it stays: corrections, of which several follow each other.
 */
export class TableDesk<
	State,
	Command,
	Event,
	Catalogue extends GameCatalogue,
	Sheet extends { readonly kind: string }
> {
	#session: () => Session<State, Command, Event>;
	#words: () => Words<Catalogue>;
	#opened = $state.raw<{ readonly sheet: Sheet; readonly head: string } | null>(null);

	/** One distinct letter for each seat. */
	readonly letters: readonly string[];

	constructor(session: () => Session<State, Command, Event>, words: () => Words<Catalogue>) {
		this.#session = session;
		this.#words = words;
		this.letters = $derived(letters(this.players.map(({ name }) => name)));
	}

	get session(): Session<State, Command, Event> {
		return this.#session();
	}

	get words(): Words<Catalogue> {
		return this.#words();
	}

	get state(): State {
		return this.session.state;
	}

	get players(): readonly SeatedPlayer[] {
		return this.session.players;
	}

	get seats(): readonly Seat[] {
		return [...this.players.keys()];
	}

	get sheet(): Sheet | null {
		if (this.#opened === null) return null;
		const { sheet, head } = this.#opened;
		return this.stays(sheet) || head === this.session.head ? sheet : null;
	}

	/** Whether a sheet stays open when the game moves on, as several things are done in it one after the other. */
	protected stays(sheet: Sheet): boolean {
		return sheet.kind === 'correct';
	}

	/** The colour of a player's pieces. */
	colour(seat: Seat): PlayerColour | undefined {
		return this.players[seat]?.colour;
	}

	open(sheet: Sheet): void {
		this.#opened = { sheet, head: this.session.head };
	}

	close(): void {
		this.#opened = null;
	}

	/** Why it would be refused now, or null. */
	refusal(command: Command): Explanation | null {
		return this.session.check(command);
	}

	allows(command: Command): boolean {
		return this.refusal(command) === null;
	}

	/** A tap on what may or may not be done. */
	take(command: Command): void {
		void this.send(command);
	}

	/**
	 * Carries a command out; a refused one is told by the shell with its rule.
	 * @returns true if it was carried out.
	 */
	async send(command: Command): Promise<boolean> {
		const done = await this.session.send(command, this.session.head);
		if (done) settings.buzz();
		return done;
	}
}
