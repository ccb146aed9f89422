import { nameOfBook } from '../reports/book-name';
import type { Finding, Kills, RuleKills } from '../reports/kills';
import { rulesOf } from '../rulebooks/library';
import { codeDigest } from './code-digest';
import type { Home } from './home';
import type { Found, RulebookMutants } from './mutant-search';
import { digestOfAll } from './scenario-index';

/**
 * What was found before with what is found now put in, rule by rule, of each that was tried whole. What somebody has written down of
 * a mutant stays for as long as it survives.
 *
 * @param isAll whether what no longer can be tried is left out
 */
export function mergeKills(
  before: Kills,
  books: readonly RulebookMutants[],
  found: Found,
  isAll: boolean,
  home: Home,
): Kills {
  const code = codeDigest(home);
  const anew = books.map(({ known, mutants, scenarios, before: former }) => {
    const { rulebook } = known;
    const texts = new Map(rulesOf(rulebook).map(({ key, digest }) => [key, digest]));
    const all = digestOfAll(scenarios);
    const rules = new Map<string, RuleKills>(isAll ? [] : former);
    for (const [rule, each] of mutants) {
      const findings = each.flatMap((mutant): [string, Finding][] => {
        const finding = found.get(mutant);
        return finding === undefined ? [] : [[mutant.name, finding]];
      });
      if (findings.length < each.length) continue;
      const survived = new Set(findings.flatMap(([name, { by }]) => (by === undefined ? [name] : [])));
      rules.set(rule, {
        rule,
        text: texts.get(rule) ?? '',
        code,
        ...(survived.size === 0 ? {} : { scenarios: all }),
        found: new Map(findings),
        why: new Map([...(former.get(rule)?.why ?? [])].filter(([name]) => survived.has(name))),
      });
    }
    return { id: nameOfBook(known), edition: rulebook.edition, rules: [...rules.values()] };
  });
  const untouched = before.filter(({ id }) => !anew.some((each) => each.id === id));
  return [...untouched, ...anew];
}
