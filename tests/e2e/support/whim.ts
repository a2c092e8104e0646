/** Chance that can be repeated (a linear congruence is enough for a person's whims). */
export class Whim {
	#state: number;

	constructor(seed: number) {
		this.#state = seed;
	}

	/** From 0 up to, not including, 1. */
	next(): number {
		this.#state = (this.#state * 1664525 + 1013904223) % 2 ** 32;
		return this.#state / 2 ** 32;
	}

	oneOf<T>(list: readonly T[]): T | undefined {
		return list[Math.floor(this.next() * list.length)];
	}
}
