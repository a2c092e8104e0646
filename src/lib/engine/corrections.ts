import type { Explanation, RuleId, Told } from './explanation';

/** What the table overrules, as it is stored: `what` says of which kind. */
interface AnyCorrection {
	readonly what: string;
}

/** The part of a correction that is the new value: `to`, or the player who is it from now on. */
type ValueKey<C> = C extends { readonly to: unknown } ? 'to' : 'player';

/** The new value that a correction sets. */
export type ValueOf<C> = C[ValueKey<C> & keyof C];

/** Of what the value is corrected: the rest of the correction (a player, a city, an index). */
export type SubjectOf<C> = Omit<C, 'what' | ValueKey<C>>;

/** Whole numbers from `least` to `most`. */
export interface Range {
	readonly least: number;
	readonly most: number;
}

/**
 * A value that the table may overrule, declared once. From it come the refusal, what can be chosen, how it is
 * applied, its line in the log and the fields of its form.
 */
export interface Overrule<State, C extends AnyCorrection> {
	/** The rule that the value is about; cited where it is refused. */
	readonly rule: RuleId;
	/** Which field of the correction is the new value. */
	readonly value: ValueKey<C>;
	/** Everything that has such a value now; empty where nothing has. */
	readonly of: (state: State) => readonly SubjectOf<C>[];
	/** What stands there now; `undefined` for what has no such value. */
	readonly now: (state: State, subject: SubjectOf<C>) => ValueOf<C> | undefined;
	/** Which values make sense, in the order of the form; another one is refused. */
	readonly values: (state: State, subject: SubjectOf<C>) => readonly ValueOf<C>[] | Range;
	/** What is proposed, where that is not one more and one less, or each other value. */
	readonly proposed?: (state: State, subject: SubjectOf<C>) => readonly ValueOf<C>[];
	/** Why this can't be corrected now, before its value is looked at; null if it can. */
	readonly refuse?: (state: State, correction: C) => Explanation | null;
	/** The state with the value set. */
	readonly set: (state: State, correction: C) => State;
	/** The line of the log, with what stood there before. */
	readonly tell: (before: State, correction: C) => Told;
}

/** A declaration for each kind of correction that sets a value; kinds that move pieces are left out. */
export type Overrules<State, C extends AnyCorrection> = {
	readonly [W in C['what']]?: Overrule<State, Extract<C, { readonly what: W }>>;
};

/** How a game refuses a value, whatever it is the value of. */
export interface ValueRefusals<State, C> {
	/** The value makes no sense. */
	readonly badValue: (state: State, correction: C, rule: RuleId) => Explanation;
	/** It is so already. */
	readonly nothingChanges: (state: State, correction: C, rule: RuleId) => Explanation;
}

/** One value as a form shows it. */
export interface ValueField<C> {
	readonly subject: SubjectOf<C>;
	readonly now: ValueOf<C>;
	readonly values: readonly ValueOf<C>[] | Range;
	/** The correction that sets it. */
	readonly correction: (to: ValueOf<C>) => C;
}

/** What follows from the declarations. Each takes any correction; one that is not declared is none of its business. */
export interface ValueCorrections<State, C extends AnyCorrection, Declared extends C['what']> {
	/** Whether corrections of this kind are declared here. */
	readonly declares: (correction: C) => correction is Extract<C, { readonly what: Declared }>;
	/** Why the correction is refused now (no such thing, a value that makes no sense, so already), or null. */
	readonly refusal: (
		state: State,
		correction: Extract<C, { readonly what: Declared }>
	) => Explanation | null;
	/** Every correction that makes sense now: of numbers one more and one less, of others each other value. */
	readonly candidates: (state: State) => readonly C[];
	readonly apply: (state: State, correction: Extract<C, { readonly what: Declared }>) => State;
	readonly tell: (before: State, correction: Extract<C, { readonly what: Declared }>) => Told;
	/** The values of one kind, as a form shows them. */
	readonly fields: <W extends Declared>(
		state: State,
		what: W
	) => readonly ValueField<Extract<C, { readonly what: W }>>[];
}

