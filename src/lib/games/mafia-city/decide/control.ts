import type { Seat } from '$lib/engine/explanation';
import type { LocationsPhase } from '../model';
import { control, type Control } from '../rules/control';
import { drawAndDiscard } from './effects';
import type { Script } from './script';

type Showing = LocationsPhase & { readonly step: { readonly kind: 'control' } };

/** Whether a location is shown whose control is not settled yet. */
export const isShowing = (state: Script['state']): state is Showing =>
	state.phase === 'locations' && state.step.kind === 'control';

/** Who controls the location shown, with the Secret Deals so far (MC-2.2.2, MC-2.2.3). */
export const controlNow = ({ step, stacks, setup }: Showing): Control =>
	control({
		location: step.location,
		stack: stacks[step.location],
		raises: step.raises,
		seats: setup.players,
		raise: setup.options.raise
	});

/** Settles control with its point (MC-2.2.4); the Prison frees its prisoners at once (MC-3.1). */
export function settleControl(script: Script, showing: Showing): Control {
	const { location } = showing.step;
	const verdict = controlNow(showing);
	script.emit({ type: 'controlled', location, by: verdict.controller });
	if (location === 'prison') freePrisoners(script, showing);
	return verdict;
}

/** MC-3.1 R: everyone, or all but those jailed in Phase I of this very round. */
function freePrisoners(script: Script, { cell, round, setup }: LocationsPhase): void {
	const all = setup.options.release === 'everyone';
	const owners = cell
		.filter((prisoner) => all || prisoner.phase !== 'action' || prisoner.round !== round)
		.map((prisoner) => prisoner.owner);
	if (owners.length > 0) script.emit({ type: 'cellFreed', owners });
}

/** Writes the effects that ask nothing (MC-3.3, MC-3.4, MC-3.5, MC-3.7). */
export function automaticEffect(
	script: Script,
	{ step: { location }, policeman, mayor }: Showing,
	{ controller, most }: Control
): void {
	switch (location) {
		case 'fightersClub':
			recruit(script, most);
			break;
		case 'policeStation':
			if (controller !== policeman) script.emit({ type: 'policemanTaken', by: controller });
			break;
		case 'businessDistrict':
			if (controller !== null) drawAndDiscard(script, controller, 'businessDistrict');
			break;
		case 'townHall':
			if (controller !== mayor) script.emit({ type: 'mayorTaken', by: controller });
			break;
		case 'prison':
		case 'harbour':
		case 'privateClub':
			break;
	}
}

/** MC-3.3: the players present with most, as long as they have somebody in reserve. */
function recruit(script: Script, most: readonly Seat[]): void {
	const players = most.filter((seat) => (script.state.players[seat]?.reserve ?? 0) > 0);
	if (players.length > 0) script.emit({ type: 'recruited', players });
}
