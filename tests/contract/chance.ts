/** Chance that can be repeated: the same seed gives the same numbers (mulberry32). */
export class Chance {
	#state: number;

	constructor(seed: number) {
		this.#state = seed | 0;
	}

	/** From 0 up to, not including, `below`. */
	upTo(below: number): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
	}

	/** One of a list that is not empty. */
	oneOf<T>(list: readonly T[]): T {
		const chosen = list[this.upTo(list.length)];
		if (chosen === undefined) throw new Error('nothing to choose from');
		return chosen;
	}

	/** True once in `times`. */
	once(times: number): boolean {
		return this.upTo(times) === 0;
	}

	/** The same list in another order. */
	shuffled<T>(list: readonly T[]): readonly T[] {
		const left = [...list];
		return list.flatMap(() => left.splice(this.upTo(left.length), 1));
	}
}
