import type { Verdict } from './model';
import type { RecordedRun, RecordedScenario } from './recorded-run';
import { counted } from './rule-runs';
import type { RunComparison, RungChange } from './run-comparison';

/** Where a run comes from, in a few words. */
export function runInWords({ origin, rulewright, engine, off, amendment, scenarios }: RecordedRun): string {
  return [
    ...(origin === undefined ? [] : [origin.date.replace('T', ' ').replace(/:\d\d(?:\.\d+)?Z$/, ' UTC')]),
    ...(origin?.commit === undefined ? [] : [`commit ${origin.commit}`]),
    `version ${rulewright}`,
    ...(engine === undefined ? [] : [[engine.name, engine.version].filter(Boolean).join(' ')]),
    ...(off.length === 0 ? [] : [`off: ${off.join(', ')}`]),
    ...(amendment === undefined ? [] : [`under "${amendment.name}": ${amendment.changes.join('; ')}`]),
    counted(scenarios.length, 'scenario'),
  ].join(', ');
}

/** What became of the scenarios, in one sentence. */
export function comparisonInShort(comparison: RunComparison): string {
  const { inBoth, same, newlyPassing, notJudged, added, gone, renamed, lost, gained } = comparison;
  const inGroups = (groups: readonly { readonly scenarios: readonly unknown[] }[]): number =>
    groups.reduce((total, { scenarios }) => total + scenarios.length, 0);
  const parts = [
    [inGroups(comparison.newlyFailing), 'newly failing'],
    [inGroups(comparison.notSetUp), 'no longer set up'],
    [inGroups(comparison.otherCause.map(({ group }) => group)), 'failing of another cause'],
    [newlyPassing.length, 'newly passing'],
    [notJudged.length, 'no longer judged'],
    [added.length, 'new'],
    [gone.length, 'gone'],
    [renamed.length, 'renamed or moved'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const rungs = [
    ...(lost.length > 0 ? [`${counted(lost.length, 'rule')} lost a rung`] : []),
    ...(gained.length > 0 ? [`${counted(gained.length, 'rule')} gained one`] : []),
  ];
  const all = [...told, ...rungs];
  return `${counted(inBoth, 'scenario is', 'scenarios are')} in both runs, ${same} of them end as before${all.length === 0 ? '.' : `: ${all.join(', ')}.`}`;
}

/** Rules that went from one rung to another, those of one way together: `legions-of-will, exercised → passes: 113.2, 704.5c`. */
export function rungsInWords(changes: readonly RungChange[]): readonly string[] {
  const ways = new Map<string, string[]>();
  for (const { rulebook, rule, from, to, lost, gained } of changes) {
    const only =
      from === to ? ` (${[...lost.map((rung) => `no longer ${rung}`), ...gained].join(', ')})` : '';
    const way = `${rulebook}, ${from} → ${to}${only}`;
    ways.set(way, [...(ways.get(way) ?? []), rule]);
  }
  return [...ways].map(([way, rules]) => `${way}: ${rules.join(', ')}`);
}

/** A scenario with the rules that it is about and its place. */
export const scenarioInWords = ({ name, rules, at }: RecordedScenario): string =>
  `${name}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}  ${at}`;

/** How a scenario ended before and ends now. */
export const verdictsInWords = (before: Verdict, after: Verdict): string => `${before} → ${after}`;
