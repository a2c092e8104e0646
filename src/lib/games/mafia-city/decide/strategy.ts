import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import { refuse } from '$lib/engine/result';
import { LOCATIONS, type FullState, type State, type Location, type StrategyPhase } from '../model';
import type { Command } from '../schema';
import {
	explain,
	noSuchLocation,
	noSuchMafioso,
	noSuchPlayer,
	nothingChanges,
	outOfPhase,
	where
} from './refusals';
import { decided, decidedInBoth, type Decision, type FullScript } from './script';
import { endRound, settle } from './settle';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Whoever held the Mayor when Phase III began chooses the location; the one before is done (MC-2.3). */
export function chooseInStrategy(state: StrategyPhase, { location }: Of<'choose'>): Decision {
	return decided(state, notToChoose(state, location), (script) => {
		goTo(script, state, location);
		settle(script);
	});
}

function notToChoose(state: StrategyPhase, location: Location): Explanation | null {
	if (state.ruler === null) return explain('orderFixed', {}, ['MC-2.3']);
	if (location === state.location) return nothingChanges(state, 'MC-2.3');
	return noSuchLocation(location) ?? closed(state, location);
}

const closed = ({ marked }: StrategyPhase, location: Location): Explanation | null =>
	marked.includes(location)
		? null
		: explain('locationClosed', { location: where(location) }, ['MC-2.3']);

/** Locations that are left behind are done. */
function goTo(script: FullScript, state: StrategyPhase, location: Location): void {
	if (state.location === location) return;
	if (state.ruler === null) {
		for (const earlier of LOCATIONS.slice(0, LOCATIONS.indexOf(location))) {
			if (state.marked.includes(earlier)) script.emit({ type: 'unmarked', location: earlier });
		}
		return;
	}
	if (state.location !== null) script.emit({ type: 'unmarked', location: state.location });
	script.emit({ type: 'chosen', location, by: state.ruler });
}

/** The one decision of a player at a location; whoever was to decide before has declined (MC-2.3). */
export function takeBack(state: FullState, command: Of<'takeBack'>): Decision {
	if (state.phase !== 'strategy') return refuse(outOfPhase(state, 'onlyInStrategy', 'MC-2.3'));
	return decided(state, notToTake(state, command), (script) => {
		goTo(script, state, command.location);
		const { player: seat, location, levels } = command;
		script.emit({ type: 'takenBack', player: seat, location, levels });
		settle(script);
	});
}

function notToTake(
	state: StrategyPhase,
	{ player: seat, location, levels }: Of<'takeBack'>
): Explanation | null {
	const unknown = noSuchPlayer(state, seat) ?? noSuchLocation(location) ?? closed(state, location);
	if (unknown !== null) return unknown;
	if (location === state.location && state.decided.includes(seat)) {
		const values = { who: player(seat), location: where(location) };
		return explain('hasDecided', values, ['MC-2.3']);
	}
	return notOwnLevels(state, seat, location, levels);
}

function notOwnLevels(
	state: StrategyPhase,
	seat: Seat,
	location: Location,
	levels: readonly number[]
): Explanation | null {
	const ascending = levels.every((level, at) => at === 0 || level > (levels[at - 1] ?? level));
	if (levels.length === 0 || !ascending) return explain('takeSome', {}, ['MC-2.3']);
	for (const level of levels) {
		const missing = noSuchMafioso(state, { location, level }, 'MC-2.3');
		if (missing !== null) return missing;
		if (state.stacks[location][level] !== seat) {
			const values = { who: player(seat), location: where(location) };
			return explain('notOwnMafioso', values, ['MC-2.3']);
		}
	}
	return null;
}

/** Nobody takes anything more from this location; with the Mayor on Town Hall the next one follows. */
export function nextInStrategy(state: StrategyPhase): Decision {
	const { location, ruler, marked } = state;
	if (location !== null) {
		return decided(state, null, (script) => {
			script.emit({ type: 'unmarked', location });
			settle(script);
		});
	}
	return refuse(
		ruler === null || marked.length === 0
			? explain('strategyDone', {}, ['MC-2.3'])
			: explain('chooseFirst', { who: player(ruler) }, ['MC-2.3'])
	);
}

/** The rest is declined; the starting player changes (MC-2.4.1), cards are drawn, the next round begins (MC-2.4). */
export function endStrategy(state: State): Decision {
	const refusal = state.phase === 'strategy' ? null : outOfPhase(state, 'onlyInStrategy', 'MC-2.3');
	return decidedInBoth(state, refusal, (script) => {
		script.emit({ type: 'strategyEnded' });
		script.emit({ type: 'startPassed', to: (state.start + 1) % state.players.length });
		endRound(script);
	});
}
