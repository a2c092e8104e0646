/** What values of messages are called. */
export const terms = {
	'place.newYork': 'New York',
	'place.boston': 'Boston',
	'place.detroit': 'Detroit',
	'place.kansasCity': 'Kansas City',
	'place.cincinnati': 'Cincinnati',
	'place.memphis': 'Memphis',
	'place.philadelphia': 'Philadelphia',
	'place.stLouis': 'St. Louis',
	'place.chicago': 'Chicago',

	'money.0': '0 M$',
	'money.1': '1 M$',
	'money.2': '2 M$',
	'money.3': '3 M$',
	'money.4': '4 M$',
	'money.5': '5 M$',
	'money.6': '6 M$',
	'money.7': '7 M$',
	'money.8': '8 M$',
	'money.9': '9 M$',

	'face.revolver': 'Revolver',
	'face.prison': 'Prison',
	'face.hospital': 'Hospital',
	'face.banishment': 'Banishment',
	'face.theft': 'Theft',
	'face.shootout': 'Shootout',

	'cop.gold': 'Gold',
	'cop.silver': 'Silver',
	'cop.double': 'Gold and silver',

	'at.hand': 'in hand',
	'at.prison': 'in prison',
	'at.hospital': 'in hospital',
	'at.dead': 'out of the game',
	'at.spent': 'out of the game'
};
