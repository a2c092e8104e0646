import { plural } from '$lib/i18n/plural';
import type { Catalogue } from './en';

const count = plural('hu');
const points = (n: number): string => count(n, { one: 'pont', other: 'pont' });

const hu: Catalogue = {
	terms: {},

	facts: {
		gameOver: 'A játék véget ért.',
		badPoints: ({ most }) => `Egy kör pontjai: 0–${String(most)}.`,
		beyondGoal: ({ missing }) => `Több, mint amennyi a célig hiányzik: ${String(missing)}.`,
		nothingToStrike: 'Nincs utolsó bejegyzés, amit törölni lehetne.',
		badValue: 'Ez nem lehet helyes.',
		nothingChanges: 'Már így van.',
		sum: ({ who, had, points: n, has }) => `${who}: ${String(had)} + ${String(n)} = ${String(has)}`,
		reachedGoal: ({ who, goal }) => `${who} pontosan elérte a célt: ${points(goal)}.`
	},

	log: {
		wrote: ({ who, points: n }) => `${who}: ${points(n)}`,
		struck: ({ who, points: n }) => `Törölve: ${who}, ${points(n)}`,
		correctedScore: ({ who, from, to }) => `Javítva: ${who}, ${String(from)} → ${String(to)}`,
		correctedTurn: ({ who }) => `Javítva: soron van ${who}`
	},

	rules: {
		'SP-1':
			'A körödben írd fel, hány pontot szereztél: 0 és 20 között. Ezután a bal oldali szomszédod van soron.',
		'SP-2':
			'Amíg senki nem írt fel mást, az asztal törölheti az utolsó bejegyzést: a pontjai nem számítanak.',
		'SP-3':
			'A játék előtt az asztal megegyezik a célban. Nem írhatsz fel többet, mint amennyi hiányzik hozzá; aki pontosan eléri, azonnal nyer.'
	},

	ui: {
		setup: { goal: 'Cél' },
		table: {
			turnOf: (name) => `Soron van: ${name}`,
			wins: (name) => `Győztes: ${name}`,
			goal: (goal) => `Cél: ${points(goal)}`,
			guide: (missing) => `Koppints a kör pontjaira. A célig hiányzik: ${String(missing)}`,
			players: 'Játékosok és pontjaik',
			pad: 'A kör pontjai',
			strike: (name, n) => `Törlés: ${name}, ${points(n)}`
		},
		correct: { scores: 'Pontok', turn: 'Soron van' }
	}
};

export default hu;
