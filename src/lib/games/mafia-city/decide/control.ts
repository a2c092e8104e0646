import type { Seat } from '$lib/engine/explanation';
import type { Holder, Location, LocationsPhase } from '../model';
import { controlNow, type Showing } from '../questions';
import type { Control } from '../rules/control';
import { drawAndDiscard } from './effects';
import type { FullScript, Script } from './script';

/** Settles control with its point (MC-2.2.4); the Prison frees its prisoners at once (MC-3.1). */
export function settleControl(script: FullScript, showing: Showing): Control {
	const { location } = showing.step;
	const verdict = controlNow(showing, location);
	script.emit({ type: 'controlled', location, by: verdict.controller });
	if (location === 'prison') freePrisoners(script, showing);
	return verdict;
}

/** MC-3.1 R: everyone, or all but those jailed in Phase I of this very round. */
function freePrisoners(script: FullScript, { cell, round, setup }: LocationsPhase): void {
	const all = setup.options.release === 'everyone';
	const owners = cell
		.filter((prisoner) => all || prisoner.phase !== 'action' || prisoner.round !== round)
		.map((prisoner) => prisoner.owner);
	if (owners.length > 0) script.emit({ type: 'cellFreed', owners });
}

/** Writes the effects that ask nothing (MC-3.3, MC-3.4, MC-3.5, MC-3.7). */
export function automaticEffect(
	script: FullScript,
	location: Location,
	{ controller, most }: Control
): void {
	if (location === 'fightersClub') recruit(script, most);
	if (location === 'businessDistrict' && controller !== null) {
		drawAndDiscard(script, controller, 'businessDistrict');
	}
	passFigure(script, location, controller);
}

/** The Policeman and the Mayor go to whoever controls their location (MC-3.4, MC-3.7). */
export function passFigure(script: Script, location: Location, controller: Holder): void {
	const { policeman, mayor } = script.state;
	if (location === 'policeStation' && controller !== policeman) {
		script.emit({ type: 'policemanTaken', by: controller });
	}
	if (location === 'townHall' && controller !== mayor) {
		script.emit({ type: 'mayorTaken', by: controller });
	}
}

/** MC-3.3: the players present with most, as long as they have somebody in reserve. */
function recruit(script: FullScript, most: readonly Seat[]): void {
	const players = most.filter((seat) => (script.state.players[seat]?.reserve ?? 0) > 0);
	if (players.length > 0) script.emit({ type: 'recruited', players });
}
