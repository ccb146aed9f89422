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
 * Throws a Problem for a file that names the rule and is no Gherkin.
 */
export function findLinkedScenarios(files: readonly string[], rule: string): readonly LinkedScenario[] {
  // Files in which the number isn't written at all needn't be read as Gherkin, which takes far longer.
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes(rule));
  return linkedScenarios(naming).filter(({ rules }) => rules.includes(rule));
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

/** Each row of an outline is a scenario. */
function linkedScenarios(files: readonly string[]) {
  const query = read(files);
  return query.findAllPickles().map((pickle) => {
    const tags = pickle.tags.map(({ name }) => name);
    return {
      name: pickle.name,
      at: `${pickle.uri}:${query.findLocationOf(pickle)?.line ?? 1}`,
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
