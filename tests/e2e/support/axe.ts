import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { THEMES } from './app';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only ones among them that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** One pass over the page itself: without frames, a second page to gather their findings would only cost time. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** What axe finds on the screen as it is now, one line each; empty if nothing is in anybody's way. */
export const violations = (page: Page): Promise<readonly string[]> =>
	found(axe(page).withTags(STANDARDS));

/** The same in every theme: the one that is on is tried in full, then the others for what their colours do. */
export async function violationsInThemes(page: Page): Promise<readonly string[]> {
	const root = page.locator('html');
	const now = await root.getAttribute('data-theme');
	const all = [...(await violations(page))];
	for (const theme of THEMES) {
		if (theme === now) continue;
		await wear(page, theme);
		const more = await found(axe(page).withRules(COLOUR_RULES));
		all.push(...more.map((line) => `${theme}: ${line}`));
	}
	if (now !== null) await wear(page, now);
	return all;
}

/** Changes the theme under a drawn page, and lets no colour be on its way from one to the other. */
const wear = (page: Page, theme: string): Promise<void> =>
	page.evaluate((chosen) => {
		document.documentElement.dataset['theme'] = chosen;
		for (const transition of document.getAnimations()) {
			if (transition instanceof CSSTransition) transition.finish();
		}
	}, theme);

async function found(builder: AxeBuilder): Promise<readonly string[]> {
	const { violations: broken } = await builder.analyze();
	return broken.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ''}`)
	);
}
