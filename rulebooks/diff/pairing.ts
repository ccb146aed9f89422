import type { Edition, EditionRule } from './edition';

/** Which rule of an older edition is which of a newer one, by their places in the editions' lists. */
export class Pairing {
  readonly #newOf: (number | undefined)[];
  readonly #oldOf: (number | undefined)[];
  /** Places, in the older edition, of rules that could as well be another rule of the newer one. */
  readonly uncertain = new Set<number>();

  constructor(
    readonly older: Edition,
    readonly newer: Edition,
  ) {
    this.#newOf = older.rules.map(() => undefined);
    this.#oldOf = newer.rules.map(() => undefined);
  }

  /** Makes two rules counterparts; those that they had before are left without one. */
  pair(from: number, to: number): void {
    const [before, other] = [this.#newOf[from], this.#oldOf[to]];
    if (before !== undefined) this.#oldOf[before] = undefined;
    if (other !== undefined) this.#newOf[other] = undefined;
    this.#newOf[from] = to;
    this.#oldOf[to] = from;
  }

  newOf(from: number): number | undefined {
    return this.#newOf[from];
  }

  oldOf(to: number): number | undefined {
    return this.#oldOf[to];
  }

  /** The places of the rules that have no counterpart yet. */
  unpairedOld(): number[] {
    return this.#newOf.flatMap((to, from) => (to === undefined ? [from] : []));
  }

  unpairedNew(): number[] {
    return this.#oldOf.flatMap((from, to) => (from === undefined ? [to] : []));
  }

  sameKey(from: number, to: number): boolean {
    return this.older.rules[from]?.key === this.newer.rules[to]?.key;
  }

  /** How much speaks for two rules being the same one: 2 for each neighbour that is, 1 for the same number. */
  evidence(from: number, to: number): number {
    const before = this.#adjoining(from, to, -1) ? 2 : 0;
    const after = this.#adjoining(from, to, 1) ? 2 : 0;
    return before + after + (this.sameKey(from, to) ? 1 : 0);
  }

  #adjoining(from: number, to: number, step: number): boolean {
    const [old, fresh] = [from + step, to + step];
    if (old < 0 || fresh < 0) return old < 0 && fresh < 0;
    const [olds, news] = [this.#newOf.length, this.#oldOf.length];
    if (old >= olds || fresh >= news) return old >= olds && fresh >= news;
    return this.#newOf[old] === fresh;
  }
}

/** Above this, a group of rules with the same text is paired by number and order alone. */
const MANY_CANDIDATES = 10_000;
const MOST_EVIDENCE = 5;

interface Group {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/**
 * Pairs the rules that are still without a counterpart and that have something in common, such as their digest.
 * Where several have, their neighbours decide, then their number, then their order.
 *
 * @param common what a rule must have in common with its counterpart; undefined for a rule that is not to be paired
 * @param alone whether two rules that nobody else has it in common with are counterparts without any evidence
 * @param orderDecides whether those that nothing tells apart are paired in order
 */
export function pairAlike(
  pairing: Pairing,
  common: (rule: EditionRule) => string | undefined,
  { alone, orderDecides }: { alone: (rule: EditionRule) => boolean; orderDecides: boolean },
): void {
  const groups = groupsOf(pairing, common);
  const ambiguous = groups.filter(({ from, to }) => {
    const [old = -1] = from;
    const [fresh = -1] = to;
    const rule = pairing.older.rules[old];
    if (from.length > 1 || to.length > 1 || rule === undefined || !alone(rule)) return true;
    pairing.pair(old, fresh);
    return false;
  });
  for (const group of ambiguous) {
    if (group.from.length * group.to.length > MANY_CANDIDATES) pairByKey(pairing, group);
  }
  pairByEvidence(
    pairing,
    ambiguous.filter(({ from, to }) => from.length * to.length <= MANY_CANDIDATES),
  );
  if (orderDecides) for (const group of ambiguous) pairInOrder(pairing, group);
}

function groupsOf(pairing: Pairing, common: (rule: EditionRule) => string | undefined): Group[] {
  const groups = new Map<string, { from: number[]; to: number[] }>();
  for (const from of pairing.unpairedOld()) {
    const key = keyOf(pairing.older.rules[from], common);
    if (key === undefined) continue;
    const group = groups.get(key) ?? { from: [], to: [] };
    group.from.push(from);
    groups.set(key, group);
  }
  for (const to of pairing.unpairedNew()) {
    const key = keyOf(pairing.newer.rules[to], common);
    if (key !== undefined) groups.get(key)?.to.push(to);
  }
  return [...groups.values()].filter(({ to }) => to.length > 0);
}

function keyOf(rule: EditionRule | undefined, common: (rule: EditionRule) => string | undefined) {
  return rule === undefined ? undefined : common(rule);
}

/** Pairs what most speaks for first; each pair may be evidence for the next. */
function pairByEvidence(pairing: Pairing, groups: readonly Group[]): void {
  for (let wanted = MOST_EVIDENCE; wanted > 0; ) {
    const found = groups.filter((group) => pairWith(pairing, group, wanted)).length > 0;
    wanted = found ? MOST_EVIDENCE : wanted - 1;
  }
}

function pairWith(pairing: Pairing, { from, to }: Group, wanted: number): boolean {
  let found = false;
  for (const old of from) {
    if (pairing.newOf(old) !== undefined) continue;
    const fresh = to.find(
      (each) => pairing.oldOf(each) === undefined && pairing.evidence(old, each) >= wanted,
    );
    if (fresh === undefined) continue;
    pairing.pair(old, fresh);
    found = true;
  }
  return found;
}

function pairByKey(pairing: Pairing, { from, to }: Group): void {
  const byKey = new Map(to.map((each) => [pairing.newer.rules[each]?.key, each]));
  for (const old of from) {
    const fresh = byKey.get(pairing.older.rules[old]?.key);
    if (fresh !== undefined) pairing.pair(old, fresh);
  }
}

/** Where nothing tells them apart, the first is the first. That is certain only if there are equally many. */
function pairInOrder(pairing: Pairing, { from, to }: Group): void {
  const olds = from.filter((each) => pairing.newOf(each) === undefined);
  const news = to.filter((each) => pairing.oldOf(each) === undefined);
  if (olds.length !== news.length && news.length > 0) for (const old of olds) pairing.uncertain.add(old);
  olds.slice(0, news.length).forEach((old, index) => {
    const fresh = news[index];
    if (fresh !== undefined) pairing.pair(old, fresh);
  });
}
