import { setFace } from '../evolve/places';
import { faceAt } from '../questions/cards';
import { fact } from '../rules/fact';
import type { Face, Place } from '../schema';
import { line, placeOwner, placeTerm } from '../tell/line';
import type { Move, Of } from './kind';
import { nothingChanges } from './refusals';

/** What is seen of a card at each place; null where it lies hidden. */
const FACES: Readonly<Record<Place['in'], Face['as'] | null>> = {
	draw: null,
	discard: null,
	hand: null,
	row: 'intrigue',
	waiting: 'initiator',
	bank: 'dollars',
	reserve: 'character',
	service: 'character'
};

export const fitsPlace = (place: Place, face: Face | null): boolean =>
	FACES[place.in] === (face?.as ?? null);

/** What an open card shows. Refused: no card there, a face that does not fit the place, nothing new. */
export const face: Move<'face'> = {
	refuse: (state, { at, face: told }) => {
		const known = faceAt(state, at);
		if (known === null) return fact('noSuchCard', {}, ['IN-1.1']);
		if (!fitsPlace(at, told)) return fact('faceUnfit', {}, ['IN-1.1']);
		return JSON.stringify(known) === JSON.stringify(told) ? nothingChanges('IN-1.1') : null;
	},
	candidates: (state) => {
		const bags = state.purses.flatMap(({ bank }, player) =>
			bank.map((dollars, index) =>
				set({ in: 'bank', player, index }, { as: 'dollars', dollars: (dollars % 4) + 1 })
			)
		);
		const rows = state.tracking === 'full' ? state.rows : [];
		const numbers = rows.flatMap(({ waiting }, player) =>
			waiting.map((number, index) =>
				set({ in: 'waiting', player, index }, { as: 'initiator', number: number + 1 })
			)
		);
		return [...bags, ...numbers];
	},
	apply: (state, { at, face: told }) => setFace(state, at, told),
	tell: (before, { at, face: told }) => {
		if (told.as !== 'initiator')
			return line('correctedFace', { place: placeTerm(at), who: placeOwner(at) });
		// IN-3.3: the number of an initiator that waits, with the one that stood there.
		const was = faceAt(before, at);
		const from = was?.as === 'initiator' ? was.number : 0;
		return line('correctedWaiting', { who: placeOwner(at), from, to: told.number });
	}
};

const set = (at: Place, told: Face): Of<'face'> => ({ what: 'face', at, face: told });
