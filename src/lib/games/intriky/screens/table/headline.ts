import type { Seat } from '$lib/engine/explanation';
import type { Duty, TurnState, State } from '../../model';
import { nextDuty } from '../../questions/duties';
import type { Speech } from './speech';

/** What happens now, as the loudest thing on the screen. */
interface Headline {
	readonly seat: Seat;
	readonly title: string;
	readonly guide: string;
}

export function headline(state: State, words: Speech): Headline {
	const { table } = words.c.ui;
	if (state.phase === 'finished') {
		const { winner } = state;
		return { seat: winner, title: table.wins(words.name(winner)), guide: table.winsNote };
	}
	const duty = nextDuty(state);
	if (duty !== null) return dutyLine(state, duty, words);
	const { active } = state;
	const laid = state.tracking === 'full' && state.laid;
	const guide =
		state.tracking === 'light' ? table.guideLight : laid ? table.guideLaid : table.guide;
	return { seat: active, title: table.turnOf(words.name(active)), guide };
}

function dutyLine(state: TurnState, duty: Duty, words: Speech): Headline {
	const { table } = words.c.ui;
	const seat = duty.player;
	const title = `${words.name(seat)}: ${words.term(`duty.${duty.kind}`)}`;
	if (duty.kind === 'read') return { seat, title, guide: table.guideRead(duty.number) };
	const left = duty.left > 1 ? `${table.left(duty.left)} ` : '';
	const turn = seat === state.active ? '' : ` ${table.during(words.name(state.active))}`;
	return { seat, title, guide: `${left}${table.guideDuty[duty.kind] ?? ''}${turn}` };
}
