import type { Seat } from '$lib/engine/explanation';
import type { Desk } from './desk.svelte';
import { VETOES } from '../../model';
import { openReaction } from '../../questions';
import type { Veto } from '../../schema';
import { playing } from './plays';

/** Who could cancel the last thing with this. */
export const vetoers = (desk: Desk, means: Veto): readonly Seat[] =>
	desk.seats.filter((player) => desk.allows({ type: 'veto', player, with: means }));

/** Who could answer the last thing with Complicity: at most the owner of the mafioso just jailed. */
export const complices = (desk: Desk): readonly Seat[] =>
	(openReaction(desk.state)?.jailing ?? null) === null
		? []
		: desk.seats.filter((player) => desk.allows(playing(player, 'complicity')));

/** Whether the last thing can be cancelled or answered at all. */
export const mayReact = (desk: Desk): boolean =>
	openReaction(desk.state) !== null &&
	(VETOES.some((means) => vetoers(desk, means).length > 0) || complices(desk).length > 0);
