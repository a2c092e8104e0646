import type { PlayerColour } from '../engine/colours';

/** A player as chosen on the New game screen, in seat order. */
export interface SeatedPlayer {
	readonly name: string;
	readonly colour: PlayerColour;
}