/**
 * Makes of a table of declarations all that a game says about the values that the table may overrule.
 * @param refusals how the game refuses a value.
 * @param overrules one declaration for each kind, by `what`.
 */
export function valueCorrections<State, C extends AnyCorrection>(
	refusals: ValueRefusals<State, C>
) {
	return <const Declared extends Overrules<State, C>>(
		overrules: Declared
	): ValueCorrections<State, C, keyof Declared & C['what']> => {
		// Each declaration meets corrections of its own kind alone; `Overrules` holds that.
		const all = overrules as unknown as Readonly<Record<string, Overrule<State, C>>>;
		const fields = (state: State, what: string): readonly ValueField<C>[] => {
			const overrule = all[what];
			return overrule === undefined ? [] : fieldsOf(overrule, what, state);
		};
		const declared = ({ what }: AnyCorrection): Overrule<State, C> => {
			const overrule = all[what];
			if (overrule === undefined) throw new Error(`${what} is not declared`);
			return overrule;
		};
		return {
			declares: (correction): correction is never => Object.hasOwn(all, correction.what),
			refusal: (state, correction) => refusalOf(declared(correction), refusals, state, correction),
			candidates: (state) =>
				Object.entries(all).flatMap(([what, overrule]) =>
					fields(state, what).flatMap((field) => {
						const proposed = overrule.proposed?.(state, field.subject);
						return (proposed ?? others(field)).map(field.correction);
					})
				),
			apply: (state, correction) => declared(correction).set(state, correction),
			tell: (before, correction) => declared(correction).tell(before, correction),
			fields: (state, what) => fields(state, what) as never
		};
	};
}

function refusalOf<State, C extends AnyCorrection>(
	overrule: Overrule<State, C>,
	{ badValue, nothingChanges }: ValueRefusals<State, C>,
	state: State,
	correction: C
): Explanation | null {
	const refusal = overrule.refuse?.(state, correction) ?? null;
	if (refusal !== null) return refusal;
	const { subject, value } = parts(overrule, correction);
	if (!makesSense(overrule.values(state, subject), value)) {
		return badValue(state, correction, overrule.rule);
	}
	return isEqual(overrule.now(state, subject), value)
		? nothingChanges(state, correction, overrule.rule)
		: null;
}

/** A correction taken apart into what it is about and the new value. */
function parts<State, C extends AnyCorrection>({ value: key }: Overrule<State, C>, correction: C) {
	const fields = Object.entries(correction);
	const subject = Object.fromEntries(fields.filter(([name]) => name !== 'what' && name !== key));
	const value = fields.find(([name]) => name === key)?.[1] as unknown;
	return { subject: subject as SubjectOf<C>, value: value as ValueOf<C> };
}

function fieldsOf<State, C extends AnyCorrection>(
	overrule: Overrule<State, C>,
	what: string,
	state: State
): readonly ValueField<C>[] {
	return overrule.of(state).flatMap((subject) => {
		const now = overrule.now(state, subject);
		if (now === undefined) return [];
		const values = overrule.values(state, subject);
		const correction = (to: ValueOf<C>): C =>
			({ what, ...subject, [overrule.value]: to }) as unknown as C;
		return [{ subject, now, values, correction }];
	});
}

/** The next number up and down, or every other value. */
function others<C>({ now, values }: ValueField<C>): readonly ValueOf<C>[] {
	if (!isRange(values)) return values.filter((to) => !isEqual(to, now));
	const next = [Number(now) - 1, Number(now) + 1].filter((to) => makesSense(values, to));
	return next as readonly unknown[] as readonly ValueOf<C>[];
}

/** Whether the values are told by their bounds. */
export const isRange = (values: readonly unknown[] | Range): values is Range => 'least' in values;

function makesSense(values: readonly unknown[] | Range, to: unknown): boolean {
	if (!isRange(values)) return values.some((value) => isEqual(value, to));
	return typeof to === 'number' && Number.isInteger(to) && to >= values.least && to <= values.most;
}

/** Values are words, numbers or small objects of them, written in one order. */
const isEqual = (one: unknown, other: unknown): boolean =>
	one === other ||
	(typeof one === 'object' &&
		typeof other === 'object' &&
		JSON.stringify(one) === JSON.stringify(other));
