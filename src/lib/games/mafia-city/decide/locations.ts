import { player, type Explanation } from '$lib/engine/explanation';
import { refuse } from '$lib/engine/result';
import type { FullState, In, LocationsPhase } from '../model';
import type { Command, LocationEffect } from '../schema';
import { isShowing } from '../questions';
import { adjacent } from '../rules/layout';
import { withEffect } from './cards';
import { automaticEffect, settleControl } from './control';
import { takeEffect } from './effects';
import { alreadyMarked, explain, noSuchLocation, noSuchMafioso, where } from './refusals';
import { decided, decidedInBoth, type Decision } from './script';
import { settle } from './settle';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The holder of the Mayor chooses the next location (MC-2.2.1). */
export function chooseInLocations(state: In<'locations'>, { location }: Of<'choose'>): Decision {
	return decidedInBoth(state, notToChoose(state, location), (script) => {
		script.emit({ type: 'chosen', location, by: state.mayor });
	});
}

function notToChoose(
	state: In<'locations'>,
	location: Of<'choose'>['location']
): Explanation | null {
	if (state.step.kind !== 'choose') {
		return state.tracking === 'full'
			? explain('notChosenNow', {}, ['MC-2.2.1'])
			: explain('lightAlreadyChosen', { location: where(state.step.location) }, ['MC-2.2.1']);
	}
	const unknown = noSuchLocation(location);
	if (unknown !== null) return unknown;
	return state.marked.includes(location) ? alreadyMarked(state, location) : null;
}

/** The controller uses the effect of the Prison or the Harbour (MC-3.1, MC-3.2). */
export function use(state: FullState, { effect }: Of<'use'>): Decision {
	const location = effect.as === 'prisonEffect' ? 'prison' : 'harbour';
	return withEffect(state, location, null, (script, { controller, effectSpent }) => {
		const refusal = unusable(script.state, effect, effectSpent);
		if (refusal !== null) return refusal;
		script.emit({ type: 'effectUsed', player: controller, effect });
		takeEffect(script, controller, effect);
		return null;
	});
}

function unusable(
	state: FullState,
	effect: LocationEffect,
	effectSpent: boolean
): Explanation | null {
	const [location, rule] =
		effect.as === 'prisonEffect'
			? (['prison', 'MC-3.1'] as const)
			: (['harbour', 'MC-3.2'] as const);
	if (effectSpent) return explain('effectSpent', { location: where(location) }, [rule]);
	if (effect.as === 'prisonEffect') return noSuchMafioso(state, effect.target, rule);
	const unknown = noSuchLocation(effect.to);
	if (unknown !== null) return unknown;
	return adjacent(state.setup.layout, state.assassin).includes(effect.to)
		? null
		: explain('notAdjacent', { location: where(effect.to) }, [rule, 'MC-1.3']);
}

/** Nothing more happens at this location: it is marked, and the next one follows (MC-2.2.5). */
export function nextInLocations(state: LocationsPhase): Decision {
	const { step } = state;
	if (step.kind === 'choose') {
		return refuse(explain('chooseFirst', { who: player(step.by) }, ['MC-2.2.1']));
	}
	return decided(state, null, (script) => {
		if (isShowing(state)) automaticEffect(script, step.location, settleControl(script, state));
		script.emit({ type: 'marked', location: step.location });
		settle(script);
	});
}
