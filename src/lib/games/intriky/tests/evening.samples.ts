import type { Seat } from '$lib/engine/explanation';
import { card, character, defence } from './cards.samples';
import type { NamedCharacter } from '../model';
import type { Command, Intrigue, Setup } from '../schema';
import { DEFAULT_OPTIONS } from '../setup';

/** A part of the recorded evening, and how the table lies after it. */
export interface Scene {
	readonly name: string;
	readonly commands: readonly Command[];
	readonly then: {
		readonly round: number;
		readonly hands: readonly number[];
		/** Cards in each row. */
		readonly rows: readonly number[];
		readonly banks: readonly (readonly number[])[];
		readonly service: readonly (readonly NamedCharacter[])[];
		readonly discardPile: number;
	};
}

export const EVENING: Setup = { players: 3, start: 0, options: DEFAULT_OPTIONS, tracking: 'full' };

const [EVA, REHOR, ZOFIE] = [0, 1, 2];
const END: Command = { type: 'endTurn' };

const lay = (seat: Seat, one: Intrigue, end: 'left' | 'right' = 'right'): Command => ({
	type: 'lay',
	player: seat,
	row: seat,
	end,
	card: one
});
const initiator = (seat: Seat, number: number): Command => ({
	type: 'layInitiator',
	player: seat,
	row: seat,
	number
});
const read = (
	line: 'upper' | 'lower',
	start: number,
	targets: readonly Seat[],
	bonus: { readonly index: number; readonly target: Seat } | null = null
): Command => ({ type: 'read', line, start, targets, bonus });
const shows = (
	player: Seat,
	who: NamedCharacter,
	price: number,
	fee: number | 'unknown'
): Command => ({ type: 'reveal', player, character: character(who, price, fee) });
const hire = (
	owner: Seat,
	from: 'reserve' | 'service',
	index: number,
	pay: readonly number[]
): Command => ({ type: 'hire', owner, from, index, pay });

