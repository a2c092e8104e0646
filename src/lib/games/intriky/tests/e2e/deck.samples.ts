import type { OwnCard } from '../../schema';
import { sampleIntrigue } from '../../rules/deck';

/** Cards as a table may have entered them: invented, so they stand here only and not in the product. */
export const DECK: readonly OwnCard[] = [
	...Array.from({ length: 20 }, (_, at): OwnCard => ({
		kind: 'intrigue',
		value: sampleIntrigue(at)
	})),
	...[2, 3, 4].map((number): OwnCard => ({ kind: 'initiator', value: { number } })),
	{
		kind: 'character',
		value: { who: 'pilot', price: 3, fee: 2, skill: 'Položte dvě karty na stůl.' }
	},
	{
		kind: 'character',
		value: { who: { name: 'Vyšetřovatel Řehoř' }, price: 5, fee: 3, skill: '' }
	},
	// As long as a name may be, without a place to break it.
	{
		kind: 'character',
		value: { who: { name: 'Ř'.repeat(60) }, price: 1, fee: 1, skill: 'S'.repeat(400) }
	}
];

/** The same as a file of the library, as another device would have saved it. */
export const deckFile = (cards: readonly unknown[] = DECK) => ({
	name: 'cards.json',
	mimeType: 'application/json',
	buffer: Buffer.from(
		JSON.stringify({ format: 'consigliere.library', version: 1, game: 'intriky', cards })
	)
});
