import { plural } from '$lib/i18n/plural';

const count = plural('en');
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

/** Everything that Score Pad says, in English: the pattern for the other languages. */
const en = {
	terms: {},

	facts: {
		gameOver: 'The game is over.',
		badPoints: ({ most }: { most: number }) => `Points of one turn: 0 to ${String(most)}.`,
		beyondGoal: ({ missing }: { missing: number }) =>
			`More than is missing to the goal: ${String(missing)}.`,
		nothingToStrike: 'There is no last entry to strike.',
		badValue: 'That can’t be right.',
		nothingChanges: 'It is so already.',
		sum: ({ who, had, points, has }: { who: string; had: number; points: number; has: number }) =>
			`${who}: ${String(had)} + ${String(points)} = ${String(has)}`,
		reachedGoal: ({ who, goal }: { who: string; goal: number }) =>
			`${who} has the goal exactly: ${points(goal)}.`
	},

	log: {
		wrote: ({ who, points: n }: { who: string; points: number }) => `${who}: ${points(n)}`,
		struck: ({ who, points: n }: { who: string; points: number }) => `Struck: ${who}, ${points(n)}`,
		correctedScore: ({ who, from, to }: { who: string; from: number; to: number }) =>
			`Corrected: ${who}, ${String(from)} → ${String(to)}`,
		correctedTurn: ({ who }: { who: string }) => `Corrected: ${who} is on turn`
	},

	rules: {
		'SP-1':
			'On your turn, write down what you scored: 0 to 20 points. Then the player on your left is on turn.',
		'SP-2':
			'As long as nothing else was written, the table may strike the last entry: its points count nothing.',
		'SP-3':
			'Before the game the table agrees on a goal. You may not write more than you are short of it; who has it exactly wins at once.'
	},

	ui: {
		setup: { goal: 'Goal' },
		table: {
			turnOf: (name: string) => `${name}’s turn`,
			wins: (name: string) => `${name} wins`,
			goal: (goal: number) => `Goal: ${points(goal)}`,
			guide: (missing: number) =>
				`Tap the points of this turn. Short of the goal: ${String(missing)}`,
			players: 'Players and their points',
			pad: 'Points of this turn',
			strike: (name: string, n: number) => `Strike: ${name}, ${points(n)}`
		},
		correct: { scores: 'Points', turn: 'On turn' }
	}
};

export type Catalogue = typeof en;
export default en;
