import type { RuleId } from '$lib/engine/explanation';

/** Every numbered rule of The Boss, as the rules screen lists them. */
export const rulebook: readonly RuleId[] = [
	'TB-1.1',
	'TB-1.2',
	'TB-1.3',
	'TB-1.4',
	'TB-1.5',
	'TB-1.6',
	'TB-1.7',
	'TB-2',
	'TB-2.1',
	'TB-2.2',
	'TB-2.3',
	'TB-2.4',
	'TB-2.5',
	'TB-2.6',
	'TB-2.7',
	'TB-2.8',
	'TB-3',
	'TB-3.1',
	'TB-3.2',
	'TB-3.3',
	'TB-3.4',
	'TB-3.5',
	'TB-3.6',
	'TB-4',
	'TB-5',
	'TB-6.1',
	'TB-6.2',
	'TB-6.3',
	'TB-6.4',
	'TB-6.5'
];

/** Rules that no test can hold, because the app leaves them to the players; with the reason. None here. */
export const honour: Readonly<Record<RuleId, string>> = {};
