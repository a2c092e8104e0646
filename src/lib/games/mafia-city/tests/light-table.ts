/* A table for the tests of light tracking: it plays, counts its taps, and stops at a refusal. */
import { decide } from '../decide';
import { evolve } from '../evolve';
import { current } from '../questions';
import { initialLight } from '../setup';
import { LOCATIONS, type Holder, type LightState, type Location } from '../model';
import type { Command, Correction, Event, Setup } from '../schema';

export const setup: Setup = {
	players: 4,
	start: 1,
	level: 'beginners',
	layout: LOCATIONS,
	options: { release: 'everyone', raise: 'anyone' },
	tracking: 'light'
};

/** Goes on tap by tap; a refusal fails the test. */
export class Table {
	taps = 0;
	last: readonly Event[] = [];

	constructor(public state: LightState = initialLight(setup)) {}

	tap(command: Command): this {
		const decision = decide(this.state, command);
		if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.key}`);
		this.taps += 1;
		this.last = decision.value;
		this.state = decision.value.reduce((state, event) => evolve(state, event), this.state);
		return this;
	}

	/** The location shown is controlled by each in turn; `null` is nobody. */
	control(...holders: readonly Holder[]): this {
		for (const by of holders) {
			if (this.shown === null) throw new Error('no location is shown');
			this.tap({ type: 'control', location: this.shown, by });
		}
		return this;
	}

	correct(correction: Correction): this {
		return this.tap({ type: 'correct', correction });
	}

	refusal(command: Command): readonly [string, ...string[]] {
		const decision = decide(this.state, command);
		if (decision.ok) throw new Error(`${command.type} was not refused`);
		return [decision.refusal.key, ...decision.refusal.rules];
	}

	get types(): readonly string[] {
		return this.last.map(({ type }) => type);
	}

	get vp(): readonly number[] {
		return this.state.players.map(({ vp }) => vp);
	}

	/** The location shown, or null. */
	get shown(): Location | null {
		return current(this.state);
	}
}

export const inLocations = () => new Table().tap({ type: 'endAction' });

/** Points as given, before the control of the seventh location. */
export const beforeLast = (vp: readonly number[]) => {
	const table = inLocations();
	vp.forEach((to, player) => {
		if (to !== 0) table.correct({ what: 'vp', player, to });
	});
	return table.control(null, null, null, null, null, null);
};
