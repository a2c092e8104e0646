import type { RuleId } from '$lib/engine/explanation';
import { folded } from '$lib/i18n/folded';

/**
 * The rules that hold every word of the question, in their text or as the beginning of their number
 * (`2.2` and `MC-2.2` both find `MC-2.2.1`). An empty question finds all.
 */
export function search(
	rulebook: readonly RuleId[],
	textOf: (id: RuleId) => string,
	question: string
): readonly RuleId[] {
	const words = folded(question).split(/\s+/).filter(Boolean);
	return rulebook.filter((id) => {
		const text = folded(textOf(id));
		return words.every((word) => text.includes(word) || isNumber(id, word));
	});
}

function isNumber(id: RuleId, word: string): boolean {
	const whole = id.toLowerCase();
	const number = whole.slice(whole.indexOf('-') + 1);
	return [whole, number].some(
		(part) => part === word || part.startsWith(`${word.replace(/\.$/, '')}.`)
	);
}
