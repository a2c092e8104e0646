import type { Seat } from '$lib/engine/explanation';
import { CHARACTERS } from './model';
import type { FullTurn, LightTurn, ReadingDue, State, Task, TurnState, Unknown } from './model';
import type { Asked, Command, Face, Half, Intrigue, Place, Setup } from './schema';
import { sampleIntrigue } from './rules/deck';
import { fromRulebook, hiringPrice, mayorOf, proposed } from './rules/hiring';
import { readings, type Reading } from './rules/readings';
import { faceAt, openCards, placeOf } from './questions/cards';
import { nextDuty } from './questions/duties';

const seatsOf = ({ purses }: TurnState): readonly Seat[] => [...purses.keys()];

/** The initiators that are offered; the table may enter another number. */
const NUMBERS = [2, 3, 4] as const;

/**
 * What a person could mean now, allowed or not (the greyed-out choices too). Of what is without number
 * (faces of cards, other payments, targets of long sentences) there are samples that change from tap to tap.
 */
export function candidates(state: State): readonly Command[] {
	if (state.phase === 'finished') return [];
	const shared = [
		...hires(state),
		...skills(state),
		...reveals(state),
		...notes(state),
		...talks(state),
		{ type: 'endTurn' as const }
	];
	return state.tracking === 'full'
		? [...onTable(state), ...stops(state), ...shared]
		: [...gains(state), ...shared];
}

/** What could answer the last thing done: the defence of each player, and the Mayor (IN-6, IN-8). */
export const reactions = (state: State): readonly Command[] =>
	state.phase === 'turn' && state.tracking === 'full' ? stops(state) : [];

function onTable(state: FullTurn): readonly Command[] {
	const duty = nextDuty(state);
	const player = duty?.player ?? state.active;
	return [
		...(duty?.kind === 'read' ? reads(state, duty) : lays(state, player)),
		...(duty === null || duty.kind === 'read' ? [] : tasks(state, duty)),
		...(duty === null ? [...effects(state), ...fires(state)] : [])
	];
}

function lays(state: FullTurn, player: Seat): readonly Command[] {
	const next = state.serial + state.drawPile;
	const cards = [sampleIntrigue(next), sampleIntrigue(next + 7)];
	return seatsOf(state).flatMap((row): readonly Command[] => [
		...(['left', 'right'] as const).flatMap((end) =>
			cards.map((card) => ({ type: 'lay' as const, player, row, end, card }))
		),
		...NUMBERS.flatMap((number) => initiators({ player, row, number }, state.setup))
	]);
}

/** Where the table lets it, an initiator waits or works (IN-3.3). */
function initiators(
	laid: Pick<Asked<'layInitiator'>, 'player' | 'row' | 'number'>,
	{ options }: Setup
): readonly Command[] {
	const works = { type: 'layInitiator' as const, ...laid };
	return options.initiators === 'mayWait' ? [works, { ...works, wait: true }] : [works];
}

const fires = (state: FullTurn): readonly Command[] =>
	state.rows.flatMap(({ waiting }, row) =>
		waiting.map((_, index) => ({ type: 'fire' as const, row, index }))
	);

/** Each way to read the row, on each pair of targets; with a corner effect on each player. */
function reads(state: FullTurn, { player, number }: ReadingDue): readonly Command[] {
	const row = state.rows[player]?.cards ?? [];
	return readings(row, number, state.setup.options.symbols).flatMap((reading) =>
		targetLists(state, reading.sentence?.commands.length ?? 0).flatMap((targets) =>
			[null, ...bonuses(state, reading)].map((bonus) => ({
				type: 'read' as const,
				line: reading.line,
				start: reading.start,
				targets,
				bonus
			}))
		)
	);
}

const bonuses = (state: FullTurn, reading: Reading) =>
	reading.bonuses.flatMap(({ index }) => seatsOf(state).map((target) => ({ index, target })));

/** All targets of up to two commands; of longer sentences only those that keep to one player. */
function targetLists(state: FullTurn, commands: number): readonly (readonly Seat[])[] {
	const seats = seatsOf(state);
	if (commands === 0) return [[]];
	if (commands === 2) return seats.flatMap((first) => seats.map((second) => [first, second]));
	return seats.map((seat) => Array.from({ length: commands }, () => seat));
}

function tasks(state: FullTurn, { kind, player }: Task): readonly Command[] {
	const open = openCards(state);
	switch (kind) {
		case 'lay':
			return [{ type: 'forgo', player }];
		case 'move':
		case 'mayMove': {
			const moves = open.flatMap(({ spot }) =>
				seatsOf(state).flatMap((to) =>
					positions(state, spot.in === 'row', spot.row === to, to).map((position) => ({
						type: 'move' as const,
						player,
						from: spot,
						to,
						position
					}))
				)
			);
			return [...moves, { type: 'forgo', player }];
		}
		case 'cancel':
		case 'cancelOne':
			return open.map(({ spot }) => ({ type: 'cancel', player, at: spot }));
		case 'steal':
			return seatsOf(state).map((from) => ({ type: 'steal', player, from }));
		default:
			return [];
	}
}

/** IN-3.2: the ends of the row, or every place; an initiator that waits has only one. */
function positions(state: FullTurn, inRow: boolean, same: boolean, to: Seat): readonly number[] {
	if (!inRow) return [0];
	const length = (state.rows[to]?.cards.length ?? 0) - (same ? 1 : 0);
	if (state.setup.options.move === 'anywhere')
		return Array.from({ length: length + 1 }, (_, position) => position);
	return length === 0 ? [0] : [0, length];
}

