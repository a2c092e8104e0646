/**
 * The scanner's vocabulary. It knows no game: what may stand on a card comes in as a closed list, and
 * whatever is not surely one of its words stays "not sure".
 */

export type { ScanEntry as Entry, ScanVocabulary as Vocabulary } from '$lib/contract/scan';

/** A point in the picture, in pixels of the picture as handed in (after its EXIF orientation). */
export interface Point {
	readonly x: number;
	readonly y: number;
}
export type Quad = readonly [Point, Point, Point, Point];

/** What was read at one place. `sure` is a promise; everything else is asked. */
export type Reading =
	| {
			readonly sure: true;
			readonly id: string;
			readonly at: Quad;
			readonly candidates: readonly Candidate[];
	  }
	/** Something is there, best candidates first (three at most, possibly none). */
	| { readonly sure: false; readonly at: Quad; readonly candidates: readonly Candidate[] };

export interface Candidate {
	readonly id: string;
	/** 0 … 1; higher is nearer. For the order only, never a promise. */
	readonly likeness: number;
}

/** One card found, in reading order from the left as the picture is held. */
export interface FoundCard {
	readonly at: Quad;
	/** The title that stands upright in the picture. */
	readonly upper: Reading | null;
	/** The title printed upside down, for `twoHalves` alone. */
	readonly lower: Reading | null;
}

export interface ScanResult {
	readonly width: number;
	readonly height: number;
	readonly cards: readonly FoundCard[];
	/** False where the picture may be held upside down and nothing proves otherwise: ask from which side it is read. */
	readonly uprightSure: boolean;
	readonly milliseconds: number;
}

/** How far a scan or download is, 0 … 1. */
export type Progress = (step: 'load' | 'find' | 'read', done: number) => void;

/** Why a scan gave nothing; each has its own message for the person. */
export type ScanProblem =
	/** The file is no picture that this browser can decode (HEIC, broken JPEG). */
	| 'undecodable'
	/** Larger than can be handled even after reduction. */
	| 'tooLarge'
	/** Smaller than any title could be read from. */
	| 'tooSmall'
	/** Data of the reader are missing, wrong in size or hash, or cut off. */
	| 'badDownload'
	| 'noRoom'
	| 'offline'
	| 'cancelled'
	| 'failed';

export class ScanError extends Error {
	constructor(readonly problem: ScanProblem) {
		super(problem);
	}
}
