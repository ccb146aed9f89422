import type { TraceLine } from '../../port/contract';
import type { Seen, Statements } from './differences';

/**
 * The first amount that two engines tell otherwise. Engines may tell of an event in several lines, or not at all: of what
 * both tell, the sums are compared.
 */
export function amountsDiffer(one: Seen, other: Seen): Statements | undefined {
  const [mine, theirs] = [sumsOf(one), sumsOf(other)];
  for (const [about, sum] of mine) {
    const there = theirs.get(about);
    if (there !== undefined && there !== sum)
      return { one: `the trace tells of "${about}" ${sum}`, other: `it tells of ${there}` };
  }
  return undefined;
}

function sumsOf({ lines, names }: Seen): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) {
    if (line.what !== 'event' || line.amount === undefined) continue;
    const about = subjectOf(line, names);
    sums.set(about, (sums.get(about) ?? 0) + line.amount);
  }
  return sums;
}

const subjectOf = ({ kind, player, object, detail }: TraceLine, names: Seen['names']): string =>
  [
    kind,
    player === undefined ? undefined : names.player(player),
    object === undefined ? undefined : names.object(object),
    detail,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
