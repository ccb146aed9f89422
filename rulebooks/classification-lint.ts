import { type Classification, classificationFile, rewordedIn } from './classification';
import { rulesOf } from './library';
import type { Rulebook } from './model';

/** Something wrong with a classification. */
export interface ClassificationFinding {
  readonly code:
    | 'no-classification'
    | 'no-such-rule'
    | 'no-entry'
    | 'double-entry'
    | 'no-reason'
    | 'no-such-source'
    | 'one-of-two'
    | 'restatement-unread'
    | 'restatement-reworded'
    | 'untestable-but-linked';
  /** Key of the rule; left out where it is about the whole file. */
  readonly rule?: string;
  /** One sentence: where, what is wrong, what to do. */
  readonly message: string;
}

/** A scenario's link to a rule. */
export interface LinkToRule {
  readonly rule: string;
  /** The scenario, as `file:line`. */
  readonly at: string;
}

/**
 * What is wrong with the classification of a rulebook: rules that there aren't, rules twice, reasons that are
 * missing, rules left out, and scenarios that are linked to rules called untestable.
 */
export function lintClassification(
  rulebook: Rulebook,
  classification: Classification | undefined,
  links: readonly LinkToRule[],
): ClassificationFinding[] {
  const file = `rulebooks/${classificationFile(rulebook.id, rulebook.edition)}`;
  if (classification === undefined) {
    return [
      {
        code: 'no-classification',
        message: `${file} doesn't exist, so no rule of ${rulebook.id} is classified: "rulewright rulebook classify" proposes one.`,
      },
    ];
  }
  const digests = new Map(rulesOf(rulebook).map(({ key, digest }) => [key, digest]));
  const keys = new Set(digests.keys());
  const classified = new Set(classification.rules.map(({ rule }) => rule));
  return [
    ...lintEntries(keys, classification, file),
    ...[...keys]
      .filter((key) => !classified.has(key))
      .map(
        (rule): ClassificationFinding => ({
          code: 'no-entry',
          rule,
          message: `${file}: ${rule} has no entry: say what kind of rule it is.`,
        }),
      ),
    ...lintRestatements(digests, classification, file),
    ...lintLinks(classification, links, file),
  ];
}

function lintEntries(
  keys: ReadonlySet<string>,
  { rules }: Classification,
  file: string,
): ClassificationFinding[] {
  const seen = new Set<string>();
  return rules.flatMap(({ rule, kind, reason, restates, followsFrom = [], inherent }) => {
    const findings: ClassificationFinding[] = [];
    const found = (code: ClassificationFinding['code'], message: string) =>
      findings.push({ code, rule, message: `${file}: ${message}` });
    if (!keys.has(rule)) found('no-such-rule', `there is no rule ${rule} in this edition: remove its entry.`);
    if (seen.has(rule)) found('double-entry', `${rule} has two entries: keep the one that is right.`);
    if (kind !== 'testable' && reason === undefined) {
      found('no-reason', `${rule} is called ${kind} without a reason: say why in a few words.`);
    }
    for (const source of restates === undefined ? followsFrom : [restates, ...followsFrom]) {
      if (source === rule || !keys.has(source))
        found(
          'no-such-source',
          source === rule
            ? `${rule} is said to come from itself: name the rules that say what it says.`
            : `${rule} is said to come from ${source}, and there is no such rule in this edition: correct the number.`,
        );
    }
    const origins = [
      ...(restates === undefined ? [] : ['restate a rule']),
      ...(followsFrom.length === 0 ? [] : ['follow from others']),
      ...(inherent === undefined ? [] : ['be inherent']),
    ];
    if (origins.length > 1)
      found('one-of-two', `${rule} is said to ${origins.join(' and to ')}: say one of them.`);
    seen.add(rule);
    return findings;
  });
}

/** Two rules say the same as long as neither has another text than when somebody read both. */
function lintRestatements(
  now: ReadonlyMap<string, string>,
  { rules }: Classification,
  file: string,
): ClassificationFinding[] {
  return rules.flatMap(({ rule, restates, digests }): ClassificationFinding[] => {
    const both = restates === undefined ? [] : [rule, restates];
    const texts = both.flatMap((each) => now.get(each) ?? []);
    // Where one of them isn't there, that is found already.
    if (restates === undefined || texts.length < 2) return [];
    const mending = `read both, and where they do, write "digests": ["${texts.join('", "')}"] beside it`;
    if (digests === undefined) {
      const message = `${file}: ${rule} is said to restate ${restates}, but not which texts of the two say the same: ${mending}.`;
      return [{ code: 'restatement-unread', rule, message }];
    }
    const reworded = rewordedIn({ rule, restates, digests }, (each) => now.get(each));
    if (reworded.length === 0) return [];
    const message = `${file}: ${rule} is said to restate ${restates}, but ${reworded.join(' and ')} ${reworded.length > 1 ? 'have other texts' : 'has another text'} than when both were read: ${mending}; else take "restates" out, and give ${rule} an object of its own.`;
    return [{ code: 'restatement-reworded', rule, message }];
  });
}

function lintLinks(
  { rules }: Classification,
  links: readonly LinkToRule[],
  file: string,
): ClassificationFinding[] {
  const untestable = new Map(
    rules.filter(({ kind }) => kind !== 'testable').map(({ rule, kind }) => [rule, kind]),
  );
  const scenarios = new Map<string, string[]>();
  for (const { rule, at } of links) {
    if (untestable.has(rule)) scenarios.set(rule, [...(scenarios.get(rule) ?? []), at]);
  }
  return [...scenarios].map(([rule, [first = '', ...others]]) => ({
    code: 'untestable-but-linked',
    rule,
    message: `${file}: ${rule} is called ${untestable.get(rule)}, but a scenario is linked to it (${first}${others.length > 0 ? ` and ${others.length} more` : ''}): call it testable, or link the scenario to another rule.`,
  }));
}
