/** Every way through the decisions of a player who announces something: a negative claim holds when none leads there. */
import type { ActResult, PendingDecision } from '../../port/contract';
import { InputError } from '../problems';
import type { Session } from './session';

/** So many decisions are answered before the search for a way is given up. */
export const MOST_ANSWERS = 2000;

type Answer = readonly number[];

/** Some of these places, in order: every choice of so many. */
function* some(places: readonly number[], count: number): Generator<Answer> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, place] of places.entries())
    for (const others of some(places.slice(at + 1), count - 1)) yield [place, ...others];
}

function* orders(places: readonly number[]): Generator<Answer> {
  if (places.length === 0) yield [];
  for (const place of places)
    for (const others of orders(places.filter((each) => each !== place))) yield [place, ...others];
}

function* splits(amount: number, minimums: readonly number[]): Generator<Answer> {
  const [least = 0, ...others] = minimums;
  if (minimums.length <= 1) {
    if (minimums.length === 1 && amount >= least) yield [amount];
    return;
  }
  for (let part = least; part <= amount; part += 1)
    for (const rest of splits(amount - part, others)) yield [part, ...rest];
}

/** Every answer that a decision permits. */
export function* everyAnswer({
  kind,
  options,
  minimum,
  maximum,
  amount = 0,
  minimums,
}: PendingDecision): Generator<Answer> {
  const places = options.map((_, place) => place);
  switch (kind) {
    case 'number':
      for (let number = minimum; number <= maximum; number += 1) yield [number];
      return;
    case 'order':
      yield* orders(places);
      return;
    case 'distribute':
      yield* splits(
        amount,
        places.map((place) => minimums[place] ?? 0),
      );
      return;
    default:
      for (let count = minimum; count <= Math.min(maximum, places.length); count += 1)
        yield* some(places, count);
  }
}

/** How a search goes on, given what of the wanted is left. */
export interface Search<Left, Found> {
  /** What is asked for, for the message when the search is given up. */
  readonly about: string;
  /** What is found here, if the way ends; "dead end" where it goes no further. */
  at(left: Left): Found | 'dead end' | undefined;
  /** The answers that may lead on, and what is left after each. */
  answers(decision: PendingDecision, left: Left): Iterable<readonly [Answer, Left]>;
  /** An answer was refused that would have left this. */
  refused(left: Left, result: ActResult, before: string): void;
  /** What is left once an answer has been given: what was made unasked is taken out. */
  afterwards(left: Left): Left;
}

/**
 * Tries every way from here, and takes all of it back.
 *
 * @returns what the first way found; undefined when no way finds anything.
 * @throws InputError when ways remain after MOST_ANSWERS answers, so that it is not decided: no verdict on any engine.
 */
export function findWay<Left, Found>(
  session: Session,
  start: Left,
  search: Search<Left, Found>,
): Found | undefined {
  let given = 0;
  const walked = new Set<string>();
  const explore = (before: Left): Found | undefined => {
    const left = search.afterwards(before);
    const found = search.at(left);
    if (found === 'dead end') return undefined;
    if (found !== undefined) return found;
    const { decision } = session;
    if (!decision) return undefined;
    walked.add(decision.purpose);
    for (const [answer, next] of search.answers(decision, left)) {
      given += 1;
      if (given > MOST_ANSWERS)
        throw new InputError(
          `Whether it is possible to ${search.about} is not decided: ${MOST_ANSWERS} answers to the decisions before it (${[...walked].join(', ')}) were tried, and more ways remain. Make the table smaller, or name what is announced (choosing mode 1, with X = 2, with the additional cost "…").`,
        );
      const hash = session.engine.hash();
      const reached = session.peek(() => {
        const result = session.submit({ do: 'answer', answer });
        if (result.done) return explore(next);
        search.refused(next, result, hash);
        return undefined;
      });
      if (reached !== undefined) return reached;
    }
    return undefined;
  };
  return explore(start);
}
