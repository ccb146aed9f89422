import type { Problem } from '../targets/problem';

/** So many of some objects. */
export interface Share<O> {
  readonly from: readonly O[];
  readonly count: number;
}

/** Shares of which no object is taken for two, as choices that have to be possible together. */
export const sharesOf = <O>(shares: readonly Share<O>[]): Problem<O> => ({
  slots: shares.map(({ from, count }, place) => ({
    name: `share of ${count} out of ${from.length}`,
    reads: [],
    otherThan: Array.from({ length: place }, (_, before) => before),
    limits: () => ({ least: count, most: count }),
    values: () => from,
  })),
  keyOf: (object) => object,
});
