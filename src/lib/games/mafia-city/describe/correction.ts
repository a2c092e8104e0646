import { player, term, type Ref, type Told } from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import { actingSeat } from '../decide/turn';
import type { CardPile, Correction, State, TokenPlace } from '../model';
import { holding, line, place } from './words';

/** The line of a correction, with what stood there before. */
export function tellCorrection(before: State, correction: Correction): Told {
	switch (correction.what) {
		case 'vp': {
			const from = before.players[correction.player]?.vp ?? 0;
			return line('correctedVp', { who: player(correction.player), from, to: correction.to });
		}
		case 'token':
			return line('correctedToken', {
				who: player(correction.player),
				from: piecePlace(correction.from),
				to: piecePlace(correction.to)
			});
		case 'cards':
			return line('correctedCards', {
				count: correction.count,
				from: pile(correction.from),
				to: pile(correction.to)
			});
		case 'assassin':
		case 'policeman':
		case 'mayor':
			return tellFigure(before, correction);
		case 'round':
			return line('correctedRound', { from: before.round, to: correction.to });
		case 'start':
			return line('correctedStart', { from: player(before.start), to: player(correction.player) });
		case 'turn':
			return tellTurn(before, correction.player);
		case 'passed':
			return line(correction.to ? 'correctedPassed' : 'correctedActive', {
				who: player(correction.player)
			});
		case 'marker':
			return line(correction.to ? 'correctedMarked' : 'correctedUnmarked', {
				location: place(correction.location)
			});
		case 'phase':
			return line('correctedPhase', {
				from: term(`phase.${phaseOf(before)}`),
				to: term(`phase.${correction.to}`)
			});
		default:
			return unreachable(correction);
	}
}

function tellFigure(
	before: State,
	correction: Extract<Correction, { what: 'assassin' | 'policeman' | 'mayor' }>
): Told {
	const figure = term(`figure.${correction.what}`);
	if (correction.what === 'assassin') {
		const from = before.tracking === 'full' ? before.assassin : correction.to;
		return line('correctedFigure', { figure, from: place(from), to: place(correction.to) });
	}
	const home = correction.what === 'mayor' ? 'townHall' : 'policeStation';
	return line('correctedFigure', {
		figure,
		from: holding(before[correction.what], home),
		to: holding(correction.to, home)
	});
}

function tellTurn(before: State, seat: number): Told {
	const acting =
		before.tracking === 'full' && before.phase === 'action' ? actingSeat(before) : null;
	return acting === null
		? line('correctedTurnTo', { to: player(seat) })
		: line('correctedTurn', { from: player(acting), to: player(seat) });
}

/** The rulebook's four phases; a finished game and the tie-breakers are the end of the second. */
function phaseOf({ phase }: State): 'action' | 'locations' | 'strategy' | 'endOfRound' {
	if (phase === 'finished' || phase === 'tieBreak') return 'locations';
	return phase === 'draws' ? 'endOfRound' : phase;
}

const piecePlace = (at: TokenPlace): Ref =>
	at.in === 'stack' ? place(at.location) : term(`place.${at.in}`);

const pile = (at: CardPile): Ref => (typeof at === 'number' ? player(at) : term(`pile.${at}`));
