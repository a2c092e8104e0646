import type { Seat } from '$lib/engine/explanation';
import type { Session } from '$lib/contract/session';
import { TableDesk } from '$lib/kit/table/desk.svelte';
import type { Person } from './people';
import type { Speech } from './speech';
import { reactions } from '../../candidates';
import type { Command, Event, OwnCard, Spot } from '../../schema';
import type { Catalogue } from '../../messages/en';
import type { Duty, Finished, FullTurn, LightTurn, Row, State, TurnState } from '../../model';
import { actor } from '../../questions';
import { nextDuty } from '../../questions/duties';

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

/** The table's screen of this game while it is used. */
export class Desk extends TableDesk<State, Command, Event, Catalogue, OpenSheet> {
	#deck: () => readonly OwnCard[];

	readonly people: readonly Person[];
	/** What could stop the last thing played, and may (IN-6, IN-8). */
	readonly stops: readonly Command[];

	/** @param deck what the table has entered of its own cards. */
	constructor(
		session: () => Session<State, Command, Event>,
		words: () => Speech,
		deck: () => readonly OwnCard[]
	) {
		super(session, words);
		this.#deck = deck;
		this.people = $derived(
			this.players.map((player, seat) => ({ ...player, letter: this.letters[seat] ?? '' }))
		);
		this.stops = $derived(reactions(this.state).filter((command) => this.allows(command)));
	}

	/** The table's own deck; empty where nobody has entered it. */
	get deck(): readonly OwnCard[] {
		return this.#deck();
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
		return nextDuty(this.state);
	}

	/** Who acts now. */
	get actor(): Seat | null {
		return actor(this.state);
	}

	/** What lies before the players; in light tracking nobody knows. */
	get rows(): readonly Row[] {
		return this.state.tracking === 'full' ? this.state.rows : NO_ROWS;
	}

	protected override stays(sheet: OpenSheet): boolean {
		return STAYING.includes(sheet.kind);
	}
}
