import type { Catalogue } from '../en';
import { facts } from './facts';
import { log } from './log';
import { rules } from './rules';
import { terms } from './terms';
import { ui } from './ui';

const sk: Catalogue = { terms, facts, log, rules, ui };

export default sk;
