import { seated } from '../../../e2e/support/games';
import { shoot } from '../../../e2e/support/shots';
import { seed, storedGame } from '../../../e2e/support/stored';
import game from '../../game';
import type { Command } from '../../schema';

const setup = { players: 3, start: 0, goal: 20 };
const write = (points: number): Command => ({ type: 'write', points });

/** What is written down, by the name of the picture. */
const EVENINGS = {
	begun: [],
	turn: [write(7), write(12), write(3), write(4)],
	over: [write(7), write(12), write(3), write(4), write(8)]
};

for (const [name, commands] of Object.entries(EVENINGS)) {
	shoot(`score-pad-${name}`, async (page) => {
		const stored = storedGame(game, { id: name, players: seated(setup.players), setup, commands });
		await page.goto('./history/');
		await seed(page, [stored]);
		await page.goto(`./table/?game=${name}`);
	});
}
