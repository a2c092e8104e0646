import { player, players, term, type Ref, type Seat, type Told } from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import { tellCorrection } from './corrections';
import { characterBefore, found, has } from './tell/happened';
import { line, placeOwner, placeTerm } from './tell/line';
import type { State, TurnState, Word } from './model';
import type { Asked, Command, Event, Happened } from './schema';
import { characterTerm, dutyTerm, effectTerm, ownWords } from './rules/fact';

const word = (value: Word | 'unknown'): Ref => term(`word.${value}`);

const sum = (values: readonly number[]): number =>
	values.reduce((total, value) => total + value, 0);

/** The log line of a command that was carried out, and the name of what Undo will undo. */
export function tell(before: State, command: Command, events: readonly Event[]): Told {
	if (before.phase === 'finished') throw new Error('the game is over');
	switch (command.type) {
		case 'lay':
			return tellLaid(command);
		case 'layInitiator':
			return tellInitiator(command, has(events, 'initiatorWaits'));
		case 'fire': {
			const { row, number } = found(events, 'fired');
			return line('initiatorFired', { who: player(row), number });
		}
		case 'read':
			return tellRead(found(events, 'sentenceRead'));
		case 'playEffect': {
			const { player: by, effect } = found(events, 'effectPlayed');
			const target = player(command.target);
			return line('cornerPlayed', { who: player(by), effect: effectTerm(effect), target });
		}
		case 'move': {
			const { from, to } = command;
			return line('cardMoved', {
				who: player(command.player),
				from: player(from.row),
				to: player(to)
			});
		}
		case 'cancel':
			return line('cardCancelled', {
				who: player(command.player),
				owner: player(command.at.row)
			});
		case 'steal':
			return line('cardStolen', { who: player(command.player), from: player(command.from) });
		case 'forgo': {
			const over = found(events, 'taskOver');
			return line('dutyForgone', { who: player(command.player), duty: dutyTerm(over) });
		}
		case 'defend':
			return line('defencePlayed', { who: player(command.player) });
		case 'callMayor':
			return tellMayor(found(events, 'mayorCalled'));
		case 'hire':
			return tellHired(before, found(events, 'hired'), has(events, 'won'));
		case 'useSkill':
			return tellSkill(before, found(events, 'skillUsed'));
		case 'reveal':
			return line('characterShown', {
				who: player(command.player),
				character: characterTerm(command.character)
			});
		case 'note':
			return line('cardRead', { place: placeTerm(command.at), who: placeOwner(command.at) });
		case 'give': {
			const { from, to, count } = command;
			return line('cardsGiven', { from: player(from), to: player(to), count });
		}
		case 'agree': {
			const { by, note, due } = command;
			return line('agreementMade', {
				who: player(by),
				note: ownWords(note.trim()),
				round: due.round
			});
		}
		case 'settle': {
			const made = before.agreements.find(({ id }) => id === command.agreement);
			return line('agreementOver', { note: ownWords(made?.note ?? '') });
		}
		case 'endTurn':
			return tellTurn(found(events, 'turnEnded'), found(events, 'turnBegan').player);
		case 'gain':
			return line('dollarsEntered', { who: player(command.player), dollars: sum(command.dollars) });
		case 'correct':
			return tellCorrection(before, command.correction);
		default:
			return unreachable(command);
	}
}

function tellLaid({ player: seat, row, card }: Asked<'lay'>): Told {
	const values = { who: player(seat), upper: word(card.upper.word), lower: word(card.lower.word) };
	return row === seat
		? line('cardLaid', values)
		: line('cardLaidBefore', { ...values, owner: player(row) });
}

function tellInitiator({ player: seat, row, number }: Asked<'layInitiator'>, waits: boolean): Told {
	const values = { who: player(seat), number };
	if (waits) return line('initiatorWaits', { ...values, owner: player(row) });
	return row === seat
		? line('initiatorLaid', values)
		: line('initiatorLaidBefore', { ...values, owner: player(row) });
}

function tellRead({ owner, parts, dollars: bags }: Happened<'sentenceRead'>): Told {
	const values = { who: player(owner), dollars: sum(bags) };
	const [first, second, third] = parts;
	if (first === undefined) return line('readNoSense', values);
	const one = {
		...values,
		duty: dutyTerm(first),
		count: first.amount,
		target: player(first.player)
	};
	if (second === undefined) return line('readOne', one);
	if (third === undefined)
		return line('readTwo', {
			...one,
			thenDuty: dutyTerm(second),
			thenCount: second.amount,
			thenTarget: player(second.player)
		});
	return line('readMany', {
		...values,
		duties: { list: parts.map(dutyTerm) },
		targets: players([...new Set(parts.map((part) => part.player))])
	});
}

function tellMayor({ player: seat, against, fee }: Happened<'mayorCalled'>): Told {
	return against === 'play'
		? line('mayorStops', { who: player(seat), fee })
		: line('mayorStopsDefence', { who: player(seat), target: player(against.defenceOf), fee });
}

function tellHired(before: TurnState, hired: Happened<'hired'>, won: boolean): Told {
	const { player: seat, owner, from, index, price } = hired;
	const character = characterBefore(before, { in: from, player: owner, index });
	if (won) return line('hiredAndWon', { who: player(seat), character });
	return seat === owner
		? line('hiredOwn', { who: player(seat), character, price })
		: line('hiredAway', { who: player(seat), character, owner: player(owner), price });
}

function tellSkill(
	before: TurnState,
	{ player: seat, index, target, fee }: Happened<'skillUsed'>
): Told {
	const character = characterBefore(before, { in: 'service', player: seat, index });
	return line('skillPaid', { who: player(seat), character, target: player(target), fee });
}

function tellTurn({ player: seat, lost }: Happened<'turnEnded'>, next: Seat): Told {
	const values = { who: player(seat), next: player(next) };
	return lost > 0 ? line('turnPassedLost', { ...values, lost }) : line('turnPassed', values);
}
