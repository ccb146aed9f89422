import { readFileSync } from 'node:fs';
import type { GherkinDocument, Scenario, Tag } from '@cucumber/messages';
import { alsoLinks, linkOf } from '../reports/links';
import { editionTagged } from '../steps/chosen-edition';
import { Problem } from './problem';

/** A place in a feature file where a rule's number is written: in a `Rule:` line or an `@also:` tag. */
interface WrittenNumber {
  readonly number: string;
  /** Counted from 1, of the number's first character. */
  readonly line: number;
  readonly column: number;
}

/** A scenario, and the rules that it is linked to. */
interface ScenarioLinks {
  readonly name: string;
  readonly line: number;
  /** Numbers of rules: that of its `Rule:` line, then those of its tags and the tags that it inherits. */
  readonly rules: readonly string[];
  /** Whether it plays random games to see whether an invariant holds. */
  readonly invariant: boolean;
}

/** What is written in a feature file about rules. */
export interface FeatureLinks {
  readonly file: string;
  readonly text: string;
  /** What stands behind `Feature:`, and the line of it. */
  readonly title: string;
  readonly titleLine: number;
  readonly scenarios: readonly ScenarioLinks[];
  readonly numbers: readonly WrittenNumber[];
  /** The steps, in which numbers may be named too. */
  readonly steps: readonly { readonly line: number; readonly text: string }[];
}

const invariantTag = '@property';
const alsoTag = '@also:';

/** Reads which rules the scenarios of a feature file are linked to. Throws a Problem where it is no Gherkin. */
export function readFeatureLinks(file: string): FeatureLinks {
  const text = readFileSync(file, 'utf8');
  const { feature } = parse(text, file);
  const scenarios: ScenarioLinks[] = [];
  const numbers: WrittenNumber[] = [];
  const steps: { line: number; text: string }[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  const takeTags = (tags: readonly Tag[]) => {
    // Beside an edition stand the numbers of its rulebook, whatever another one calls the rule.
    if (editionTagged(tags.map(({ name }) => name)) !== undefined) return;
    for (const { name, location } of tags) {
      if (!name.startsWith(alsoTag)) continue;
      const column = columnOf(lines, location.line, name, location.column ?? 1) + alsoTag.length;
      numbers.push({ number: name.slice(alsoTag.length), line: location.line, column });
    }
  };
  const takeScenario = (scenario: Scenario, rule: string | undefined, inherited: readonly Tag[]) => {
    for (const tags of [scenario.tags, ...scenario.examples.map((each) => each.tags)]) takeTags(tags);
    const tags = [...inherited, ...scenario.tags, ...scenario.examples.flatMap((each) => each.tags)];
    const names = tags.map(({ name }) => name);
    const own = rule === undefined ? undefined : linkOf(rule)?.number;
    const also = alsoLinks(names).map(({ number }) => number);
    scenarios.push({
      name: scenario.name,
      line: scenario.location.line,
      rules: [...new Set(own === undefined ? also : [own, ...also])],
      invariant: names.includes(invariantTag),
    });
    steps.push(...scenario.steps.map((step) => ({ line: step.location.line, text: step.text })));
  };
  takeTags(feature?.tags ?? []);
  for (const { rule, scenario } of feature?.children ?? []) {
    if (scenario !== undefined) takeScenario(scenario, undefined, feature?.tags ?? []);
    if (rule === undefined) continue;
    const number = linkOf(rule.name)?.number;
    if (number !== undefined) {
      const { line } = rule.location;
      numbers.push({ number, line, column: columnOf(lines, line, rule.name, 1) + rule.name.indexOf(number) });
    }
    takeTags(rule.tags);
    for (const child of rule.children) {
      if (child.scenario === undefined) continue;
      takeScenario(child.scenario, rule.name, [...(feature?.tags ?? []), ...rule.tags]);
    }
  }
  return {
    file,
    text,
    title: feature?.name ?? '',
    titleLine: feature?.location.line ?? 1,
    scenarios,
    numbers,
    steps,
  };
}

function parse(text: string, file: string): GherkinDocument {
  // Loaded only where a file is read, so that a comparison that touches none answers at once.
  const gherkin: typeof import('@cucumber/gherkin') = require('@cucumber/gherkin');
  const { IdGenerator }: typeof import('@cucumber/messages') = require('@cucumber/messages');
  const { AstBuilder, GherkinClassicTokenMatcher, Parser } = gherkin;
  try {
    const builder = new AstBuilder(IdGenerator.incrementing());
    return new Parser(builder, new GherkinClassicTokenMatcher()).parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const line = why.match(/\((?<line>\d+):\d+\)/)?.groups?.line ?? '1';
    throw noGherkin(file, Number(line));
  }
}

/** What is said of a feature file that is no Gherkin. */
export function noGherkin(file: string, line: number): Problem {
  return new Problem([`${file}:${line}: this is no Gherkin: "rulewright check ${file}" says what is wrong.`]);
}

/** Gherkin counts code points and leaves out where a name begins: the name is looked for in its line. */
function columnOf(lines: readonly string[], line: number, written: string, from: number): number {
  return (lines[line - 1] ?? '').indexOf(written, Math.max(0, from - 1)) + 1;
}
