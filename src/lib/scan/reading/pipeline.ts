import { acceptedTitles, offset, type PlacedTitle } from './accept';
import { bandAt } from './bands';
import { cardsOf, moved, singleCard } from './cards';
import { Pyramid, median, quarterTurned, type Grey } from '../picture/grey';
import { findLines, type Line } from '../picture/lines';
import { STRONG, folded, titlesOf, type Title } from './match';
import {
	ScanError,
	type FoundCard,
	type Point,
	type Progress,
	type ScanResult,
	type Vocabulary
} from '../model';
import { isOtherText, neighboursOf } from './neighbours';
import { missingPartners, pairsOf, withoutCorners, type Pair } from './partners';
import { PlaceReader, type PlaceReading } from './read';
import type { Recogniser } from './recogniser';
import { stripOf } from '../picture/strip';

/** So many places are looked at, at most: a picture without a card must come to an end. */
const MOST_PLACES = 48;

export interface Asked {
	readonly vocabulary: Vocabulary;
	readonly onprogress: Progress;
	/** Asked between any two steps. */
	readonly cancelled: () => boolean;
}

/** The likeliest lines come first: after so many of which none comes near to a title there is no more. */
const DRY_SPELL = 14;
const NEAR = 0.4;
/** Fewer once two titles are known: those of the same size were read first. */
const DRY_SPELL_KNOWN = 10;
/** Fewer for a picture that was read once without a title and is now tried lying on its side. */
const DRY_SPELL_SIDEWAYS = 10;
/** A card's titles are among the first lines: without a strong one in so many there is no card. */
const FIRST_PLACES = 14;
/** So many lines that the reader trusts as text prove that the picture isn't lying on its side. */
const LEVEL_LINES = 3;
const TRUSTED = 80;
const WORD = 4;

/**
 * Reads a picture: finds lines, straightens and reads each, takes what is surely a title, looks again
 * where the other title of a card must be, and puts the cards together. Without any title the picture
 * is tried again lying on its side.
 */
export async function readPicture(
	picture: Grey,
	recogniser: Recogniser,
	asked: Asked
): Promise<ScanResult> {
	const started = performance.now();
	const level = await cardsIn(picture, recogniser, asked, DRY_SPELL);
	const found =
		level.cards.some(hasTitle) || level.isLevel
			? level
			: await sideways(picture, recogniser, asked, level);
	asked.onprogress('read', 1);
	return {
		width: picture.width,
		height: picture.height,
		cards: found.cards,
		uprightSure: found.uprightSure,
		milliseconds: performance.now() - started
	};
}

type Found = Pick<ScanResult, 'cards' | 'uprightSure'> & { readonly isLevel: boolean };

const hasTitle = ({ upper, lower }: FoundCard): boolean =>
	upper?.sure === true || lower?.sure === true;

async function cardsIn(
	picture: Grey,
	recogniser: Recogniser,
	asked: Asked,
	drySpell: number
): Promise<Found> {
	const titles = titlesOf(asked.vocabulary.entries);
	const reading = new PictureReading(picture, recogniser, asked, drySpell);
	const readings = await reading.all();
	const accepted = acceptedTitles(readings, titles);
	const isLevel = readings.filter(isText).length >= LEVEL_LINES;
	if (asked.vocabulary.cards === 'twoHalves') return { ...cardsOf(accepted, readings), isLevel };
	const alone = await reading.standingAlone(accepted);
	return { cards: singleCard(alone, readings), uprightSure: true, isLevel };
}

const isText = ({ best: { attempt } }: PlaceReading): boolean =>
	attempt.confidence >= TRUSTED && folded(attempt.text).length >= WORD;

async function sideways(
	picture: Grey,
	recogniser: Recogniser,
	asked: Asked,
	level: Found
): Promise<Found> {
	const turned = await cardsIn(quarterTurned(picture), recogniser, asked, DRY_SPELL_SIDEWAYS);
	if (!turned.cards.some(hasTitle)) return level;
	const back = ({ x, y }: Point): Point => ({ x: y, y: picture.height - 1 - x });
	return { ...turned, cards: turned.cards.map((card) => moved(card, back)) };
}

class PictureReading {
	private readonly titles: readonly Title[];
	private readonly reader: PlaceReader;
	private readonly readings: PlaceReading[] = [];
	private lines: readonly Line[] = [];
	private known: readonly PlacedTitle[] = [];
	private row: readonly Pair[] = [];
	private readonly oneTitle: boolean;

	constructor(
		private readonly picture: Grey,
		recogniser: Recogniser,
		private readonly asked: Asked,
		private readonly drySpell: number
	) {
		this.titles = titlesOf(asked.vocabulary.entries);
		this.oneTitle = asked.vocabulary.cards === 'oneTitle';
		this.reader = new PlaceReader(new Pyramid(picture), this.titles, recogniser, this.oneTitle);
	}

