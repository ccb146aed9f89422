import { createHash } from 'node:crypto';
import type { Comparison } from './diff/changes';
import { compareEditions } from './diff/compare';
import { editionOf } from './diff/edition';
import type { ConfirmedLinks, LinkStates, MovedLink, StaleLink } from './link-states';
import type { Rulebook, RuleRow } from './model';

/**
 * Compares the rules that scenarios are linked to with the texts that the links were confirmed for.
 *
 * @param linked keys of rules, in any order
 * @param newest the edition that counts
 * @param older earlier editions, the oldest first. With one of them that a link was confirmed for, it can be told what
 *   became of a rule whose references follow a renumbering; without, such a rule is stale
 */
export function staleLinks(
  linked: readonly string[],
  confirmed: ConfirmedLinks,
  newest: Rulebook,
  older: readonly Rulebook[],
): LinkStates {
  const history = new History(newest, older, confirmed);
  const stale: StaleLink[] = [];
  const moved: MovedLink[] = [];
  const unconfirmed: string[] = [];
  for (const rule of [...new Set(linked)].sort(history.byPlace)) {
    const digest = confirmed.rules.get(rule);
    if (digest === undefined) {
      unconfirmed.push(rule);
      continue;
    }
    const state = history.stateOf(rule, digest);
    if (state === 'stale') stale.push({ rule, now: history.successorOf(rule, digest) });
    else if (state !== 'fresh') moved.push(state);
  }
  return { rulebook: newest.id, edition: newest.edition, stale, moved, unconfirmed };
}

/** Names the numbers of an edition: two editions have the same name if each text has the same number in both. */
export function numbersOf(rules: readonly Pick<RuleRow, 'key' | 'digest'>[]): string {
  const lines = rules.map(({ key, digest }) => `${key} ${digest}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

/** The editions of a rulebook, compared with the newest only where a link asks for it. */
class History {
  readonly #newest: ReadonlyMap<string, RuleRow>;
  readonly #withDigest = new Map<string, string[]>();
  readonly #places: ReadonlyMap<string, number>;
  readonly #older: readonly {
    readonly book: Rulebook;
    readonly digests: ReadonlyMap<string, string>;
    comparison?: Comparison;
  }[];

  constructor(
    private readonly book: Rulebook,
    older: readonly Rulebook[],
    private readonly confirmed: ConfirmedLinks,
  ) {
    const rows = rowsOf(book);
    this.#newest = new Map(rows.map((row) => [row.key, row]));
    this.#places = new Map(rows.map(({ key }, place) => [key, place]));
    for (const { key, digest } of rows) {
      this.#withDigest.set(digest, [...(this.#withDigest.get(digest) ?? []), key]);
    }
    this.#older = [...older].reverse().map((each) => ({
      book: each,
      digests: new Map(rowsOf(each).map(({ key, digest }) => [key, digest])),
    }));
  }

  /** In the order of the newest edition, unknown rules at the end by their names. */
  readonly byPlace = (one: string, other: string): number => {
    const [place, against] = [one, other].map((key) => this.#places.get(key) ?? this.#places.size);
    return (place ?? 0) - (against ?? 0) || (one < other ? -1 : Number(one > other));
  };

  stateOf(rule: string, digest: string): 'fresh' | 'stale' | MovedLink {
    if (this.#newest.get(rule)?.digest === digest) return 'fresh';
    const successor = this.#comparisonFor(rule, digest)?.successors.get(rule);
    if (successor !== undefined) {
      if (successor.text === 'reworded') return 'stale';
      return successor.to === rule ? 'fresh' : { rule, to: successor.to };
    }
    // A rule that is confirmed for the same text under its own number has not come from here.
    const to = this.#withDigest.get(digest)?.find((key) => this.confirmed.rules.get(key) !== digest);
    return to === undefined ? 'stale' : { rule, to };
  }

  /** The number that a reworded rule has now. */
  successorOf(rule: string, digest: string): string | undefined {
    const comparison = this.#comparisonFor(rule, digest);
    if (comparison !== undefined) return comparison.successors.get(rule)?.to;
    return this.#newest.has(rule) ? rule : undefined;
  }

  /** The changes since the latest edition in which the rule had that text. */
  #comparisonFor(rule: string, digest: string): Comparison | undefined {
    const edition = this.#older.find(({ digests }) => digests.get(rule) === digest);
    if (edition === undefined) return undefined;
    edition.comparison ??= compareEditions(editionOf(edition.book), editionOf(this.book));
    return edition.comparison;
  }
}

function rowsOf({ chapters }: Rulebook): RuleRow[] {
  return chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));
}
