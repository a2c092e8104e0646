import type { Explanation, Seat } from '$lib/engine/explanation';
import type { Session } from '$lib/contract/session';
import { TableDesk } from '$lib/kit/table/desk.svelte';
import {
	answers,
	answersAt,
	isQuestion,
	verdict,
	verdictOf,
	type Check,
	type Question,
	type Targets,
	type Step
} from './question';
import { current } from '../../questions';
import { tapMeans } from './tap';
import type { Speech } from './speech';
import type { Catalogue } from '../../messages/en';
import { LOCATIONS, type FullState, type LightState, type Location, type State } from '../../model';
import type { Command, Event } from '../../schema';

export type MafiosoQuestion = Extract<Question, { want: 'mafioso' }>;
type PlayerQuestion = Extract<Question, { want: 'player' }>;
/** What a tap on the city can answer. */
type CityQuestion = Exclude<Question, PlayerQuestion>;

/** The one sheet that is open over the table. */
export type OpenSheet =
	| { readonly kind: 'cards' | 'reactions' | 'correct' | 'byStack' | 'raise' }
	/** A stack enlarged: to look at, to take particular mafiosi back (MC-2.3), or to answer a question. */
	| {
			readonly kind: 'stack';
			readonly location: Location;
			readonly choice: MafiosoQuestion | null;
	  }
	| { readonly kind: 'players'; readonly choice: PlayerQuestion }
	| { readonly kind: 'player'; readonly seat: Seat };

/** How a location stands to the question of the moment. */
export type Openness = 'open' | 'closed' | 'neutral';

const NO_STACKS: Targets['stacks'] = {
	prison: [],
	harbour: [],
	fightersClub: [],
	policeStation: [],
	businessDistrict: [],
	privateClub: [],
	townHall: []
};

/**
 * The table's screen of this game while it is used, with what is being asked. A question belongs to the
 * head that it was asked on; when the game moves on it is gone.
 */
export class Desk extends TableDesk<State, Command, Event, Catalogue, OpenSheet> {
	#asked = $state.raw<{ readonly choice: Question; readonly head: string } | null>(null);

	readonly standing: Readonly<Record<Location, Openness>>;

	constructor(session: () => Session<State, Command, Event>, words: () => Speech) {
		super(session, words);
		this.standing = $derived.by(() => this.#openness());
	}

	/** The state in full tracking, else null. */
	get full(): FullState | null {
		return this.state.tracking === 'full' ? this.state : null;
	}

	/** The state in light tracking, else null. */
	get light(): LightState | null {
		return this.state.tracking === 'light' ? this.state : null;
	}

	get targets(): Targets {
		return { players: this.players.length, stacks: this.full?.stacks ?? NO_STACKS };
	}

	get check(): Check {
		return this.session.check;
	}

	/** What was asked by a button and can be called off; null if only the state itself asks. */
	get asked(): Question | null {
		return this.#asked?.head === this.session.head ? this.#asked.choice : null;
	}

	/** What a tap on the city answers now. */
	get question(): Question | null {
		return this.asked ?? tapMeans(this.state, this.targets, this.check);
	}

	override close(): void {
		super.close();
		if (this.asked?.want === 'player') this.#asked = null;
	}

	/** Calls the question off. */
	cancel(): void {
		this.#asked = null;
		super.close();
	}

	override allows(step: Step): boolean {
		return this.refusal(step) === null;
	}

	override refusal(step: Step): Explanation | null {
		return verdict(step, this.targets, this.check);
	}

	/** Goes on with an answer: carries the command out, asks the next question, or says why not. */
	override take(step: Step): void {
		if (!isQuestion(step)) void this.send(step);
		else if (this.allows(step)) this.#ask(step);
		else this.#sayWhyNot(step);
	}

	/** A tap on a location of the city. */
	tap(location: Location): void {
		const question = this.#at(location, this.question);
		if (question === null) this.look(location);
		else if (question.want === 'location') this.take(question.then(location));
		else this.#tapStack(question, location);
	}

	/** Opens the stack of a location, enlarged. */
	look(location: Location): void {
		if (this.full === null) return;
		this.open({ kind: 'stack', location, choice: null });
	}

	#ask(choice: Question): void {
		super.close();
		this.#asked = { choice, head: this.session.head };
		if (choice.want === 'player') this.open({ kind: 'players', choice });
		if (choice.want !== 'mafioso') return;
		const places = LOCATIONS.filter((location) => this.#isOpen(choice, location));
		const only = places.length === 1 ? places[0] : undefined;
		if (only !== undefined) this.#tapStack(choice, only);
	}

	/** Asks which mafioso only where it makes a difference. */
	#tapStack(choice: MafiosoQuestion, location: Location): void {
		const stack = this.targets.stacks[location];
		const steps = answersAt(choice, location, this.targets);
		const allowed = steps.filter((step) => this.allows(step));
		const top = allowed.at(-1);
		const alike = stack.every((owner) => owner === stack[0]);
		if (top === undefined) {
			const [why] = steps;
			if (why !== undefined) this.take(why);
		} else if (allowed.length === 1 || alike) this.take(top);
		else this.open({ kind: 'stack', location, choice });
	}

	/** A refused command goes to the session, which shows the refusal with its rule. */
	#sayWhyNot(choice: Question): void {
		let step: Step | undefined = choice;
		while (step !== undefined && isQuestion(step)) step = answers(step, this.targets)[0];
		if (step !== undefined) void this.send(step);
	}

	#isOpen(choice: Question, location: Location): boolean {
		return verdictOf(answersAt(choice, location, this.targets), this.targets, this.check) === null;
	}

	/** What a tap on this location answers; null where it answers nothing and shows the stack. */
	#at(location: Location, question: Question | null): CityQuestion | null {
		const decidedHere = this.state.phase === 'strategy' && location === current(this.state);
		return question === null || question.want === 'player' || decidedHere ? null : question;
	}

	#openness(): Readonly<Record<Location, Openness>> {
		const question = this.question;
		const standing = (location: Location): Openness => {
			const here = this.#at(location, question);
			if (here === null) return 'neutral';
			return this.#isOpen(here, location) ? 'open' : 'closed';
		};
		return {
			prison: standing('prison'),
			harbour: standing('harbour'),
			fightersClub: standing('fightersClub'),
			policeStation: standing('policeStation'),
			businessDistrict: standing('businessDistrict'),
			privateClub: standing('privateClub'),
			townHall: standing('townHall')
		};
	}
}
