import type { Correction, Event, FamilyPlace, Harm, LightState, RoundPhase } from '../model';
import {
	afresh,
	banish,
	earned,
	moveChicago,
	renumbered,
	turnedOtherwise,
	without
} from '../evolve/table';
import { finished, FRESH, remade, roundPhase, tieBreakPhase } from './phases';
import { returnsIn } from '../rules/hits';
import { sideOf } from '../rules/majority';

type Of<W extends Correction['what']> = Extract<Correction, { what: W }>;

/** Applies what happened. What lies on the table alone (gangsters, cards) changes nothing here. */
export const evolveLight = (state: LightState, event: Event): LightState =>
	remade(applied(state, event));

function applied(state: LightState, event: Event): LightState {
	switch (event.type) {
		case 'turnedUp':
			return inRound(state, (now) => turnedUp(now, event));
		case 'earned':
			return { ...state, purses: earned(state.purses, event.side, event.amount) };
		case 'chicagoPaid': {
			const purses = earned(state.purses, event.side, event.amount);
			return inRound({ ...state, purses }, (now) => ({ ...now, paid: true }));
		}
		case 'banished':
			return { ...state, banished: banish(state.banished, event.side, event.city, true) };
		case 'hit':
			return hit(state, event.player, event.harm);
		case 'copTurned':
			return { ...state, cops: [...state.cops, event.cop] };
		case 'handsTold':
			return inRound(state, (now) => ({
				...now,
				lastTurn: { counts: event.counts, order: event.order }
			}));
		case 'returned': {
			const gone = { seat: event.player, in: event.from, returns: state.round + 1 };
			return { ...state, away: without(state.away, gone) };
		}
		case 'gunPassed':
			return { ...state, gun: event.to };
		case 'chicagoMoved':
			return { ...state, row: moveChicago(state.row, event.to) };
		case 'roundBegan':
			return roundPhase({ ...state, round: event.round, purses: afresh(state.purses) }, FRESH);
		case 'tieAsked':
			return tieBreakPhase(state, event);
		case 'tied':
			return { ...state, further: state.further + 1 };
		case 'won':
			return finished(state, event);
		case 'corrected':
			return correct(state, event.correction);
		default:
			return state;
	}
}

const inRound = (state: LightState, change: (state: RoundPhase) => LightState): LightState =>
	state.phase === 'round' ? change(state) : state;

function turnedUp(
	state: RoundPhase,
	{ city, face, side }: Extract<Event, { type: 'turnedUp' }>
): RoundPhase {
	const now = { ...state, turnedUp: [...state.turnedUp, { city, face, side }] };
	return face === 'shootout' ? { ...now, shootout: { city, by: side, shot: [] } } : now;
}

function hit(state: LightState, seat: number, harm: Harm): LightState {
	if (harm === 'prison' || harm === 'hospital') {
		const returns = returnsIn(harm, state.round);
		return { ...state, away: [...state.away, { seat, in: harm, returns }] };
	}
	const buried = bury(state, seat, 1);
	if (harm === 'revolver' || buried.phase !== 'round' || buried.shootout === null) return buried;
	const shot = [...buried.shootout.shot, sideOf(state.setup.sides, seat)];
	return { ...buried, shootout: { ...buried.shootout, shot } };
}

const bury = (state: LightState, seat: number, by: 1 | -1): LightState => ({
	...state,
	players: state.players.map(({ dead }, at) => ({ dead: at === seat ? dead + by : dead }))
});

function correct(state: LightState, correction: Correction): LightState {
	switch (correction.what) {
		case 'power':
		case 'gained': {
			const { what, side, to } = correction;
			const purses = state.purses.map((purse, at) =>
				at === side ? { ...purse, [what]: to } : purse
			);
			return { ...state, purses };
		}
		case 'family': {
			const { player, from, to } = correction;
			return changeFamily(changeFamily(state, player, from, -1), player, to, 1);
		}
		case 'round':
			return { ...state, ...renumbered(state, correction.to) };
		case 'gun':
			return { ...state, gun: correction.player };
		case 'chicago':
			return { ...state, row: moveChicago(state.row, correction.to) };
		case 'cop':
			return { ...state, cops: state.cops.with(correction.index, correction.to) };
		case 'banished': {
			const { side, city, to } = correction;
			return { ...state, banished: banish(state.banished, side, city, to) };
		}
		case 'turnedUp':
			return inRound(state, (now) => turnedOver(now, correction));
		case 'paid':
			return inRound(state, (now) => ({ ...now, paid: correction.to }));
		case 'shot':
			return inRound(state, (now) => ({ ...now, shootout: shotAt(now.shootout, correction) }));
		default:
			throw new Error(`no ${correction.what} in light tracking`);
	}
}

/** What was turned up is something else; a shootout comes and goes with its card. */
function turnedOver(state: RoundPhase, correction: Of<'turnedUp'>): RoundPhase {
	const { city, to } = correction;
	const { shootout } = state;
	const now = { ...state, turnedUp: turnedOtherwise(state.turnedUp, correction) };
	const here = shootout?.city === city;
	if (to.face !== 'shootout') return here ? { ...now, shootout: null } : now;
	const shot = here ? shootout.shot.filter((side) => side !== to.side) : [];
	return { ...now, shootout: { city, by: to.side, shot } };
}

function shotAt(shootout: RoundPhase['shootout'], { side, to }: Of<'shot'>) {
	if (shootout === null) return null;
	const others = shootout.shot.filter((one) => one !== side);
	return { ...shootout, shot: to ? [...others, side] : others };
}

/** Who is neither lost nor away is in hand, or in a place that light tracking does not know. */
function changeFamily(state: LightState, seat: number, at: FamilyPlace, by: 1 | -1): LightState {
	if (!('returns' in at)) return at.in === 'hand' ? state : bury(state, seat, by);
	const one = { seat, in: at.in, returns: at.returns };
	return { ...state, away: by === 1 ? [...state.away, one] : without(state.away, one) };
}
