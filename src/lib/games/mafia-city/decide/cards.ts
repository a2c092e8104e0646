import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import { refuse } from '$lib/engine/result';
import type { FullState, Location, LocationsPhase } from '../model';
import type { Play } from '../schema';
import { isShowing } from '../questions';
import { settleControl } from './control';
import { layCards } from './lay';
import { explain, noSuchMafioso, noSuchPlayer, outOfPhase, tooFewCards, where } from './refusals';
import { begin, decided, type Decision, type FullScript } from './script';
import { ok } from '$lib/engine/result';

type Step<K extends LocationsPhase['step']['kind']> = Extract<LocationsPhase['step'], { kind: K }>;

/** Cards and symbols of type Location (MC-5, MC-2.2.3, MC-3.2, MC-3.6). */
export function playInLocations(
	state: FullState,
	seat: Seat,
	play: Extract<Play, { as: 'hiredAssassin' | 'secretDeal' | 'plusOne' }>
): Decision {
	const refusal = untimely(state) ?? noSuchPlayer(state, seat);
	if (refusal !== null) return refuse(refusal);
	switch (play.as) {
		case 'secretDeal':
			return decided(state, noRaise(state, seat), (script) => {
				layCards(script, seat, play);
			});
		case 'hiredAssassin':
			return withEffect(state, 'harbour', seat, (script, step) => {
				const unplayable = noKilling(script.state, seat, step, play);
				if (unplayable === null) layCards(script, seat, play);
				return unplayable;
			});
		case 'plusOne':
			return withEffect(state, 'privateClub', seat, (script, step) => {
				const unplayable = noExtraPoint(script.state, seat, step);
				if (unplayable === null) layCards(script, seat, play);
				return unplayable;
			});
	}
}

function untimely(state: FullState): Explanation | null {
	if (state.phase === 'locations') return null;
	return state.phase === 'action'
		? explain('cardNotInAction', {}, ['MC-5'])
		: outOfPhase(state, 'onlyInLocations', 'MC-2.2');
}

/** MC-2.2.3. */
function noRaise(state: FullState, seat: Seat): Explanation | null {
	if (!isShowing(state)) return notShowing(state);
	const { location } = state.step;
	if (state.setup.options.raise === 'presentOnly' && !state.stacks[location].includes(seat)) {
		const values = { who: player(seat), location: where(location) };
		return explain('onlyPresentRaise', values, ['MC-2.2.3']);
	}
	return tooFewCards(state, seat, 1, ['MC-5', 'MC-2.2.3']);
}

function notShowing(state: FullState): Explanation {
	if (state.phase !== 'locations') return outOfPhase(state, 'onlyInLocations', 'MC-2.2.3');
	const { step } = state;
	return step.kind === 'choose'
		? explain('chooseFirst', { who: player(step.by) }, ['MC-2.2.1'])
		: explain('controlSettled', { location: where(step.location) }, ['MC-2.2.3']);
}

/**
 * Lets the controller of a location use something there; that it is used says that nobody raises any
 * more, so control is settled first. `write` gives the reason why it cannot be used, if there is one.
 */
export function withEffect(
	state: FullState,
	location: Location,
	seat: Seat | null,
	write: (script: FullScript, step: Step<'effect'>) => Explanation | null
): Decision {
	if (state.phase !== 'locations') return refuse(outOfPhase(state, 'onlyInLocations', 'MC-2.2'));
	const rule = `MC-3.${location === 'prison' ? '1' : location === 'harbour' ? '2' : '6'}` as const;
	if (state.step.kind === 'choose') {
		return refuse(explain('chooseFirst', { who: player(state.step.by) }, ['MC-2.2.1']));
	}
	if (state.step.location !== location) {
		return refuse(explain('onlyAt', { location: where(location) }, [rule]));
	}
	const script = begin(state);
	if (isShowing(state)) settleControl(script, state);
	const step = script.state.phase === 'locations' ? script.state.step : state.step;
	if (step.kind !== 'effect') {
		return refuse(explain('noController', { location: where(location) }, ['MC-2.2.2', rule]));
	}
	if (seat !== null && seat !== step.controller) {
		const values = { who: player(step.controller), location: where(location) };
		return refuse(explain('notController', values, [rule]));
	}
	const refusal = write(script, step);
	return refusal === null ? ok(script.events) : refuse(refusal);
}

/** MC-3.2: one killing, where the Assassin stands. */
function noKilling(
	state: FullState,
	seat: Seat,
	step: Step<'effect'>,
	{ target }: Extract<Play, { as: 'hiredAssassin' }>
): Explanation | null {
	if (step.cardSpent) return explain('killedAlready', {}, ['MC-3.2']);
	const poor = tooFewCards(state, seat, 1, ['MC-5', 'MC-3.2']);
	if (poor !== null) return poor;
	const missing = noSuchMafioso(state, target, 'MC-3.2');
	if (missing !== null) return missing;
	return target.location === state.assassin
		? null
		: explain('assassinElsewhere', { location: where(state.assassin) }, ['MC-3.2']);
}

/** MC-3.6: one extra point. */
const noExtraPoint = (state: FullState, seat: Seat, step: Step<'effect'>): Explanation | null =>
	step.cardSpent
		? explain('extraScored', {}, ['MC-3.6'])
		: tooFewCards(state, seat, 1, ['MC-5', 'MC-3.6']);
