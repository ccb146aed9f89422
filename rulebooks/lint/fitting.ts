import { compareNumbers } from '../numbering';
import { type Counting, partsOf, splitNumber } from './numbers';
import type { Item } from './sequence';

/**
 * For each item that can't have the number that it bears, the number that would fit where it is printed: free, as
 * deep as its own, next to what is printed above it and below what follows. Items that nothing fits are left out.
 *
 * @param items all that is printed, in order
 * @param wrong those whose number can't be right
 * @param taken the numbers that are printed
 */
export function fittingNumbers<T extends Item>(
  items: readonly T[],
  wrong: ReadonlySet<T>,
  taken: ReadonlySet<string>,
  counting: Counting,
): ReadonlyMap<T, string> {
  const fitting = new Map<T, string>();
  const given = new Set<string>();
  const following = nextRight(items, wrong);
  const right = new Set(items.filter((item) => !wrong.has(item)).map((item) => item.number));
  let above: string | undefined;
  for (const [index, item] of items.entries()) {
    if (!wrong.has(item)) {
      above = item.number;
      continue;
    }
    const below = following[index];
    const isMoved = isAwaited(item.number, right, counting);
    const number = above === undefined || isMoved ? undefined : after(above, item.number, counting);
    const isFree = number !== undefined && !taken.has(number) && !given.has(number);
    const fits = isFree && (below === undefined || compareNumbers(number, below) < 0);
    // Nobody can say what follows an item that itself has no number.
    above = fits ? number : undefined;
    if (!fits) continue;
    fitting.set(item, number);
    given.add(number);
  }
  return fitting;
}

/** Whether the sequence has a hole that just this number fills, so that it isn't the number that is wrong. */
function isAwaited(number: string, right: ReadonlySet<string>, counting: Counting): boolean {
  const { prefix, last } = splitNumber(number);
  const place = counting.placeOf(last);
  if (place === undefined) return false;
  const isAfter = place <= 1 || right.has(prefix + counting.partAt(place - 1, last));
  return !right.has(number) && isAfter && right.has(prefix + counting.partAt(place + 1, last));
}

/** The number that follows another one and has as many parts as a third. */
function after(above: string, like: string, counting: Counting): string | undefined {
  const [have, want] = [partsOf(above).length, partsOf(like).length];
  if (have < want) {
    const { last } = splitNumber(like);
    if (have !== want - 1 || counting.placeOf(last) === undefined) return undefined;
    const dot = splitNumber(like).prefix.endsWith('.') ? '.' : '';
    return `${above}${dot}${counting.partAt(1, last)}`;
  }
  let level = above;
  for (let parts = have; parts > want; parts--) level = splitNumber(level).prefix.replace(/\.$/, '');
  const kinds = [splitNumber(level).last, splitNumber(like).last].map((part) => /^\d/.test(part));
  const next = kinds[0] === kinds[1] ? counting.next(level) : undefined;
  // No reader knows a number such as 704.5aa.
  return next !== undefined && /\d[a-z]{2}$/.test(next) ? undefined : next;
}

/** For each index the number of the next item below it that is not wrong. */
function nextRight<T extends Item>(items: readonly T[], wrong: ReadonlySet<T>): (string | undefined)[] {
  const next: (string | undefined)[] = [];
  let below: string | undefined;
  for (let index = items.length - 1; index >= 0; index--) {
    next[index] = below;
    const item = items[index];
    if (item !== undefined && !wrong.has(item)) below = item.number;
  }
  return next;
}
