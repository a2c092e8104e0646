import type { Page } from '@playwright/test';

/** What stands out of the screen to the side, so that a person would have to push the page about. */
export const overflow = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const wide = document.documentElement.clientWidth;
		if (document.documentElement.scrollWidth <= wide) return [];
		return [...document.body.querySelectorAll('*')]
			.filter((element) => element.getBoundingClientRect().right > wide + 1)
			.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
			.slice(0, 5);
	});

/** Text at twice its size, as the device's setting makes it. */
export const enlarge = (page: Page): Promise<void> =>
	page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
