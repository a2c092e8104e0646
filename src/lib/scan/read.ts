import { numberedTitles, provenDigit, type Evidence, type Numbered } from './digits';
import { leadingGlyphs, type Likeness } from './glyph';
import type { Pyramid } from './grey';
import { STRONG, matches, type Match, type Title } from './match';
import type { Recogniser, Recognised } from './recogniser';
import { Straightened, VARIANTS, type Crop } from './straighten';
import type { Strip } from './strip';

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
}

/** From this distance on a place holds no title, whatever variant is tried. */
const HOPELESS = 0.55;
/** A first reading this near, and this sure of itself, needs no turning upside down. */
const CONFIDENT = 70;
/** Up to this distance it may be a numbered title, and its digit is looked at. */
const MAYBE_NUMBERED = 0.34;
/** What an unproven number is at least: never accepted. */
const UNPROVEN = 0.3;
const PROVEN = 0.15;

/** Reads places of one picture against one closed list of titles. */
export class PlaceReader {
	private readonly numbered: readonly Numbered[];

	constructor(
		private readonly picture: Pyramid,
		private readonly titles: readonly Title[],
		private readonly recogniser: Recogniser
	) {
		this.numbered = numberedTitles(titles);
	}

	get lanes(): number {
		return this.recogniser.lanes;
	}

	/** Reads a strip upright and upside down, in one variant after the other until one is strong. */
	async read(strip: Strip): Promise<PlaceReading | null> {
		const straight = [false, true].map((inverted) => ({
			inverted,
			cut: Straightened.from(this.picture, strip, inverted)
		}));
		const attempts: Attempt[] = [];
		for (const variant of VARIANTS) {
			for (const { inverted, cut } of straight) {
				if (cut === null) continue;
				const attempt = await this.attempt(strip, inverted, cut.crop(variant));
				attempts.push(attempt);
				if (!inverted && nearestOf(attempt) <= STRONG && attempt.confidence >= CONFIDENT) break;
			}
			const nearest = Math.min(1, ...attempts.map(nearestOf));
			if (nearest <= STRONG || nearest > HOPELESS) break;
		}
		return this.settled(strip, attempts);
	}

	/** Reads places that lie on one another, all the same way round: a second look at where a title must be. */
	async readAgain(strips: readonly Strip[], inverted: boolean): Promise<PlaceReading | null> {
		const attempts: Attempt[] = [];
		for (const strip of strips) {
			const straight = Straightened.from(this.picture, strip, inverted);
			if (straight === null) continue;
			for (const variant of VARIANTS) {
				const attempt = await this.attempt(strip, inverted, straight.crop(variant));
				attempts.push(attempt);
				const [best] = attempt.matches;
				// Further readings would add nothing, unless they are votes for a digit.
				if (best !== undefined && best.distance <= STRONG && !this.familyOf(best.id)) break;
			}
		}
		const [first] = strips;
		return first === undefined ? null : this.settled(first, attempts);
	}

	/** What stands in a strip, whatever it is; null where ink and paper can't be told apart. */
	async text(strip: Strip, inverted: boolean): Promise<Recognised | null> {
		const straight = Straightened.from(this.picture, strip, inverted);
		return straight === null ? null : this.recogniser.line(straight.crop('clean').image);
	}

	private async attempt(strip: Strip, inverted: boolean, crop: Crop): Promise<Attempt> {
		const read = await this.recogniser.line(crop.image);
		return { ...read, strip, inverted, crop, matches: matches(this.titles, read.text) };
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
		const guesses =
			family === undefined || best.distance > MAYBE_NUMBERED
				? pooled
				: await this.withDigit(family, best, pooled, attempts);
		return { strip: best.attempt.strip, best: guesses[0] ?? best, guesses };
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
