import type { AnyGame } from '$lib/contract/game';
import type { GameCard } from '$lib/contract/card';

const cardsByPath = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'default' });
const gamesByPath = import.meta.glob<AnyGame>('./*/game.ts', { import: 'default' });

/** What Home knows of every game that has a folder here, ordered by id so that no tap moves. */
export const cards: readonly GameCard[] = Object.values(cardsByPath).sort((a, b) =>
	a.id < b.id ? -1 : 1
);

/** The card of a game, or undefined if it has no folder (any more). */
export const cardOf = (id: string): GameCard | undefined => cards.find((card) => card.id === id);

/** Loads the rules of a game; null if it has no folder (any more). Rejects if the network fails. */
export async function loadGame(id: string): Promise<AnyGame | null> {
	const path = `./${id}/game.ts`;
	return Object.hasOwn(gamesByPath, path) ? ((await gamesByPath[path]?.()) ?? null) : null;
}
