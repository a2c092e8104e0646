import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';

export const LANGUAGES = ['en', 'cs', 'sk', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

const build = path.resolve(import.meta.dirname, '../../../build');

/** Every page that the build holds, as addresses relative to the root: `./`, `./history/` … */
export const ROUTES: readonly string[] = readdirSync(build, { recursive: true, encoding: 'utf8' })
	.filter((file) => path.basename(file) === 'index.html')
	.map((file) => `./${path.dirname(file) === '.' ? '' : `${path.dirname(file)}/`}`)
	.sort();

/** Chooses language and theme as a person would have done on an earlier visit. */
export async function prefer(
	page: Page,
	{ language, theme }: { language?: Language; theme?: Theme }
): Promise<void> {
	await page.addInitScript(
		([chosenLanguage, chosenTheme]) => {
			if (chosenLanguage) localStorage.setItem('consigliere.locale', chosenLanguage);
			if (chosenTheme) {
				localStorage.setItem('consigliere.settings', JSON.stringify({ theme: chosenTheme }));
			}
		},
		[language, theme] as const
	);
}

/** The page has drawn itself: a heading stands there, nothing is being loaded. */
export async function drawn(page: Page): Promise<void> {
	// Not `expect`: while that is waiting it draws up the whole page for its message, again and again.
	await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 });
}

/** The worker has stored everything for the time without network, and answers for this page. */
export async function readyForOffline(page: Page): Promise<void> {
	await page.waitForFunction(async () => {
		const { active } = await navigator.serviceWorker.ready;
		return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
	});
}
