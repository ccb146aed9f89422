/** How an amount may be split over options. Places are those of the options, counted from 0. */
export interface Division {
  /** What is split, in whole numbers. */
  readonly amount: number;
  /** The least that each option must receive. */
  readonly minimums: readonly number[];
  /** What each option must have before those that wait for it may receive anything; left out: nothing. */
  readonly thresholds?: readonly number[];
  /**
   * For each option the places of those that must have their threshold before it may receive anything: a partial order, in
   * which each option names only options that are listed before it. Left out, no option waits for another.
   */
  readonly after?: readonly (readonly number[])[];
}

/** Each option waits for all that are listed before it. */
export const oneAfterAnother = (size: number): readonly (readonly number[])[] =>
  Array.from({ length: size }, (_, place) => Array.from({ length: place }, (_, before) => before));

/** May this option receive anything, given what the others have? */
const isOpen = ({ thresholds, after }: Division, given: readonly number[], place: number): boolean =>
  after?.[place]?.every((before) => (given[before] ?? 0) >= (thresholds?.[before] ?? 0)) ?? true;

/** Says why some amounts don't split what is to be split; undefined when they do. */
export function refusedSplit(division: Division, given: readonly number[]): string | undefined {
  const { amount, minimums } = division;
  if (given.length !== minimums.length) return 'each option is given an amount';
  if (sum(given) !== amount) return `the amounts must add up to ${amount}`;
  if (given.some((part, place) => part < (minimums[place] ?? 0))) return 'an option was given too little';
  return given.every((part, place) => part <= 0 || isOpen(division, given, place))
    ? undefined
    : 'an earlier one was not given enough';
}

/** The one way to split, when there is only one. */
export function soleSplit(division: Division): readonly number[] | undefined {
  const least = leastSplit(division);
  const left = division.amount - sum(least);
  if (left === 0) return least;
  let only: number | undefined;
  for (let place = 0; place < least.length; place += 1) {
    if (left < costOfMore(division, least, place)) continue;
    if (only !== undefined) return undefined;
    only = place;
  }
  return only === undefined ? undefined : withMore(least, only, left);
}

/** The least for each option, and all the rest for the first that waits for none which has too little. */
export function firstSplit(division: Division): readonly number[] {
  const least = leastSplit(division);
  const first = least.findIndex((_, place) => isOpen(division, least, place));
  return withMore(least, Math.max(0, first), division.amount - sum(least));
}

/**
 * Reads a split out of any numbers.
 *
 * @param next gives the next number, a non-negative integer; it is taken modulo what is possible at that point.
 */
export function splitFrom(division: Division, next: () => number): readonly number[] {
  const given = leastSplit(division);
  let left = division.amount - sum(given);
  for (let place = 0; place < given.length - 1 && left > 0; place += 1) {
    if (!isOpen(division, given, place)) continue;
    // Where all that comes later waits for this one, this one gets its threshold or everything.
    const due = isLaterOpen(division, given, place) ? 0 : missing(division, given, place);
    const more = due > left ? left : due + (next() % (left - due + 1));
    given[place] = (given[place] ?? 0) + more;
    left -= more;
  }
  if (left === 0) return given;
  return withMore(
    given,
    given.findLastIndex((_, place) => isOpen(division, given, place)),
    left,
  );
}

const isLaterOpen = (division: Division, given: readonly number[], than: number): boolean =>
  given.some((_, place) => place > than && isOpen(division, given, place));

/** What every way to split gives each option: its minimum, and its threshold where one with a minimum waits for it. */
function leastSplit(division: Division): number[] {
  const least = [...division.minimums];
  for (let place = least.length - 1; place >= 0; place -= 1)
    if ((least[place] ?? 0) > 0) fillBefore(division, least, place);
  return least;
}

/** How much it takes, beyond some amounts, to give an option one more. */
function costOfMore(division: Division, given: readonly number[], place: number): number {
  const filled = [...given];
  for (let at = place; at >= 0; at -= 1)
    if (at === place || (filled[at] ?? 0) > (given[at] ?? 0)) fillBefore(division, filled, at);
  return sum(filled) - sum(given) + 1;
}

/** Gives those that an option waits for what they are missing. */
function fillBefore(division: Division, given: number[], place: number): void {
  for (const before of division.after?.[place] ?? [])
    given[before] = (given[before] ?? 0) + missing(division, given, before);
}

const missing = ({ thresholds }: Division, given: readonly number[], place: number): number =>
  Math.max(0, (thresholds?.[place] ?? 0) - (given[place] ?? 0));

const withMore = (given: readonly number[], at: number, more: number): readonly number[] =>
  given.map((part, place) => (place === at ? part + more : part));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
