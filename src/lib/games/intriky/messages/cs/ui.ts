import { ui as en } from '../en/ui';

export const ui = en;
