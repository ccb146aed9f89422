import type { PendingDecision } from '../port/contract';
import type { Next } from './numbers';

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

/** Splits an amount: nobody gets less than the minimum, nor anything before all earlier ones got their threshold. */
function sharesFrom({ amount, minimums, thresholds = [], options }: PendingDecision, next: Next): number[] {
  const shares = options.map((_, place) => minimums[place] ?? 0);
  const last = options.length - 1;
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  let place = 0;
  for (; place < last && left > 0; place += 1) {
    const share = shares[place] ?? 0;
    const due = Math.max(0, (thresholds[place] ?? 0) - share);
    if (due > left) break;
    const given = due + (next() % (left - due + 1));
    shares[place] = share + given;
    left -= given;
  }
  if (left > 0) shares[place] = (shares[place] ?? 0) + left;
  return shares;
}
