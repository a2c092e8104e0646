/** What values of messages are called; every one in the nominative, so that it fits after an arrow or a colon. */
export const terms = {
	'location.prison': 'Prison [1]',
	'location.harbour': 'Harbour [2]',
	'location.fightersClub': 'Fighters’ Club [3]',
	'location.policeStation': 'Police Station [4]',
	'location.businessDistrict': 'Business District [5]',
	'location.privateClub': 'Private Club [6]',
	'location.townHall': 'Town Hall [7]',

	'locationName.prison': 'Prison',
	'locationName.harbour': 'Harbour',
	'locationName.fightersClub': 'Fighters’ Club',
	'locationName.policeStation': 'Police Station',
	'locationName.businessDistrict': 'Business District',
	'locationName.privateClub': 'Private Club',
	'locationName.townHall': 'Town Hall',

	'card.hiredAssassin': 'Hired Assassin',
	'card.informer': 'Informer',
	'card.thief': 'Thief',
	'card.policeChief': 'Police Chief',
	'card.fbi': 'F.B.I.',
	'card.policeRaid': 'Police Raid',
	'card.levers': 'Hidden Levers',
	'card.bigPlan': 'Big Plan',
	'card.deals': 'Deals',
	'card.secretDeal': 'Secret Deal',
	'card.complicity': 'Complicity',

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

	'symbol.fist': 'Fist',
	'symbol.hat': 'Hat',
	'symbol.bullet': 'Bullet',
	'symbol.plusOne': '+1',

	'figure.assassin': 'Assassin',
	'figure.policeman': 'Policeman',
	'figure.mayor': 'Mayor',

	'phase.action': 'Action phase',
	'phase.locations': 'Locations phase',
	'phase.strategy': 'Strategy phase',
	'phase.endOfRound': 'End of round',

	'place.hand': 'hand',
	'place.reserve': 'reserve',
	'place.cell': 'the Cell',
	'place.stack': 'stack',

	'pile.draw': 'draw pile',
	'pile.discard': 'discard pile',

	'veto.twoFists': 'two Fists',
	'veto.policeChief': 'Police Chief',
	'veto.fbi': 'F.B.I.'
};
