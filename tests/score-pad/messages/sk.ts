import { plural } from '$lib/i18n/plural';
import type { Catalogue } from './en';

const count = plural('sk');
const points = (n: number): string =>
	count(n, { one: 'bod', few: 'body', many: 'bodu', other: 'bodov' });

const sk: Catalogue = {
	terms: {},

	facts: {
		gameOver: 'Hra sa skončila.',
		badPoints: ({ most }) => `Body za jeden ťah: 0 až ${String(most)}.`,
		beyondGoal: ({ missing }) => `Viac, než koľko chýba do cieľa: ${String(missing)}.`,
		nothingToStrike: 'Nie je žiadny posledný zápis, ktorý by sa dal škrtnúť.',
		badValue: 'To nemôže byť správne.',
		nothingChanges: 'Už je to tak.',
		sum: ({ who, had, points: n, has }) => `${who}: ${String(had)} + ${String(n)} = ${String(has)}`,
		reachedGoal: ({ who, goal }) => `${who} má presne cieľ: ${points(goal)}.`
	},

	log: {
		wrote: ({ who, points: n }) => `${who}: ${points(n)}`,
		struck: ({ who, points: n }) => `Škrtnuté: ${who}, ${points(n)}`,
		correctedScore: ({ who, from, to }) => `Opravené: ${who}, ${String(from)} → ${String(to)}`,
		correctedTurn: ({ who }) => `Opravené: ${who} je na ťahu`
	},

	rules: {
		'SP-1':
			'Vo svojom ťahu zapíš, koľko bodov ti priniesol: 0 až 20. Potom je na ťahu hráč po tvojej ľavici.',
		'SP-2':
			'Kým nebolo zapísané nič ďalšie, môže stôl posledný zápis škrtnúť: jeho body sa nepočítajú.',
		'SP-3':
			'Pred hrou sa stôl dohodne na cieli. Nesmieš zapísať viac, než koľko ti doň chýba; kto ho má presne, hneď víťazí.'
	},

	ui: {
		setup: { goal: 'Cieľ' },
		table: {
			turnOf: (name) => `Na ťahu: ${name}`,
			wins: (name) => `Víťazí ${name}`,
			goal: (goal) => `Cieľ: ${points(goal)}`,
			guide: (missing) => `Ťuknite na body za tento ťah. Do cieľa chýba: ${String(missing)}`,
			players: 'Hráči a ich body',
			pad: 'Body za tento ťah',
			strike: (name, n) => `Škrtnúť: ${name}, ${points(n)}`
		},
		correct: { scores: 'Body', turn: 'Na ťahu' }
	}
};

export default sk;
