import { readFileSync } from 'node:fs';
import * as Gherkin from '@cucumber/gherkin';
import { IdGenerator, type Location, type Scenario, type Tag } from '@cucumber/messages';

/** Lines of a feature file, the first and the last of them, and the lines at which the scenarios begin that they belong to. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly scenarios: readonly number[];
}

/** Which scenarios each line of a feature file belongs to. */
export class ScenarioLines {
  private constructor(private readonly stretches: readonly Stretch[]) {}

  /** Reads a feature file; undefined where it is no Gherkin. */
  static of(file: string): ScenarioLines | undefined {
    const text = readFileSync(file, 'utf8');
    const builder = new Gherkin.AstBuilder(IdGenerator.incrementing());
    try {
      const { feature } = new Gherkin.Parser(builder, new Gherkin.GherkinClassicTokenMatcher()).parse(text);
      return new ScenarioLines(stretchesOf(feature?.children ?? [], text.split(/\r\n|\r|\n/)));
    } catch {
      return undefined;
    }
  }

  /**
   * The lines at which the scenarios begin that a line belongs to: that of a step, a tag or a table to its scenario, of a
   * row of examples to what comes of that row, of a `Rule:` or its background to each scenario below it. None where it
   * belongs to no scenario.
   */
  at(line: number): readonly number[] {
    return this.stretches.findLast(({ from, to }) => from <= line && line <= to)?.scenarios ?? [];
  }

  /** The lines at which scenarios begin. */
  get all(): readonly number[] {
    const rows = this.stretches.filter(({ from, to }) => from < to);
    return [...new Set(rows.flatMap(({ scenarios }) => scenarios))].sort((one, other) => one - other);
  }
}

interface Part {
  readonly location: Location;
  readonly tags?: readonly Tag[];
}

interface Child {
  readonly background?: Part;
  readonly scenario?: Scenario;
  readonly rule?: Part & { readonly children: readonly Child[] };
}

/** The stretches of a file; what stands within another one comes after it. */
function stretchesOf(children: readonly Child[], lines: readonly string[]): Stretch[] {
  const parts = children.flatMap(({ background, scenario, rule }) => [
    ...(background === undefined ? [] : [{ from: firstLine(background), scenarios: [] }]),
    ...(scenario === undefined ? [] : [{ from: firstLine(scenario), scenarios: [scenario.location.line] }]),
    ...(rule === undefined ? [] : ofRule(rule)),
  ]);
  const rows = children
    .flatMap((child) => [child, ...(child.rule?.children ?? [])])
    .flatMap(({ scenario }) => scenario?.examples ?? [])
    .flatMap(({ tableBody }) => tableBody.map(({ location: { line } }) => line));
  return [
    ...parts.map(({ from, scenarios }, place) => {
      const next = parts[place + 1]?.from ?? lines.length + 1;
      return { from, to: lastWritten(lines, next - 1), scenarios };
    }),
    ...rows.map((line) => ({ from: line, to: line, scenarios: [line] })),
  ];
}

function ofRule(rule: NonNullable<Child['rule']>): Omit<Stretch, 'to'>[] {
  const scenarios = rule.children.flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario]));
  return [
    { from: firstLine(rule), scenarios: scenarios.map(({ location }) => location.line) },
    ...scenarios.map((scenario) => ({ from: firstLine(scenario), scenarios: [scenario.location.line] })),
  ];
}

const firstLine = ({ location, tags = [] }: Part): number =>
  Math.min(location.line, ...tags.map((tag) => tag.location.line));

/** The last line up to one that isn't blank or a comment. */
function lastWritten(lines: readonly string[], until: number): number {
  let last = until;
  while (last > 0 && /^\s*(?:#.*)?$/.test(lines[last - 1] ?? '')) last -= 1;
  return last;
}
