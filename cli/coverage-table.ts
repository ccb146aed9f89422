import colours from 'picocolors';
import type { RulebookResult, RuleResult } from '../reports/model';
import { marks, rungs } from '../reports/model';
import { countRules, rulesIn } from '../reports/summary';
import { fittedTable } from './fitted-table';

/** A rulebook's ladder in words: a row for each chapter, the testable rules and all, then what stands beside it. */
export function describeLadder(rulebook: RulebookResult): string {
  const rules = rulesIn(rulebook);
  const chapters = rulebook.chapters.map(({ number, title, sections }) =>
    row(
      `${number} ${title}`.trim(),
      sections.flatMap((section) => section.rules),
    ),
  );
  const testable = row(
    'testable',
    rules.filter(({ kind }) => kind === 'testable'),
  );
  return [
    `${rulebook.title} ${rulebook.edition}`,
    fittedTable(['chapter', 'rules', ...rungs], [...chapters, testable, row('all', rules)]),
    describeEarned(rules),
    describeKinds(rules),
    describeMarks(rules),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function row(name: string, rules: readonly RuleResult[]): string[] {
  const { on } = countRules(rules);
  const cells = rungs.map((rung) =>
    rung === 'unclassified' && on[rung] > 0 ? colours.red(String(on[rung])) : String(on[rung]),
  );
  return [name, String(rules.length), ...cells];
}

/** In the table a rule counts once, on the highest of its rungs. */
function describeEarned(rules: readonly RuleResult[]): string {
  const { earned } = countRules(rules);
  const present = rungs.filter((rung) => earned[rung] > 0);
  return present.length === 0
    ? ''
    : `Rules that earned a rung, in all: ${present.map((rung) => `${rung} ${earned[rung]}`).join(', ')}`;
}

function describeKinds(rules: readonly RuleResult[]): string {
  const { kinds } = countRules(rules);
  const present = Object.entries(kinds).filter(([, count]) => count > 0);
  return present.length === 0
    ? ''
    : `Kinds: ${present.map(([kind, count]) => `${count} ${kind}`).join(', ')}`;
}

function describeMarks(rules: readonly RuleResult[]): string {
  const counts = countRules(rules).marks;
  const present = marks.filter((mark) => counts[mark] > 0);
  return present.length === 0
    ? ''
    : `Beside the ladder: ${present.map((mark) => `${counts[mark]} ${mark}`).join(', ')}`;
}
