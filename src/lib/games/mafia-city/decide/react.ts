import { player, term, type Explanation, type Seat } from '$lib/engine/explanation';
import { ownerAt } from '../evolve/board';
import type { FullState, Reaction } from '../model';
import type { Command, Play, Veto } from '../schema';
import { openReaction } from '../questions';
import { takeEffect } from './effects';
import { layCards } from './lay';
import { explain, noSuchMafioso, noSuchPlayer, tooFewCards } from './refusals';
import { decided, type Decision } from './script';
import { settle } from './settle';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The texts and effects that each of the two Reaction texts cancels (MC-5, MC-3.1, MC-3.2). */
const CANCELLED_BY: Readonly<Record<Exclude<Veto, 'twoFists'>, readonly Reaction['play']['as'][]>> =
	{
		policeChief: ['informer', 'thief', 'policeRaid', 'prisonEffect'],
		fbi: ['hiredAssassin', 'deals', 'bigPlan', 'harbourEffect']
	};

/** How many cards a veto takes from the hand (MC-5). */
const cardsForVeto = (veto: Veto): 1 | 2 => (veto === 'twoFists' ? 2 : 1);

/**
 * Cancels the last link of the chain (MC-5.1): an even number of vetoes lets the effect happen after
 * all, on the state as it then is.
 */
export function veto(state: FullState, { player: seat, with: means }: Of<'veto'>): Decision {
	const reaction = openReaction(state);
	if (reaction === null) return decided(state, explain('nothingToVeto', {}, ['MC-5.1']), nothing);
	const refusal = noSuchPlayer(state, seat) ?? unanswerable(reaction, seat, means);
	return decided(state, refusal, (script) => {
		script.emit({ type: 'vetoed', player: seat, with: means, cards: cardsForVeto(means) });
		if (reaction.vetoes.length % 2 === 1) takeEffect(script, reaction.by, reaction.play);
		settle(script);
	});
}

const nothing = (): void => undefined;

function unanswerable(reaction: Reaction, seat: Seat, means: Veto): Explanation | null {
	const last = reaction.vetoes.at(-1)?.by ?? reaction.by;
	if (seat === last) return explain('vetoOwn', { who: player(seat) }, ['MC-5.3']);
	return (
		unfit(reaction, means) ??
		tooFewCards(reaction.before, seat, cardsForVeto(means), ['MC-5', 'MC-5.1'])
	);
}

/** MC-5.1: a veto, Complicity and the symbols are cancelled by two Fists alone, locations never by them. */
function unfit({ play, vetoes }: Reaction, means: Veto): Explanation | null {
	if (vetoes.length > 0 || play.as === 'complicity') {
		return means === 'twoFists' ? null : explain('vetoNeedsFists', {}, ['MC-5.1']);
	}
	if (means === 'twoFists') {
		return play.as === 'prisonEffect' || play.as === 'harbourEffect'
			? explain('fistsNoLocation', {}, ['MC-5'])
			: null;
	}
	return CANCELLED_BY[means].includes(play.as)
		? null
		: explain('vetoUnfit', { veto: term(`veto.${means}`) }, ['MC-5']);
}

/** Who is moved to the Cell may take along a mafioso of a third player (MC-5 Complicity). */
export function complicity(
	state: FullState,
	seat: Seat,
	play: Extract<Play, { as: 'complicity' }>
): Decision {
	return decided(state, noComplicity(state, seat, play), (script) => {
		layCards(script, seat, play);
	});
}

function noComplicity(
	state: FullState,
	seat: Seat,
	{ target }: Extract<Play, { as: 'complicity' }>
): Explanation | null {
	const jailing = openReaction(state)?.jailing ?? null;
	if (jailing === null) return explain('noJailing', {}, ['MC-5']);
	if (seat !== jailing.owner) {
		return explain('complicityOnlyOwner', { who: player(jailing.owner) }, ['MC-5']);
	}
	const refusal = tooFewCards(state, seat, 1, ['MC-5']) ?? noSuchMafioso(state, target, 'MC-5');
	if (refusal !== null) return refusal;
	const third = ownerAt(state, target);
	return third === jailing.mover || third === jailing.owner
		? explain('complicityThird', { who: player(third) }, ['MC-5'])
		: null;
}
