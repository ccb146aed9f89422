import { type Next, pick, seeded } from '../numbers';
import type { Entry } from './entry';

type Decisions = Entry['decisions'];
type Mutation = (entry: Entry, other: Entry, next: Next) => Entry;

/** The most decisions that an entry may begin with. */
const LONGEST = 2000;

const placeIn = (list: readonly unknown[], next: Next): number => next() % (list.length + 1);

/** Decides otherwise at a few places. */
const change: Mutation = (entry, _, next) => {
  const decisions = entry.decisions.map((each) => [...each]);
  for (let times = 1 + (next() % 4); times > 0 && decisions.length > 0; times -= 1)
    decisions[next() % decisions.length] = [next(), next()];
  return { ...entry, decisions };
};

/** Goes on otherwise from some place on. */
const cutShort: Mutation = (entry, _, next) => ({
  ...entry,
  decisions: entry.decisions.slice(0, placeIn(entry.decisions, next)),
  rest: next(),
});

/** Plays to the end of what is known, and then on. */
const extend: Mutation = (entry, _, next) => ({ ...entry, rest: next() });

/** The beginning of one game and the end of another. */
const splice: Mutation = (entry, other, next) => ({
  ...entry,
  rest: next(),
  decisions: [
    ...entry.decisions.slice(0, placeIn(entry.decisions, next)),
    ...other.decisions.slice(placeIn(other.decisions, next)),
  ].slice(0, LONGEST),
});

/** Leaves some decisions out, or makes them twice. */
const stutter: Mutation = (entry, _, next) => {
  const from = placeIn(entry.decisions, next);
  const to = from + (next() % 8);
  const part: Decisions =
    next() % 2 === 0 ? [] : [...entry.decisions.slice(from, to), ...entry.decisions.slice(from, to)];
  const decisions = [...entry.decisions.slice(0, from), ...part, ...entry.decisions.slice(to)];
  return { ...entry, decisions: decisions.slice(0, LONGEST), rest: next() };
};

/** The same decisions on a table on which other cards lie. */
const otherThings: Mutation = (entry, other, next) => {
  const from = placeIn(entry.things, next);
  const fresh = next() % 2 === 0 ? other.things.slice(0, 1 + (next() % 4)) : [next() & 0x7fffffff];
  return {
    ...entry,
    rest: next(),
    things: [...entry.things.slice(0, from), ...fresh, ...entry.things.slice(from + 1)],
  };
};

/** The same decisions with other decks and another chance. */
const otherDeal: Mutation = (entry, _, next) => ({ ...entry, deal: next() & 0x7fffffff, rest: next() });

const mutations: readonly Mutation[] = [change, cutShort, extend, splice, stutter, otherThings, otherDeal];

/**
 * A game made of others: one of the entries, changed in one to three ways, perhaps with parts of another one. The same
 * for the same seed and entries. Throws RangeError where there is no entry.
 */
export function mutated(entries: readonly Entry[], seed: number): Entry {
  const next = seeded(seed);
  let entry = pick(entries, next);
  for (let times = 1 + (next() % 3); times > 0; times -= 1)
    entry = pick(mutations, next)(entry, pick(entries, next), next);
  return entry;
}
