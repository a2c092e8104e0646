import type { GameCard } from '$lib/contract/card';

const card: GameCard = {
	id: 'score-pad',
	name: 'Score Pad',
	players: { min: 2, max: 6 },
	colours: ['red', 'blue', 'green', 'yellow', 'black', 'white'],
	tools: [],
	line: {
		en: 'Points turn by turn, until somebody has the goal exactly',
		cs: 'Body tah po tahu, dokud někdo nemá přesně cíl',
		sk: 'Body ťah po ťahu, kým niekto nemá presne cieľ',
		hu: 'Pontok körről körre, amíg valaki pontosan el nem éri a célt'
	},
	// A pad with three lines on it.
	emblem: 'M5 3h14v18H5Zm2 3v2h10V6Zm0 5v2h10v-2Zm0 5v2h6v-2Z'
};

export default card;
