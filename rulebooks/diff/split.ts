import type { EditionRule } from './edition';
import { type Bag, bagOf, neighbours, shared, sizeOf, without, wordsIn } from './overlap';
import type { Pairing } from './pairing';

/** A rule that seems to have become several, or several that seem to have become one. A guess by word overlap. */
export interface Division {
  readonly what: 'split' | 'merged';
  /** The place of the one rule: in the older edition if it was split, in the newer one if it was merged. */
  readonly whole: number;
  /** The places of the several, in the other edition, in order. */
  readonly parts: readonly number[];
}

/** How much of a part must be in the whole, and how much of the whole must be in its parts. */
const PART_IN_WHOLE = 0.6;
const WHOLE_IN_PARTS = 0.6;
/** The same where the parts follow one another, one of them in the place of the whole: a sentence may have been dropped. */
const WHOLE_IN_NEIGHBOURS = 0.4;
/** A part brings at least so many pairs of neighbouring words, and no other part has brought them. */
const LEAST_SHARED = 2;
/** Pairs of words that so many rules have say nothing about where a rule's words went. */
const COMMON_PAIR = 20;

interface Side {
  readonly rules: readonly EditionRule[];
  /** What may be a whole on this side, and what may be a part: rules that changed, and those without counterpart. */
  readonly changed: readonly number[];
  readonly alone: readonly number[];
  /** The counterpart on the other side. */
  readonly other: (place: number) => number | undefined;
}

/** Finds the rules that were split and merged, among those whose text changed or that have no counterpart. */
export function divisionsIn(pairing: Pairing, isReworded: (from: number) => boolean): Division[] {
  const reworded = pairing.older.rules.flatMap((_, from) =>
    pairing.newOf(from) !== undefined && isReworded(from) ? [from] : [],
  );
  const older: Side = {
    rules: pairing.older.rules,
    changed: [...reworded, ...pairing.unpairedOld()].sort(ascending),
    alone: pairing.unpairedOld(),
    other: (place) => pairing.newOf(place),
  };
  const newer: Side = {
    rules: pairing.newer.rules,
    changed: [...reworded.flatMap((from) => pairing.newOf(from) ?? []), ...pairing.unpairedNew()].sort(
      ascending,
    ),
    alone: pairing.unpairedNew(),
    other: (place) => pairing.oldOf(place),
  };
  const splits = divide('split', older, newer);
  const taken = new Set(splits.flatMap(({ parts }) => parts));
  const whole = new Set(splits.map((each) => each.whole));
  const merges = divide('merged', newer, older).filter(
    (each) => !taken.has(each.whole) && !each.parts.some((part) => whole.has(part)),
  );
  return [...splits, ...merges];
}

/** Of the parts the one with the number of the whole, if there is one, counts as its counterpart. */
export function pairDivided(pairing: Pairing, divisions: readonly Division[]): void {
  for (const { what, whole, parts } of divisions) {
    const split = what === 'split';
    const same = parts.find((part) =>
      pairing.sameKey(...(split ? ([whole, part] as const) : ([part, whole] as const))),
    );
    if (same !== undefined) pairing.pair(split ? whole : same, split ? same : whole);
    else if (split) pairing.uncertain.add(whole);
  }
}

/** The division in which a rule of the older edition was divided or became a part, if there is one. */
export function divisionOf(from: number, divisions: readonly Division[]): Division | undefined {
  return divisions.find(({ what, whole, parts }) =>
    what === 'split' ? whole === from : parts.includes(from),
  );
}

/** The places, in the newer edition, of what a division made. */
export function successorsIn({ what, whole, parts }: Division): readonly number[] {
  return what === 'split' ? parts : [whole];
}

function divide(what: Division['what'], wholes: Side, parts: Side): Division[] {
  if (parts.alone.length === 0) return [];
  const bags = new Map(
    [...parts.alone, ...parts.changed].map((place) => [place, pairsOf(parts.rules[place])] as const),
  );
  const withPair = indexByPair(parts.alone, bags);
  const taken = new Set<number>();
  return wholes.changed.flatMap((whole) => {
    const rule = wholes.rules[whole];
    if (rule?.text === undefined) return [];
    const counterpart = wholes.other(whole);
    const pairs = pairsOf(rule);
    const possible = new Set([
      ...(counterpart === undefined ? [] : [counterpart]),
      ...sharing(pairs, withPair),
    ]);
    const free = [...possible].filter((place) => !taken.has(place));
    const isTogether = (places: readonly number[]) =>
      counterpart !== undefined && places.includes(counterpart) && followOneAnother(places, parts.rules);
    const chosen = partsOf(pairs, free, bags, isTogether);
    if (chosen === undefined || (counterpart !== undefined && !chosen.includes(counterpart))) return [];
    for (const place of chosen) taken.add(place);
    return [{ what, whole, parts: [...chosen].sort(ascending) }];
  });
}

/** From each pair of words to the rules that have it. */
function indexByPair(places: readonly number[], bags: ReadonlyMap<number, Bag>): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const place of places) {
    for (const pair of bags.get(place)?.keys() ?? []) {
      const having = index.get(pair) ?? [];
      having.push(place);
      index.set(pair, having);
    }
  }
  return index;
}

/** The rules that share enough with a bag to be a part of it, in order. */
function sharing(bag: Bag, withPair: ReadonlyMap<string, readonly number[]>): number[] {
  const counts = new Map<number, number>();
  for (const pair of bag.keys()) {
    const places = withPair.get(pair) ?? [];
    if (places.length > COMMON_PAIR) continue;
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].flatMap(([place, count]) => (count >= LEAST_SHARED ? [place] : [])).sort(ascending);
}

/** Chooses the parts that together make up the whole; undefined where there are not at least two. */
function partsOf(
  whole: Bag,
  possible: readonly number[],
  bags: ReadonlyMap<number, Bag>,
  isTogether: (places: readonly number[]) => boolean,
): readonly number[] | undefined {
  const chosen: number[] = [];
  let rest = whole;
  for (;;) {
    let best: { readonly place: number; readonly common: number } | undefined;
    for (const place of possible) {
      const bag = bags.get(place);
      if (bag === undefined || chosen.includes(place)) continue;
      const common = shared(rest, bag);
      if (common < LEAST_SHARED || common < PART_IN_WHOLE * sizeOf(bag)) continue;
      if (best === undefined || common > best.common) best = { place, common };
    }
    if (best === undefined) break;
    chosen.push(best.place);
    rest = without(rest, bags.get(best.place) ?? new Map());
  }
  const covered = sizeOf(whole) - sizeOf(rest);
  const enough = isTogether(chosen) ? WHOLE_IN_NEIGHBOURS : WHOLE_IN_PARTS;
  return chosen.length >= 2 && covered >= enough * sizeOf(whole) ? chosen : undefined;
}

/** Whether rules stand directly one below another, in one section. */
function followOneAnother(places: readonly number[], rules: readonly EditionRule[]): boolean {
  const [first = 0, ...others] = [...places].sort(ascending);
  return others.every(
    (place, index) => place === first + index + 1 && rules[place]?.section === rules[first]?.section,
  );
}

function pairsOf(rule: EditionRule | undefined): Bag {
  return bagOf(neighbours(wordsIn(rule?.text ?? '')));
}

function ascending(one: number, other: number): number {
  return one - other;
}
