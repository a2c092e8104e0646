import { player, teller, term, type Told } from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import type { log } from '../messages/en/log';
import type { State } from '../model';
import { named, shown, where } from '../rules/fact';
import type { Correction, Whereabouts } from '../schema';

/** Makes a line of the log. */
export const line = teller<typeof log>();

type Of<W extends Correction['what']> = Extract<Correction, { what: W }>;

/** The line of a correction, with what stood there before. */
export function tellCorrection(before: State, correction: Correction): Told {
	const { sides } = before.setup;
	switch (correction.what) {
		case 'power':
		case 'gained': {
			const { what, side, to } = correction;
			const was = before.purses[side]?.[what] ?? 0;
			const values = { who: named(sides, side), before: was, after: to };
			return line(what === 'power' ? 'correctedPower' : 'correctedGained', values);
		}
		case 'crews':
			return line('correctedCrews', { place: where(correction.place) });
		case 'family':
			return tellFamily(correction);
		case 'associate':
			return line('correctedAssociate', {
				who: player(correction.player),
				to: term(`at.${correction.to}`)
			});
		case 'card':
			return tellCard(correction);
		case 'cardGone': {
			const { city, index } = correction;
			const face = 'played' in before ? before.played[city][index] : undefined;
			return line('correctedCardGone', { city: where(city), face: shown(face ?? 0) });
		}
		case 'cardMissed': {
			const { city, face } = correction;
			return line('correctedCardMissed', { city: where(city), face: shown(face) });
		}
		case 'turnNumber': {
			const was = 'turn' in before ? before.turn : correction.to;
			return line('correctedTurnNumber', { before: was, after: correction.to });
		}
		case 'round':
			return line('correctedRound', { before: before.round, after: correction.to });
		case 'turn':
			return line('correctedTurn', { who: player(correction.player) });
		case 'gun':
			return line('correctedGun', { from: player(before.gun), to: player(correction.player) });
		case 'chicago':
			return line('correctedChicago', {
				before: before.row.indexOf('chicago') + 1,
				after: correction.to + 1
			});
		case 'cop': {
			const was = before.cops[correction.index] ?? correction.to;
			return line('correctedCop', { from: term(`cop.${was}`), to: term(`cop.${correction.to}`) });
		}
		case 'banished': {
			const { side, city, to } = correction;
			const values = { who: named(sides, side), city: where(city) };
			return line(to ? 'correctedBanished' : 'correctedWelcome', values);
		}
		case 'placed':
			return correction.to === null
				? line('correctedUnplaced', {})
				: line('correctedPlaced', { place: where(correction.to) });
		case 'turnedUp': {
			const { city, to } = correction;
			const who = named(sides, to.side);
			return line('correctedTurnedUp', { city: where(city), face: shown(to.face), who });
		}
		case 'paid':
			return line(correction.to ? 'correctedPaid' : 'correctedUnpaid', {});
		case 'shot': {
			const who = named(sides, correction.side);
			return line(correction.to ? 'correctedShot' : 'correctedUnshot', { who });
		}
		default:
			return unreachable(correction);
	}
}

const at = (place: Whereabouts) => term(`at.${place.in}`);

function tellFamily({ player: seat, from, to }: Of<'family'>): Told {
	const who = player(seat);
	if (from.in === to.in && 'returns' in from && 'returns' in to) {
		const values = { who, place: at(to), before: from.returns, after: to.returns };
		return line('correctedTerm', values);
	}
	return line('correctedFamily', { who, from: at(from), to: at(to) });
}

function tellCard({ city, to }: Of<'card'>): Told {
	const face = shown(to.face);
	return city === to.city
		? line('correctedCard', { city: where(city), face })
		: line('correctedCardMoved', { from: where(city), to: where(to.city), face });
}
