/** Which divisions of an object's damage leave its player's whole assignment legal. */

/** An object that assigns damage: how much, and the places of those that it assigns it to, in damage assignment order. */
export interface Assigner {
  readonly amount: number;
  readonly order: readonly number[];
}

/** What has been assigned so far, by place: how much is still missing to lethal damage, and who must get it. */
export interface Outstanding {
  readonly missing: readonly number[];
  /** Places that must have lethal damage in the end, because something later in an order was assigned damage. */
  readonly owed: ReadonlySet<number>;
}

/** Beyond these, divisions are too many to look at each. */
const MOST_PLACES = 8;
const MOST_DIVISIONS = 5000;

/** Can objects help each other to lethal damage, and are their divisions few enough to be looked at one by one? */
export function isEntangled(assigners: readonly Assigner[]): boolean {
  const places = assigners.flatMap(({ order }) => order);
  const different = new Set(places).size;
  return (
    different < places.length &&
    different <= MOST_PLACES &&
    assigners.some(({ order }) => order.length > 1) &&
    assigners.every(({ amount, order }) => divisionsOf(amount, order.length) <= MOST_DIVISIONS)
  );
}

/** In how many ways an amount is divided over so many. */
function divisionsOf(amount: number, over: number): number {
  let ways = 1;
  for (let more = 1; more < over; more += 1) ways = (ways * (amount + more)) / more;
  return ways;
}

/** What is outstanding once an object has assigned these amounts, in its order. */
export function afterwards(
  { missing, owed }: Outstanding,
  { order }: Assigner,
  amounts: readonly number[],
): Outstanding {
  const last = amounts.findLastIndex((amount) => amount > 0);
  const less = [...missing];
  order.forEach((place, at) => {
    less[place] = Math.max(0, (less[place] ?? 0) - (amounts[at] ?? 0));
  });
  return { missing: less, owed: new Set([...owed, ...order.slice(0, Math.max(0, last))]) };
}

/** Every division of an object's damage that its player's others can make a legal assignment of, in a fixed order. */
export function legalDivisions(
  first: Assigner,
  later: readonly Assigner[],
  outstanding: Outstanding,
): readonly (readonly number[])[] {
  return divisions(first.amount, first.order.length).filter((amounts) =>
    canBeCompleted(later, afterwards(outstanding, first, amounts)),
  );
}

function divisions(amount: number, over: number): readonly (readonly number[])[] {
  if (over === 1) return [[amount]];
  return Array.from({ length: amount + 1 }, (_, less) => amount - less).flatMap((first) =>
    divisions(amount - first, over - 1).map((rest) => [first, ...rest]),
  );
}

/**
 * Can the others assign their damage so that the whole is legal? They can if some set of places can be given
 * lethal damage: all that are owed it, and those that they have to pass to reach them.
 */
function canBeCompleted(later: readonly Assigner[], { missing, owed }: Outstanding): boolean {
  const places = missing.map((_, place) => place);
  return subsets(places.filter((place) => !owed.has(place))).some((more) => {
    const lethal = new Set([...owed, ...more]);
    const reaches = later.map(({ amount, order }) => ({ amount, reach: reachOf(order, lethal) }));
    const wanting = [...lethal].filter((place) => (missing[place] ?? 0) > 0);
    // What is wanted can be given if no part of it is wanted of too few (the supply-demand theorem).
    return subsets(wanting).every((some) => {
      const wanted = some.reduce((sum, place) => sum + (missing[place] ?? 0), 0);
      const given = reaches
        .filter(({ reach }) => some.some((place) => reach.includes(place)))
        .reduce((sum, { amount }) => sum + amount, 0);
      return wanted <= given;
    });
  });
}

/** As far as an object may go in its order when these places have lethal damage. */
function reachOf(order: readonly number[], lethal: ReadonlySet<number>): readonly number[] {
  const stop = order.findIndex((place) => !lethal.has(place));
  return stop < 0 ? order : order.slice(0, stop + 1);
}

/** Every subset of some places, the empty one first. */
function subsets(places: readonly number[]): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [[]];
  for (const place of places) found.push(...found.map((each) => [...each, place]));
  return found;
}

/** Least amounts and thresholds that say the same as a list of divisions; undefined when none do. */
export function inThresholds(
  all: readonly (readonly number[])[],
): { readonly minimums: readonly number[]; readonly thresholds: readonly number[] } | undefined {
  const [first] = all;
  if (!first) return undefined;
  const amount = first.reduce((sum, part) => sum + part, 0);
  const least = (of: readonly (readonly number[])[], place: number): number =>
    of.reduce((least, amounts) => Math.min(least, amounts[place] ?? 0), amount + 1);
  const minimums = first.map((_, place) => least(all, place));
  const thresholds = first.map((_, place) =>
    least(
      all.filter((amounts) => amounts.some((part, at) => at > place && part > 0)),
      place,
    ),
  );
  const said = divisions(amount, first.length).filter(
    (amounts) =>
      amounts.every((part, place) => part >= (minimums[place] ?? 0)) &&
      !amounts.some(
        (part, place) =>
          part < (thresholds[place] ?? 0) && amounts.some((more, at) => at > place && more > 0),
      ),
  );
  return said.length === all.length ? { minimums, thresholds } : undefined;
}
