import { player, type Explanation } from '$lib/engine/explanation';
import { refuse } from '$lib/engine/result';
import type { Command, FullState, LocationEffect, LocationsPhase } from '../model';
import { adjacent } from '../rules/layout';
import { withEffect } from './cards';
import { automaticEffect, isShowing, settleControl } from './control';
import { takeEffect } from './effects';
import { explain, noSuchLocation, noSuchMafioso, where } from './refusals';
import { decided, type Decision } from './script';
import { settle } from './settle';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The holder of the Mayor chooses the next location (MC-2.2.1). */
export function chooseInLocations(state: LocationsPhase, { location }: Of<'choose'>): Decision {
	return decided(state, notToChoose(state, location), (script) => {
		script.emit({ type: 'chosen', location, by: state.mayor });
	});
}

function notToChoose(
	{ step, marked }: LocationsPhase,
	location: Of<'choose'>['location']
): Explanation | null {
	if (step.kind !== 'choose') return explain('notChosenNow', {}, ['MC-2.2.1']);
	const unknown = noSuchLocation(location);
	if (unknown !== null) return unknown;
	return marked.includes(location)
		? explain('isMarked', { location: where(location) }, ['MC-2.2.1'])
		: null;
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
		if (isShowing(state)) automaticEffect(script, state, settleControl(script, state));
		script.emit({ type: 'marked', location: step.location });
		settle(script);
	});
}
