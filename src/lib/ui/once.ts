/**
 * Wraps what a tap on a move does, so that an accidental double tap counts once. Steppers and other
 * controls that may be tapped fast do without. A key press (detail 0) always counts.
 */
export const once =
	(act: () => void) =>
	(event: MouseEvent): void => {
		if (event.detail <= 1) act();
	};
