import type { Catalogue } from '../en';

export const terms: Catalogue['terms'] = {
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
	'face.prison': 'Väzenie',
	'face.hospital': 'Nemocnica',
	'face.banishment': 'Vyhostenie',
	'face.theft': 'Krádež',
	'face.shootout': 'Prestrelka',

	'cop.gold': 'Zlatá',
	'cop.silver': 'Strieborná',
	'cop.double': 'Zlatá a strieborná',

	'at.hand': 'v ruke',
	'at.prison': 'vo väzení',
	'at.hospital': 'v nemocnici',
	'at.dead': 'mimo hry',
	'at.spent': 'mimo hry'
};
