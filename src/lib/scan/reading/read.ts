import { numberedTitles, provenDigit, type Evidence, type Numbered } from './digits';
import { leadingGlyphs, type Likeness } from '../picture/glyph';
import type { Pyramid } from '../picture/grey';
import { STRONG, folded, matches, type Match, type Title } from './match';
import { proofOf, type Proof } from './proof';
import type { Recogniser, Recognised } from './recogniser';
import { Straightened, type Crop, type Variant } from '../picture/straighten';
import type { Strip } from '../picture/strip';

/** One crop as the reader read it. */
export interface Attempt extends Recognised {
	readonly strip: Strip;
	readonly inverted: boolean;
	readonly crop: Crop;
	readonly matches: readonly Match[];
}

/** A title that a place may hold, and the attempt that speaks for it most. */
export interface Guess extends Match {
	readonly attempt: Attempt;
}

/** What was read at one place, the likeliest title first. */
export interface PlaceReading {
	readonly strip: Strip;
	readonly best: Guess;
	readonly guesses: readonly Guess[];
	/** How well its letters bear the likeliest title out. */
	readonly proof: Proof;
	/** Everything that was read there. */
	readonly attempts: readonly Attempt[];
}

/** From this distance on a place holds no title, whatever variant is tried. */
const HOPELESS = 0.5;
/** So much farther from any title than the other way round, and this way round is given up. */
const BEHIND = 0.2;
/** A first reading this near, and this sure of itself, needs no turning upside down. */
const CONFIDENT = 70;
/** A reading this sure of itself, of so many letters, is what stands there: if no title, then other text. */
const CERTAIN = 85;
const LETTERS = 8;

/**
 * How a strip is looked at, the look that reads most first: letters lost in one are found in another. The last is
 * for light that falls unevenly.
 */
interface Look {
	readonly variant: Variant;
	/** Against the usual size of the letters. */
	readonly size: number;
}
const LOOKS: readonly Look[] = [
	{ variant: 'clean', size: 1 },
	{ variant: 'clean', size: 0.75 },
	{ variant: 'dark', size: 1 },
	{ variant: 'grey', size: 1 },
	{ variant: 'even', size: 1 }
];
/** Up to this distance it may be a numbered title, and its digit is looked at. */
const MAYBE_NUMBERED = 0.34;
/** What is unproven is at least so far: never accepted. */
const UNPROVEN = 0.3;
const PROVEN = 0.15;

/** Reads places of one picture against one closed list of titles, which stand alone on their lines or don't. */
export class PlaceReader {
	private readonly numbered: readonly Numbered[];

	constructor(
		private readonly picture: Pyramid,
		private readonly titles: readonly Title[],
		private readonly recogniser: Recogniser,
		private readonly alone: boolean
	) {
		this.numbered = numberedTitles(titles);
	}

	get lanes(): number {
		return this.recogniser.lanes;
	}

	/**
	 * Reads a strip in each of the ways in which it may be held, one look after the other until one is strong.
	 * Where it is surely other text, only a shadow or a glare may yet hide the rest of a title.
	 */
	async read(strip: Strip, ways: readonly boolean[] = [false, true]): Promise<PlaceReading | null> {
		const attempts: Attempt[] = [];
		let open = ways.map((inverted) => ({
			inverted,
			cut: this.cutter(strip, inverted),
			nearest: 1
		}));
		let isOther = false;
		for (const look of LOOKS) {
			if (isOther && look.variant !== 'even') continue;
			for (const way of open) {
				const crop = way.cut(look);
				if (crop === null) continue;
				const attempt = await this.attempt(strip, way.inverted, crop);
				attempts.push(attempt);
				way.nearest = Math.min(way.nearest, nearestOf(attempt));
				const isSure = attempt.confidence >= CONFIDENT;
				if (!isSure || !this.isStrong(attempt)) continue;
				const reading = await this.settled(strip, attempts);
				// A number that one reading doesn't prove may be proven by the next.
				if (reading !== null && reading.best.distance < UNPROVEN) return reading;
			}
			if (attempts.some((attempt) => this.isSettled(attempt))) break;
			isOther ||= attempts.some(isOtherText);
			const nearest = Math.min(1, ...open.map((way) => way.nearest));
			open = open.filter((way) => way.nearest <= Math.min(HOPELESS, nearest + BEHIND));
		}
		return this.settled(strip, attempts);
	}

	/** Reads places that lie on one another, all the same way round: a second look at where a title must be. */
	async readAgain(strips: readonly Strip[], inverted: boolean): Promise<PlaceReading | null> {
		const attempts: Attempt[] = [];
		for (const strip of strips) {
			const cut = this.cutter(strip, inverted);
			for (const look of LOOKS) {
				const crop = cut(look);
				if (crop === null) continue;
				const attempt = await this.attempt(strip, inverted, crop);
				attempts.push(attempt);
				if (this.isSettled(attempt)) break;
			}
		}
		const [first] = strips;
		return first === undefined ? null : this.settled(first, attempts);
	}

	/** Cuts a strip out for one look after the other; null where ink and paper can't be told apart. */
	private cutter(strip: Strip, inverted: boolean): (look: Look) => Crop | null {
		const cuts = new Map<number, Straightened | null>();
		return ({ variant, size }) => {
			let cut = cuts.get(size);
			if (cut === undefined) {
				cut = Straightened.from(this.picture, strip, inverted, size);
				cuts.set(size, cut);
			}
			return cut?.crop(variant) ?? null;
		};
	}

	/** What stands in a strip, whatever it is; null where ink and paper can't be told apart. */
	async text(strip: Strip, inverted: boolean): Promise<Recognised | null> {
		const straight = Straightened.from(this.picture, strip, inverted);
		const crop = straight?.crop('clean') ?? null;
		return crop === null ? null : this.recogniser.line(crop.image);
	}

