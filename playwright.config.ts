import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs';

const port = process.env['PORT'] ?? '4174';
const found = findChromium();
/** Specs by default; `SHOTS` takes pictures, `BENCH` measures, `TAPS` counts what a person taps. */
const KINDS = { SHOTS: 'shots', BENCH: 'bench', TAPS: 'taps' } as const;
const [asked] = Object.entries(KINDS).filter(([name]) => process.env[name] !== undefined);
const kind = asked?.[1] ?? 'spec';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true };

export default defineConfig({
	testDir: '.',
	testMatch: [`tests/e2e/**/*.${kind}.ts`, `src/lib/games/*/tests/e2e/*.${kind}.ts`],
	// It is no part of the app: `tests/removal` plays the game that is made of it.
	testIgnore: 'tests/score-pad/**',
	timeout: kind === 'spec' ? 60_000 : 600_000,
	expect: { timeout: 15_000 },
	fullyParallel: true,
	// The gates run beside: a test that the machine was too busy for has a second try, and is named.
	retries: kind === 'spec' ? 1 : 0,
	workers: kind === 'bench' ? 1 : 2,
	outputDir: 'test-results/browser',
	reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
	use: {
		baseURL: `http://localhost:${port}/`,
		locale: 'en',
		// Keeping everything for the time without network is a third of a test's work: the specs about it allow it.
		serviceWorkers: kind === 'spec' || kind === 'taps' ? 'block' : 'allow',
		trace: 'off',
		actionTimeout: 30_000,
		navigationTimeout: 30_000,
		screenshot: kind === 'spec' ? 'only-on-failure' : 'off',
		launchOptions: {
			args: CHROMIUM_ARGS,
			...(found === null ? {} : { executablePath: found })
		}
	},
	projects:
		kind === 'spec'
			? [
					{ name: 'phone', use: phone },
					// Only what looks or works otherwise on a big screen is tried on one as well.
					{ name: 'tablet', use: tablet, testMatch: '**/*.screens.spec.ts' }
				]
			: [{ name: kind, use: kind === 'shots' ? {} : phone }],
	webServer: {
		command: `node node_modules/sirv-cli/bin.js build --single 404.html --port ${port} --no-clear --quiet`,
		url: `http://localhost:${port}/`,
		reuseExistingServer: false
	}
});
