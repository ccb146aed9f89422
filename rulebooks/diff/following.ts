import type { EditionRule, Titled } from './edition';
import { bagOf } from './overlap';
import type { Pairing } from './pairing';
import { type Division, divisionOf, successorsIn } from './split';

/** From the numbers of an older edition to those of a newer one, for rules, sections and chapters alike. */
export interface Renumbering {
  /** The new number; undefined where what had the old one is gone. */
  newNumber(old: string): string | undefined;
  /** Whether a number is that of a rule which the older edition doesn't have. */
  isNew(number: string): boolean;
}

/**
 * Reads from the pairs which number became which. A section became the one that most of its rules stand in now; a rule
 * without counterpart that was divided became the first of what it was divided into.
 */
export function renumberingOf(pairing: Pairing, divisions: readonly Division[]): Renumbering {
  const { older, newer } = pairing;
  const numbers = new Map<string, string | undefined>([
    ...successorsOf(pairing, ({ chapter }) => chapter, older.chapters, newer.chapters),
    ...successorsOf(pairing, ({ section }) => section, older.sections, newer.sections),
  ]);
  older.rules.forEach(({ key }, from) => {
    const division = divisionOf(from, divisions);
    const to = pairing.newOf(from) ?? (division === undefined ? undefined : successorsIn(division)[0]);
    numbers.set(key, newer.rules[to ?? -1]?.key);
  });
  const added = new Set(newer.rules.filter((_, to) => pairing.oldOf(to) === undefined).map(({ key }) => key));
  return {
    newNumber: (old) => (numbers.has(old) ? numbers.get(old) : old),
    isNew: (number) => added.has(number),
  };
}

/**
 * For each chapter or section of the older edition, the one that it is now. One whose number and title are still there
 * stays, whatever became of its rules: a rule or two that go elsewhere take no section along. Of the others it is the
 * one in which at least half of its rules stand now or, if there is none, the one with the same number.
 */
export function successorsOf(
  pairing: Pairing,
  partOf: (rule: EditionRule) => string,
  olds: readonly Titled[],
  news: readonly Titled[],
): Map<string, string | undefined> {
  const votes = new Map<string, Map<string, number>>();
  const sizes = bagOf(pairing.older.rules.map(partOf));
  pairing.older.rules.forEach((rule, from) => {
    const now = pairing.newer.rules[pairing.newOf(from) ?? -1];
    if (now === undefined) return;
    const part = votes.get(partOf(rule)) ?? new Map<string, number>();
    votes.set(partOf(rule), part.set(partOf(now), (part.get(partOf(now)) ?? 0) + 1));
  });
  const stays = new Set(
    olds.filter((old) => news.some((now) => isSame(old, now))).map(({ number }) => number),
  );
  return new Map(
    olds.map(({ number }) => {
      if (stays.has(number)) return [number, number];
      const others = [...(votes.get(number) ?? [])].filter(([to]) => !stays.has(to));
      const most = others.reduce<readonly [string, number] | undefined>(
        (best, each) => (best === undefined || each[1] > best[1] ? each : best),
        undefined,
      );
      const enough = most !== undefined && 2 * most[1] >= (sizes.get(number) ?? 0);
      return [number, (enough ? most[0] : undefined) ?? news.find((each) => each.number === number)?.number];
    }),
  );
}

function isSame(old: Titled, now: Titled): boolean {
  return old.title !== '' && old.number === now.number && old.title === now.title;
}

/**
 * Whether all that changed in a rule's text is numbers that it cites, and these follow the renumbering. Inside a range
 * rules may have come and gone.
 */
export function referencesFollow(older: EditionRule, newer: EditionRule, renumbering: Renumbering): boolean {
  if (older.wording === undefined || older.wording !== newer.wording) return false;
  const expected = older.references
    .map((number) => renumbering.newNumber(number))
    .filter((number, index, all) => number !== undefined || !isInside(index, all.length));
  if (expected.includes(undefined)) return false;
  const wanted = new Set(expected);
  const found = new Set(newer.references);
  const extra = newer.references.filter(
    (number, index, all) =>
      !wanted.has(number) && !(renumbering.isNew(number) && isInside(index, all.length)),
  );
  return extra.length === 0 && expected.every((number) => number !== undefined && found.has(number));
}

function isInside(index: number, length: number): boolean {
  return index > 0 && index < length - 1;
}
