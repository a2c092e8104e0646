import type { Headline } from '$lib/kit/table/headline';
import type { Duty, TurnState, State } from '../../model';
import { nextDuty } from '../../questions/duties';
import type { Speech } from './speech';

/** What happens now, as the loudest thing on the screen; Intriky has no phases. */
export function headline(state: State, words: Speech): Headline {
	const { table } = words.c.ui;
	if (state.phase === 'finished') {
		const { winner } = state;
		const title = table.wins(words.name(winner));
		return { seat: winner, phase: null, title, guide: table.winsNote };
	}
	const duty = nextDuty(state);
	if (duty !== null) return dutyLine(state, duty, words);
	const { active } = state;
	const laid = state.tracking === 'full' && state.laid;
	const guide =
		state.tracking === 'light' ? table.guideLight : laid ? table.guideLaid : table.guide;
	return { seat: active, phase: null, title: table.turnOf(words.name(active)), guide };
}

function dutyLine(state: TurnState, duty: Duty, words: Speech): Headline {
	const { table } = words.c.ui;
	const seat = duty.player;
	const title = `${words.name(seat)}: ${words.term(`duty.${duty.kind}`)}`;
	if (duty.kind === 'read')
		return { seat, phase: null, title, guide: table.guideRead(duty.number) };
	const left = duty.left > 1 ? `${table.left(duty.left)} ` : '';
	const turn = seat === state.active ? '' : ` ${table.during(words.name(state.active))}`;
	return { seat, phase: null, title, guide: `${left}${table.guideDuty[duty.kind] ?? ''}${turn}` };
}
