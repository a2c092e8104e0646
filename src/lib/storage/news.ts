/** The line between the tabs that have the same game open. */
export interface News {
	/** Tells the others that something was stored. */
	readonly tell: () => void;
	readonly close: () => void;
}

/**
 * Opens the line of a game. A tab never hears itself, so that a tap costs no second look at the storage.
 * @param onnews called whenever another tab has stored something.
 */
export function newsOf(gameId: string, onnews: () => void): News {
	const channel = new BroadcastChannel(`consigliere.${gameId}`);
	channel.addEventListener('message', onnews);
	return {
		tell: () => {
			channel.postMessage(null);
		},
		close: () => {
			channel.close();
		}
	};
}
