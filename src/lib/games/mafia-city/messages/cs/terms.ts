import type { Catalogue } from '../en';

export const terms: Catalogue['terms'] = {
	'location.prison': 'Věznice [1]',
	'location.harbour': 'Přístav [2]',
	'location.fightersClub': 'Klub rváčů [3]',
	'location.policeStation': 'Policejní stanice [4]',
	'location.businessDistrict': 'Obchodní čtvrť [5]',
	'location.privateClub': 'Soukromý klub [6]',
	'location.townHall': 'Radnice [7]',

	'locationName.prison': 'Věznice',
	'locationName.harbour': 'Přístav',
	'locationName.fightersClub': 'Klub rváčů',
	'locationName.policeStation': 'Policejní stanice',
	'locationName.businessDistrict': 'Obchodní čtvrť',
	'locationName.privateClub': 'Soukromý klub',
	'locationName.townHall': 'Radnice',

	'card.hiredAssassin': 'Nájemný vrah',
	'card.informer': 'Práskač',
	'card.thief': 'Zloděj',
	'card.policeChief': 'Náčelník policie',
	'card.fbi': 'F.B.I.',
	'card.policeRaid': 'Policejní razie',
	'card.levers': 'Páky v pozadí',
	'card.bigPlan': 'Velký plán',
	'card.deals': 'Kšefty',
	'card.secretDeal': 'Tajná dohoda',
	'card.complicity': 'Spoluúčast',

	/** As the cards print them. */
	'cardPrinted.hiredAssassin': 'Nájemný vrah',
	'cardPrinted.informer': 'Práskač',
	'cardPrinted.thief': 'Zloděj',
	'cardPrinted.policeChief': 'Náčelník policie',
	'cardPrinted.fbi': 'F.B.I.',
	'cardPrinted.policeRaid': 'Policejní razie',
	'cardPrinted.levers': 'Páky v pozadí',
	'cardPrinted.bigPlan': 'Velký plán',
	'cardPrinted.deals': 'Kšefty',
	'cardPrinted.secretDeal': 'Tajná dohoda',
	'cardPrinted.complicity': 'Spoluúčast',

	'symbol.fist': 'Pěst',
	'symbol.hat': 'Klobouk',
	'symbol.bullet': 'Náboj',
	'symbol.plusOne': '+1',

	'figure.assassin': 'Nájemný vrah',
	'figure.policeman': 'Policista',
	'figure.mayor': 'Starosta',

	'phase.action': 'Akční fáze',
	'phase.locations': 'Fáze lokací',
	'phase.strategy': 'Strategická fáze',
	'phase.endOfRound': 'Konec kola',

	'place.hand': 'ruka',
	'place.reserve': 'rezerva',
	'place.cell': 'Cela',
	'place.stack': 'sloupeček',

	'pile.draw': 'dobírací balíček',
	'pile.discard': 'odkládací balíček',

	'veto.twoFists': 'dvě Pěsti',
	'veto.policeChief': 'Náčelník policie',
	'veto.fbi': 'F.B.I.'
};
