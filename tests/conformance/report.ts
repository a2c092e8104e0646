import * as v from 'valibot';

/** A test that holds a rule. */
export interface RuleTest {
	readonly title: string;
	readonly passed: boolean;
}

export type TestsByRule = ReadonlyMap<string, readonly RuleTest[]>;

const Report = v.object({
	testResults: v.array(
		v.object({
			assertionResults: v.array(
				v.object({
					title: v.string(),
					ancestorTitles: v.array(v.string()),
					status: v.string()
				})
			)
		})
	)
});

/** One rule or several at the beginning of a title: `MC-2.2.2 …`, `MC-2.2.2, MC-2.2.3 …`. */
const RULES = /^(?:[A-Z]{2,3}-\d+(?:\.\d+)*[a-z]?(?:,? (?:and )?|$|(?=[:\s])))+/;
const RULE = /[A-Z]{2,3}-\d+(?:\.\d+)*/g;

/**
 * The tests of the unit run by the rules that their titles (or the titles of the groups they are in)
 * begin with.
 * @param json vitest's own report, or null where none was written.
 */
export function testsByRule(json: string | null): TestsByRule {
	if (json === null)
		throw new Error('no report of the unit tests: `npm run conformance` makes one');
	const rules = new Map<string, RuleTest[]>();
	for (const { assertionResults } of v.parse(Report, JSON.parse(json)).testResults) {
		for (const { title, ancestorTitles, status } of assertionResults) {
			if (status === 'skipped' || status === 'todo') continue;
			for (const rule of rulesIn([...ancestorTitles, title])) {
				const test = { title, passed: status === 'passed' };
				rules.set(rule, [...(rules.get(rule) ?? []), test]);
			}
		}
	}
	return rules;
}

const rulesIn = (titles: readonly string[]): ReadonlySet<string> =>
	new Set(titles.flatMap((title) => RULES.exec(title)?.[0].match(RULE) ?? []));

/** Rule → number of tests → result; the rules left to honesty apart, each with its reason. */
export function table(
	game: string,
	rulebook: readonly string[],
	honour: Readonly<Record<string, string>>,
	tests: TestsByRule
): string {
	const held = rulebook
		.filter((rule) => !(rule in honour))
		.map((rule) => {
			const found = tests.get(rule) ?? [];
			const failed = found.filter(({ passed }) => !passed).length;
			const result =
				found.length === 0 ? 'NO TEST' : failed > 0 ? `${String(failed)} FAILED` : 'holds';
			return `  ${rule.padEnd(10)} ${String(found.length).padStart(4)} tests  ${result}`;
		});
	const honest = Object.entries(honour).map(([rule, reason]) => `  ${rule.padEnd(10)} ${reason}`);
	return [
		`${game}: rule → tests → result`,
		...held,
		`${game}: left to the players`,
		...honest
	].join('\n');
}
