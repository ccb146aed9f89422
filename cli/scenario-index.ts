import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateMessages } from '@cucumber/gherkin';
import { IdGenerator, SourceMediaType } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { linkedNumbers } from '../reports/links';
import { noGherkin } from './feature-links';

/** A scenario that is linked to a rule. */
export interface LinkedScenario {
  readonly name: string;
  /** `file:line`. */
  readonly at: string;
}

/**
 * Finds the scenarios in feature files that are linked to a rule, without playing them.
 *
 * Throws a Problem for a file that is no Gherkin.
 */
export function findLinkedScenarios(files: readonly string[], rule: string): readonly LinkedScenario[] {
  return linkedScenarios(files).filter(({ rules }) => rules.includes(rule));
}

/**
 * From each rule to the scenarios, as `file:line`, that are linked to it, without playing them.
 *
 * Throws a Problem for a file that is no Gherkin.
 */
export function linksByRule(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, string[]>();
  for (const { rules, at } of linkedScenarios(files))
    for (const rule of rules) links.set(rule, [...(links.get(rule) ?? []), at]);
  return links;
}

/** A scenario that can't be played as it is written. */
export interface UnplayableScenario extends LinkedScenario {
  /** The first of its steps that is none; undefined where it has no step at all. */
  readonly step?: string;
}

/**
 * Finds the scenarios that are linked to one of some rules and have no step, or one that `isStep` doesn't know.
 *
 * Throws a Problem for a file that is no Gherkin.
 */
export function findUnplayable(
  files: readonly string[],
  rules: ReadonlySet<string>,
  isStep: (text: string) => boolean,
): readonly UnplayableScenario[] {
  return linkedScenarios(files)
    .filter((scenario) => scenario.rules.some((rule) => rules.has(rule)))
    .flatMap(({ name, at, steps }) => {
      const step = steps.find((each) => !isStep(each));
      if (steps.length > 0 && step === undefined) return [];
      return [{ name, at, ...(step === undefined ? {} : { step }) }];
    });
}

/** Each row of an outline is a scenario. */
function linkedScenarios(files: readonly string[]) {
  const query = read(files);
  return query.findAllPickles().map((pickle) => {
    const tags = pickle.tags.map(({ name }) => name);
    return {
      name: pickle.name,
      at: `${pickle.uri}:${query.findLocationOf(pickle)?.line ?? 1}`,
      steps: pickle.steps.map(({ text }) => text),
      rules: linkedNumbers(query.findLineageBy(pickle)?.rule?.name, tags),
    };
  });
}

function read(files: readonly string[]): Query {
  const query = new Query();
  const options = {
    defaultDialect: 'en',
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.incrementing(),
  };
  for (const file of files) {
    const uri = path.relative(process.cwd(), file);
    const text = readFileSync(file, 'utf8');
    const told = generateMessages(text, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, options);
    for (const message of told) {
      if (message.parseError) throw noGherkin(uri, message.parseError.source.location?.line ?? 1);
      query.update(message);
    }
  }
  return query;
}
