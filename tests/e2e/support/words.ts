import { scan as csScan } from '../../../src/lib/i18n/messages/cs/scan';
import { shell as cs } from '../../../src/lib/i18n/messages/cs/shell';
import { table as csTable } from '../../../src/lib/i18n/messages/cs/table';
import { scan as enScan } from '../../../src/lib/i18n/messages/en/scan';
import { shell as en } from '../../../src/lib/i18n/messages/en/shell';
import { table as enTable } from '../../../src/lib/i18n/messages/en/table';
import { scan as huScan } from '../../../src/lib/i18n/messages/hu/scan';
import { shell as hu } from '../../../src/lib/i18n/messages/hu/shell';
import { table as huTable } from '../../../src/lib/i18n/messages/hu/table';
import { scan as skScan } from '../../../src/lib/i18n/messages/sk/scan';
import { shell as sk } from '../../../src/lib/i18n/messages/sk/shell';
import { table as skTable } from '../../../src/lib/i18n/messages/sk/table';

/** The shell's words, so that a spec presses what a person reads, in whichever language. */
export const WORDS = {
	en: { ...en, ...enTable },
	cs: { ...cs, ...csTable },
	sk: { ...sk, ...skTable },
	hu: { ...hu, ...huTable }
} as const;

/** The words of the scan screen. */
export const SCAN = { en: enScan, cs: csScan, sk: skScan, hu: huScan } as const;
