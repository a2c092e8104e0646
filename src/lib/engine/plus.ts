/**
 * A count of pieces or cards with some more, or with some fewer where `change` is below zero. Throws where
 * that would leave fewer than none: such an event could not have happened.
 */
export function plus(count: number, change: number): number {
	const sum = count + change;
	if (sum < 0) throw new Error(`${String(count)} cannot give ${String(-change)}`);
	return sum;
}
