/**
 * The closed lists that the pictures are read with: ids are what the truth files call a title.
 * @type {Record<'row' | 'mafia' | 'city' | 'character', import('../../src/lib/contract/scan').ScanVocabulary>}
 */
export const VOCABULARIES = {
	row: {
		cards: 'twoHalves',
		entries: [
			entry('Vezmi si', 'Vezmi si', 'Vezmi'),
			...['Zahoď', 'Vylož', 'Přesuň', 'Zruš', '1 kartu', '2 karty', '3 karty'].map((word) =>
				entry(word, word)
			)
		]
	},
	mafia: {
		cards: 'oneTitle',
		entries: [
			entry('hitman', 'Nájemný vrah', 'Nájomný vrah'),
			entry('snitch', 'Práskač', 'Donášač'),
			entry('thief', 'Zloděj', 'Zlodej'),
			entry('chief', 'Náčelník policie', 'Náčelník polície'),
			entry('fbi', 'F.B.I.'),
			entry('raid', 'Policejní razie', 'Policajná razia'),
			entry('levers', 'Páky v pozadí'),
			entry('plan', 'Velký plán', 'Veľký plán'),
			entry('deals', 'Kšefty'),
			entry('secret', 'Tajná dohoda'),
			entry('complicity', 'Spoluúčast', 'Spoluúčasť')
		]
	},
	city: {
		cards: 'oneTitle',
		entries: [
			'New York',
			'Boston',
			'Detroit',
			'Philadelphia',
			'Cincinnati',
			'Memphis',
			'Kansas City',
			'St Louis',
			'Chicago'
		].map((city) => entry(city, city))
	},
	character: {
		cards: 'oneTitle',
		entries: [
			'Taxikář',
			'Pilot',
			'Opravář',
			'Policista',
			'Vrah',
			'Bankéř',
			'Zloděj',
			'Starosta'
		].map((name) => entry(name, name))
	}
};

function entry(id, ...printed) {
	return { id, printed };
}

/** What the corners of the cards print, which is no title. */
export const EFFECTS = [
	'Vyhoď jednu kartu z ruky',
	'Vezmi si jednu kartu',
	'Vezmi si vrchní kartu ze Skládky',
	'Vylož 2 karty na stůl',
	'Zruš libovolnou vyloženou kartu',
	'Tento efekt se mě netýká',
	'Přesuň libovolnou vyloženou kartu',
	'Vezmi kartu z ruky libovolného hráče a dej si ji do ruky'
];
