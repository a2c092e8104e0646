import type { AnyGame } from '../../../src/lib/contract/game';
import { seated } from './games';
import { storedGame, type StoredGame } from './stored';

/** A kind of game that the table can correct as often as one likes. */
export interface Correctable {
	readonly game: AnyGame;
	readonly setup: { readonly players: number };
	/** The correction with this number; each changes something. */
	readonly correction: (at: number) => unknown;
}

/** A game with exactly so many entries that still waits for its first move: the table corrected many times. */
export const longGame = ({ game, setup, correction }: Correctable, entries: number): StoredGame =>
	storedGame(game, {
		id: `${game.id}-${String(entries)}`,
		players: seated(setup.players),
		setup,
		commands: Array.from({ length: entries }, (_, at) => ({
			type: 'correct',
			correction: correction(at)
		}))
	});
