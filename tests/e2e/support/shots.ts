import { test, type Page } from '@playwright/test';
import { drawn, LANGUAGES, prefer, THEMES } from './app';

/** What `npm run shots -- --lang cs --theme dark --size phone --only table` asks for. */
type Filter = Partial<Record<'lang' | 'theme' | 'size' | 'only', string>>;

const SIZES = {
	phone: { width: 390, height: 844 },
	tablet: { width: 1180, height: 820 }
} as const;

const filter = JSON.parse(process.env['SHOTS'] ?? '{}') as Filter;

const wanted = (name: keyof Filter, value: string): boolean =>
	filter[name]
		?.split(',')
		.some((part) => (name === 'only' ? value.includes(part) : value === part)) ?? true;

/** Takes a picture of one screen in every size, theme and language that is asked for. */
export function shoot(name: string, open: (page: Page) => Promise<unknown>): void {
	if (!wanted('only', name)) return;
	for (const [size, viewport] of Object.entries(SIZES)) {
		for (const theme of THEMES) {
			for (const language of LANGUAGES) {
				if (!wanted('size', size) || !wanted('theme', theme) || !wanted('lang', language)) continue;
				test(`${name} ${size} ${theme} ${language}`, async ({ page }) => {
					await page.setViewportSize(viewport);
					await page.emulateMedia({ reducedMotion: 'reduce' });
					await prefer(page, { language, theme });
					await open(page);
					await drawn(page);
					await page.waitForLoadState('networkidle');
					await page.evaluate(() => document.fonts.ready);
					await page.screenshot({ path: `shots/${name}-${size}-${theme}-${language}.png` });
				});
			}
		}
	}
}
