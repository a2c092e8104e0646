import type { Explanation, Seat } from '$lib/engine/explanation';
import { LOCATIONS, type Location } from '../../model';
import type { Command, TokenAt } from '../../schema';

/** What the person is asked to point at; the key of `ui.prompt` that says so. */
export type Prompt =
	| 'informer'
	| 'thief'
	| 'policeRaid'
	| 'leversFirst'
	| 'leversSecond'
	| 'bigPlanWho'
	| 'bigPlanWhere'
	| 'hat'
	| 'twoHats'
	| 'complicity'
	| 'hiredAssassin'
	| 'prison'
	| 'harbour'
	| 'place'
	| 'choose';

/**
 * A question on the way to a command: each answer leads to the command or to the next question.
 * Whether an answer is allowed is never known here: `verdict` asks the rules about where it leads.
 */
export type Question =
	| {
			readonly want: 'location';
			readonly prompt: Prompt;
			readonly then: (location: Location) => Step;
	  }
	| { readonly want: 'mafioso'; readonly prompt: Prompt; readonly then: (at: TokenAt) => Step }
	| { readonly want: 'player'; readonly prompt: Prompt; readonly then: (seat: Seat) => Step };

export type Step = Question | Command;

export type Stacks = Readonly<Record<Location, readonly Seat[]>>;
export type Check = (command: Command) => Explanation | null;

/** What can be pointed at: how many players there are and the stacks as they stand. */
export interface Targets {
	readonly players: number;
	readonly stacks: Stacks;
}

export const isQuestion = (step: Step): step is Question => 'want' in step;

/** Every mafioso of a stack; an empty one still gives its ground, so that the rules can say why not. */
export function tokensAt(stacks: Stacks, location: Location): readonly TokenAt[] {
	const levels = Math.max(1, stacks[location].length);
	return Array.from({ length: levels }, (_, level) => ({ location, level }));
}

/** Everything that the choice could be answered with. */
export function answers(choice: Question, targets: Targets): readonly Step[] {
	switch (choice.want) {
		case 'location':
			return LOCATIONS.map((location) => choice.then(location));
		case 'mafioso':
			return LOCATIONS.flatMap((location) => tokensAt(targets.stacks, location)).map(choice.then);
		case 'player':
			return Array.from({ length: targets.players }, (_, seat) => choice.then(seat));
	}
}

/** The answers that a tap on a location leaves open; none for a question about players. */
export function answersAt(choice: Question, location: Location, targets: Targets): readonly Step[] {
	switch (choice.want) {
		case 'location':
			return [choice.then(location)];
		case 'mafioso':
			return tokensAt(targets.stacks, location).map(choice.then);
		case 'player':
			return [];
	}
}

/** Null if the step can be taken to some allowed end, else the first reason why not. */
export function verdict(step: Step, targets: Targets, check: Check): Explanation | null {
	return isQuestion(step) ? verdictOf(answers(step, targets), targets, check) : check(step);
}

/** Null if one of the steps can be taken, else the first reason why none can. */
export function verdictOf(
	steps: readonly Step[],
	targets: Targets,
	check: Check
): Explanation | null {
	let refusal: Explanation | null = null;
	for (const step of steps) {
		const why = verdict(step, targets, check);
		if (why === null) return null;
		refusal ??= why;
	}
	return refusal;
}
