import type { Explanation, Seat } from '$lib/engine/explanation';
import type { Session } from '$lib/engine/session';
import { letters } from '$lib/ui/letters';
import { settings } from '$lib/ui/settings.svelte';
import type { Person } from './components/people';
import type { Speech } from './components/speech';
import { reactions } from './candidates';
import type { OwnCard } from './library';
import type {
	Command,
	Duty,
	Event,
	Finished,
	FullTurn,
	LightTurn,
	Row,
	Spot,
	State,
	TurnState
} from './model';
import { nextDuty } from './rules/tasks';

/** Where a character lies. */
export interface CharacterSpot {
	readonly owner: Seat;
	readonly from: 'reserve' | 'service';
	readonly index: number;
}

/** The one sheet that is open over the table. */
export type OpenSheet =
	| { readonly kind: 'lay' | 'read' | 'stop' | 'plan' | 'agree' | 'correct' }
	| { readonly kind: 'card'; readonly spot: Spot }
	| { readonly kind: 'character'; readonly at: CharacterSpot }
	| { readonly kind: 'player' | 'reveal' | 'give' | 'gain'; readonly seat: Seat };

/** Sheets in which several things are done one after the other. */
const STAYING: readonly OpenSheet['kind'][] = ['correct', 'player', 'agree'];

const NO_ROWS: readonly Row[] = [];

/**
 * The table's screen while it is used: which sheet is open, and the one way from a tap to a command. It knows no
 * rule: what may be done comes from `session.check`. A sheet belongs to the head it was opened on.
 */
export class Desk {
	#session: () => Session<State, Command, Event>;
	#words: () => Speech;
	#deck: () => readonly OwnCard[];
	#opened = $state.raw<{ readonly sheet: OpenSheet; readonly head: string } | null>(null);

	readonly people: readonly Person[];
	/** What could stop the last thing played, and may (IN-6, IN-8). */
	readonly stops: readonly Command[];

	constructor(
		session: () => Session<State, Command, Event>,
		words: () => Speech,
		deck: () => readonly OwnCard[]
	) {
		this.#session = session;
		this.#words = words;
		this.#deck = deck;
		this.people = $derived.by(() => {
			const { players } = this.session;
			const signs = letters(players.map(({ name }) => name));
			return players.map((player, seat) => ({ ...player, letter: signs[seat] ?? '' }));
		});
		this.stops = $derived(reactions(this.state).filter((command) => this.allows(command)));
	}

	get session(): Session<State, Command, Event> {
		return this.#session();
	}

	get words(): Speech {
		return this.#words();
	}

	/** The table's own deck; empty where nobody has entered it. */
	get deck(): readonly OwnCard[] {
		return this.#deck();
	}

	get state(): State {
		return this.session.state;
	}

	/** The turn, in either tracking; null when the game is over. */
	get turn(): TurnState | null {
		return this.state.phase === 'turn' ? this.state : null;
	}

	get full(): FullTurn | null {
		return this.turn?.tracking === 'full' ? this.turn : null;
	}

	get light(): LightTurn | null {
		return this.turn?.tracking === 'light' ? this.turn : null;
	}

	get finished(): Finished | null {
		return this.state.phase === 'finished' ? this.state : null;
	}

	/** What somebody has to do before the turn goes on. */
	get duty(): Duty | null {
		return this.full === null ? null : nextDuty(this.full);
	}

	/** Who acts now. */
	get actor(): Seat | null {
		return this.duty?.player ?? this.turn?.active ?? null;
	}

	get seats(): readonly Seat[] {
		return [...this.state.purses.keys()];
	}

	/** What lies before the players; in light tracking nobody knows. */
	get rows(): readonly Row[] {
		return this.state.tracking === 'full' ? this.state.rows : NO_ROWS;
	}

	get sheet(): OpenSheet | null {
		if (this.#opened === null) return null;
		const { sheet, head } = this.#opened;
		return STAYING.includes(sheet.kind) || head === this.session.head ? sheet : null;
	}

	open(sheet: OpenSheet): void {
		this.#opened = { sheet, head: this.session.head };
	}

	close(): void {
		this.#opened = null;
	}

	refusal(command: Command): Explanation | null {
		return this.session.check(command);
	}

	allows(command: Command): boolean {
		return this.refusal(command) === null;
	}

	/** Carries a command out; a refusal is shown by the shell with its rule. */
	async send(command: Command): Promise<boolean> {
		const done = await this.session.send(command, this.session.head);
		if (done) settings.buzz();
		return done;
	}
}
