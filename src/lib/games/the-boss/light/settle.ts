import { isOver } from '../decide/settle';
import type { LightState, Side } from '../model';
import { sidesOf } from '../rules/majority';
import { ranking, type Available, type Contender } from '../rules/ranking';
import type { LightScript } from './script';

/** What is known of the gangsters that a colour would have in a further round. */
type Hearsay = (side: Side) => Available;
const UNKNOWN: Hearsay = () => null;

/** Everything is entered: who is back, and whether the game goes on (TB-3.6, TB-4). */
export function settleRound(script: LightScript): void {
	const { round, away } = script.state;
	script.emit({ type: 'cleared' });
	for (const { seat, in: from, returns } of away) {
		if (returns === round + 1) script.emit({ type: 'returned', player: seat, from });
	}
	settleGame(script, UNKNOWN);
}

/** The winner, a question, or another round (TB-4). */
function settleGame(script: LightScript, hearsay: Hearsay): void {
	const { setup } = script.state;
	if (isOver(script.state)) {
		const verdict = ranking(contenders(script.state, hearsay), setup.sides);
		if ('ranking' in verdict) {
			script.emit({ type: 'won', ...verdict });
			return;
		}
		if ('ask' in verdict) {
			script.emit({ type: 'tieAsked', tied: verdict.ask });
			return;
		}
		script.emit({ type: 'tied', sides: verdict.tied, because: verdict.because });
	}
	beginRound(script);
}

const contenders = ({ setup, purses }: LightState, hearsay: Hearsay): readonly Contender[] =>
	sidesOf(setup.sides).map((side) => ({
		side,
		...(purses[side] ?? { power: 0, gained: 0 }),
		available: hearsay(side)
	}));

/** The table has named those of the tied with most gangsters for a further round (TB-4). */
export const settleTie = (
	script: LightScript,
	tied: readonly Side[],
	best: readonly Side[]
): void => {
	settleGame(script, (side) => {
		if (best.includes(side)) return 'best';
		return tied.includes(side) ? 'behind' : null;
	});
};

/** After a correction the question of TB-4 is asked anew, unless the same colours are tied as before. */
export function settleCorrection(script: LightScript): void {
	const { state } = script;
	if (state.phase !== 'tieBreak') return;
	const verdict = isOver(state) ? ranking(contenders(state, UNKNOWN), state.setup.sides) : null;
	const same = verdict !== null && 'ask' in verdict && verdict.ask.join() === state.tied.join();
	if (!same) settleGame(script, UNKNOWN);
}

function beginRound(script: LightScript): void {
	const { setup, gun, row, round } = script.state;
	script.emit({ type: 'gunPassed', to: (gun + 1) % setup.players });
	const to = row.indexOf('chicago') + 1;
	if (to < row.length) script.emit({ type: 'chicagoMoved', to });
	script.emit({ type: 'roundBegan', round: round + 1 });
}
