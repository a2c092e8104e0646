import type { GameCard } from '$lib/contract/card';
import type { PlayerColour } from '$lib/engine/colours';
import type { SeatedPlayer } from '$lib/contract/players';
import { alike, cut, tidy } from './names';

/** A place at the table; the key stays with the person when seats are changed. */
interface Place {
	readonly key: number;
	readonly name: string;
	readonly colour: PlayerColour;
}

/** Why the game can't start yet. */
export type SeatingProblem =
	| { readonly kind: 'empty'; readonly key: number }
	| { readonly kind: 'twice'; readonly key: number; readonly name: string };

/** Who sits where with which colour, and who starts. Every list is in seat order. */
export class Seating {
	readonly #card: GameCard;
	#places = $state.raw<readonly Place[]>([]);
	#starter = $state(0);
	#nextKey = 0;

	/** Seats of the game's least players, still empty. */
	constructor(card: GameCard) {
		this.#card = card;
		for (let seat = 0; seat < card.players.min; seat += 1) this.add();
	}

	get places(): readonly Place[] {
		return this.#places;
	}

	/** The seat that starts. */
	get start(): number {
		const seat = this.#places.findIndex(({ key }) => key === this.#starter);
		return Math.max(seat, 0);
	}
	set start(seat: number) {
		this.#starter = this.#places[seat]?.key ?? 0;
	}

	get isFull(): boolean {
		return this.#places.length >= this.#card.players.max;
	}

	get isLeast(): boolean {
		return this.#places.length <= this.#card.players.min;
	}

	/** As the game gets them. */
	get players(): readonly SeatedPlayer[] {
		return this.#places.map(({ name, colour }) => ({ name: tidy(name), colour }));
	}

	/** The first thing that is in the way, or null. */
	get problem(): SeatingProblem | null {
		return this.twice ?? this.#empty;
	}

	/** Two people of the same name, or null. */
	get twice(): SeatingProblem | null {
		const names = this.#places.map(({ name }) => alike(name));
		const at = names.findIndex((name, seat) => name !== '' && names.indexOf(name) < seat);
		const place = this.#places[at];
		return place === undefined ? null : { kind: 'twice', key: place.key, name: tidy(place.name) };
	}

	/** Seats one more with the first free colour; nothing happens at a full table. */
	add(name = '', wished?: PlayerColour): void {
		if (this.isFull) return;
		const free = this.#free();
		const colour = free.find((each) => each === wished) ?? free[0];
		if (colour === undefined) return;
		this.#places = [...this.#places, { key: this.#nextKey++, name, colour }];
	}

	/** Gives the first empty place to a person, else a new one. False if the table is full. */
	welcome(name: string, wished: PlayerColour): boolean {
		const empty = this.#places.findIndex((place) => tidy(place.name) === '');
		if (empty === -1) {
			if (this.isFull) return false;
			this.add(name, wished);
			return true;
		}
		this.rename(empty, name);
		if (this.#free().includes(wished)) this.recolour(empty, wished);
		return true;
	}

	/** Seats exactly these; for a rematch. */
	seat(players: readonly SeatedPlayer[]): void {
		this.#places = [];
		const { min, max } = this.#card.players;
		for (const { name, colour } of players.slice(0, max)) this.add(name, colour);
		while (this.#places.length < min) this.add();
		this.start = 0;
	}

	/** Frees a place; nothing happens where the game needs everybody. */
	remove(seat: number): void {
		if (!this.isLeast) this.#places = this.#places.filter((_, at) => at !== seat);
	}

	/** Writes a name; one that is too long is cut. False if it was. */
	rename(seat: number, name: string): boolean {
		const kept = cut(name);
		this.#change(seat, { name: kept });
		return kept === name;
	}

	/** Gives a colour; whoever has it takes the one given up. */
	recolour(seat: number, colour: PlayerColour): void {
		const given = this.#places[seat]?.colour;
		const other = this.#places.findIndex((place) => place.colour === colour);
		if (given !== undefined && other !== -1) this.#change(other, { colour: given });
		this.#change(seat, { colour });
	}

	/** Changes places with the neighbour; nothing happens at the ends. */
	move(seat: number, by: 1 | -1): void {
		const [one, other] = [this.#places[seat], this.#places[seat + by]];
		if (one === undefined || other === undefined) return;
		this.#places = this.#places.with(seat, other).with(seat + by, one);
	}

	get #empty(): SeatingProblem | null {
		const place = this.#places.find(({ name }) => tidy(name) === '');
		return place === undefined ? null : { kind: 'empty', key: place.key };
	}

	#free(): readonly PlayerColour[] {
		return this.#card.colours.filter(
			(colour) => !this.#places.some((place) => place.colour === colour)
		);
	}

	#change(seat: number, change: Partial<Omit<Place, 'key'>>): void {
		this.#places = this.#places.map((place, at) => (at === seat ? { ...place, ...change } : place));
	}
}

/** A fair draw of one of `count`, from the device's own source of chance. */
export function draw(count: number): number {
	const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
	// 2³² is no multiple of most counts; the overhang would favour the first ones.
	const fair = Math.floor(2 ** 32 / count) * count;
	return number < fair ? number % count : draw(count);
}
