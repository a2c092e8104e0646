import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = [
	'chromium',
	'chromium-browser',
	'google-chrome-stable',
	'google-chrome',
	'microsoft-edge'
];
const APPLICATIONS = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
];

/**
 * Parts of the browser that no test needs. Those of its address bar draw pages of their own for each window,
 * which takes longer than many a test. The list takes the place of Playwright's own, so what of that matters here
 * comes first.
 */
const UNUSED = [
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup'
];

/** What every run of the browser is started with: no sandbox in a container, nothing asked of the network. */
export const CHROMIUM_ARGS = [
	`--disable-features=${UNUSED.join(',')}`,
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync'
];

/** The path of an installed Chromium or Chrome, or null. `CHROMIUM_PATH` goes before all. */
export function findChromium() {
	const wished = process.env.CHROMIUM_PATH;
	if (wished) return existsSync(wished) ? wished : null;
	const folders = (process.env.PATH ?? '').split(path.delimiter);
	const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
	return [...onPath, ...APPLICATIONS, playwrightsOwn()].find((file) => existsSync(file)) ?? null;
}

/** Finds Chromium or installs it: as a Debian package where that is possible, else Playwright's own. */
export function ensureChromium() {
	const found = findChromium();
	if (found) return found;
	console.log('No Chromium or Chrome found: installing one.');
	if (isDebianRoot()) {
		run('apt-get', ['update']);
		run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
	} else {
		run('npx', ['playwright', 'install', 'chromium']);
	}
	const installed = findChromium();
	if (!installed) throw new Error('Chromium could not be installed: set CHROMIUM_PATH');
	return installed;
}

function playwrightsOwn() {
	try {
		return chromium.executablePath();
	} catch {
		return '';
	}
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function run(command, args) {
	spawnSync(command, args, {
		stdio: 'inherit',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
	});
}
