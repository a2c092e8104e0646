import type { Seat } from '$lib/engine/explanation';
import { TableDesk } from '$lib/kit/table/desk.svelte';
import type { Session } from '$lib/contract/session';
import { namesOf, type Speech } from './speech';
import { contentsOf } from '../../library';
import type { Catalogue } from '../../messages/en';
import type { City, Face, FullState, Place, Side, State } from '../../model';
import { sidesOf } from '../../rules/majority';
import type { CityContents, Command, Event } from '../../schema';

/** The one sheet that is open over the table. */
export type OpenSheet =
	| { readonly kind: 'correct' | 'hands' }
	| { readonly kind: 'place'; readonly place: Place }
	| { readonly kind: 'player'; readonly seat: Seat };

/** The table's screen of this game while it is used. */
export class Desk extends TableDesk<State, Command, Event, Catalogue, OpenSheet> {
	#box: () => readonly CityContents[];
	#reached = $state.raw<{ readonly place: Place; readonly round: number } | null>(null);
	#skipped = $state.raw<{ readonly places: readonly Place[]; readonly round: number } | null>(null);

	/** @param box what the table has entered of its own city cards (TB-5). */
	constructor(
		session: () => Session<State, Command, Event>,
		words: () => Speech,
		box: () => readonly CityContents[]
	) {
		super(session, words);
		this.#box = box;
	}

	/** The state in full tracking, else null. */
	get full(): FullState | null {
		return this.state.tracking === 'full' ? this.state : null;
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

	/** What a city is known to hold (TB-5). */
	contents(city: City): readonly Face[] {
		return contentsOf(this.#box(), city);
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
