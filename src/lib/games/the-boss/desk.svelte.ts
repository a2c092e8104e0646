import type { Explanation, Seat } from '$lib/engine/explanation';
import type { PlayerColour, SeatedPlayer } from '$lib/engine/game';
import type { Session } from '$lib/engine/session';
import { letters } from '$lib/ui/letters';
import { settings } from '$lib/ui/settings.svelte';
import { colourOf, namesOf, type Speech } from './components/speech';
import type { Command, Event, FullState, LightState, Place, Side, State } from './model';
import { sidesOf } from './rules/majority';

/** The one sheet that is open over the table. */
export type OpenSheet =
	| { readonly kind: 'correct' | 'hands' }
	| { readonly kind: 'place'; readonly place: Place }
	| { readonly kind: 'player'; readonly seat: Seat };

/**
 * The table's screen while it is used: which sheet is open, and the one way from a tap to a command.
 * It knows no rule: what may be done comes from `session.check`. A sheet belongs to the head that it was
 * opened on; when the game moves on it is gone.
 */
export class Desk {
	#session: () => Session<State, Command, Event>;
	#words: () => Speech;
	#opened = $state.raw<{ readonly sheet: OpenSheet; readonly head: string } | null>(null);
	#reached = $state.raw<{ readonly place: Place; readonly round: number } | null>(null);
	#skipped = $state.raw<{ readonly places: readonly Place[]; readonly round: number } | null>(null);

	readonly letters: readonly string[];

	constructor(session: () => Session<State, Command, Event>, words: () => Speech) {
		this.#session = session;
		this.#words = words;
		this.letters = $derived(letters(this.players.map(({ name }) => name)));
	}

	get session(): Session<State, Command, Event> {
		return this.#session();
	}

	get words(): Speech {
		return this.#words();
	}

	get state(): State {
		return this.session.state;
	}

	/** The state in full tracking, else null. */
	get full(): FullState | null {
		return this.state.tracking === 'full' ? this.state : null;
	}

	/** The state in light tracking, else null. */
	get light(): LightState | null {
		return this.state.tracking === 'light' ? this.state : null;
	}

	get players(): readonly SeatedPlayer[] {
		return this.session.players;
	}

	get seats(): readonly Seat[] {
		return [...this.players.keys()];
	}

	get sides(): readonly Side[] {
		return sidesOf(this.state.setup.sides);
	}

	get sheet(): OpenSheet | null {
		if (this.#opened === null) return null;
		const { sheet, head } = this.#opened;
		return sheet.kind === 'correct' || head === this.session.head ? sheet : null;
	}

	/** The place that the table has turned to in this round, where it goes through them one by one. */
	get reached(): Place | null {
		return this.#reached?.round === this.state.round ? this.#reached.place : null;
	}

	/** Places of this round that the table has passed over, as nobody is there. */
	get skipped(): readonly Place[] {
		return this.#skipped?.round === this.state.round ? this.#skipped.places : [];
	}

	/** The colour of a player's pieces; partners share their team's (TB-1.1). */
	colour(seat: Seat): PlayerColour {
		return colourOf(this.state.setup.sides, this.players, seat);
	}

	/** Who plays a colour, by name. */
	nameOf(side: Side): string {
		return namesOf(this.state.setup.sides, side, this.words);
	}

	/** The first player of a colour. */
	seatOf(side: Side): Seat {
		return this.state.setup.sides.indexOf(side);
	}

	open(sheet: OpenSheet): void {
		this.#opened = { sheet, head: this.session.head };
	}

	close(): void {
		this.#opened = null;
	}

	/** Goes to a place out of turn. */
	reach(place: Place): void {
		this.#reached = { place, round: this.state.round };
	}

	/** Passes over a place in which there is nobody. */
	skip(place: Place): void {
		this.#reached = null;
		this.#skipped = { places: [...this.skipped, place], round: this.state.round };
	}

	refusal(command: Command): Explanation | null {
		return this.session.check(command);
	}

	allows(command: Command): boolean {
		return this.refusal(command) === null;
	}

	/** A tap on a boss card: the place, enlarged, with what can be done there. */
	look(place: Place): void {
		this.open({ kind: 'place', place });
	}

	/** Carries a command out; a refused one is told by the shell with its rule. */
	async send(command: Command): Promise<void> {
		const done = await this.session.send(command, this.session.head);
		if (!done) return;
		this.#reached = null;
		settings.buzz();
	}
}