const effects = (state: FullTurn): readonly Command[] =>
	(state.rows[state.active]?.cards ?? []).flatMap((card, index) =>
		(['upper', 'lower'] as const)
			.filter((line) => line === 'upper' || card.lower.effect !== 'none')
			.flatMap((line) =>
				seatsOf(state).map((target) => ({
					type: 'playEffect' as const,
					player: state.active,
					index,
					line,
					target
				}))
			)
	);

const mayBeDefence = ({ upper, lower }: Intrigue): boolean =>
	[upper.effect, lower.effect].some((effect) => effect === 'defence' || effect === 'unknown');

function stops(state: FullTurn): readonly Command[] {
	const defences = state.rows.flatMap(({ cards }, player) =>
		cards.flatMap((card, index) =>
			mayBeDefence(card) ? [{ type: 'defend' as const, player, index }] : []
		)
	);
	const mayors = seatsOf(state).flatMap((player): readonly Command[] => {
		const mayor = mayorOf(state, player);
		if (mayor === undefined) return [];
		const pay = proposed(state, player, mayor.fee);
		const defended = (state.reaction?.defended ?? []).map((defenceOf) => ({ defenceOf }));
		return (['play', ...defended] as const).map((against) => ({
			type: 'callMayor',
			player,
			against,
			pay
		}));
	});
	return [...defences, ...mayors];
}

const hires = (state: TurnState): readonly Command[] =>
	state.purses.flatMap((purse, owner) =>
		(['reserve', 'service'] as const).flatMap((from) =>
			purse[from].map((character, index) => {
				const price = hiringPrice(character, state.active, owner) ?? 'unknown';
				const pay = proposed(state, state.active, price);
				return { type: 'hire' as const, owner, from, index, pay };
			})
		)
	);

const skills = (state: TurnState): readonly Command[] =>
	state.purses.flatMap(({ service }, player) =>
		service.flatMap(({ fee }, index) => {
			const pay = proposed(state, player, fee);
			return seatsOf(state).map((target) => ({
				type: 'useSkill' as const,
				player,
				index,
				target,
				pay
			}));
		})
	);

const reveals = (state: TurnState): readonly Command[] =>
	seatsOf(state).flatMap((player) => {
		const at = (state.serial + state.round + player) % CHARACTERS.length;
		return CHARACTERS.slice(at, at + 1).map((who) => ({
			type: 'reveal' as const,
			player,
			character: fromRulebook(who)
		}));
	});

/** What stands on open cards and was not entered: here with a sample of what it could be. */
function notes(state: TurnState): readonly Command[] {
	const characters = state.purses.flatMap(({ reserve, service }, player) => [
		...reserve.map((_, index): Place => ({ in: 'reserve', player, index })),
		...service.map((_, index): Place => ({ in: 'service', player, index }))
	]);
	const cards = state.tracking === 'full' ? openCards(state).map(({ spot }) => placeOf(spot)) : [];
	return [...cards, ...characters].flatMap((at) => {
		const face = filled(faceAt(state, at), state.serial);
		return face === null ? [] : [{ type: 'note' as const, at, face }];
	});
}

const known = <T>(value: T | Unknown, sample: T): T => (value === 'unknown' ? sample : value);

const filledHalf = (half: Half, sample: Half): Half => ({
	word: known(half.word, sample.word),
	symbol: known(half.symbol, sample.symbol),
	effect: known(half.effect, sample.effect)
});

/** The same face with nothing unknown, or null where nothing was. */
function filled(face: Face | null, number: number): Face | null {
	if (face?.as === 'character') {
		const { who, price, fee } = face.character;
		if (price !== 'unknown' && fee !== 'unknown') return null;
		const sample = (number % 3) + 1;
		return {
			as: 'character',
			character: { who, price: known(price, sample), fee: known(fee, 1) }
		};
	}
	if (face?.as !== 'intrigue' || !JSON.stringify(face.card).includes('"unknown"')) return null;
	const { upper, lower, dollars } = face.card;
	const sample = sampleIntrigue(number);
	return {
		as: 'intrigue',
		card: {
			upper: filledHalf(upper, sample.upper),
			lower: filledHalf(lower, sample.lower),
			dollars: known(dollars, (number % 4) + 1)
		}
	};
}

/** IN-1.5: cards change hands one at a time here; the table may enter more. */
function talks(state: TurnState): readonly Command[] {
	const seats = seatsOf(state);
	const gifts = seats.flatMap((from) =>
		seats
			.filter((to) => to !== from)
			.flatMap((to) =>
				(['cards', 'character', 'dollars'] as const).map((goods) => ({
					type: 'give' as const,
					from,
					to,
					goods,
					count: 1
				}))
			)
	);
	const crossed = state.agreements.map(({ id }) => ({ type: 'settle' as const, agreement: id }));
	return [...gifts, ...crossed];
}

/** What light tracking is told: a sentence of two or three cards. */
const gains = (state: LightTurn): readonly Command[] =>
	seatsOf(state).flatMap((player) =>
		[
			[1, 3],
			[4, 2, 1]
		].map((dollars) => ({ type: 'gain' as const, player, dollars }))
	);
