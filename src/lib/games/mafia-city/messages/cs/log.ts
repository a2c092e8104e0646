import type { Catalogue } from '../en';

export const log: Catalogue['log'] = {};
