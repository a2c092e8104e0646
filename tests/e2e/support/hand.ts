import type { Locator, Page } from '@playwright/test';

/** What a person did under one label: `times` the step was done, with so many taps and typed texts in all. */
export interface Count {
	readonly times: number;
	readonly taps: number;
	readonly typed: number;
}

const NOTHING: Count = { times: 0, taps: 0, typed: 0 };

/** The hand of somebody at the table: every tap goes through it and is counted by the step that it belongs to. */
export class Hand {
	readonly #counts = new Map<string, Count>();
	/** What the taps belong to now; a tap may belong to a kind of step and to a round at once. */
	#labels: readonly string[] = [];

	constructor(readonly page: Page) {}

	/** All that was done, by label in the order in which they came first. */
	get counts(): ReadonlyMap<string, Count> {
		return this.#counts;
	}

	/** Does one step: every tap until it ends belongs to it, and to the steps around it. */
	async during<T>(label: string, step: () => Promise<T>): Promise<T> {
		const around = this.#labels;
		this.#labels = [...around, label];
		this.#add(label, { times: 1, taps: 0, typed: 0 });
		try {
			return await step();
		} finally {
			this.#labels = around;
		}
	}

	/** Does what belongs to no step, in the middle of one: the turns of others. */
	async apart(rest: () => Promise<void>): Promise<void> {
		const around = this.#labels;
		this.#labels = [];
		try {
			await rest();
		} finally {
			this.#labels = around;
		}
	}

	/** Taps a control, once or several times. */
	async tap(target: Locator, times = 1): Promise<void> {
		for (let left = times; left > 0; left -= 1) {
			await target.click();
			this.#tapped(1);
		}
	}

	/** Chooses one of several that stand side by side: what a finger meets is its label. */
	async pick(choice: Locator): Promise<void> {
		await this.tap(choice.locator('xpath=ancestor::label'));
	}

	/** Chooses from a list that the system draws: one tap opens it, another one chooses. */
	async choose(list: Locator, option: string): Promise<void> {
		await list.selectOption({ label: option });
		this.#tapped(2);
	}

	/** A tap into the field, and a text that is typed. */
	async type(field: Locator, text: string): Promise<void> {
		await this.tap(field);
		await field.fill(text);
		for (const label of this.#labels) this.#add(label, { times: 0, taps: 0, typed: 1 });
	}

	#tapped(taps: number): void {
		for (const label of this.#labels) this.#add(label, { times: 0, taps, typed: 0 });
	}

	#add(label: string, more: Count): void {
		const before = this.#counts.get(label) ?? NOTHING;
		this.#counts.set(label, {
			times: before.times + more.times,
			taps: before.taps + more.taps,
			typed: before.typed + more.typed
		});
	}
}
