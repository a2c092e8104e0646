/** The layers of the product, and what each may import beside itself and packages. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
	engine: ['i18n'],
	i18n: ['engine'],
	ui: ['i18n'],
	storage: ['engine', 'i18n', 'ui'],
	table: ['engine', 'i18n', 'ui', 'storage'],
	scan: ['engine', 'i18n', 'ui'],
	play: ['engine', 'i18n', 'ui'],
	games: ['engine', 'i18n', 'ui', 'play'],
	// The registry finds the games by pattern and names none.
	registry: ['engine', 'i18n', 'games'],
	routes: ['engine', 'i18n', 'ui', 'storage', 'table', 'scan', 'registry', 'pwa'],
	pwa: ['i18n', 'ui'],
	// The name of a cache, no more.
	'service-worker': ['scan']
};

/** The engine and the languages know each other by types alone. */
export const TYPES_ONLY: readonly (readonly [string, string])[] = [
	['engine', 'i18n'],
	['i18n', 'engine']
];

/** The layer that a file belongs to, or null where the layout knows no such place. */
export function layerOf(file: string): string | null {
	if (/^src\/lib\/games\/registry(\.|\/|$)/.test(file)) return 'registry';
	const [, layer] =
		/^src\/lib\/([^/]+)\//.exec(file) ?? /^src\/(routes|service-worker)\//.exec(file) ?? [];
	if (layer !== undefined) return layer in MAY_IMPORT ? layer : null;
	return null;
}

/** The game whose folder holds a file, or null. */
export function gameOf(file: string): string | null {
	const [, game] = /^src\/lib\/games\/([^/*.]+)(\/|$)/.exec(file) ?? [];
	return game === undefined || game === 'registry' ? null : game;
}
