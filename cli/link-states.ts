import path from 'node:path';
import type { KnownRulebook } from '../reports/coverage';
import type { ScenarioResult } from '../reports/model';
import { editionsOf, loadRulebook, rulesOf } from '../rulebooks/library';
import type { LinkStates } from '../rulebooks/link-states';
import { staleLinks } from '../rulebooks/links';
import { confirmedLinksFile } from '../rulebooks/links-file';
import type { Rulebook } from '../rulebooks/model';
import { fileAbove } from './home';
import type { PlacedLink } from './plan';
import { readConfirmedLinks } from './rulebook-features';
import { rulebookOfFile } from './selection';

/**
 * Looks whether the rules that scenarios are linked to still have the texts that the links were confirmed for. Only
 * features with a file of confirmed links, beside them or above, are looked at: without one nobody has begun to
 * confirm links. Throws a Problem for a file that can't be read.
 *
 * @param links every link of the features that are played
 * @returns one entry for each such file and rulebook
 */
export function findLinkStates(
  links: readonly Pick<PlacedLink, 'uri' | 'number'>[],
  known: readonly KnownRulebook[],
): LinkStates[] {
  const ids = known.map(({ rulebook }) => rulebook.id);
  const folders = new Map<string, string | undefined>();
  const linked = new Map<string, { rulebook: Rulebook; folder: string; rules: string[] }>();
  for (const { uri, number } of links) {
    const id = rulebookOfFile(uri, ids);
    const rulebook = known.find((each) => each.rulebook.id === id)?.rulebook;
    const folder = folders.get(uri) ?? fileAbove(path.resolve(uri), confirmedLinksFile);
    folders.set(uri, folder);
    if (rulebook === undefined || folder === undefined) continue;
    const key = `${rulebook.id} ${folder}`;
    const group = linked.get(key) ?? { rulebook, folder, rules: [] };
    group.rules.push(number);
    linked.set(key, group);
  }
  return [...linked.values()].flatMap(({ rulebook, folder, rules }) => {
    const confirmed = readConfirmedLinks(folder);
    if (confirmed === undefined) return [];
    const digests = new Map(rulesOf(rulebook).map(({ key, digest }) => [key, digest]));
    const isChanged = [...confirmed.rules].some(([rule, digest]) => digests.get(rule) !== digest);
    const states = staleLinks(rules, confirmed, rulebook, isChanged ? olderEditions(rulebook) : []);
    return [{ ...states, features: path.relative(process.cwd(), folder) || '.' }];
  });
}

function olderEditions({ id, edition }: Rulebook): Rulebook[] {
  return editionsOf(id)
    .filter((each) => each < edition)
    .map((each) => loadRulebook(`${id}@${each}`));
}

/** Notes at each scenario which of its rules have another text than when they were last read with it. */
export function markStale(
  scenarios: readonly ScenarioResult[],
  states: readonly LinkStates[],
): ScenarioResult[] {
  const stale = new Map(
    states.map(({ rulebook, stale }) => [rulebook, new Set(stale.map(({ rule }) => rule))] as const),
  );
  return scenarios.map((scenario) => {
    const rules = scenario.rules.filter((rule) => stale.get(scenario.rulebook ?? '')?.has(rule));
    return rules.length === 0 ? scenario : { ...scenario, stale: rules };
  });
}
