/**
 * What is opened together is fetched together: a page made of a hundred small files waits for each of them.
 * Each level takes what its modules import (and no level before has taken) into one file, or into one for
 * each game, where what several games import lies in a file of its own. Everything else is split by the bundler.
 */
const LEVELS = [
	{
		name: 'app',
		from: /\/(client-optimized\/app\.js|runtime\/client\/entry\.js|src\/routes\/\+(layout|error|page)\.svelte|src\/lib\/i18n\/\w+\.ts)$/
	},
	{ name: 'table', from: /\/src\/routes\/table\/\+page\.svelte$/ },
	{ name: 'rules', from: /\/src\/lib\/games\/[^/]+\/game\.ts$/, each: true },
	{ name: 'board', from: /\/src\/lib\/games\/[^/]+\/screens\/table\/Table\.svelte$/, each: true }
];

/** For the browser: compile everything while it arrives, not piece by piece under the first taps. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

/**
 * Lays the modules of the app into few files, and has them compiled as they arrive.
 * @returns {import('vite').Plugin}
 */
export function chunks() {
	/** Module → the file that it goes into, and the kind of that; what is shared is taken first. */
	const files = new Map();
	return {
		name: 'chunks',
		apply: 'build',
		config: (_, { isSsrBuild }) => {
			if (isSsrBuild) return {};
			const kinds = LEVELS.flatMap(({ name, each }) => (each ? [`${name}-shared`, name] : [name]));
			const groups = kinds.map((kind, index) => ({
				debugName: kind,
				test: (id) => files.get(id)?.kind === kind,
				name: (id) => files.get(id)?.file ?? null,
				priority: kinds.length - index
			}));
			const output = { postBanner: COMPILE_ALL, codeSplitting: { groups } };
			return { build: { rolldownOptions: { output } } };
		},
		buildEnd() {
			const ids = [...this.getModuleIds()];
			const imported = (id) => this.getModuleInfo(id)?.importedIds ?? [];
			for (const { name, from, each } of LEVELS) {
				const taken = new Set(files.keys());
				for (const root of ids.filter((id) => from.test(id))) {
					const file = each ? `${name}-${gameOf(root)}` : name;
					for (const id of closure(root, imported, taken)) {
						const shared = files.has(id) && files.get(id).file !== file;
						const kind = shared ? `${name}-shared` : name;
						files.set(id, { kind, file: shared ? kind : file });
					}
				}
			}
		}
	};
}

/** The game whose folder holds a module. */
const gameOf = (id) => /\/games\/([^/]+)\//.exec(id)?.[1] ?? '';

/** A module and all that it imports, without what is taken already. */
function closure(root, imported, taken) {
	const found = new Set();
	const open = [root];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (taken.has(id) || found.has(id)) continue;
		found.add(id);
		open.push(...imported(id));
	}
	return found;
}