	async all(): Promise<PlaceReading[]> {
		this.asked.onprogress('find', 0);
		this.lines = findLines(this.picture);
		await this.readLines(this.lines);
		if (!this.oneTitle) await this.readPartners();
		return this.readings;
	}

	/** Those titles that no other text of their size surrounds: a word of a page of prose is no title. */
	async standingAlone(accepted: readonly PlacedTitle[]): Promise<PlacedTitle[]> {
		const alone: PlacedTitle[] = [];
		for (const title of accepted) {
			const around = neighboursOf(title, this.lines);
			const texts = await Promise.all(
				around.map((line) => this.reader.text(stripOf(line), title.inverted))
			);
			if (
				!texts.some((read) => read !== null && isOtherText(read, title.reading.best.attempt.text))
			)
				alone.push(title);
		}
		return alone;
	}

	/** The likeliest lines first, as many at a time as there are readers. */
	private async readLines(lines: readonly Line[]) {
		const waiting = [...lines];
		let lastNear = 0;
		for (let places = 0; places < MOST_PLACES;) {
			const batch = this.nextBatch(waiting);
			if (batch.length === 0) return;
			places += batch.length;
			const before = this.readings.length;
			await this.together(batch.map((line) => this.reader.read(stripOf(line), this.waysOf(line))));
			this.learn();
			if (this.readings.slice(before).some(({ best }) => best.distance <= NEAR)) lastNear = places;
			const most = Math.min(MOST_PLACES, lines.length + 1);
			this.asked.onprogress('read', Math.min(0.95, places / most));
			if (this.oneTitle && this.strong().length > 0) return;
			const strong = this.strong().length;
			const dry = strong < 2 ? this.drySpell : DRY_SPELL_KNOWN;
			if (places - lastNear >= dry || (places >= FIRST_PLACES && strong === 0)) return;
		}
	}

	/** Which titles are known, and where those of the row must lie as soon as one of its cards is. */
	private learn() {
		this.known = acceptedTitles(this.strong(), this.titles);
		if (!this.oneTitle) this.row = pairsOf(withoutCorners(this.known));
	}

	/** In a known row it is clear which way round a title is held. */
	private waysOf(line: Line): readonly boolean[] {
		if (this.row.length === 0) return [false, true];
		return [bandAt(line, this.row) === 'lower'];
	}

	/** Takes lines out of the waiting ones: those still worth reading, none on top of another. */
	private nextBatch(waiting: Line[]): Line[] {
		const batch: Line[] = [];
		const later: Line[] = [];
		while (batch.length < this.reader.lanes) {
			const line = waiting.shift();
			if (line === undefined) break;
			if (this.isSettled(line)) continue;
			if (batch.some((other) => covers(other, line))) later.push(line);
			else batch.push(line);
		}
		waiting.unshift(...later);
		return batch;
	}

	private async together(reads: readonly Promise<PlaceReading | null>[]) {
		const done = await Promise.all(reads);
		if (this.asked.cancelled()) throw new ScanError('cancelled');
		for (const reading of done) if (reading !== null) this.readings.push(reading);
	}

	private strong(): PlaceReading[] {
		return this.readings.filter(({ best }) => best.distance <= STRONG);
	}

	/** Whether a line need not be read: its place is known, or it is not of the size of the titles found. */
	private isSettled(line: Line): boolean {
		const strong = this.strong();
		if (this.known.some((title) => liesOn(line, title))) return true;
		if (this.row.length > 0 && bandAt(line, this.row) === null) return true;
		const [first, second] = strong;
		if (first === undefined || second === undefined) return false;
		if (Math.abs(Math.log(first.strip.letter / second.strip.letter)) >= 0.45) return false;
		const letter = median(strong.map(({ strip }) => strip.letter));
		return (
			line.letter < 0.45 * letter ||
			line.letter > 2 * letter ||
			Math.abs(line.angle - first.strip.angle) > 0.3
		);
	}

	/** Looks again where a card's other title must be. */
	private async readPartners() {
		const accepted = withoutCorners(acceptedTitles(this.readings, this.titles));
		if (accepted.length === 0) return;
		const missing = missingPartners(accepted);
		for (let i = 0; i < missing.length; i += this.reader.lanes) {
			const batch = missing.slice(i, i + this.reader.lanes);
			await this.together(
				batch.map(({ strips, inverted }) => this.reader.readAgain(strips, inverted))
			);
		}
	}
}

function liesOn(line: Line, title: PlacedTitle): boolean {
	const { along, across } = offset(title, line, title.angle);
	return Math.abs(along) < 0.5 * title.width && Math.abs(across) < 0.5 * title.height;
}

function covers(line: Line, other: Line): boolean {
	const { along, across } = offset(line, other, line.angle);
	return (
		Math.abs(along) < 0.5 * Math.max(line.length, other.length) &&
		Math.abs(across) < 0.5 * Math.max(line.height, other.height)
	);
}
