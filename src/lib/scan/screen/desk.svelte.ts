import type { ScannedCard, ScanVocabulary } from '$lib/contract/scan';
import {
	blankCard,
	draftOf,
	openPlaces,
	scanned,
	slotAt,
	told,
	turned,
	type DraftCard,
	type Half,
	type Place
} from './draft';
import { ScanError, type ScanProblem } from '../model';
import type { Picture } from '../picture/picture';
import type { Scanner } from './scanner';

/** Where each step of a scan begins and ends on one bar. */
const STEPS = { load: [0, 0.15], find: [0.15, 0.4], read: [0.4, 1] } as const;

/**
 * The scan screen's behaviour: a picture becomes a row of cards, and the row is completed by hand. The row
 * can be entered without any picture as well.
 */
export class ScanDesk {
	readonly #vocabulary: ScanVocabulary;
	readonly #open: () => Promise<Scanner>;
	#scanner: Promise<Scanner> | null = null;
	#abort: AbortController | null = null;
	#stage = $state<'idle' | 'reading' | 'read'>('idle');
	#share = $state(0);
	#picture = $state.raw<Picture | null>(null);
	#problem = $state<ScanProblem | null>(null);
	#cards = $state.raw<readonly DraftCard[]>([]);
	#picked = $state.raw<Place | null>(null);
	#uprightSure = $state(true);
	#turned = $state(false);
	#found = $state(0);
	#nextKey = 1000;

	constructor(vocabulary: ScanVocabulary, open: () => Promise<Scanner>) {
		this.#vocabulary = vocabulary;
		this.#open = open;
	}

	get stage() {
		return this.#stage;
	}
	/** How far the reading is, 0 … 1. */
	get share(): number {
		return this.#share;
	}
	get picture(): Picture | null {
		return this.#picture;
	}
	/** Why the last picture gave nothing. */
	get problem(): ScanProblem | null {
		return this.#problem;
	}
	get cards(): readonly DraftCard[] {
		return this.#cards;
	}
	/** The title that the next word tapped is for; null for a new card. */
	get picked(): Place | null {
		return this.#picked;
	}
	/** How many cards were found in the picture. */
	get found(): number {
		return this.#found;
	}
	/** False where nobody knows from which side the row is read. */
	get uprightSure(): boolean {
		return this.#uprightSure;
	}
	/** The picture is shown upside down. */
	get turned(): boolean {
		return this.#turned;
	}
	get twoHalves(): boolean {
		return this.#vocabulary.cards === 'twoHalves';
	}

	/** What would be confirmed now: the row, or the one card picked where cards are read one by one. */
	get confirmed(): readonly ScannedCard[] {
		const row = scanned(this.#cards);
		if (this.twoHalves) return row;
		const at = this.#cards.findIndex(({ key }) => key === this.#picked?.key);
		return row.slice(Math.max(0, at), Math.max(0, at) + 1);
	}

	/** Takes a picture (or fails as it fails), reads it, and lays out what was found. */
	async read(take: () => Promise<Picture>): Promise<void> {
		this.reset();
		const abort = new AbortController();
		this.#abort = abort;
		this.#stage = 'reading';
		try {
			const picture = await take();
			if (abort.signal.aborted) drop(picture);
			else await this.#readPicture(picture, abort.signal);
		} catch (error) {
			if (abort.signal.aborted) return;
			this.#stage = 'idle';
			this.#problem = error instanceof ScanError ? error.problem : 'failed';
		}
	}

	/** Stops reading at once. */
	cancel(): void {
		this.reset();
	}

	/** Back to an empty screen; the picture is forgotten. */
	reset(): void {
		this.#abort?.abort();
		this.#abort = null;
		if (this.#picture !== null) drop(this.#picture);
		this.#picture = null;
		this.#stage = 'idle';
		this.#share = 0;
		this.#problem = null;
		this.#cards = [];
		this.#picked = null;
		this.#uprightSure = true;
		this.#turned = false;
	}

	/** Frees everything; the desk is not used after that. */
	close(): void {
		this.reset();
		this.#scanner?.then((scanner) => {
			scanner.close();
		}, ignore);
		this.#scanner = null;
	}

	pick(key: number, half: Half): void {
		this.#picked = { key, half };
	}

	/** Writes a word where the person has pointed, else at the first open title, else on a new card. */
	tell(id: string): void {
		const place = this.#picked ?? this.#firstOpen() ?? this.#added();
		this.#cards = told(this.#cards, place, id);
		this.#picked = this.twoHalves ? this.#firstOpen() : place;
	}

	/** Answers one title, whichever is picked. */
	answer(place: Place, id: string): void {
		this.#picked = place;
		this.tell(id);
	}

	/** Lays an empty card at the end of the row. */
	add(): void {
		this.#picked = this.#added();
	}

	remove(key: number): void {
		this.#cards = this.#cards.filter((card) => card.key !== key);
		if (this.#picked !== null && slotAt(this.#cards, this.#picked) === null) {
			this.#picked = this.#firstOpen() ?? this.#single();
		}
	}

	/** The row from the other side of the table. */
	turn(): void {
		this.#cards = turned(this.#cards, this.#picture);
		this.#turned = !this.#turned;
		this.#uprightSure = true;
		this.#picked = this.#firstOpen();
	}

	async #readPicture(picture: Picture, signal: AbortSignal): Promise<void> {
		this.#picture = picture;
		this.#scanner ??= this.#open();
		const scanner = await this.#scanner.catch((error: unknown) => {
			this.#scanner = null;
			throw error;
		});
		const result = await scanner.scan(picture.full, this.#vocabulary, {
			signal,
			onprogress: (step, done) => {
				const [from, to] = STEPS[step];
				this.#share = from + (to - from) * done;
			}
		});
		if (signal.aborted) return;
		this.#found = result.cards.length;
		this.#cards = draftOf(result.cards, this.#vocabulary);
		this.#picked = this.#firstOpen() ?? this.#single();
		this.#uprightSure = result.uprightSure || !this.twoHalves || result.cards.length === 0;
		this.#stage = 'read';
	}

	#firstOpen(): Place | null {
		return openPlaces(this.#cards)[0] ?? null;
	}

	/** Where cards have one title, one of them is always picked: it is the one that opens. */
	#single(): Place | null {
		const [first] = this.#cards;
		return this.twoHalves || first === undefined ? null : { key: first.key, half: 'upper' };
	}

	#added(): Place {
		const card = blankCard(this.#nextKey++, this.#vocabulary);
		this.#cards = [...this.#cards, card];
		return { key: card.key, half: 'upper' };
	}
}

function drop({ full, shown }: Picture): void {
	full.close();
	shown.close();
}

const ignore = (): void => undefined;
