import type { Headline as AnyHeadline } from '$lib/kit/table/headline';
import type { CopPhase, EndPhase, Place, State, TurnPhase } from '../../model';
import { actor, isToDeal } from '../../questions';
import { isLastRound } from '../../rules/cops';
import { turnsOf } from '../../setup';
import { namesOf, placeName, type Speech } from './speech';

/** Each moment of this game belongs to a phase. */
type Headline = AnyHeadline & { readonly phase: string };

/** @param place the one that is being evaluated, if one is. */
export function headline(state: State, place: Place | null, words: Speech): Headline {
	const head = headOf(state, place, words);
	if (state.phase === 'finished' || !isLastRound(state.cops)) return head;
	return { ...head, phase: `${head.phase} · ${words.c.ui.phase.last}` };
}

function headOf(state: State, place: Place | null, words: Speech): Headline {
	const { ui } = words.c;
	switch (state.phase) {
		case 'turn': {
			const seat = actor(state);
			const turns = turnsOf(state.setup);
			const phase = ui.phase.turn(state.turn, turns);
			const title = seat === null ? phase : ui.head.turnOf(words.name(seat));
			return { seat, phase, title, guide: guideOf(state, words) };
		}
		case 'cop':
			return { seat: null, phase: ui.phase.cop, title: ui.head.cop, guide: copGuide(state, words) };
		case 'end':
			return ending(state, place, words);
		case 'round': {
			const gun = words.name(state.gun);
			const guide = isToDeal(state) ? ui.head.roundDeal(gun) : ui.head.roundGuide(gun);
			return { seat: null, phase: ui.phase.round, title: ui.head.round(state.round), guide };
		}
		case 'tieBreak': {
			const phase = ui.phase.tieBreak;
			return { seat: null, phase, title: ui.head.tie, guide: ui.head.tieGuide };
		}
		case 'finished': {
			const seat = state.ranking[0]?.seat ?? null;
			const won = seat === null ? undefined : state.setup.sides[seat];
			const phase = ui.phase.finished;
			const title =
				won === undefined ? phase : ui.head.wins(namesOf(state.setup.sides, won, words));
			return { seat, phase, title, guide: ui.head.over(state.round) };
		}
	}
}

/** Usually two turns are left; later where a correction has left the cop card out (TB-2.7). */
const copGuide = ({ setup, turn }: CopPhase, { c: { ui } }: Speech): string =>
	turn === turnsOf(setup) - 2 ? ui.head.copGuide : ui.head.copLate;

/** Before anything else a further round is dealt (TB-3.6). */
function guideOf({ round, turn, at, placed }: TurnPhase, { c: { ui } }: Speech): string {
	if (placed !== null) return ui.head.play;
	return round > 1 && turn === 1 && at === 0 ? ui.head.deal : ui.head.place;
}

function ending(state: EndPhase, place: Place | null, words: Speech): Headline {
	const { ui } = words.c;
	const [choice] = state.choices;
	const phase = ui.phase.end;
	if (choice === undefined) {
		const title = place === null ? phase : placeName(place, words);
		return { seat: null, phase, title, guide: ui.head.turnUp };
	}
	const names = namesOf(state.setup.sides, choice.side, words);
	const title = `${placeName(choice.city, words)}: ${ui.head.choose}`;
	return { seat: null, phase, title, guide: ui.head.chooseGuide(names) };
}
