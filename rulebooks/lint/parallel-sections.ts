import type { SourceRule } from '../source';

/** Sections with so many rules of the same text at the same place say alike things of different subjects. */
const PARALLEL = 2;
const FEWEST_WORDS = 4;

/** Sections that say the same of different things, as those of several formats do. */
export class ParallelSections {
  /** From a section to all that are parallel to it, or to one that is. */
  readonly #groups = new Map<string, ReadonlySet<string>>();

  constructor(rules: readonly SourceRule[]) {
    const sections = new Map<string, Set<string>>();
    for (const { digest, number, words, belongs } of rules) {
      if (words < FEWEST_WORDS) continue;
      const said = `${number.slice(belongs.section.length)} ${digest}`;
      sections.set(said, (sections.get(said) ?? new Set<string>()).add(belongs.section));
    }
    const shared = new Map<string, number>();
    for (const known of sections.values()) {
      const list = [...known].sort();
      for (const [index, one] of list.entries())
        for (const other of list.slice(index + 1)) {
          const pair = `${one} ${other}`;
          shared.set(pair, (shared.get(pair) ?? 0) + 1);
        }
    }
    for (const [pair, many] of shared) if (many >= PARALLEL) this.#join(pair.split(' '));
  }

  /** Whether two rules stand in sections that are parallel. */
  are(one: SourceRule, other: SourceRule): boolean {
    const [own, others] = [one.belongs.section, other.belongs.section];
    return own !== others && (this.#groups.get(own)?.has(others) ?? false);
  }

  #join([one = '', other = '']: readonly string[]): void {
    const group = new Set([...(this.#groups.get(one) ?? [one]), ...(this.#groups.get(other) ?? [other])]);
    for (const section of group) this.#groups.set(section, group);
  }
}
