import type { PendingDecision } from '../port/contract';
import { isOpen } from '../port/division';
import type { Next } from './numbers';

/** Answers what is asked. */
export type Answering = (decision: PendingDecision) => readonly number[];

/** Reads a legal answer out of any numbers: each is taken modulo what is legal at that point. */
export function answerFrom(decision: PendingDecision, next: Next): readonly number[] {
  const { kind, minimum, maximum, options } = decision;
  switch (kind) {
    case 'choose': {
      const most = Math.min(maximum, options.length);
      const count = most > minimum ? minimum + (next() % (most - minimum + 1)) : minimum;
      return placesFrom(options.length, count, next);
    }
    case 'order':
      return placesFrom(options.length, options.length, next);
    case 'number':
      return [minimum + (next() % (maximum - minimum + 1))];
    case 'distribute':
      return sharesFrom(decision, next);
  }
}

/** `count` different places of a list with `size` elements, in the order they are drawn. */
function placesFrom(size: number, count: number, next: Next): readonly number[] {
  if (count === 0) return [];
  // Nearly every choice is of one.
  if (count === 1 && size > 0) return [next() % size];
  const left = Array.from({ length: size }, (_, place) => place);
  return Array.from({ length: Math.min(count, size) }, () => left.splice(next() % left.length, 1)).flat();
}

/** Splits an amount: nobody gets less than the minimum, nor anything before all that it waits for got their threshold. */
function sharesFrom(decision: PendingDecision, next: Next): number[] {
  const { amount, minimums, thresholds = [], options } = decision;
  const shares = options.map((_, place) => minimums[place] ?? 0);
  const openFrom = (from: number): number =>
    shares.findLastIndex((_, place) => place >= from && isOpen(decision, shares, place));
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  for (let place = 0; place < shares.length - 1 && left > 0; place += 1) {
    if (!isOpen(decision, shares, place)) continue;
    const share = shares[place] ?? 0;
    // Where all that comes later waits for this one, this one gets its threshold or everything.
    const due = openFrom(place + 1) < 0 ? Math.max(0, (thresholds[place] ?? 0) - share) : 0;
    const given = due > left ? left : due + (next() % (left - due + 1));
    shares[place] = share + given;
    left -= given;
  }
  const last = openFrom(0);
  if (left > 0) shares[last] = (shares[last] ?? 0) + left;
  return shares;
}
