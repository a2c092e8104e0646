import type { Explanation, RuleId } from '$lib/engine/explanation';
import { fact } from '../rules/fact';

export const nothingChanges = (rule: RuleId): Explanation => fact('nothingChanges', {}, [rule]);
export const badNumber = (rule: RuleId): Explanation => fact('badNumber', {}, [rule]);
export const handsNotTracked = (): Explanation => fact('handsNotTracked', {}, ['IN-2']);
