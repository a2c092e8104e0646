import type { Catalogue } from '../en';

export const terms: Catalogue['terms'] = {
	'location.prison': 'Börtön [1]',
	'location.harbour': 'Kikötő [2]',
	'location.fightersClub': 'Verekedők klubja [3]',
	'location.policeStation': 'Rendőrőrs [4]',
	'location.businessDistrict': 'Üzleti negyed [5]',
	'location.privateClub': 'Magánklub [6]',
	'location.townHall': 'Városháza [7]',

	'locationName.prison': 'Börtön',
	'locationName.harbour': 'Kikötő',
	'locationName.fightersClub': 'Verekedők klubja',
	'locationName.policeStation': 'Rendőrőrs',
	'locationName.businessDistrict': 'Üzleti negyed',
	'locationName.privateClub': 'Magánklub',
	'locationName.townHall': 'Városháza',

	'card.hiredAssassin': 'Bérgyilkos',
	'card.informer': 'Besúgó',
	'card.thief': 'Tolvaj',
	'card.policeChief': 'Rendőrfőnök',
	'card.fbi': 'F.B.I.',
	'card.policeRaid': 'Rendőrségi razzia',
	'card.levers': 'Szálak a háttérben',
	'card.bigPlan': 'Nagy terv',
	'card.deals': 'Seftek',
	'card.secretDeal': 'Titkos alku',
	'card.complicity': 'Bűnrészesség',

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

	'symbol.fist': 'Ököl',
	'symbol.hat': 'Kalap',
	'symbol.bullet': 'Töltény',
	'symbol.plusOne': '+1',

	'figure.assassin': 'Bérgyilkos',
	'figure.policeman': 'Rendőr',
	'figure.mayor': 'Polgármester',

	'phase.action': 'Akciófázis',
	'phase.locations': 'Helyszínfázis',
	'phase.strategy': 'Stratégiai fázis',
	'phase.endOfRound': 'Forduló vége',

	'place.hand': 'kéz',
	'place.reserve': 'tartalék',
	'place.cell': 'Cella',
	'place.stack': 'oszlop',

	'pile.draw': 'húzópakli',
	'pile.discard': 'dobópakli',

	'veto.twoFists': 'két Ököl',
	'veto.policeChief': 'Rendőrfőnök',
	'veto.fbi': 'F.B.I.'
};
