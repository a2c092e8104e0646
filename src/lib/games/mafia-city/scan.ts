import type { RuleId } from '$lib/engine/explanation';
import type { GameScan } from '$lib/contract/scan';
import { CARDS } from './model';

type Card = (typeof CARDS)[number];

/** The titles as the Czech and the Slovak cards print them (MC-5). */
const PRINTED: Readonly<Record<Card, readonly string[]>> = {
	hiredAssassin: ['Nájemný vrah', 'Nájomný vrah'],
	informer: ['Práskač', 'Donášač'],
	thief: ['Zloděj', 'Zlodej'],
	policeChief: ['Náčelník policie', 'Náčelník polície'],
	fbi: ['F.B.I.'],
	policeRaid: ['Policejní razie', 'Policajná razia'],
	levers: ['Páky v pozadí'],
	bigPlan: ['Velký plán', 'Veľký plán'],
	deals: ['Kšefty'],
	secretDeal: ['Tajná dohoda'],
	complicity: ['Spoluúčast', 'Spoluúčasť']
};

/** Where the rules say most of a card: its text stands in MC-5, what is special about its timing below. */
const RULE: Readonly<Record<Card, RuleId>> = {
	hiredAssassin: 'MC-3.2',
	informer: 'MC-5',
	thief: 'MC-5',
	policeChief: 'MC-5.1',
	fbi: 'MC-5.1',
	policeRaid: 'MC-5',
	levers: 'MC-5',
	bigPlan: 'MC-5',
	deals: 'MC-5',
	secretDeal: 'MC-5.4',
	complicity: 'MC-5.1'
};

/** One action card shown to the camera opens its rule. */
export const scan: GameScan = {
	id: 'action',
	vocabulary: () => ({
		cards: 'oneTitle',
		entries: CARDS.map((id) => ({ id, printed: PRINTED[id] }))
	}),
	term: (id) => `card.${id}`,
	open: ([card]) => {
		const kind = CARDS.find((known) => known === card?.upper);
		return kind === undefined ? null : { to: 'rule', rule: RULE[kind] };
	}
};
