import colours from 'picocolors';
import type { RulebookResult, RuleResult, Rung } from '../reports/model';
import { enforcements, marks, rungs } from '../reports/model';
import { isNoticed, type MutantResult } from '../reports/mutants';
import { countRules, rulesIn } from '../reports/summary';
import { fittedTable } from './fitted-table';

/** A rulebook's ladder in words: a row for each chapter, the testable rules and all, then what stands beside it. */
export function describeLadder(rulebook: RulebookResult): string {
  const rules = rulesIn(rulebook);
  // Nobody stands on a rung that wasn't tried: as a column it would look like a bad result.
  const shown = rungs.filter((rung) => rung !== 'kills' || rulebook.mutated);
  const chapters = rulebook.chapters.map(({ number, title, sections }) =>
    row(
      `${number} ${title}`.trim(),
      sections.flatMap((section) => section.rules),
      shown,
    ),
  );
  const testable = row(
    'testable',
    rules.filter(({ kind }) => kind === 'testable'),
    shown,
  );
  return [
    `${rulebook.title} ${rulebook.edition}`,
    fittedTable(['chapter', 'rules', ...shown], [...chapters, testable, row('all', rules, shown)]),
    describeEarned(rules),
    describeKinds(rules),
    describeMarks(rules),
    describeEnforcement(rulebook),
    describeAssumed(rulebook),
    rulebook.mutated ? describeKills(rules) : NOT_MUTATED,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const NOT_MUTATED =
  'Kills: not tried here. "rulewright mutate" switches rules off, one at a time, and says whose scenarios notice.';

/** How many rules and variants are noticed where they are missed, and how much of what was recorded holds no longer. */
function describeKills(rules: readonly RuleResult[]): string {
  const all = rules.flatMap(({ mutants = [] }) => mutants);
  const off = all.filter(({ isOff }) => isOff);
  const variants = all.filter(({ isOff }) => !isOff);
  const explained = all.filter(({ outcome, why }) => outcome === 'survived' && why !== undefined).length;
  const outdated = all.filter(({ outcome }) => outcome === 'outdated').length;
  const untried = all.filter(({ outcome }) => outcome === 'not tried').length;
  return [
    `Kills: switched off, ${share(off)} rules are missed; ${share(variants)} variants are noticed`,
    ...(explained > 0
      ? [`${explained} survivors can't be told from their rules, for reasons that are written down`]
      : []),
    ...(outdated > 0 ? [`${outdated} outdated, as a text or a scenario is another now`] : []),
    ...(untried > 0 ? [`${untried} not tried yet`] : []),
    ...(outdated + untried > 0 ? ['"rulewright mutate --out features/kills.json" tries these'] : []),
  ].join('; ');
}

const share = (mutants: readonly MutantResult[]): string => {
  const caught = mutants.filter(isNoticed).length;
  const percent = mutants.length === 0 ? '' : ` (${Math.floor((100 * caught) / mutants.length)} %)`;
  return `${caught} of ${mutants.length}${percent}`;
};

function row(name: string, rules: readonly RuleResult[], shown: readonly Rung[]): string[] {
  const { on } = countRules(rules);
  const cells = shown.map((rung) =>
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

/** So many rules are named; `--json` names all. */
const MOST_NAMED = 24;

/** The rules that the edition has from another one, as its rulebook only cites them. */
function describeAssumed({ assumed }: RulebookResult): string {
  if (assumed.length === 0) return '';
  const sources = [
    ...new Set(assumed.map(({ number, from }) => `${number} from ${from.edition} ${from.number}`)),
  ];
  const named = sources.slice(0, MOST_NAMED).join(', ');
  const more =
    sources.length > MOST_NAMED ? `, and ${sources.length - MOST_NAMED} more (--json names all)` : '';
  return `Assumed, as the rulebook doesn't hold ${sources.length === 1 ? 'it' : 'them'}: ${named}${more}. None of these counts as linked, exercised or killed.`;
}

/** How the engine comes to keep its rules, by chapter, and which of them share an object undeclared. */
function describeEnforcement(rulebook: RulebookResult): string {
  const rules = rulesIn(rulebook);
  if (rules.every(({ enforcement }) => enforcement === undefined)) return '';
  const cells = (some: readonly RuleResult[]) => {
    const counts = countRules(some).enforcement;
    return enforcements.map((each) => String(counts[each]));
  };
  const chapters = rulebook.chapters.map(({ number, title, sections }) => [
    `${number} ${title}`.trim(),
    ...cells(sections.flatMap((section) => section.rules)),
  ]);
  const shared = rules.filter(({ enforcement }) => enforcement === 'shared').map(({ key }) => key);
  const more =
    shared.length > MOST_NAMED ? `, and ${shared.length - MOST_NAMED} more (--json names all)` : '';
  return [
    "Enforced by an object that is the rule's own, or is restated; derived or inherent; shared with others, not declared:",
    fittedTable(['chapter', ...enforcements], [...chapters, ['all', ...cells(rules)]]),
    ...(shared.length === 0
      ? []
      : [
          `Shared, not declared: ${shared.slice(0, MOST_NAMED).join(', ')}${more}. None of these counts as exercised.`,
        ]),
  ].join('\n');
}
