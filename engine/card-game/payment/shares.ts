/** So many of some objects. */
export interface Share<O> {
  readonly from: readonly O[];
  readonly count: number;
}

/** More shares than any cost has: all their subsets are looked at. */
const MOST = 12;

/**
 * Can every share be taken, no object for two of them? By Hall's theorem they can if whatever shares one looks at have
 * among them as many objects as they need.
 *
 * @throws RangeError where there are more than twelve shares: nobody should wait for 2^13 subsets
 */
export const canShare = <O>(shares: readonly Share<O>[]): boolean =>
  holdsForAll(shares, (needed, objects) => objects.size >= needed);

/**
 * The objects of one share that can be taken for it with every share still possible.
 *
 * @param of its place among the shares
 * @throws RangeError as `canShare` does
 */
export function openFor<O>(shares: readonly Share<O>[], of: number): readonly O[] {
  const share = shares[of];
  if (!share || share.count === 0) return [];
  return share.from.filter((taken) => canShare(afterTaking(shares, of, taken)));
}

/**
 * Can any choice of as many objects as one share needs be made for it, out of those that are open, with every other share
 * still possible? If not, they have to be taken one after another.
 */
export function isFree<O>(shares: readonly Share<O>[], of: number): boolean {
  const share = shares[of];
  if (!share) return true;
  const open = new Set(openFor(shares, of));
  // Whoever chooses badly for some shares takes as many of their objects as possible.
  return holdsForAll(
    shares.filter((_, place) => place !== of),
    (needed, objects) => {
      const wanted = [...objects].filter((object) => open.has(object)).length;
      return objects.size - Math.min(share.count, wanted) >= needed;
    },
  );
}

/** The shares that are left once an object was taken for one of them. */
const afterTaking = <O>(shares: readonly Share<O>[], of: number, taken: O): readonly Share<O>[] =>
  shares.map(({ from, count }, place) => ({
    from: from.filter((object) => object !== taken),
    count: place === of ? count - 1 : count,
  }));

/** Does something hold of each choice of some shares: of how many objects they need, and of all that they can be taken from? */
function holdsForAll<O>(
  shares: readonly Share<O>[],
  holds: (needed: number, objects: ReadonlySet<O>) => boolean,
): boolean {
  if (shares.length > MOST)
    throw new RangeError(`${shares.length} shares that compete for objects are more than ${MOST}`);
  for (let subset = 1; subset < 2 ** shares.length; subset += 1) {
    const chosen = shares.filter((_, place) => Math.floor(subset / 2 ** place) % 2 === 1);
    const needed = chosen.reduce((sum, { count }) => sum + count, 0);
    if (needed > 0 && !holds(needed, new Set(chosen.flatMap(({ from }) => from)))) return false;
  }
  return true;
}
