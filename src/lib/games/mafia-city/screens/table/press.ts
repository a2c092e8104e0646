import type { Attachment } from 'svelte/attachments';

/** How long a finger rests before it means "let me look" and not "do it". */
const REST = 480;

interface Presses {
	readonly tap: () => void;
	readonly look: () => void;
}

/**
 * Makes a drawn thing a real button: a tap, Enter or Space does it; a resting finger or the context-menu
 * key only looks. The second half of a double tap counts for nothing.
 */
export const press =
	({ tap, look }: Presses): Attachment<SVGElement> =>
	(node) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let looked = false;
		const stop = (): void => {
			clearTimeout(timer);
		};
		const down = (event: PointerEvent): void => {
			looked = false;
			stop();
			if (event.button !== 0) return;
			timer = setTimeout(() => {
				looked = true;
				look();
			}, REST);
		};
		const click = (event: MouseEvent): void => {
			stop();
			if (!looked && event.detail < 2) tap();
			looked = false;
		};
		const key = (event: KeyboardEvent): void => {
			if (event.key !== 'Enter' && event.key !== ' ') return;
			event.preventDefault();
			if (!event.repeat) tap();
		};
		const menu = (event: Event): void => {
			event.preventDefault();
			stop();
			if (!looked) look();
			looked = true;
		};
		const controller = new AbortController();
		const { signal } = controller;
		node.addEventListener('pointerdown', down, { signal });
		node.addEventListener('pointercancel', stop, { signal });
		node.addEventListener('pointerleave', stop, { signal });
		node.addEventListener('click', click, { signal });
		node.addEventListener('keydown', key, { signal });
		node.addEventListener('contextmenu', menu, { signal });
		return () => {
			stop();
			controller.abort();
		};
	};
