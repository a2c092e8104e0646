import type { Seat } from '$lib/engine/explanation';
import type { PlayerColour } from '$lib/engine/game';
import { TableDesk } from '$lib/play/desk.svelte';
import { colourOf, namesOf } from './components/speech';
import type { Catalogue } from './messages/en';
import type { Command, Event, FullState, LightState, Place, Side, State } from './model';
import { sidesOf } from './rules/majority';

/** The one sheet that is open over the table. */
export type OpenSheet =
	| { readonly kind: 'correct' | 'hands' }
	| { readonly kind: 'place'; readonly place: Place }
	| { readonly kind: 'player'; readonly seat: Seat };

/** The table's screen of this game while it is used. */
export class Desk extends TableDesk<State, Command, Event, Catalogue, OpenSheet> {
	#reached = $state.raw<{ readonly place: Place; readonly round: number } | null>(null);
	#skipped = $state.raw<{ readonly places: readonly Place[]; readonly round: number } | null>(null);

	/** The state in full tracking, else null. */
	get full(): FullState | null {
		return this.state.tracking === 'full' ? this.state : null;
	}

	/** The state in light tracking, else null. */
	get light(): LightState | null {
		return this.state.tracking === 'light' ? this.state : null;
	}

	get sides(): readonly Side[] {
		return sidesOf(this.state.setup.sides);
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
	override colour(seat: Seat): PlayerColour {
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

	/** Goes to a place out of turn. */
	reach(place: Place): void {
		this.#reached = { place, round: this.state.round };
	}

	/** Passes over a place in which there is nobody. */
	skip(place: Place): void {
		this.#reached = null;
		this.#skipped = { places: [...this.skipped, place], round: this.state.round };
	}

	/** A tap on a boss card: the place, enlarged, with what can be done there. */
	look(place: Place): void {
		this.open({ kind: 'place', place });
	}

	override async send(command: Command): Promise<boolean> {
		const done = await super.send(command);
		if (done) this.#reached = null;
		return done;
	}
}
