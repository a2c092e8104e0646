import { expect, test } from '@playwright/test';
import { prefer, readyForOffline } from '../../../../../../tests/e2e/support/app';
import cs from '../../messages/cs';
import { Person } from './person';

test.use({ serviceWorkers: 'allow' });

const { table } = cs.ui;
const NAMES = ['Eva', 'Řehoř', 'Žofie'];

test('three players, everything tracked, in Czech, without network, to the fourth character', async ({
	page
}) => {
	test.setTimeout(300_000);
	await prefer(page, { language: 'cs' });
	await page.goto('./');
	await readyForOffline(page);
	await page.context().setOffline(true);
	const person = new Person(page, 'cs');
	await person.setUp(NAMES);

	await person.lay('Vylož', '2 karty', '4 $');
	await person.until('Eva');
	await person.lay('1 kartu', 'Zruš', '3 $', table.rightEnd);
	await person.until('Eva');

	// The initiator is laid, the row is read, and a player is made to lay out of turn.
	await person.tap(table.lay);
	await person.sheet.getByRole('radio', { name: table.initiator }).check({ force: true });
	await person.answer(table.layInitiator(2));
	await person.tap(table.read);
	await expect(person.sheet.getByRole('heading', { name: 'Vylož 1 kartu' })).toBeVisible();
	await person.answer('Řehoř');
	await person.answer(table.readThis);
	await person.gone();
	await expect(person.headline).toContainText(cs.terms['duty.lay']);
	await person.lay('Přesuň', '3 karty', '2 $');
	await expect(page.locator('.rows').getByText(table.bank(7))).toBeAttached();

	for (const pair of [
		['Taxikář', 'Pilot'],
		['Opravář', 'Vrah']
	]) {
		for (const name of pair) await person.hire(name);
		if (pair[0] === 'Taxikář') await person.until('Eva');
	}
	await expect(person.headline).toContainText('Eva');
	await page.locator('a[href*="/result/?game="]').click();
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
