import { expect, test } from 'vitest';
import { character } from '../tests/cards.samples';
import { table } from '../tests/table.samples';
import { wishes } from './wishes';

const [ANN, BOB] = [0, 1];

test('IN-2 steps 5 to 7: own Reserve at the price, others at double, own skills at their fee', () => {
	const state = table({
		purses: {
			[ANN]: {
				reserve: [character('killer', 4)],
				service: [character('pilot', 3, 2), character('mayor', 2, 2)]
			},
			[BOB]: { reserve: [character('thief', 'unknown')], service: [character('banker', 5)] }
		}
	});
	const listed = wishes(state).map(({ what, character: { who }, owner, price }) => [
		what,
		who,
		owner,
		price
	]);
	expect(listed).toEqual([
		['hireOwn', 'killer', ANN, 4],
		['skill', 'pilot', ANN, 2],
		['hireAway', 'thief', BOB, 'unknown'],
		['hireAway', 'banker', BOB, 10]
	]);
});
