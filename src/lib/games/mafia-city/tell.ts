import { player, players, type Told } from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import { tellCorrection } from './corrections';
import type { State } from './model';
import { current, openReaction } from './questions';
import type { Command, Event, LocationEffect, Play } from './schema';
import { line, ownerOf, place, playName } from './tell/words';

type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

/**
 * The line of the log for a command and what it led to; also the label of Undo, so it is short.
 * A command that the rules refuse (events empty) has a line too: a change of the past can leave one.
 */
export function tell(before: State, command: Command, events: readonly Event[]): Told {
	switch (command.type) {
		case 'exchange':
			return line('exchanged', { who: player(command.player) });
		case 'place':
			return line('placed', { who: player(command.player), location: place(command.location) });
		case 'play':
			return tellPlay(before, command, events);
		case 'wait':
			return line('waited', { who: player(command.player) });
		case 'pass':
			return line('passed', { who: player(command.player) });
		case 'veto':
			return tellVeto(before, command);
		case 'choose':
			return tellChoice(command, events);
		case 'use':
			return tellEffect(before, command.effect, events);
		case 'next':
			return tellNext(before, events);
		case 'takeBack':
			return line('takenBack', {
				who: player(command.player),
				location: place(command.location),
				count: command.levels.length
			});
		case 'endStrategy':
			return line('roundEnded', { round: before.round });
		case 'endAction':
			return line('actionEnded', {});
		case 'control':
			return command.by === null
				? line('nobodyScored', { location: place(command.location) })
				: line('scored', { location: place(command.location), who: player(command.by), points: 1 });
		case 'extraPoint':
			return line('extraPoint', {
				who: player(command.player),
				points: Math.max(pointsIn(events), 1)
			});
		case 'tellFewestCards':
			return tellFewestCards(before, command);
		case 'tellBest':
			return line(
				before.phase === 'tieBreak' && before.by === 'cards' ? 'bestCards' : 'bestReserve',
				{
					who: players(command.players)
				}
			);
		case 'correct':
			return tellCorrection(before, command.correction);
		default:
			return unreachable(command);
	}
}

/** How many VP these events bring; a cancelled +1 brings none later, but its line stays. */
const pointsIn = (events: readonly Event[]): number =>
	events.filter(
		(event) =>
			event.type === 'extraPointScored' || (event.type === 'controlled' && event.by !== null)
	).length;

function tellPlay(
	before: State,
	{ player: seat, play }: Of<'play'>,
	events: readonly Event[]
): Told {
	const who = player(seat);
	const at = current(before);
	switch (play.as) {
		case 'hiredAssassin':
			return line('killed', { who, points: pointsIn(events), ...piece(before, play.target) });
		case 'plusOne':
			return line('extraPoint', { who, points: pointsIn(events) });
		case 'secretDeal':
			return before.phase === 'locations' && at !== null
				? line('raisedAt', { who, location: place(at) })
				: line('raised', { who });
		default:
			return tellAction(before, seat, play);
	}
}

const piece = (state: State, target: Parameters<typeof ownerOf>[1]) => ({
	owner: ownerOf(state, target),
	location: place(target.location)
});

function tellAction(
	before: State,
	seat: number,
	play: Exclude<Play, { as: 'hiredAssassin' | 'plusOne' | 'secretDeal' }>
): Told {
	const who = player(seat);
	switch (play.as) {
		case 'informer':
			return line('playedInformer', { who, ...piece(before, play.target) });
		case 'complicity':
			return line('playedComplicity', { who, ...piece(before, play.target) });
		case 'thief':
			return line('playedThief', { who, from: player(play.from) });
		case 'policeRaid':
			return line('playedRaid', { who, location: place(play.location) });
		case 'levers': {
			const [one, other] = play.locations;
			return line('playedLevers', { who, one: place(one), other: place(other) });
		}
		case 'bigPlan': {
			const owner = ownerOf(before, play.from);
			const from = place(play.from.location);
			return line('playedBigPlan', { who, owner, from, to: place(play.to) });
		}
		case 'deals':
			return line('playedDeals', { who });
		case 'hat':
			return line('playedHat', { who, location: place(play.from.location) });
		case 'twoHats':
			return line('playedTwoHats', { who, location: place(play.to) });
		case 'bullet':
			return line('playedBullet', { who });
		default:
			return unreachable(play);
	}
}

function tellVeto(before: State, { player: seat, with: means }: Of<'veto'>): Told {
	const reaction = openReaction(before);
	const values = { who: player(seat), veto: { term: `veto.${means}` } };
	// After a change of the past there may be nothing left to cancel.
	if (reaction === null) return line('reacted', values);
	const key = reaction.vetoes.length % 2 === 0 ? 'cancelled' : 'restored';
	return line(key, { ...values, play: playName(reaction.play) });
}

function tellChoice({ location }: Of<'choose'>, events: readonly Event[]): Told {
	const chosen = events.find((event) => event.type === 'chosen');
	const where = place(location);
	return chosen === undefined || chosen.by === null
		? line('chose', { location: where })
		: line('choseBy', { who: player(chosen.by), location: where });
}

function tellEffect(before: State, effect: LocationEffect, events: readonly Event[]): Told {
	const used = events.find((event) => event.type === 'effectUsed');
	const location = place(effect.as === 'prisonEffect' ? 'prison' : 'harbour');
	if (used === undefined) return line('closed', { location });
	const who = player(used.player);
	const points = pointsIn(events);
	return effect.as === 'prisonEffect'
		? line('jailed', { who, points, ...piece(before, effect.target) })
		: line('assassinSent', { who, points, location: place(effect.to) });
}

function tellNext(before: State, events: readonly Event[]): Told {
	const controlled = events.find((event) => event.type === 'controlled');
	if (controlled !== undefined) {
		const location = place(controlled.location);
		return controlled.by === null
			? line('nobodyScored', { location })
			: line('scored', { location, who: player(controlled.by), points: 1 });
	}
	const done = events.find((event) => event.type === 'marked' || event.type === 'unmarked');
	if (done !== undefined) return line('closed', { location: place(done.location) });
	const shown = current(before);
	return shown === null ? line('wentOn', {}) : line('closed', { location: place(shown) });
}

function tellFewestCards(before: State, { alone }: Of<'tellFewestCards'>): Told {
	// After a change of the past nobody may be asked about any more.
	if (before.phase !== 'draws') return line(alone ? 'someoneFewest' : 'nobodyFewest', {});
	return line(alone ? 'fewestCards' : 'notFewestCards', { who: player(before.fewestVp) });
}
