import type { Seat } from '$lib/engine/explanation';
import type { ActionPhase, LocationsPhase, Reaction } from '../model';
import type { Event } from '../schema';
import { turnOver } from './action';
import { ownerAt, spend } from './board';

/** The phases in which cards are played. */
export type OpenPhase = ActionPhase | LocationsPhase;

/** A play lies on the table and can be answered; whom it is aimed at must be there. */
function opened(
	before: OpenPhase,
	by: Seat,
	play: Reaction['play'],
	answered: Reaction['answered']
): OpenPhase {
	if ('target' in play) ownerAt(before, play.target);
	if (play.as === 'bigPlan' || play.as === 'hat') ownerAt(before, play.from);
	return { ...before, reaction: { by, play, vetoes: [], before, jailing: null, answered } };
}

/** Cards are on the table and can be answered; their effect is a later event (MC-5.1, MC-5.5). */
export function cardsPlayed(
	state: OpenPhase,
	{ player, play, cards }: Extract<Event, { type: 'cardsPlayed' }>
): OpenPhase {
	const paid: OpenPhase = { ...spend(state, player, cards), reaction: null };
	if (play.as === 'complicity') {
		return opened(paid, player, play, state.reaction?.jailing ?? null);
	}
	if (paid.phase === 'action') return opened(turnOver(paid, player), player, play, null);
	const step = play.as === 'hiredAssassin' ? withoutEffect(paid.step) : paid.step;
	return opened({ ...paid, step }, player, play, null);
}

/** The effect of the Prison or the Harbour is tried, and cannot be tried again (MC-3.1, MC-3.2). */
export const effectUsed = (
	state: LocationsPhase,
	{ player, effect }: Extract<Event, { type: 'effectUsed' }>
): OpenPhase =>
	opened({ ...state, step: withoutEffect(state.step), reaction: null }, player, effect, null);

/** With the card played, the first step of the Harbour is over too (MC-3.2). */
const withoutEffect = (step: LocationsPhase['step']): LocationsPhase['step'] =>
	step.kind === 'effect' ? { ...step, effectSpent: true } : step;

/** Back to where the effect has not happened, with one more veto on the table (MC-5.1). */
export function vetoed(
	state: OpenPhase,
	{ player, with: veto, cards }: Extract<Event, { type: 'vetoed' }>
): OpenPhase {
	const { reaction } = state;
	if (reaction === null) throw new Error('a veto of nothing');
	const before = spend(reaction.before, player, cards);
	const vetoes = [...reaction.vetoes, { by: player, with: veto }];
	return {
		...before,
		reaction: { ...reaction, before, vetoes, jailing: reaction.answered }
	};
}
