import type { Seat } from '$lib/engine/explanation';
import type { Desk } from './desk.svelte';
import type { Veto } from '../../schema';
import { playing } from './plays';

/** The means of cancelling, in the order offered (MC-5.1). */
export const VETOES: readonly Veto[] = ['policeChief', 'fbi', 'twoFists'];

/** Who could cancel the last thing with this. */
export const vetoers = (desk: Desk, means: Veto): readonly Seat[] =>
	desk.seats.filter((player) => desk.allows({ type: 'veto', player, with: means }));

/** Who could answer the last thing with Complicity: at most the owner of the mafioso just jailed. */
export const complices = (desk: Desk): readonly Seat[] =>
	jailing(desk) === null
		? []
		: desk.seats.filter((player) => desk.allows(playing(player, 'complicity')));

/** Whether the last thing can be cancelled or answered at all. */
export const mayReact = (desk: Desk): boolean =>
	reaction(desk) !== null &&
	(VETOES.some((means) => vetoers(desk, means).length > 0) || complices(desk).length > 0);

function reaction(desk: Desk) {
	const { full } = desk;
	return full?.phase === 'action' || full?.phase === 'locations' ? full.reaction : null;
}

const jailing = (desk: Desk) => reaction(desk)?.jailing ?? null;
