/** A short message that floats over any screen. */
export interface Toast {
	readonly text: string;
	/** `problem` stays until it is closed and interrupts a screen reader. */
	readonly kind?: 'info' | 'problem';
	/** One thing that can be done about it: "Undo", "Why?". */
	readonly action?: { readonly label: string; readonly run: () => void };
	/** How long it stays; 6 unless told. */
	readonly seconds?: number;
}

interface Shown extends Toast {
	readonly id: number;
}

/** The toasts on screen, newest last. The root layout draws them; anyone may show one. */
class Toasts {
	#shown = $state.raw<readonly Shown[]>([]);
	#next = 0;

	get shown(): readonly Shown[] {
		return this.#shown;
	}

	/** Shows a message; the same text replaces itself. Returns the way to take it away again. */
	show(toast: Toast): () => void {
		const id = this.#next++;
		const others = this.#shown.filter(({ text }) => text !== toast.text);
		this.#shown = [...others.slice(-2), { ...toast, id }];
		const close = (): void => {
			this.close(id);
		};
		if (toast.kind !== 'problem') setTimeout(close, (toast.seconds ?? 6) * 1000);
		return close;
	}

	close(id: number): void {
		this.#shown = this.#shown.filter((toast) => toast.id !== id);
	}
}

export const toasts = new Toasts();
