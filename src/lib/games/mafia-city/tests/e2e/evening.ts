import type { Locator } from '@playwright/test';
import type { Person } from './person';

/** How long an evening may become before something must be wrong. */
const MOST_TAPS = 900;

/** Plays until the table says that the game is over, or until `until` says that it is enough. */
export async function play(
	person: Person,
	until: () => boolean | Promise<boolean> = () => false
): Promise<boolean> {
	const first = person.taps;
	while (person.taps - first < MOST_TAPS && !(await until())) {
		const phase = await person.phase();
		if (phase === 'finished') return true;
		if (phase === 'action') await inAction(person);
		else if (phase === 'locations') await inLocations(person);
		else if (phase === 'strategy') await inStrategy(person);
		else await answer(person);
	}
	return (await person.phase()) === 'finished';
}

/** Phase I: mostly places; now and then a card, a waiting discard, a pass. */
async function inAction(person: Person): Promise<void> {
	const { ui, whim } = person;
	const endAction = person.button(ui.light.endAction);
	if ((await endAction.count()) > 0) return person.tap(endAction);
	const whimsical = whim.next();
	const places = await person.open.all();
	const place = whim.oneOf(places);
	if (place !== undefined && whimsical < 0.72) return person.tap(place);
	if (whimsical < 0.86 && (await playsCard(person))) return;
	const wait = person.button(ui.action.wait);
	if (whimsical < 0.92 && (await person.offers(wait))) return person.tap(wait);
	const pass = person.button(ui.action.pass);
	if (await person.offers(pass)) return person.tap(pass);
	return person.tap((await person.offers(wait)) ? wait : (place ?? pass));
}

/** A card that needs no further choice, or one whose target is the first that may be tapped. */
async function playsCard(person: Person): Promise<boolean> {
	const { ui, page } = person;
	const cards = person.button(ui.action.card);
	if (!(await person.offers(cards))) return false;
	await person.tap(cards);
	const sheet = page.getByRole('dialog');
	const names = [/Kšefty/, /Práskač/, /Zloděj/];
	for (const name of names) {
		const row = sheet.getByRole('button', { name }).first();
		if ((await row.count()) === 0 || (await row.getAttribute('aria-disabled')) === 'true') continue;
		await person.tap(row);
		await pointAtTarget(person);
		return true;
	}
	await person.tap(sheet.getByRole('button', { name: person.words.close }));
	return false;
}

/** Answers what a card still asks: which stack, which mafioso, which player. */
async function pointAtTarget(person: Person): Promise<void> {
	const asked = person.page.locator('.city .asked.open');
	if ((await asked.count()) > 0) await person.tap(asked.first());
	const choice = person.page.locator(
		'dialog[open] li button:not([disabled]):not([aria-disabled="true"])'
	);
	if ((await choice.count()) > 0) await person.tap(choice.first());
}

/** Phase II: uses an effect now and then, else the one tap that goes on. */
async function inLocations(person: Person): Promise<void> {
	const { whim, ui } = person;
	const who = person.page.locator('.panel-of-phase div.who');
	if ((await who.count()) > 0) {
		const answers = await who.getByRole('button').all();
		return person.tap(whim.oneOf(answers) ?? who);
	}
	const next = person.panel.locator('.primary');
	const places = await person.open.all();
	if ((await next.count()) === 0 || (places.length > 0 && whim.next() < 0.5)) {
		await person.tap(whim.oneOf(places) ?? person.city);
		person.decisions += 1;
		return pointAtTarget(person);
	}
	const plusOne = person.button(ui.locations.plusOne);
	if ((await person.offers(plusOne)) && whim.next() < 0.5) return person.tap(plusOne);
	return person.tap(next);
}

/** Phase III: takes some mafiosi back, then ends the round. */
async function inStrategy(person: Person): Promise<void> {
	const { whim, ui } = person;
	const takeBack = person.panel.locator('li button:not([aria-disabled="true"])');
	if ((await takeBack.count()) > 0 && whim.next() < 0.6) return person.tap(takeBack.last());
	const next = person.button(ui.next.go);
	if ((await person.offers(next)) && whim.next() < 0.8) return person.tap(next);
	return person.tap(person.button(ui.strategy.end));
}

/** The questions of light tracking: a tie for the win, who draws. */
async function answer(person: Person): Promise<void> {
	const answers: readonly Locator[] = await person.panel.locator('div.who button').all();
	const [first] = answers;
	if (first === undefined) throw new Error('the table asks something that nobody can answer');
	await person.tap(first);
	const tell = person.panel.locator('.primary');
	if ((await tell.count()) > 0) await person.tap(tell);
}
