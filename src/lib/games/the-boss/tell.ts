import { player, players, term, type Told } from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import type { State } from './model';
import { isLastRound } from './rules/cops';
import { allNamed, named, shown, where } from './rules/fact';
import { tellCorrection } from './corrections';
import { line } from './tell/line';
import type { Command, Event } from './schema';

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/**
 * The line of the log for a command and what it led to; also the label of Undo, so it is short.
 * A command that the rules refuse (events empty) has a line too: a change of the past can leave one.
 */
export function tell(before: State, command: Command, events: readonly Event[]): Told {
	const { sides } = before.setup;
	switch (command.type) {
		case 'place':
			return tellPlacement(command);
		case 'play':
			return line('played', {
				who: player(command.player),
				city: where(command.city),
				face: shown(command.face)
			});
		case 'turnCop': {
			const last = isLastRound([...before.cops, command.cop]);
			return line(last ? 'copTurnedLast' : 'copTurned', { cop: term(`cop.${command.cop}`) });
		}
		case 'turnUp':
		case 'collect':
			return tellTurnedUp(before, command, events);
		case 'choose':
			return line('wasHit', { who: player(command.player) });
		case 'shot':
			return line('shot', { who: player(command.player) });
		case 'payChicago':
			return tellChicago(before, command, events);
		case 'tellHands': {
			const told = events.find((event) => event.type === 'handsTold');
			return told === undefined
				? line('handsGiven', {})
				: line('handsTold', { order: players(told.order) });
		}
		case 'endRound':
			return line('roundOver', { round: before.round });
		case 'tellMost':
			return line('toldBest', { who: allNamed(sides, command.sides) });
		case 'correct':
			return tellCorrection(before, command.correction);
		default:
			return unreachable(command);
	}
}

function tellPlacement({ player: seat, place, family, associates }: Of<'place'>): Told {
	const values = { who: player(seat), place: where(place) };
	if (associates === 0) return line('placedFamily', { ...values, family });
	return family === 0
		? line('placedAssociates', { ...values, associates })
		: line('placedBoth', { ...values, family, associates });
}

function tellTurnedUp(
	before: State,
	{ city, face }: Of<'turnUp'> | Of<'collect'>,
	events: readonly Event[]
): Told {
	const values = { city: where(city), face: shown(face) };
	const turned = events.find((event) => event.type === 'turnedUp');
	return turned === undefined
		? line('turnedUpOnly', values)
		: line('turnedUp', { ...values, who: named(before.setup.sides, turned.side) });
}

function tellChicago(
	before: State,
	{ player: seat }: Of<'payChicago'>,
	events: readonly Event[]
): Told {
	const paid = events.find((event) => event.type === 'chicagoPaid');
	return paid === undefined
		? line('chicagoWon', { who: player(seat) })
		: line('chicagoPaid', { who: named(before.setup.sides, paid.side), amount: paid.amount });
}
