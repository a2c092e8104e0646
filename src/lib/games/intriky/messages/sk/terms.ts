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

	'wordMeaning.take': 'Vezmi si',
	'wordMeaning.discard': 'Zahoď',
	'wordMeaning.lay': 'Vylož',
	'wordMeaning.move': 'Presuň',
	'wordMeaning.cancel': 'Zruš',
	'wordMeaning.one': '1 kartu',
	'wordMeaning.two': '2 karty',
	'wordMeaning.three': '3 karty',
	'wordMeaning.unknown': '?',

	'scan.intrigue': 'Intrigy',
	'scan.character': 'Postavy',

	'symbol.pistol': 'pištoľ',
	'symbol.car': 'auto',
	'symbol.bottles': 'fľaše',

	'effect.throwOne': 'Vyhoď jednu kartu z ruky',
	'effect.takeOne': 'Vezmi si jednu kartu',
	'effect.takeTop': 'Vezmi si vrchnú kartu zo Skládky',
	'effect.layTwo': 'Vylož 2 karty na stôl',
	'effect.cancelOne': 'Zruš ľubovoľnú vyloženú kartu',
	'effect.defence': 'Tento efekt sa ma netýka',
	'effect.moveOne': 'Presuň ľubovoľnú vyloženú kartu',
	'effect.stealOne': 'Vezmi kartu z ruky ľubovoľného hráča',

	'line.upper': 'Horná línia',
	'line.lower': 'Dolná línia',

	'duty.read': 'vybrať, čo sa číta',
	'duty.take': 'vziať si karty',
	'duty.discard': 'zahodiť karty',
	'duty.lay': 'vyložiť karty',
	'duty.move': 'presunúť karty iných hráčov',
	'duty.cancel': 'zrušiť vyložené karty',
	'duty.throw': 'vyhodiť kartu z ruky',
	'duty.takeTop': 'vziať si vrchnú kartu zo Skládky',
	'duty.cancelOne': 'zrušiť vyloženú kartu',
	'duty.mayMove': 'presunúť vyloženú kartu (nepovinné)',
	'duty.steal': 'vziať kartu z ruky inému hráčovi',

	'character.taxiDriver': 'Taxikár',
	'character.pilot': 'Pilot',
	'character.mechanic': 'Opravár',
	'character.policeman': 'Policajt',
	'character.killer': 'Vrah',
	'character.banker': 'Bankár',
	'character.thief': 'Zlodej',
	'character.mayor': 'Starosta',

	/** As the cards print them. */
	'characterPrinted.taxiDriver': 'Taxikář',
	'characterPrinted.pilot': 'Pilot',
	'characterPrinted.mechanic': 'Opravář',
	'characterPrinted.policeman': 'Policista',
	'characterPrinted.killer': 'Vrah',
	'characterPrinted.banker': 'Bankéř',
	'characterPrinted.thief': 'Zloděj',
	'characterPrinted.mayor': 'Starosta',

	'place.draw': 'základný balíček',
	'place.discard': 'Skládka',
	'place.hand': 'ruka',
	'place.row': 'rad',
	'place.waiting': 'čakajúce iniciátory',
	'place.bank': 'Bank',
	'place.reserve': 'Záloha',
	'place.service': 'Služba',
	'place.table': 'stôl'
};
