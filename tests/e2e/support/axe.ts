import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the screen as it is now, one line each; empty if nothing is in anybody's way. */
export async function violations(page: Page): Promise<readonly string[]> {
	const { violations: found } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
	return found.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ''}`)
	);
}
