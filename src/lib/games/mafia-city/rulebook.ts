import type { RuleId } from '$lib/engine/explanation';

/** Every numbered rule of Mafia City, as the rules screen lists them. */
export const rulebook: readonly RuleId[] = [
	'MC-1.1',
	'MC-1.2',
	'MC-1.3',
	'MC-1.4',
	'MC-1.5',
	'MC-1.6',
	'MC-1.7',
	'MC-2',
	'MC-2.1',
	'MC-2.1.1',
	'MC-2.1.2',
	'MC-2.1.3',
	'MC-2.1.4',
	'MC-2.2',
	'MC-2.2.1',
	'MC-2.2.2',
	'MC-2.2.3',
	'MC-2.2.4',
	'MC-2.2.5',
	'MC-2.2.6',
	'MC-2.3',
	'MC-2.4',
	'MC-2.4.1',
	'MC-2.4.2',
	'MC-3',
	'MC-3.1',
	'MC-3.2',
	'MC-3.3',
	'MC-3.4',
	'MC-3.5',
	'MC-3.6',
	'MC-3.7',
	'MC-4',
	'MC-5',
	'MC-5.1',
	'MC-5.2',
	'MC-5.3',
	'MC-5.4',
	'MC-5.5',
	'MC-5.6',
	'MC-6.1',
	'MC-6.2',
	'MC-6.3',
	'MC-6.4',
	'MC-6.5',
	'MC-6.6'
];

/** Rules that no test can hold, because the app leaves them to the players; with the reason. */
export const honour: Readonly<Record<RuleId, string>> = {
	'MC-5.4':
		'The order of raising is spoken at the table. The app asks nobody whether they raise (what did not ' +
		'happen costs no tap) and takes Secret Deals in whatever order they are entered; control counts them all.'
};
