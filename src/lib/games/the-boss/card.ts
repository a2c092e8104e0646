import type { GameCard } from '$lib/contract/card';

const card: GameCard = {
	id: 'the-boss',
	name: 'The Boss',
	players: { min: 2, max: 6 },
	colours: ['yellow', 'red', 'white', 'blue', 'black', 'green'],
	tools: [
		{
			id: 'chicago',
			name: {
				en: 'What does Chicago pay?',
				cs: 'Kolik vyplácí Chicago?',
				sk: 'Koľko vypláca Chicago?',
				hu: 'Mennyit fizet Chicago?'
			}
		},
		{
			id: 'last-turn',
			name: {
				en: 'Who plays when in the last turn?',
				cs: 'V jakém pořadí se hraje poslední tah?',
				sk: 'V akom poradí sa hrá posledný ťah?',
				hu: 'Ki mikor jön az utolsó körben?'
			}
		},
		{
			id: 'cities',
			name: {
				en: 'Which cities fit?',
				cs: 'Která města se k sobě hodí?',
				sk: 'Ktoré mestá sa k sebe hodia?',
				hu: 'Mely városok illenek össze?'
			}
		},
		{
			id: 'ranking',
			name: { en: 'Who has won?', cs: 'Kdo vyhrál?', sk: 'Kto vyhral?', hu: 'Ki nyert?' }
		}
	],
	library: {
		en: 'The city cards of your box',
		cs: 'Karty měst ve vaší krabici',
		sk: 'Karty miest vo vašej škatuli',
		hu: 'A dobozotok Város kártyái'
	},
	scan: true,
	line: {
		en: 'Majorities city by city, Chicago’s half, prison terms, the last turn and the last round',
		cs: 'Převaha město po městě, polovina pro Chicago, tresty, poslední tah i poslední kolo',
		sk: 'Prevaha mesto po meste, polovica pre Chicago, tresty, posledný ťah aj posledné kolo',
		hu: 'Többség városról városra, Chicago fele, büntetések, az utolsó kör és az utolsó forduló'
	},
	// A loaded gun.
	emblem:
		'M2.2 6.2h16.6l.7-1.4h1.6v1.4h.9v4.6H13.4l-.8 1.6c-.5.9-1.2 1.3-2.2 1.3H8.9l-1.6 6.1c-.1.4-.4.6-.8.6H2.9' +
		'c-.6 0-.9-.5-.7-1l2-7.2c.2-.8-.1-1.4-.8-1.7L2.2 9.9ZM9.6 10.8l-.5 1.8h1.2c.5 0 .8-.2 1-.6l.6-1.2Z'
};

export default card;
