/** What has been announced answers decisions: modes, ways of paying, and what costs are paid with. */
import type { PendingDecision } from '../../port/contract';
import type { Left } from './left-to-announce';
import type { Session } from './session';
import { everyAnswer } from './ways';
import { namesPaid, paysAdditional } from './ways-of-paying';

/** What of the announced is left on one way. */
export interface Wanted extends Left {
  /** An additional cost is still to be paid, whichever. */
  readonly additional: boolean;
}

/** Has all been announced? That nothing is targeted shows at the end. */
export const isDone = (
  { targets, noTargets, x, modes, division, payments, costs, additional }: Wanted,
  over: boolean,
): boolean =>
  [targets, modes, division, payments, costs].every(({ length }) => length === 0) &&
  x === undefined &&
  !additional &&
  (!noTargets || over);

/** Modes as named, in the order named: so many as can be chosen at once, or fewer. */
export function* modes(
  { options, minimum, maximum }: PendingDecision,
  left: Wanted,
): Generator<readonly [readonly number[], Wanted]> {
  for (let count = Math.min(maximum, left.modes.length); count >= minimum; count -= 1) {
    const taken: number[] = [];
    for (const mode of left.modes.slice(0, count)) {
      const place = options.findIndex(({ index }, at) => index === mode - 1 && !taken.includes(at));
      if (place >= 0) taken.push(place);
    }
    if (taken.length === count) yield [taken, { ...left, modes: left.modes.slice(count) }];
  }
}

/** The answer that a value of X is: itself, or its place among values that are offered as options; there, one that none is. */
export function valueOfX({ kind, options }: PendingDecision, x: number): readonly number[] {
  if (kind === 'number') return [x];
  const place = options.findIndex(({ index }) => index === x);
  return [place < 0 ? options.length : place];
}

/** Is a value of X among those that can be chosen? */
export const canBeX = ({ kind, options, minimum, maximum }: PendingDecision, x: number): boolean =>
  kind === 'number' ? x >= minimum && x <= maximum : options.some(({ index }) => index === x);

/** What is left once a way of paying has been chosen. */
export const paidBy = (label: string, left: Wanted): Wanted => ({
  ...left,
  costs: left.costs.filter((name) => namesPaid(label, [name]).length === 0),
  additional: left.additional && !paysAdditional(label),
});

/** What costs are paid with: as named, else in every way. */
export function* payments(
  session: Session,
  decision: PendingDecision,
  left: Wanted,
): Generator<readonly [readonly number[], Wanted]> {
  const payment = left.payments.find(({ cost }) => decision.purpose === `pay: ${cost}`);
  if (!payment) {
    for (const answer of everyAnswer(decision)) yield [answer, left];
    return;
  }
  const now = payment.with.slice(0, decision.maximum);
  const places = now.flatMap((object) => {
    const option = session.optionFor({ object }, decision.options);
    return option ? [decision.options.indexOf(option)] : [];
  });
  if (places.length < now.length) return;
  const later = payment.with.slice(decision.maximum);
  const others = left.payments.filter((each) => each !== payment);
  yield [places, { ...left, payments: later.length > 0 ? [{ ...payment, with: later }, ...others] : others }];
}