	private async attempt(strip: Strip, inverted: boolean, crop: Crop): Promise<Attempt> {
		const read = await this.recogniser.line(crop.image);
		return { ...read, strip, inverted, crop, matches: matches(this.titles, read.text) };
	}

	/** Near to a title, and no letter speaks against it. */
	private isStrong(attempt: Attempt): boolean {
		const [best] = attempt.matches;
		if (best === undefined || best.distance > STRONG) return false;
		return this.proofOf(best.id, [attempt]) === 'clear';
	}

	/** A strong reading, unless it is one vote for a number. */
	private isSettled(attempt: Attempt): boolean {
		return this.isStrong(attempt) && !this.familyOf(attempt.matches[0]?.id ?? '');
	}

	private proofOf(id: string, attempts: readonly Attempt[]): Proof {
		const forms = this.titles.find((title) => title.id === id)?.forms ?? [];
		const numbered = this.familyOf(id) !== undefined;
		return proofOf({ forms, numbered, alone: this.alone }, attempts);
	}

	private familyOf(id: string): Numbered | undefined {
		return this.numbered.find(({ titles }) => titles.some((title) => title.id === id));
	}

	/** Puts all attempts together; a numbered title needs its digit proven. */
	private async settled(strip: Strip, attempts: readonly Attempt[]): Promise<PlaceReading | null> {
		const pooled = pool(attempts);
		const [best] = pooled;
		if (best === undefined) return null;
		const family = this.familyOf(best.id);
		const likely =
			family === undefined || best.distance > MAYBE_NUMBERED
				? pooled
				: await this.withDigit(family, best, pooled, attempts);
		return this.doubted({ strip: best.attempt.strip, guesses: likely, attempts });
	}

	/** A title that the readings don't bear out stays a guess. */
	private doubted(reading: Omit<PlaceReading, 'best' | 'proof'>): PlaceReading | null {
		const { attempts, guesses } = reading;
		const [best, ...others] = guesses;
		if (best === undefined) return null;
		const { inverted } = best.attempt;
		const readings = attempts.filter((attempt) => attempt.inverted === inverted);
		const proof = this.proofOf(best.id, readings);
		const isBorneOut = proof === 'clear' || proof === 'fair';
		if (isBorneOut || best.distance >= UNPROVEN) return { ...reading, best, proof };
		const guess = { ...best, distance: UNPROVEN };
		const all = [guess, ...others].sort((a, b) => a.distance - b.distance);
		return { ...reading, best: all[0] ?? guess, guesses: all, proof };
	}

	private async withDigit(
		family: Numbered,
		best: Guess,
		guesses: readonly Guess[],
		attempts: readonly Attempt[]
	): Promise<Guess[]> {
		const { inverted } = best.attempt;
		const readings = attempts.filter((attempt) => attempt.inverted === inverted);
		const { shape, glyph } = await this.look(family, best.attempt.strip, inverted);
		const digit = provenDigit(family, readings, shape, glyph);
		const proven = family.titles.find((title) => title.digit === digit)?.id;
		const ids = new Set(family.titles.map(({ id }) => id));
		const others = guesses.filter(({ id }) => !ids.has(id));
		const nearest = Math.min(...guesses.filter(({ id }) => ids.has(id)).map((g) => g.distance));
		const members = guesses
			.filter(({ id }) => ids.has(id))
			.map((guess) => {
				if (proven === undefined || nearest > UNPROVEN)
					return { ...guess, distance: Math.max(guess.distance, UNPROVEN) };
				if (guess.id !== proven) return { ...guess, distance: Math.max(guess.distance, 0.4) };
				const distance = Math.min(guess.distance, nearest, PROVEN);
				return { ...guess, distance, attempt: bestFor(proven, readings) ?? guess.attempt };
			});
		return [...others, ...members].sort((a, b) => a.distance - b.distance);
	}

	/** Looks at the sign before the word on its own: its shape, and what the reader says of it alone. */
	private async look(
		{ digits }: Numbered,
		strip: Strip,
		inverted: boolean
	): Promise<{ shape: Likeness | null; glyph: Evidence | null }> {
		const likely = leadingGlyphs(this.picture.full, strip, inverted)
			.map((glyph) => ({ glyph, shape: glyph.likeness(digits) }))
			.sort((a, b) => (b.shape?.score ?? 0) - (a.shape?.score ?? 0));
		const [first] = likely;
		if (first === undefined) return { shape: null, glyph: null };
		const image = first.glyph.image();
		const glyph = image === null ? null : await this.recogniser.digit(image, digits);
		return { shape: first.shape, glyph };
	}
}

const isOtherText = (attempt: Attempt): boolean =>
	attempt.confidence >= CERTAIN &&
	folded(attempt.text).length >= LETTERS &&
	nearestOf(attempt) > MAYBE_NUMBERED;

const nearestOf = (attempt: Attempt): number => attempt.matches[0]?.distance ?? 1;

/** Each title with the attempt that comes nearest to it. */
function pool(attempts: readonly Attempt[]): Guess[] {
	const byId = new Map<string, Guess>();
	for (const attempt of attempts) {
		for (const { id, distance } of attempt.matches) {
			const known = byId.get(id);
			if (known === undefined || distance < known.distance) {
				byId.set(id, { id, distance, attempt });
			}
		}
	}
	return [...byId.values()].sort((a, b) => a.distance - b.distance);
}

function bestFor(id: string, attempts: readonly Attempt[]): Attempt | undefined {
	const far = (attempt: Attempt) => attempt.matches.find((match) => match.id === id)?.distance ?? 1;
	return [...attempts].sort((a, b) => far(a) - far(b))[0];
}
