import colours from 'picocolors';
import type { KnownRulebook } from '../reports/coverage';
import { findRule } from '../rulebooks/library';
import { findHome, type Home } from './home';
import { implementationsOf } from './implementations';
import { type LastResult, lastResult } from './last-run';
import { Problem } from './problem';
import { featureFilesOf } from './rulebook-features';
import { knownRulebooks, noSuchRule } from './rules';
import { findLinkedScenarios, type LinkedScenario } from './scenario-index';
import { selectRulebooks } from './selection';

/** What `rulewright explain` is asked for. */
export interface ExplainOptions {
  readonly rulebook?: string;
  /** The folder of the last run's report. */
  readonly report: string;
}

/** Prints what is known of a rule. Returns the exit code; throws a Problem for a rule that there isn't. */
export async function explain(number: string, { rulebook, report }: ExplainOptions): Promise<number> {
  const home = findHome();
  const known = knownRulebooks(selectRulebooks(rulebook));
  const having = known.filter((each) => findRule(each.rulebook, number) !== undefined);
  if (having.length === 0) throw new Problem(known.map((each) => noSuchRule(each.rulebook, number)));
  const described: string[] = [];
  for (const each of having) {
    const { id } = each.rulebook;
    const scenarios = await findLinkedScenarios(featureFilesOf(id, home, known.length === 1), number);
    described.push(describeRule(number, each, scenarios, lastResult(report, id, number), home));
  }
  console.log(described.join('\n\n'));
  return 0;
}

function describeRule(
  number: string,
  { rulebook, rulings, implemented }: KnownRulebook,
  scenarios: readonly LinkedScenario[],
  last: LastResult | undefined,
  home: Home,
): string {
  const section = rulebook.chapters
    .flatMap(({ sections }) => sections)
    .find((each) => each.number === number.slice(0, 3));
  const rules = implemented.filter((rule) => rule.number === number);
  const places = implementationsOf(rulebook.id, home)[number] ?? [];
  const about = rulings.filter((ruling) => ruling.rules.includes(number));
  return [
    `${colours.bold(number)} ${rulebook.title} ${rulebook.edition}, ${number.slice(0, 3)} ${section?.title ?? ''}`.trim(),
    part(
      'As implemented',
      rules.map(({ title, form }) => `${title} (${form})`),
      'the engine implements nothing under this number',
    ),
    part('Where', places, 'nowhere in the engine'),
    part(
      'Scenarios',
      scenarios.map(
        ({ name, at }) => `${last?.verdicts.get(name) ?? 'not run'}: ${name}\n    ${colours.dim(at)}`,
      ),
      'none is linked to this rule',
    ),
    part(
      'Rulings',
      about.map(({ id, question, taken, why }) => `${id}: ${question}\n    ${taken}\n    ${why}`),
      'none: the rule is clear',
    ),
    part(
      'Last run',
      last === undefined ? [] : [describeLast(last)],
      'none: run "rulewright check --report report"',
    ),
  ].join('\n');
}

function describeLast({ rung, failing, exercised, verdicts }: LastResult): string {
  if (failing) return `${rung}, failing`;
  return exercised && verdicts.size === 0 ? `${rung}, though exercised by scenarios of other rules` : rung;
}

function part(title: string, lines: readonly string[], otherwise: string): string {
  return [`${title}:`, ...(lines.length > 0 ? lines : [otherwise]).map((line) => `  ${line}`)].join('\n');
}
