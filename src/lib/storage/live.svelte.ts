import { liveQuery } from 'dexie';
import { createSubscriber } from 'svelte/reactivity';
import { problemOf, type StorageProblem } from './problem';

/**
 * A database query as a rune-friendly value, kept up to date also with what other tabs write. It runs only
 * while a template or an effect reads it.
 */
export class LiveQuery<T> {
	#value: T | undefined;
	#problem: StorageProblem | null = null;
	readonly #subscribe: () => void;

	constructor(query: () => Promise<T>) {
		this.#subscribe = createSubscriber((update) => {
			// Dexie sees what is read after an `await` only in a function that is itself async.
			const subscription = liveQuery(async () => query()).subscribe({
				next: (value) => {
					this.#value = value;
					this.#problem = null;
					update();
				},
				error: (error: unknown) => {
					this.#problem = problemOf(error);
					update();
				}
			});
			return () => {
				subscription.unsubscribe();
			};
		});
	}

	/** The newest answer; undefined until the first one. */
	get current(): T | undefined {
		this.#subscribe();
		return this.#value;
	}

	/** Why there is no answer. */
	get problem(): StorageProblem | null {
		this.#subscribe();
		return this.#problem;
	}
}
