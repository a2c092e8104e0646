import type { Page } from '@playwright/test';
import { seated } from '../../../../../tests/e2e/support/games';
import { seed, storedGame, type StoredGame } from '../../../../../tests/e2e/support/stored';
import { EVENING, SCENES } from '../evening.samples';
import game from '../game';
import type { Command, Setup } from '../model';
import { deckFile } from './deck.samples';

const stored = (id: string, commands: readonly Command[], setup: Setup = EVENING): StoredGame =>
	storedGame(game, { id: `intriky-${id}`, players: seated(setup.players), setup, commands });

/** The recorded evening up to the end of a scene, and some commands of the next one. */
function evening(scene: string, more = 0): StoredGame {
	const last = SCENES.findIndex(({ name }) => name.includes(scene));
	if (last === -1) throw new Error(`no scene ${scene}`);
	const next = SCENES[last + 1]?.commands.slice(0, more) ?? [];
	const played = SCENES.slice(0, last + 1).flatMap(({ commands }) => commands);
	return stored(scene, [...played, ...next]);
}

const LIGHT: readonly Command[] = [
	{ type: 'gain', player: 0, dollars: [4, 3] },
	{ type: 'reveal', player: 0, character: { who: 'pilot', price: 3, fee: 2 } },
	{ type: 'hire', owner: 0, from: 'reserve', index: 0, pay: [0] }
];

/** The table at moments that look different, each played up to there. */
export const STATES = {
	start: () => stored('start', []),
	turn: () => evening('two quiet rounds'),
	reading: () => evening('two quiet rounds', 1),
	stoppable: () => evening('a sentence is carried out'),
	promise: () => evening('cards that change hands'),
	laying: () => evening('another row grows', 2),
	moving: () => evening('another row grows', 4),
	rich: () => evening('the lower line'),
	over: () => evening('hired away'),
	light: () => stored('light', LIGHT, { ...EVENING, players: 4, tracking: 'light' })
} as const satisfies Readonly<Record<string, () => StoredGame>>;

/** Puts a game into the browser's database and opens its table. */
export async function openTable(page: Page, { record, rows }: StoredGame): Promise<void> {
	await page.goto('./history/');
	await seed(page, [{ record, rows }]);
	await page.goto(`./table/?game=${record.id}`);
	await page.locator('.panel-of-turn').waitFor();
}

/** Adds the sample cards to the library, as somebody who got a friend's file. */
export async function addDeck(page: Page): Promise<void> {
	await page.goto('./library/intriky/');
	await page.locator('input[type=file]').setInputFiles(deckFile());
	await page.locator('.file .primary').click();
	await page.locator('.card').first().waitFor();
}
