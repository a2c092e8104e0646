import * as v from 'valibot';
import { explanationBy } from '../engine/schemas/explanation';
import { seat, type StoredEntry } from './records';

const common = {
	id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
	parent: v.pipe(v.string(), v.maxLength(64)),
	at: v.number()
};
const events = v.array(v.unknown());
const refused = explanationBy(seat);

/** Each kind by its name, so that none is tried in vain: a long game has thousands of entries to read. */
const kinds: Readonly<Record<StoredEntry['kind'], v.GenericSchema<unknown, StoredEntry>>> = {
	move: v.object({ ...common, kind: v.literal('move'), command: v.unknown(), events }),
	undo: v.object({ ...common, kind: v.literal('undo') }),
	redo: v.object({ ...common, kind: v.literal('redo') }),
	amend: v.object({
		...common,
		kind: v.literal('amend'),
		of: v.string(),
		how: v.picklist(['remove', 'replace', 'insertAfter']),
		command: v.unknown(),
		events,
		tail: v.array(
			v.union([
				v.object({ of: v.string(), command: v.unknown(), refused }),
				v.object({ of: v.string(), command: v.unknown(), events })
			])
		)
	})
};

/** Unknown → an entry whose command and events are still unknown; null if it can't be one. */
export function parseEntry(raw: unknown): StoredEntry | null {
	if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return null;
	const { kind } = raw;
	if (typeof kind !== 'string' || !isKind(kind)) return null;
	const result = v.safeParse(kinds[kind], raw);
	return result.success ? result.output : null;
}

const isKind = (kind: string): kind is StoredEntry['kind'] => Object.hasOwn(kinds, kind);
