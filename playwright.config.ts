import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs';

const port = process.env['PORT'] ?? '4174';
const found = findChromium();
const shots = process.env['SHOTS'] !== undefined;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true };

/** Screens are told apart by what they hold, so a spec that is about the phone alone says so in its name. */
const specs = ['tests/e2e/**/*.spec.ts', 'src/lib/games/*/e2e/*.spec.ts'];
const pictures = ['tests/e2e/**/*.shots.ts', 'src/lib/games/*/e2e/*.shots.ts'];

export default defineConfig({
	testDir: '.',
	testMatch: shots ? pictures : specs,
	timeout: 60_000,
	fullyParallel: true,
	workers: 2,
	outputDir: 'test-results/browser',
	reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
	use: {
		baseURL: `http://localhost:${port}/`,
		locale: 'en',
		trace: 'off',
		screenshot: shots ? 'off' : 'only-on-failure',
		launchOptions: {
			args: CHROMIUM_ARGS,
			...(found === null ? {} : { executablePath: found })
		}
	},
	projects: shots
		? [{ name: 'shots' }]
		: [
				{ name: 'phone', use: phone, testIgnore: '**/*.tablet.spec.ts' },
				{ name: 'tablet', use: tablet, testIgnore: '**/*.phone.spec.ts' }
			],
	webServer: {
		command: `node node_modules/sirv-cli/bin.js build --single 404.html --port ${port} --no-clear --quiet`,
		url: `http://localhost:${port}/`,
		reuseExistingServer: false
	}
});
