import { facts } from './facts';
import { log } from './log';
import { rules } from './rules';
import { terms } from './terms';
import { ui } from './ui';

/** Everything that The Boss says, in English: the pattern for the other languages. */
const en = { terms, facts, log, rules, ui };

export type Catalogue = typeof en;
export default en;
