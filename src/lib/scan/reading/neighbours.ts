import { offset, type PlacedTitle } from './accept';
import type { Line } from '../picture/lines';
import { EXTRA_AT_END, distance, folded } from './match';
import type { Recognised } from './recogniser';

/** So many lines around a title are read, at most. */
const MOST = 4;
/** Only readings that the reader itself trusts count as text. */
const TRUSTED = 70;
/** A painting easily looks like three letters. */
const SHORTEST_TEXT = 4;
/** So far from the title a line may be and still hold it: specks around it make it harder to read. */
const STILL_ITSELF = 0.4;

/** Lines of the title's size that go on beyond it, or stand next to it, above or below: what prose has. */
export function neighboursOf(title: PlacedTitle, lines: readonly Line[]): Line[] {
	return lines
		.filter((line) => isOfItsSize(line, title) && isNextTo(line, title))
		.sort(
			(a, b) => Math.hypot(a.x - title.x, a.y - title.y) - Math.hypot(b.x - title.x, b.y - title.y)
		)
		.slice(0, MOST);
}

function isOfItsSize(line: Line, { angle, reading }: PlacedTitle): boolean {
	const ratio = line.letter / reading.strip.letter;
	return (
		ratio > 0.6 && ratio < 1.6 && line.blobs.length >= 4 && Math.abs(line.angle - angle) < 0.15
	);
}

function isNextTo(line: Line, title: PlacedTitle): boolean {
	const { along, across } = offset(title, line, title.angle);
	const gap = Math.abs(along) - (line.length + title.width) / 2;
	if (Math.abs(across) < 0.5 * title.height) {
		const goesOn = line.length > 1.5 * title.width && gap < 0;
		const beside = gap > -0.3 * title.height && gap < 2 * title.height;
		return goesOn || beside;
	}
	return Math.abs(across) > 0.8 * title.height && Math.abs(across) < 2.6 * title.height && gap < 0;
}

/** Whether it is text, and not the title itself with specks around it. */
export function isOtherText({ text, confidence }: Recognised, title: string): boolean {
	if (confidence < TRUSTED) return false;
	const own = folded(title);
	const read = folded(text);
	const more = Math.max(0, read.length - own.length);
	const isItself = distance(own, read) - (more * EXTRA_AT_END) / own.length <= STILL_ITSELF;
	return (isItself ? more : read.length) >= SHORTEST_TEXT;
}
