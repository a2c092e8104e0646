import { TableDesk } from '$lib/kit/table/desk.svelte';
import type { Catalogue } from '../../messages/en';
import type { State } from '../../model';
import type { Command, Event } from '../../schema';

/** The one sheet that is open over the table. */
export interface OpenSheet {
	readonly kind: 'correct';
}

/** The table's screen of this game while it is used. */
export class Desk extends TableDesk<State, Command, Event, Catalogue, OpenSheet> {}
