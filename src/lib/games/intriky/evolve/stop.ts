import type { FullTurn, Reaction } from '../model';
import type { Happened, Part } from '../schema';
import { duePlay } from '../questions/duties';
import { lift, withParts } from './cloth';
import { pay } from './purse';

/** The parts that are still carried out when some players have stopped it for themselves (IN-6). */
const standing = ({ parts, defended }: Pick<Reaction, 'parts' | 'defended'>): readonly Part[] =>
	parts.filter(({ player }) => !defended.includes(player));

/** Back to where nothing of the play was carried out, with what stopping it cost; the rest is due again. */
function again(before: FullTurn, reaction: Omit<Reaction, 'before'>): FullTurn {
	const due = withParts(before, standing(reaction), reaction.play);
	return { ...due, reaction: { ...reaction, before } };
}

const discardDefence = (state: FullTurn, row: number, index: number): FullTurn => {
	const { rest } = lift(state, { in: 'row', row, index });
	return { ...rest, discardPile: state.discardPile + 1 };
};

/** IN-6: "this does not concern me". */
export function defended(state: FullTurn, { player, index, late }: Happened<'defended'>): FullTurn {
	const { reaction } = state;
	if (late && reaction !== null) {
		const before = discardDefence(reaction.before, player, index);
		return again(before, { ...reaction, defended: [...reaction.defended, player] });
	}
	const play = duePlay(state, player);
	const duties = state.duties.filter(
		(duty) => duty.kind === 'read' || duty.player !== player || duty.play !== play || !duty.fresh
	);
	return { ...discardDefence(state, player, index), duties, reaction: null };
}

/** IN-8: the Mayor. */
export function mayorCalled(
	state: FullTurn,
	{ player, against, play, fee, pay: cards, late }: Happened<'mayorCalled'>
): FullTurn {
	const { reaction } = state;
	if (late && reaction !== null) {
		const before = pay(reaction.before, player, cards, fee);
		if (against === 'play') return before;
		const left = reaction.defended.filter((seat) => seat !== against.defenceOf);
		return again(before, { ...reaction, defended: left });
	}
	const duties = state.duties.filter(
		(duty) => duty.kind === 'read' || duty.play !== play || !duty.fresh
	);
	return { ...pay(state, player, cards, fee), duties, reaction: null };
}
