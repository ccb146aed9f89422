import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../corpus/entry';
import { earliest, type GameRange, type RangeResult } from '../range-result';

type Counts = Pick<
  RangeResult,
  'games' | 'decisions' | 'turns' | 'ended' | 'drawn' | 'broken' | 'unsupported'
>;

/** Results that can't be merged: of different campaigns, or of some games twice. */
export class MergeProblem extends Error {
  constructor(
    message: string,
    /** Which of the results, by its place, doesn't go with those before it. */
    readonly place: number,
  ) {
    super(message);
    this.name = 'MergeProblem';
  }
}

/**
 * Merges what parts of one campaign came to. The order of the parts doesn't matter, nor how they were merged before;
 * a part that is given twice counts once.
 *
 * @throws MergeProblem where parts are of different campaigns, or two different parts have games in common
 */
export function merged(parts: readonly RangeResult[]): RangeResult {
  const [first] = parts;
  if (!first) throw new RangeError('There is nothing to merge.');
  const different: RangeResult[] = [];
  for (const [place, part] of parts.entries()) {
    const problem = differenceOf(first, part);
    if (problem !== undefined) throw new MergeProblem(problem, place);
    if (different.some((other) => isDeepStrictEqual(other, part))) continue;
    const common = different.flatMap((other) => commonOf(other.ranges, part.ranges))[0];
    if (common) throw new MergeProblem(`${described(common)} in another one, too`, place);
    different.push(part);
  }
  const inOrder = different.sort((one, other) => startOf(one) - startOf(other));
  return together(inOrder);
}

const startOf = ({ ranges }: RangeResult): number => ranges[0]?.from ?? 0;

/** The games of a range as a sentence begins. */
export const described = ({ from, to }: GameRange): string =>
  to === from + 1 ? `game ${from} is` : `games ${from} to ${to - 1} are`;

/** Of games from 0 on, those that a result is about and doesn't have; none where time decides. */
export function missingIn({ ranges, of = 0 }: RangeResult): readonly GameRange[] {
  return gaps(ranges, { from: 0, to: of });
}

/** What of a range isn't in others, which are in order and don't overlap. */
export function gaps(ranges: readonly GameRange[], whole: GameRange): readonly GameRange[] {
  const missing: GameRange[] = [];
  let at = whole.from;
  for (const { from, to } of ranges) {
    if (from > at && at < whole.to) missing.push({ from: at, to: Math.min(from, whole.to) });
    at = Math.max(at, to);
  }
  return at < whole.to ? [...missing, { from: at, to: whole.to }] : missing;
}

function differenceOf(one: RangeResult, other: RangeResult): string | undefined {
  const names = [...new Set([...Object.keys(one.settings), ...Object.keys(other.settings)])];
  const settings: Readonly<Record<string, unknown>>[] = [one.settings, other.settings];
  const [ours = {}, theirs = {}] = settings;
  const name = names.find((each) => !isDeepStrictEqual(ours[each], theirs[each]));
  if (name !== undefined)
    return `its ${name} is ${JSON.stringify(theirs[name]) ?? 'not set'} instead of ${JSON.stringify(ours[name]) ?? 'not set'}`;
  return one.of === other.of
    ? undefined
    : `it is of ${other.of ?? 'any number of'} games instead of ${one.of ?? 'any number'}`;
}

function commonOf(some: readonly GameRange[], others: readonly GameRange[]): readonly GameRange[] {
  return some.flatMap((one) =>
    others
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );
}

function together(parts: readonly RangeResult[]): RangeResult {
  const [first] = parts;
  if (!first) throw new RangeError('There is nothing to merge.');
  const { settings, of } = first;
  const union = (of: (part: RangeResult) => readonly string[]): string[] =>
    [...new Set(parts.flatMap(of))].sort();
  return {
    result: 1,
    settings,
    ...(of === undefined ? {} : { of }),
    ranges: joined(parts.flatMap(({ ranges }) => ranges)),
    ...countsOf(parts),
    actions: union(({ actions }) => actions),
    rules: union(({ rules }) => rules),
    reach: reachOf(parts),
    coverage: union(({ coverage }) => coverage),
    findings: earliest(parts.flatMap(({ findings }) => findings)),
    alarms: earliest(parts.flatMap(({ alarms }) => alarms)),
    discoveries: discoveriesOf(parts),
  };
}

function joined(ranges: readonly GameRange[]): readonly GameRange[] {
  const all: { from: number; to: number }[] = [];
  for (const { from, to } of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && last.to === from) last.to = to;
    else all.push({ from, to });
  }
  return all;
}

function countsOf(parts: readonly RangeResult[]): Counts {
  const sum = (of: (part: RangeResult) => number): number => parts.reduce((all, part) => all + of(part), 0);
  return {
    games: sum(({ games }) => games),
    decisions: sum(({ decisions }) => decisions),
    turns: sum(({ turns }) => turns),
    ended: sum(({ ended }) => ended),
    drawn: sum(({ drawn }) => drawn),
    broken: sum(({ broken }) => broken),
    unsupported: sum(({ unsupported }) => unsupported),
  };
}

function reachOf(parts: readonly RangeResult[]): RangeResult['reach'] {
  const counts = new Map<string, number>();
  for (const { reach } of parts)
    for (const [what, count] of Object.entries(reach)) counts.set(what, (counts.get(what) ?? 0) + count);
  return Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Each key belongs to the earliest game that reached it; a game without a key of its own is no discovery. */
function discoveriesOf(parts: readonly RangeResult[]): RangeResult['discoveries'] {
  const seen = new Set<string>();
  return parts
    .flatMap(({ discoveries }) => discoveries)
    .sort((one, other) => one.game - other.game)
    .flatMap(({ game, keys, entry }) => {
      const own = Object.entries(keys).filter(([key]) => !seen.has(key));
      for (const [key] of own) seen.add(key);
      return own.length > 0 ? [{ game, keys: Object.fromEntries(own), entry }] : [];
    });
}

/** A game as a corpus keeps it: only until it has reached the last thing that no game before it reached. */
export function entryOfDiscovery({ keys, entry }: RangeResult['discoveries'][number]): Entry {
  return { ...entry, decisions: entry.decisions.slice(0, Math.max(0, ...Object.values(keys))) };
}
