import { plural } from '$lib/i18n/plural';
import type { Catalogue } from './en';

const count = plural('cs');
const points = (n: number): string =>
	count(n, { one: 'bod', few: 'body', many: 'bodu', other: 'bodů' });

const cs: Catalogue = {
	terms: {},

	facts: {
		gameOver: 'Hra skončila.',
		badPoints: ({ most }) => `Body za jeden tah: 0 až ${String(most)}.`,
		beyondGoal: ({ missing }) => `Víc, než kolik chybí k cíli: ${String(missing)}.`,
		nothingToStrike: 'Není žádný poslední zápis, který by šel škrtnout.',
		badValue: 'To nemůže být správně.',
		nothingChanges: 'Už to tak je.',
		sum: ({ who, had, points: n, has }) => `${who}: ${String(had)} + ${String(n)} = ${String(has)}`,
		reachedGoal: ({ who, goal }) => `${who} má přesně cíl: ${points(goal)}.`
	},

	log: {
		wrote: ({ who, points: n }) => `${who}: ${points(n)}`,
		struck: ({ who, points: n }) => `Škrtnuto: ${who}, ${points(n)}`,
		correctedScore: ({ who, from, to }) => `Opraveno: ${who}, ${String(from)} → ${String(to)}`,
		correctedTurn: ({ who }) => `Opraveno: ${who} je na tahu`
	},

	rules: {
		'SP-1':
			'Ve svém tahu zapiš, kolik bodů ti přinesl: 0 až 20. Potom je na tahu hráč po tvé levici.',
		'SP-2':
			'Dokud nebylo zapsáno nic dalšího, může stůl poslední zápis škrtnout: jeho body se nepočítají.',
		'SP-3':
			'Před hrou se stůl dohodne na cíli. Nesmíš zapsat víc, než kolik ti do něj chybí; kdo ho má přesně, hned vítězí.'
	},

	ui: {
		setup: { goal: 'Cíl' },
		table: {
			turnOf: (name) => `Na tahu: ${name}`,
			wins: (name) => `Vítězí ${name}`,
			goal: (goal) => `Cíl: ${points(goal)}`,
			guide: (missing) => `Ťukněte na body za tento tah. Do cíle chybí: ${String(missing)}`,
			players: 'Hráči a jejich body',
			pad: 'Body za tento tah',
			strike: (name, n) => `Škrtnout: ${name}, ${points(n)}`
		},
		correct: { scores: 'Body', turn: 'Na tahu' }
	}
};

export default cs;
