import { plus } from '$lib/engine/plus';
import type { FullTurn, LaidCard, TurnState } from '../model';
import type { Face, Place } from '../schema';
import type { ClothPlace } from '../questions/cards';
import { addToHand, lift, put, rowAt, withRow } from './cloth';
import { purseAt, withPurse } from './purse';

/**
 * A card is taken from where it is, for a correction (the table overrules). In light tracking only banks and
 * characters are known, so a card from anywhere else comes from the box.
 */
export function takeFrom<S extends TurnState>(state: S, place: Place): S {
	switch (place.in) {
		case 'bank': {
			const { bank } = purseAt(state, place.player);
			return withPurse(state, place.player, { bank: bank.toSpliced(place.index, 1) });
		}
		case 'reserve':
		case 'service': {
			const there = purseAt(state, place.player)[place.in];
			return withPurse(state, place.player, { [place.in]: there.toSpliced(place.index, 1) });
		}
		default:
			return onCloth(state, (full) => takeFromCloth(full, place));
	}
}

function takeFromCloth(state: FullTurn, place: ClothPlace): FullTurn {
	switch (place.in) {
		case 'draw':
			return { ...state, drawPile: plus(state.drawPile, -1) };
		case 'discard':
			return { ...state, discardPile: plus(state.discardPile, -1) };
		case 'hand':
			return addToHand(state, place.player, -1);
		default:
			return lift(state, { in: place.in, row: place.player, index: place.index }).rest;
	}
}

/** A card is put where it is to be, with the face that is seen there; hidden places only count. */
export function putInto<S extends TurnState>(state: S, place: Place, face: Face | null): S {
	switch (place.in) {
		case 'bank': {
			const { bank } = purseAt(state, place.player);
			if (face?.as !== 'dollars') throw new Error('no dollars');
			const filled = bank.toSpliced(place.index, 0, face.dollars);
			return withPurse(state, place.player, { bank: filled });
		}
		case 'reserve':
		case 'service': {
			const there = purseAt(state, place.player)[place.in];
			if (face?.as !== 'character') throw new Error('no character');
			const filled = there.toSpliced(place.index, 0, face.character);
			return withPurse(state, place.player, { [place.in]: filled });
		}
		default:
			return onCloth(state, (full) => putOntoCloth(full, place, face));
	}
}

function putOntoCloth(state: FullTurn, place: ClothPlace, face: Face | null): FullTurn {
	switch (place.in) {
		case 'draw':
			return { ...state, drawPile: state.drawPile + 1 };
		case 'discard':
			return { ...state, discardPile: state.discardPile + 1 };
		case 'hand':
			return addToHand(state, place.player, 1);
		default: {
			if (face?.as === 'initiator') return put(state, place.player, face.number, place.index);
			if (face?.as !== 'intrigue') throw new Error('no intrigue');
			const card: LaidCard = { ...face.card, id: state.serial };
			return { ...put(state, place.player, card, place.index), serial: state.serial + 1 };
		}
	}
}

/** The face of an open card is set where it lies; an intrigue stays the card that it is. */
export function setFace<S extends TurnState>(state: S, at: Place, face: Face): S {
	if (at.in === 'waiting' && face.as === 'initiator')
		return onCloth(state, (full) => {
			const { waiting } = rowAt(full, at.player);
			return withRow(full, at.player, { waiting: waiting.with(at.index, face.number) });
		});
	if (at.in !== 'row' || face.as !== 'intrigue') return putInto(takeFrom(state, at), at, face);
	return onCloth(state, (full) => {
		const { rest, card } = lift(full, { in: 'row', row: at.player, index: at.index });
		if (typeof card === 'number') throw new Error('no intrigue');
		return put(rest, at.player, { ...face.card, id: card.id }, at.index);
	});
}

/** Changes what only full tracking knows; in light tracking there is nothing to change. */
function onCloth<S extends TurnState>(state: S, change: (full: FullTurn) => FullTurn): S {
	return state.tracking === 'full' ? { ...state, ...change(state) } : state;
}
