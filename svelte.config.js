import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** `0.1.0+3f2a91c0`: changes with every byte of the product, so that the service worker sees a new version. */
function version() {
	const hash = createHash('sha256');
	for (const path of sources()) hash.update(path).update(readFileSync(path));
	const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
	return `${version}+${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Every file that the build is made of, always in the same order. The reader of cards is laid into
 * `static/ocr` by the build itself: the lock file and the script that does it stand for it.
 */
function sources() {
	const files = ['src', 'static'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
			.map((entry) => `${entry.parentPath}/${entry.name}`)
			.filter((path) => !path.startsWith('static/ocr/'))
	);
	return ['package-lock.json', 'scripts/copy-ocr.mjs', ...files.sort()];
}

/** @type {import('@sveltejs/kit').Config} */
const config = {
	preprocess: vitePreprocess(),
	compilerOptions: {
		runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true)
	},
	kit: {
		adapter: adapter({ fallback: '404.html', strict: true }),
		paths: { base: process.env.BASE_PATH ?? '' },
		serviceWorker: { register: false },
		// Without any game's folder its pages have nothing to be made of, and the rest still builds.
		prerender: { handleUnseenRoutes: 'ignore' },
		version: { name: version() },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self'],
				// The hash is the one style attribute of Kit's own announcer for screen readers; no other is let in.
				'style-src': [
					'self',
					'unsafe-hashes',
					'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='
				],
				'font-src': ['self'],
				'img-src': ['self', 'data:', 'blob:'],
				'connect-src': ['self'],
				'worker-src': ['self'],
				'manifest-src': ['self'],
				'base-uri': ['none'],
				'form-action': ['none']
			}
		},
		typescript: {
			config: (config) => {
				config.include.push('../playwright.config.ts', '../vitest.config.ts');
			}
		}
	}
};
export default config;
