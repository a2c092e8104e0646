import { characters } from '$lib/ui/letters';

/** How many characters of a name are kept, as a person counts them. */
export const NAME_LENGTH = 40;
/** What the storage takes; some pictures are a dozen code units, some accents pile up. */
const STORED_LENGTH = 400;

/** Marks that would turn the text round a name; the app isolates names by itself. */
const TURNING = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cc}]/gu;

/** The beginning of a name that is kept, never ending inside a character. */
export function cut(name: string): string {
	// Far more than is kept, far less than would keep a phone busy.
	const all = characters(name.slice(0, 5000));
	let kept = '';
	for (const character of all.slice(0, NAME_LENGTH)) {
		if (kept.length + character.length > STORED_LENGTH) break;
		kept += character;
	}
	return kept;
}

/** A name as it is stored: no turning marks, no space at the ends, one space between words. */
export const tidy = (name: string): string =>
	cut(name.normalize('NFC').replace(TURNING, '').replace(/\s+/gu, ' ').trim());

/** What two names have in common that people take for the same. */
export const alike = (name: string): string => tidy(name).toLowerCase();
