import { Query } from '@cucumber/query';
import { linkedNumbers } from '../reports/links';
import { play } from './run';

/** A scenario that is linked to a rule. */
export interface LinkedScenario {
  readonly name: string;
  /** `file:line`. */
  readonly at: string;
}

/** Finds the scenarios in feature files that are linked to a rule, without playing them. */
export async function findLinkedScenarios(
  files: readonly string[],
  rule: string,
): Promise<readonly LinkedScenario[]> {
  if (files.length === 0) return [];
  const query = new Query();
  await play({ files, tags: '', off: [], seed: 0 }, [], true, (message) => query.update(message));
  return query
    .findAllPickles()
    .filter((pickle) => {
      const tags = pickle.tags.map(({ name }) => name);
      return linkedNumbers(query.findLineageBy(pickle)?.rule?.name, tags).includes(rule);
    })
    .map((pickle) => ({ name: pickle.name, at: `${pickle.uri}:${query.findLocationOf(pickle)?.line ?? 1}` }));
}

/** From each rule to the scenarios, as `file:line`, that are linked to it, without playing them. */
export async function linksByRule(files: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const links = new Map<string, string[]>();
  if (files.length === 0) return links;
  const query = new Query();
  await play({ files, tags: '', off: [], seed: 0 }, [], true, (message) => query.update(message));
  for (const pickle of query.findAllPickles()) {
    const tags = pickle.tags.map(({ name }) => name);
    const at = `${pickle.uri}:${query.findLocationOf(pickle)?.line ?? 1}`;
    for (const rule of linkedNumbers(query.findLineageBy(pickle)?.rule?.name, tags)) {
      links.set(rule, [...(links.get(rule) ?? []), at]);
    }
  }
  return links;
}
