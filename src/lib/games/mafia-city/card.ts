import type { GameCard } from '$lib/contract/card';

const card: GameCard = {
	id: 'mafia-city',
	name: 'Mafia City',
	players: { min: 3, max: 5 },
	colours: ['blue', 'red', 'green', 'yellow', 'black', 'white'],
	tools: [
		{
			id: 'control',
			name: {
				en: 'Who controls the location?',
				cs: 'Kdo kontroluje lokaci?',
				sk: 'Kto kontroluje lokáciu?',
				hu: 'Ki irányítja a helyszínt?'
			}
		},
		{
			id: 'winner',
			name: { en: 'Who has won?', cs: 'Kdo vyhrál?', sk: 'Kto vyhral?', hu: 'Ki nyert?' }
		},
		{
			id: 'draws',
			name: {
				en: 'Who draws at the end of the round?',
				cs: 'Kdo si bere karty na konci kola?',
				sk: 'Kto si berie karty na konci kola?',
				hu: 'Ki húz a forduló végén?'
			}
		}
	],
	scan: true,
	line: {
		en: 'The seven locations, their stacks and ties, every card and the last word on who wins',
		cs: 'Sedm lokací, jejich sloupečky a shody, každá karta a poslední slovo o tom, kdo vyhrál',
		sk: 'Sedem lokácií, ich stĺpčeky a zhody, každá karta a posledné slovo o tom, kto vyhral',
		hu: 'Hét helyszín, oszlopaik és az egyenlőségek, minden kártya, és a végső szó arról, ki nyert'
	},
	// A hat over the city's towers.
	emblem:
		'M8.4 6.6C8.7 3.7 9.4 2.3 10.4 2.3c.7 0 1 .5 1.6.5s.9-.5 1.6-.5c1 0 1.7 1.4 2 4.3Z' +
		'M4.2 7.9c2.4-.7 4-.4 7.8-.4s5.4-.3 7.8.4c-1.5 1.8-4.6 2.3-7.8 2.3s-6.3-.5-7.8-2.3Z' +
		'M9.4 11.4h5.2V22H9.4ZM11.2 13.2v1.5h1.6v-1.5ZM11.2 16v1.5h1.6V16ZM11 19.2V22h2v-2.8Z' +
		'M3.2 22v-6.6h1.6v-1.9h3.7V22ZM5.1 17.2v1.5h1.5v-1.5Z' +
		'M20.8 22v-6.6h-1.6v-1.9h-3.7V22ZM17.4 17.2v1.5h1.5v-1.5Z'
};

export default card;
