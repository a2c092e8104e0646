import { expect, test, type Page } from '@playwright/test';
import { drawn } from '../../../../../../tests/e2e/support/app';
import { seed, type StoredGame } from '../../../../../../tests/e2e/support/stored';
import type { Command, Correction, Event } from '../../schema';
import { Sight, words } from './english';
import { scripted } from './states';

const PLACED: Command = { type: 'place', player: 0, location: 'harbour' };

/** A game with one move more, which was never decided by any rule. */
function forged(id: string, command: Command, events: readonly Event[]): StoredGame {
	const game = scripted(id, [PLACED]);
	const [last] = game.rows.slice(-1);
	if (last === undefined) throw new Error('the game has no move');
	const row = { ...last, kind: 'move', id: `${id}-forged`, parent: last.id, seq: last.seq + 1 };
	return { ...game, rows: [...game.rows, { ...row, command, events } as typeof last] };
}

const informed = { location: 'townHall', level: 3 } as const;

/** Moves that can't have happened on any table. */
const IMPOSSIBLE = [
	forged('nobody', { type: 'place', player: 4, location: 'prison' }, [
		{ type: 'placed', player: 4, location: 'prison' }
	]),
	forged('air', { type: 'play', player: 1, play: { as: 'informer', target: informed } }, [
		{ type: 'jailed', mover: 1, owner: 0, target: informed }
	]),
	forged('early', { type: 'choose', location: 'prison' }, [
		{ type: 'marked', location: 'prison' },
		{ type: 'roundBegan', round: 2 }
	])
];

/** As a hand would write them into the database: more players than the game has seats, and colours. */
function crowded(): StoredGame {
	const game = scripted('crowded', [PLACED]);
	const players = Array.from({ length: 16 }, () => ({ name: 'Eva', colour: 'blue' as const }));
	return { ...game, record: { ...game.record, players } };
}

async function stored(page: Page, games: readonly StoredGame[]): Promise<void> {
	await page.goto('./history/');
	await drawn(page);
	await seed(page, games);
}

test('a move that cannot have happened makes its game unreadable: it says so, can be saved, and stops no other', async ({
	page
}) => {
	const broken = [...IMPOSSIBLE, crowded()];
	await stored(page, [...broken, scripted('good', [PLACED])]);
	for (const { record } of broken) {
		await page.goto(`./table/?game=${record.id}`);
		await expect(page.getByText(words.trouble.unreadable.title)).toBeVisible();
	}
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: words.saveFile }).click();
	const file = await (await saving).createReadStream();
	let text = '';
	for await (const chunk of file) text += String(chunk);
	expect(JSON.parse(text)).toMatchObject({
		game: { players: crowded().record.players },
		entries: [{ command: PLACED }]
	});

	await page.goto('./table/?game=good');
	await new Sight(page).place('Prison [1]').click();
	await expect(new Sight(page).place('Prison [1]')).toHaveAttribute('aria-label', /Marek/);
});

test('a move against the rules, whose pieces can be moved, is a line like any other: it is shown, and undone', async ({
	page
}) => {
	const twice = forged('twice', { type: 'place', player: 0, location: 'prison' }, [
		{ type: 'placed', player: 0, location: 'prison' }
	]);
	await stored(page, [twice]);
	await page.goto('./table/?game=twice');
	const sight = new Sight(page);
	await expect(sight.place('Prison [1]')).toHaveAttribute('aria-label', /Eva/);
	await sight.undo.click();
	await expect(sight.place('Prison [1]')).not.toHaveAttribute('aria-label', /Eva/);
	await expect(sight.place('Harbour [2]')).toHaveAttribute('aria-label', /Eva/);
});

test('a seat where nobody sits leads to no blank screen, whatever names it', async ({ page }) => {
	const nobody: readonly Correction[] = [
		{ what: 'turn', player: 4 },
		{ what: 'start', player: 4 },
		{ what: 'mayor', to: 4 },
		{ what: 'policeman', to: 4 }
	];
	const games = nobody.map((correction) =>
		forged(correction.what, { type: 'correct', correction }, [{ type: 'corrected', correction }])
	);
	await stored(page, games);
	for (const { what } of nobody) {
		await page.goto(`./table/?game=${what}`);
		await expect(page.getByText(words.trouble.unreadable.title)).toBeVisible();
		await expect(page.getByRole('button', { name: words.saveFile })).toBeVisible();
	}
});
