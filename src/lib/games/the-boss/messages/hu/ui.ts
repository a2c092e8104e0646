import type { Catalogue } from '../en';

export const ui: Catalogue['ui'] = {};
