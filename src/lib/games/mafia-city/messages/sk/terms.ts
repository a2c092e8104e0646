import type { Catalogue } from '../en';

export const terms: Catalogue['terms'] = {
	'location.prison': 'Väznica [1]',
	'location.harbour': 'Prístav [2]',
	'location.fightersClub': 'Klub bitkárov [3]',
	'location.policeStation': 'Policajná stanica [4]',
	'location.businessDistrict': 'Obchodná štvrť [5]',
	'location.privateClub': 'Súkromný klub [6]',
	'location.townHall': 'Radnica [7]',

	'locationName.prison': 'Väznica',
	'locationName.harbour': 'Prístav',
	'locationName.fightersClub': 'Klub bitkárov',
	'locationName.policeStation': 'Policajná stanica',
	'locationName.businessDistrict': 'Obchodná štvrť',
	'locationName.privateClub': 'Súkromný klub',
	'locationName.townHall': 'Radnica',

	'card.hiredAssassin': 'Nájomný vrah',
	'card.informer': 'Donášač',
	'card.thief': 'Zlodej',
	'card.policeChief': 'Náčelník polície',
	'card.fbi': 'F.B.I.',
	'card.policeRaid': 'Policajná razia',
	'card.levers': 'Páky v pozadí',
	'card.bigPlan': 'Veľký plán',
	'card.deals': 'Kšefty',
	'card.secretDeal': 'Tajná dohoda',
	'card.complicity': 'Spoluúčasť',

	/** As the cards print them. */
	'cardPrinted.hiredAssassin': 'Nájomný vrah',
	'cardPrinted.informer': 'Donášač',
	'cardPrinted.thief': 'Zlodej',
	'cardPrinted.policeChief': 'Náčelník polície',
	'cardPrinted.fbi': 'F.B.I.',
	'cardPrinted.policeRaid': 'Policajná razia',
	'cardPrinted.levers': 'Páky v pozadí',
	'cardPrinted.bigPlan': 'Veľký plán',
	'cardPrinted.deals': 'Kšefty',
	'cardPrinted.secretDeal': 'Tajná dohoda',
	'cardPrinted.complicity': 'Spoluúčasť',

	'symbol.fist': 'Päsť',
	'symbol.hat': 'Klobúk',
	'symbol.bullet': 'Náboj',
	'symbol.plusOne': '+1',

	'figure.assassin': 'Nájomný vrah',
	'figure.policeman': 'Policajt',
	'figure.mayor': 'Starosta',

	'phase.action': 'Akčná fáza',
	'phase.locations': 'Fáza lokácií',
	'phase.strategy': 'Strategická fáza',
	'phase.endOfRound': 'Koniec kola',

	'place.hand': 'ruka',
	'place.reserve': 'rezerva',
	'place.cell': 'Cela',
	'place.stack': 'stĺpček',

	'pile.draw': 'ťahací balíček',
	'pile.discard': 'odkladací balíček',

	'veto.twoFists': 'dve Päste',
	'veto.policeChief': 'Náčelník polície',
	'veto.fbi': 'F.B.I.'
};
