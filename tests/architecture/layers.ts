/**
 * The layers of the product, and what each may import beside itself and packages. `tests/architecture` allows no
 * arrow that nobody uses.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
	engine: [],
	i18n: ['engine'],
	contract: ['engine', 'i18n'],
	ui: ['i18n'],
	kit: ['engine', 'contract', 'i18n', 'ui'],
	storage: ['engine', 'contract'],
	table: ['engine', 'contract', 'i18n', 'ui', 'storage'],
	archive: ['engine', 'contract', 'i18n', 'ui', 'storage', 'table'],
	seating: ['engine', 'contract', 'i18n', 'ui', 'storage', 'registry'],
	scan: ['contract', 'i18n', 'ui'],
	games: ['engine', 'contract', 'i18n', 'ui', 'kit'],
	// The registry finds the games by pattern and names none.
	registry: ['contract', 'games'],
	routes: [
		'engine',
		'contract',
		'i18n',
		'ui',
		'storage',
		'table',
		'archive',
		'seating',
		'scan',
		'registry',
		'pwa'
	],
	pwa: ['i18n', 'ui'],
	// The name of a cache, no more.
	'service-worker': ['scan']
};

/** The rooms of the scanner, and which of the others each may import. */
export const SCAN_ROOMS: Readonly<Record<string, readonly string[]>> = {
	model: [],
	picture: ['model'],
	reading: ['model', 'picture'],
	download: ['model', 'reading'],
	screen: ['model', 'picture', 'reading', 'download']
};

/** The room of the scanner that a file lies in, or null. */
export const scanRoomOf = (file: string): string | null =>
	/^src\/lib\/scan\/([^/.]+)/.exec(file)?.[1] ?? null;

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
