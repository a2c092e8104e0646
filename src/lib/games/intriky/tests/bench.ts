import type { Timing } from '$lib/contract/timing';
import { sampleIntrigue } from '../rules/deck';
import { plan } from '../rules/payment';
import { readings } from '../rules/readings';

const ROW = Array.from({ length: 12 }, (_, at) => sampleIntrigue(at));
const BANK = Array.from({ length: 30 }, (_, at) => ((at * 7) % 9) + 1);
/** Characters and skills of one turn, more than half of what is in the bank. */
const PURPOSES = [12, 9, 1, 2, 1, 31, 24];

/** What is worked out while somebody looks at the screen. */
const timings: readonly Timing[] = [
	{
		what: 'all readings of 12 cards, initiators 2 to 4',
		run: () => [2, 3, 4].flatMap((number) => readings(ROW, number, 'always')),
		most: 1
	},
	{
		what: 'payment plan for a bank of 30 cards',
		run: () => plan(BANK, 0, PURPOSES),
		most: 5
	}
];

export default timings;
