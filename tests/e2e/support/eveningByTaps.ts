import { expect, type Page } from '@playwright/test';
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '../../../src/lib/contract/game';
import { Chance } from '../../contract/chance';
import { attempt } from '../../contract/play';
import { drawn, prefer } from './app';
import type { Hand } from './hand';
import { roundLabel } from './taps';
import { WORDS } from './words';

/** What the table does next, and how it is entered. */
export interface PlannedMove {
	readonly command: unknown;
	/** The kind of step, as the figures call it. */
	readonly step: string;
	readonly enter: () => Promise<void>;
}

/** An evening: what is played is decided by the rules and by chance, so that it is the same on any screen. */
export interface EveningByTaps {
	readonly game: AnyGame;
	/** As Home calls the game. */
	readonly name: string;
	readonly names: readonly string[];
	/** A question of the game's own part of New game: the table can't be opened before it is there. */
	readonly asked: string;
	/** The words of the choices on New game that are tapped before the start. */
	readonly choices: readonly string[];
	readonly seed: number;
	/** What happens next at this table. */
	readonly next: (state: unknown, chance: Chance) => PlannedMove;
}

const words = WORDS.en;
/** More entries than any evening has: something goes round in circles. */
const MOST = 1500;

/** A browser in which nothing moves, nothing was chosen, and the app draws the same lots each time. */
export async function sitDown(page: Page): Promise<void> {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await prefer(page, { language: 'en' });
	await page.addInitScript(() => {
		const FIRST = 1;
		let state = FIRST;
		const real = crypto.getRandomValues.bind(crypto);
		const lots = (into: Uint32Array): Uint32Array => {
			// Each drawing begins anew, so that it doesn't matter how often the screen has drawn before.
			queueMicrotask(() => {
				state = FIRST;
			});
			for (const at of into.keys()) into[at] = state = (state * 1664525 + 1013904223) % 2 ** 32;
			return into;
		};
		Object.assign(crypto, {
			getRandomValues: (into: ArrayBufferView<ArrayBuffer>) =>
				into instanceof Uint32Array ? lots(into) : real(into)
		});
	});
	await page.goto('./');
	await drawn(page);
}

/** From Home to the table: names are typed, what is chosen already is left alone. */
export async function seatPlayers(
	hand: Hand,
	{ name, names, asked, choices }: Pick<EveningByTaps, 'name' | 'names' | 'asked' | 'choices'>
): Promise<void> {
	const { page } = hand;
	await hand.tap(page.getByRole('link', { name: new RegExp(`^${name} `) }));
	const fields = page.getByRole('textbox');
	await fields.first().waitFor();
	await page.getByRole('group', { name: asked }).waitFor();
	while ((await fields.count()) < names.length) {
		await hand.tap(page.getByRole('button', { name: words.addPlayer }));
	}
	for (const [seat, typed] of names.entries()) await hand.type(fields.nth(seat), typed);
	for (const choice of choices) {
		await hand.pick(page.getByRole('radio', { name: new RegExp(`^${choice}`) }));
	}
	await hand.tap(page.getByRole('button', { name: words.startGame }));
	await page.waitForURL(/\/table\/\?game=/);
}

/** Plays a whole evening through the screens, from Home to the result, and proves each entry. */
export async function playByTaps(hand: Hand, evening: EveningByTaps): Promise<void> {
	const { game, names, seed, next } = evening;
	await sitDown(hand.page);
	await hand.during('whole evening', async () => {
		await hand.during(`new game, ${String(names.length)} new names`, () =>
			seatPlayers(hand, evening)
		);
		const chance = new Chance(seed);
		let state = game.initial(await storedSetup(hand.page));
		for (let entries = 0; game.progress(state).result === null; entries += 1) {
			if (entries === MOST) throw new Error('this evening does not end');
			const deed = next(state, chance);
			const move = attempt(game, state, deed.command);
			if (move === null) throw new Error(`the rules refuse ${JSON.stringify(deed.command)}`);
			await hand.during(roundLabel(game.progress(state).round), () =>
				hand.during(deed.step, deed.enter)
			);
			await hasEntered(hand.page, entries, deed.command);
			state = move.after;
		}
		await hand.during('to the result', async () => {
			await hand.tap(hand.page.locator('a[href*="/result/?game="]'));
			await drawn(hand.page);
		});
		const [best] = game.progress(state).result?.ranking ?? [];
		await expect(hand.page.getByRole('main')).toContainText(names[best?.seat ?? -1] ?? '?');
	});
}

/** The entry is stored, shown, and the very one that was meant. */
async function hasEntered(page: Page, at: number, meant: unknown): Promise<void> {
	const stored = await page.evaluate(readEntry, at);
	if (stored === null || !isDeepStrictEqual(stored, JSON.parse(JSON.stringify(meant)))) {
		const told = `${JSON.stringify(stored)} was entered`;
		throw new Error(`${told} instead of ${JSON.stringify(meant)} (entry ${String(at)})`);
	}
}

/** The command of an entry once it is stored and two frames have shown it; null if it never comes. */
async function readEntry(at: number): Promise<unknown> {
	const opened = await new Promise<IDBDatabase>((resolve, reject) => {
		const request = indexedDB.open('consigliere');
		request.onsuccess = () => {
			resolve(request.result);
		};
		request.onerror = () => {
			reject(new Error('the database does not open'));
		};
	});
	const game = new URLSearchParams(location.search).get('game') ?? '';
	const read = (): Promise<{ command: unknown } | undefined> =>
		new Promise((resolve, reject) => {
			const request = opened.transaction('entries').objectStore('entries').get([game, at]);
			request.onsuccess = () => {
				resolve(request.result as { command: unknown } | undefined);
			};
			request.onerror = () => {
				reject(new Error('the entry can not be read'));
			};
		});
	let entry = await read();
	for (let left = 300; entry === undefined && left > 0; left -= 1) {
		await new Promise((resolve) => setTimeout(resolve, 10));
		entry = await read();
	}
	opened.close();
	for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
	return entry?.command ?? null;
}

/** The set-up that the table was started with: what the app has drawn is in it. */
async function storedSetup(page: Page): Promise<unknown> {
	const setup = await page.evaluate(async () => {
		const opened = await new Promise<IDBDatabase>((resolve) => {
			const request = indexedDB.open('consigliere');
			request.onsuccess = () => {
				resolve(request.result);
			};
		});
		const game = new URLSearchParams(location.search).get('game') ?? '';
		const record = await new Promise<{ setup: unknown } | undefined>((resolve) => {
			const request = opened.transaction('games').objectStore('games').get(game);
			request.onsuccess = () => {
				resolve(request.result as { setup: unknown } | undefined);
			};
		});
		opened.close();
		return record?.setup ?? null;
	});
	expect(setup).not.toBeNull();
	return setup;
}