/** A whole game of three as it was entered, scene by scene; the numbers after each were counted by hand. */
export const SCENES: readonly Scene[] = [
	{
		name: 'everybody lays the first card',
		commands: [
			shows(EVA, 'taxiDriver', 3, 1),
			lay(EVA, card('lay', 'two', { effect: 'moveOne', symbols: ['pistol', 'car'], dollars: 4 })),
			END,
			lay(REHOR, defence),
			END,
			lay(ZOFIE, card('cancel', 'one', { effect: 'stealOne', dollars: 2 })),
			END
		],
		then: {
			round: 2,
			hands: [5, 5, 5],
			rows: [1, 1, 1],
			banks: [[], [], []],
			service: [[], [], []],
			discardPile: 0
		}
	},
	{
		name: 'a promise, and cards that change hands',
		commands: [
			lay(
				EVA,
				card('one', 'cancel', { effect: 'throwOne', symbols: ['pistol', 'bottles'], dollars: 3 })
			),
			{
				type: 'agree',
				by: EVA,
				note: 'no Banker against Žofie',
				due: { round: 3, turn: EVA }
			},
			END,
			{ type: 'give', from: REHOR, to: ZOFIE, goods: 'cards', count: 1 },
			lay(REHOR, card('discard', 'one', { dollars: 1 }), 'left'),
			END,
			lay(ZOFIE, card('three', 'move', { effect: 'layTwo', dollars: 3 })),
			END
		],
		then: {
			round: 3,
			hands: [5, 4, 6],
			rows: [2, 2, 2],
			banks: [[], [], []],
			service: [[], [], []],
			discardPile: 0
		}
	},
	{
		name: 'a sentence with a corner effect, stopped for one of two players',
		commands: [
			{ type: 'settle', agreement: 5 },
			initiator(EVA, 2),
			read('upper', 0, [REHOR], { index: 1, target: ZOFIE }),
			{ type: 'defend', player: REHOR, index: 1 }
		],
		then: {
			round: 3,
			hands: [4, 4, 5],
			rows: [0, 1, 2],
			banks: [[4, 3], [], []],
			service: [[], [], []],
			discardPile: 3
		}
	},
	{
		name: 'what is left over of a card hires the second character',
		commands: [
			hire(EVA, 'reserve', 0, [1]),
			{ type: 'useSkill', player: EVA, index: 0, target: EVA, pay: [0] },
			shows(EVA, 'pilot', 3, 2),
			hire(EVA, 'reserve', 0, []),
			END
		],
		then: {
			round: 3,
			hands: [4, 5, 5],
			rows: [0, 1, 2],
			banks: [[], [], []],
			service: [['taxiDriver', 'pilot'], [], []],
			discardPile: 5
		}
	},
	{
		name: 'cancel three with two on the table: one is lost',
		commands: [
			lay(REHOR, card('two', 'take', { symbols: ['car', 'car'], dollars: 2 })),
			shows(REHOR, 'banker', 4, 'unknown'),
			END,
			shows(ZOFIE, 'mayor', 2, 2),
			initiator(ZOFIE, 2),
			read('upper', 0, [REHOR]),
			{ type: 'cancel', player: REHOR, at: { in: 'row', row: REHOR, index: 1 } },
			{ type: 'cancel', player: REHOR, at: { in: 'row', row: REHOR, index: 0 } },
			hire(ZOFIE, 'reserve', 0, [0]),
			END
		],
		then: {
			round: 4,
			hands: [5, 3, 4],
			rows: [0, 0, 0],
			banks: [[], [], [3]],
			service: [['taxiDriver', 'pilot'], [], ['mayor']],
			discardPile: 9
		}
	},
	{
		name: 'two quiet rounds',
		commands: [
			lay(EVA, card('take', 'lay', { effect: 'takeTop', symbols: ['car', 'car'], dollars: 2 })),
			END,
			lay(REHOR, card('three', 'three', { symbols: ['bottles', 'car'], dollars: 1 })),
			END,
			lay(ZOFIE, card('discard', 'two', { effect: 'cancelOne', dollars: 1 })),
			END,
			lay(EVA, card('three', 'one', { symbols: ['bottles', 'pistol'], dollars: 4 })),
			END,
			lay(REHOR, card('take', 'cancel', { dollars: 3 }), 'left'),
			END,
			lay(ZOFIE, card('one', 'move', { symbols: ['car', 'bottles'], dollars: 2 })),
			END
		],
		then: {
			round: 6,
			hands: [5, 3, 4],
			rows: [2, 2, 2],
			banks: [[], [], [3]],
			service: [['taxiDriver', 'pilot'], [], ['mayor']],
			discardPile: 9
		}
	},
	{
		name: 'a sentence is carried out',
		commands: [initiator(EVA, 2), read('upper', 0, [EVA])],
		then: {
			round: 6,
			hands: [7, 3, 4],
			rows: [0, 2, 2],
			banks: [[2, 4], [], [3]],
			service: [['taxiDriver', 'pilot'], [], ['mayor']],
			discardPile: 10
		}
	},
	{
		name: 'the Mayor cancels it late; its dollars stay',
		commands: [{ type: 'callMayor', player: ZOFIE, against: 'play', pay: [0] }],
		then: {
			round: 6,
			hands: [4, 3, 4],
			rows: [0, 2, 2],
			banks: [[2, 4], [], []],
			service: [['taxiDriver', 'pilot'], [], ['mayor']],
			discardPile: 11
		}
	},
	{
		name: 'two more sentences, and the Banker hired',
		commands: [
			END,
			initiator(REHOR, 2),
			read('upper', 0, [REHOR]),
			hire(REHOR, 'reserve', 0, [0, 1]),
			END,
			initiator(ZOFIE, 2),
			read('upper', 0, [EVA]),
			END
		],
		then: {
			round: 7,
			hands: [4, 6, 4],
			rows: [0, 0, 0],
			banks: [[2, 4], [], [1, 2]],
			service: [['taxiDriver', 'pilot'], ['banker'], ['mayor']],
			discardPile: 16
		}
	},
	{
		name: 'the Pilot makes another player lay two',
		commands: [
			{ type: 'useSkill', player: EVA, index: 1, target: REHOR, pay: [0] },
			lay(REHOR, card('discard', 'lay', { dollars: 2 })),
			lay(REHOR, card('one', 'three', { symbols: ['bottles', 'bottles'], dollars: 1 }))
		],
		then: {
			round: 7,
			hands: [4, 4, 4],
			rows: [0, 2, 0],
			banks: [[4], [], [1, 2]],
			service: [['taxiDriver', 'pilot'], ['banker'], ['mayor']],
			discardPile: 17
		}
	},
	{
		name: 'another row grows, another character is hired',
		commands: [
			lay(EVA, defence),
			END,
			initiator(REHOR, 2),
			read('upper', 0, [ZOFIE]),
			shows(REHOR, 'killer', 3, 'unknown'),
			hire(REHOR, 'reserve', 0, [0, 1]),
			END,
			lay(ZOFIE, card('lay', 'one', { dollars: 1 })),
			END,
			lay(EVA, card('three', 'take', { symbols: ['pistol', 'car'], dollars: 4 }), 'left'),
			END,
			lay(REHOR, card('move', 'one', { dollars: 2 })),
			END,
			lay(ZOFIE, card('two', 'cancel', { symbols: ['car', 'car'], dollars: 2 })),
			END,
			lay(EVA, card('discard', 'two', { symbols: ['pistol', 'pistol'], dollars: 4 }), 'left'),
			END,
			lay(REHOR, card('one', 'discard', { symbols: ['bottles', 'car'], dollars: 1 })),
			END
		],
		then: {
			round: 9,
			hands: [3, 3, 4],
			rows: [3, 2, 2],
			banks: [[4], [], [1, 2]],
			service: [['taxiDriver', 'pilot'], ['banker', 'killer'], ['mayor']],
			discardPile: 21
		}
	},
	{
		name: 'made to lay, a sentence is read out of turn, and its card is moved',
		commands: [
			initiator(ZOFIE, 2),
			read('upper', 0, [REHOR]),
			initiator(REHOR, 2),
			read('upper', 0, [REHOR]),
			{
				type: 'move',
				player: REHOR,
				from: { in: 'row', row: EVA, index: 2 },
				to: REHOR,
				position: 0
			},
			lay(REHOR, card('lay', 'three', { dollars: 1 }))
		],
		then: {
			round: 9,
			hands: [3, 1, 3],
			rows: [2, 2, 0],
			banks: [[4], [2, 1], [1, 2, 1, 2]],
			service: [['taxiDriver', 'pilot'], ['banker', 'killer'], ['mayor']],
			discardPile: 23
		}
	},
	{
		name: 'the lower line is read, from the other side',
		commands: [
			END,
			shows(EVA, 'policeman', 4, 'unknown'),
			initiator(EVA, 2),
			read('lower', 0, [EVA])
		],
		then: {
			round: 10,
			hands: [4, 1, 3],
			rows: [0, 2, 0],
			banks: [
				[4, 4, 4],
				[2, 1],
				[1, 2, 1, 2]
			],
			service: [['taxiDriver', 'pilot'], ['banker', 'killer'], ['mayor']],
			discardPile: 24
		}
	},
	{
		name: 'the fourth character is hired away: the game is over in the middle of the turn',
		commands: [hire(EVA, 'reserve', 0, [0]), hire(REHOR, 'service', 1, [0, 1])],
		then: {
			round: 10,
			hands: [4, 1, 3],
			rows: [0, 2, 0],
			banks: [[], [2, 1], [1, 2, 1, 2]],
			service: [['taxiDriver', 'pilot', 'policeman', 'killer'], ['banker'], ['mayor']],
			discardPile: 27
		}
	}
];
