import type { Page } from '@playwright/test';
import type { Seat } from '$lib/engine/explanation';
import { seated } from '../../../../../../tests/e2e/support/games';
import { seed, storedGame, type StoredGame } from '../../../../../../tests/e2e/support/stored';
import { EVENING, SCENES } from '../evening.samples';
import game from '../../game';
import type { Command, Setup } from '../../schema';
import { deckFile } from './deck.samples';

const stored = (id: string, commands: readonly Command[], setup: Setup = EVENING): StoredGame =>
	storedGame(game, { id: `intriky-${id}`, players: seated(setup.players), setup, commands });

const commandsOf = (scene: number): readonly Command[] => SCENES[scene]?.commands ?? [];

/** The recorded evening up to the end of a scene, and some commands of the next one or others. */
function evening(
	scene: string,
	more: number | readonly Command[] = 0,
	setup: Setup = EVENING
): StoredGame {
	const last = SCENES.findIndex(({ name }) => name.includes(scene));
	if (last === -1) throw new Error(`no scene ${scene}`);
	const next = typeof more === 'number' ? commandsOf(last + 1).slice(0, more) : more;
	const played = SCENES.slice(0, last + 1).flatMap(({ commands }) => commands);
	return stored(`${scene}-${String(next.length)}`, [...played, ...next], setup);
}

/** Another card in a bank, as the table would correct it. */
const dollars = (player: Seat, bags: number): Command => ({
	type: 'correct',
	correction: {
		what: 'card',
		from: { in: 'discard' },
		to: { in: 'bank', player, index: 0 },
		face: { as: 'dollars', dollars: bags }
	}
});

const LIGHT: readonly Command[] = [
	{ type: 'gain', player: 0, dollars: [4, 3] },
	{ type: 'reveal', player: 0, character: { who: 'pilot', price: 3, fee: 2 } },
	{ type: 'hire', owner: 0, from: 'reserve', index: 0, pay: [0] }
];

/** A table at which an initiator may wait beside the row. */
const WAITING: Setup = { ...EVENING, options: { ...EVENING.options, initiators: 'mayWait' } };

/** The table at moments that look different, each played up to there. */
export const STATES = {
	start: () => stored('start', []),
	turn: () => evening('two quiet rounds'),
	reading: () => evening('two quiet rounds', 1),
	stoppable: () => evening('a sentence is carried out'),
	/** Žofie's Mayor could cancel what Eva has read, and be paid with more than one card. */
	mayor: () => evening('two quiet rounds', [dollars(2, 2), ...commandsOf(6)]),
	/** Řehoř's defence could stop what he has to do. */
	defence: () => evening('cards that change hands', 3),
	promise: () => evening('cards that change hands'),
	laying: () => evening('another row grows', 2),
	moving: () => evening('another row grows', 4),
	rich: () => evening('the lower line'),
	over: () => evening('hired away'),
	waiting: () => stored('waiting', commandsOf(0), WAITING),
	/** There with a row that is long enough for an initiator. */
	patient: () => evening('two quiet rounds', 0, WAITING),
	light: () => stored('light', LIGHT, { ...EVENING, players: 4, tracking: 'light' })
} as const satisfies Readonly<Record<string, () => StoredGame>>;

/** Sheets over the table: the state, and what is tapped there one after the other. */
export const SHEETS = {
	lay: ['turn', '.panel-of-turn .main .button:first-child'],
	read: ['reading', '.panel-of-turn .primary'],
	reveal: ['turn', '.panel-of-turn .row .button:first-child'],
	player: ['rich', '.rows section:first-child .who'],
	character: ['rich', '.rows section:first-child .who', 'dialog[open] .button.full >> nth=-1'],
	plan: [
		'rich',
		'.rows section:first-child .who',
		'dialog[open] .deeds .button',
		'dialog[open] input[type=checkbox]'
	],
	give: [
		'rich',
		'.rows section:first-child .who',
		'dialog[open] .deeds .button >> nth=2',
		'dialog[open] .seats .button >> nth=1'
	],
	card: ['turn', '.rows section:first-child .card'],
	'move-card': ['moving', '.rows section:first-child li:last-child .card'],
	stop: ['mayor', '.panel-of-turn .quiet'],
	agree: ['promise', '.panel-of-turn .small'],
	correct: ['turn', '.head .quiet'],
	gain: ['light', '.panel-of-turn .main .primary']
} as const satisfies Readonly<Record<string, readonly [keyof typeof STATES, ...string[]]>>;

/** Opens a table and taps its way to a sheet. */
export async function openSheet(page: Page, name: keyof typeof SHEETS): Promise<void> {
	const [state, ...taps] = SHEETS[name];
	await openTable(page, STATES[state]());
	for (const tap of taps) await page.locator(tap).first().click();
	await page.locator('dialog[open]').waitFor();
}

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
