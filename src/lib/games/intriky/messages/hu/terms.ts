import type { Catalogue } from '../en';

export const terms: Catalogue['terms'] = {
	/** As the cards print them; cards exist in Czech only. */
	'word.take': 'Vezmi si',
	'word.discard': 'Zahoď',
	'word.lay': 'Vylož',
	'word.move': 'Přesuň',
	'word.cancel': 'Zruš',
	'word.one': '1 kartu',
	'word.two': '2 karty',
	'word.three': '3 karty',
	'word.unknown': '?',

	'wordMeaning.take': 'Húzz',
	'wordMeaning.discard': 'Dobj el',
	'wordMeaning.lay': 'Rakj le',
	'wordMeaning.move': 'Helyezz át',
	'wordMeaning.cancel': 'Törölj',
	'wordMeaning.one': '1 kártya',
	'wordMeaning.two': '2 kártya',
	'wordMeaning.three': '3 kártya',
	'wordMeaning.unknown': '?',

	'scan.intrigue': 'Intrikák',
	'scan.character': 'Szereplők',

	'symbol.pistol': 'pisztoly',
	'symbol.car': 'autó',
	'symbol.bottles': 'üvegek',

	'effect.throwOne': 'Dobj el egy kártyát a kezedből',
	'effect.takeOne': 'Húzz egy kártyát',
	'effect.takeTop': 'Vedd el a dobópakli felső lapját',
	'effect.layTwo': 'Rakj le 2 kártyát az asztalra',
	'effect.cancelOne': 'Törölj egy lerakott kártyát',
	'effect.defence': 'Ez engem nem érint',
	'effect.moveOne': 'Helyezz át egy lerakott kártyát',
	'effect.stealOne': 'Végy el egy kártyát valaki kezéből',

	'line.upper': 'Felső vonal',
	'line.lower': 'Alsó vonal',

	'duty.read': 'az olvasandó kiválasztása',
	'duty.take': 'kártyahúzás',
	'duty.discard': 'kártyák eldobása',
	'duty.lay': 'kártyák lerakása',
	'duty.move': 'mások kártyáinak áthelyezése',
	'duty.cancel': 'lerakott kártyák törlése',
	'duty.throw': 'egy kártya eldobása vakon',
	'duty.takeTop': 'a dobópakli felső lapjának elvétele',
	'duty.cancelOne': 'egy lerakott kártya törlése',
	'duty.mayMove': 'egy lerakott kártya áthelyezése (nem kötelező)',
	'duty.steal': 'egy kártya elvétele más kezéből',

	'character.taxiDriver': 'Taxis',
	'character.pilot': 'Pilóta',
	'character.mechanic': 'Szerelő',
	'character.policeman': 'Rendőr',
	'character.killer': 'Gyilkos',
	'character.banker': 'Bankár',
	'character.thief': 'Tolvaj',
	'character.mayor': 'Polgármester',

	/** As the cards print them. */
	'characterPrinted.taxiDriver': 'Taxikář',
	'characterPrinted.pilot': 'Pilot',
	'characterPrinted.mechanic': 'Opravář',
	'characterPrinted.policeman': 'Policista',
	'characterPrinted.killer': 'Vrah',
	'characterPrinted.banker': 'Bankéř',
	'characterPrinted.thief': 'Zloděj',
	'characterPrinted.mayor': 'Starosta',

	'place.draw': 'húzópakli',
	'place.discard': 'dobópakli',
	'place.hand': 'kéz',
	'place.row': 'sor',
	'place.waiting': 'várakozó indítók',
	'place.bank': 'bank',
	'place.reserve': 'Tartalék',
	'place.service': 'Szolgálat',
	'place.table': 'asztal'
};
