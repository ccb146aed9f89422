import type { OfferedOption, PendingDecision } from '../../port/contract';
import type { Choices } from '../phrases/choices';
import type { ObjectReference } from '../phrases/references';
import { ExpectationFailed } from '../problems';
import { offered } from './acts';
import { valueOfX } from './announced-answers';
import { forgetForced, forgetLocation, forgetMade, type Left, textOf, unasked } from './left-to-announce';
import { passToPlayer } from './passing';
import type { Session } from './session';
import { namesPaid, wayOfPaying } from './ways-of-paying';

/** A player plays a card or activates an ability, and announces what is asked. */
export function propose(
  session: Session,
  seat: number,
  action: 'play' | 'activate',
  object: ObjectReference,
  choices: Choices,
  index?: number,
): void {
  passToPlayer(session, seat);
  const option = offered(session, seat, action, object, index === undefined ? {} : { index });
  const from = session.position.trace.length;
  session.choose([option]);
  const left: Left = {
    ...choices,
    x: choices.x,
    chosen: [],
    targeted: false,
    located: false,
    targets: [...choices.targets],
    payments: [...choices.payments],
    costs: choices.additionalCosts,
  };
  for (let asked = session.decision; asked?.player === seat; asked = session.decision) {
    forgetLocation(session, from, left);
    const answer = answerTo(session, asked, left, choices);
    if (answer) session.answer(answer);
    // What a scenario needn't say may be asked before what it has said.
    else if (left.payments.length > 0 && session.terms.indifferent.includes(asked.purpose)) session.settle();
    else break;
  }
  forgetForced(session, from, object, left);
  unasked(session, left);
}

/** The answer that was announced for a decision; undefined when none was. */
function answerTo(
  session: Session,
  asked: PendingDecision,
  left: Left,
  choices: Choices,
): readonly number[] | undefined {
  const place = (option: OfferedOption): number => asked.options.indexOf(option);
  switch (asked.purpose) {
    case 'choose modes': {
      // Instructions that are followed more than once are asked for their modes each time.
      const modes = left.modes.slice(0, asked.maximum);
      left.modes = left.modes.slice(asked.maximum);
      if (modes.length > 0) return modesOf(asked, modes);
      // All that were announced have been chosen, one by one: no more are.
      return choices.modes.length > 0 && asked.minimum === 0 ? [] : undefined;
    }
    case 'choose costs': {
      const way = wayOfPaying(asked, choices);
      if (way) left.costs = left.costs.filter((name) => namesPaid(way.label, [name]).length === 0);
      return way && [place(way)];
    }
    case 'choose X': {
      const { x } = left;
      left.x = undefined;
      return x === undefined ? undefined : valueOfX(asked, x);
    }
    case 'choose targets':
      return targetsOf(session, asked, left);
    case 'choose a location':
      return locationOf(session, asked, left);
    case 'divide': {
      const { division } = left;
      left.division = [];
      return division.length > 0 ? division : undefined;
    }
    default:
      return paymentOf(session, asked, left);
  }
}

/** Places of modes, by their numbers as printed. */
export function modesOf({ options }: PendingDecision, modes: readonly number[]): readonly number[] {
  const taken = new Set<number>();
  return modes.map((mode) => {
    const place = options.findIndex(({ index }, at) => index === mode - 1 && !taken.has(at));
    if (place < 0)
      throw new ExpectationFailed(
        `Mode ${mode} can't be chosen.`,
        'among the legal options',
        options.map(({ label }) => label).join(', '),
      );
    taken.add(place);
    return place;
  });
}

/** The location that was announced, as "to" or "in" a place; it need not be said first. */
function locationOf(
  session: Session,
  { options }: PendingDecision,
  left: Left,
): readonly number[] | undefined {
  for (const place of left.targets) {
    const option = session.optionFor(place, options);
    if (!option) continue;
    left.targets.splice(left.targets.indexOf(place), 1);
    left.located = true;
    return [options.indexOf(option)];
  }
  return undefined;
}

function targetsOf(session: Session, asked: PendingDecision, left: Left): readonly number[] | undefined {
  forgetMade(session, asked, left);
  if (left.targets.length === 0) {
    // All that was announced has been chosen, one by one: no more are.
    if (left.targeted && asked.minimum === 0 && asked.maximum === 1) return [];
    if (!left.noTargets || asked.minimum > 0) return undefined;
    left.noTargets = false;
    return [];
  }
  const places: number[] = [];
  while (places.length < asked.maximum) {
    const [next] = left.targets;
    const option = next && session.optionFor(next, asked.options);
    if (!next || !option || places.includes(asked.options.indexOf(option))) break;
    places.push(asked.options.indexOf(option));
    left.targets.shift();
    left.chosen = [...left.chosen, ...[option.object ?? option.player ?? []].flat()];
    left.targeted = true;
  }
  const [next] = left.targets;
  if (places.length >= asked.minimum && (places.length > 0 || !next)) return places;
  const legal = asked.options.map(({ label }) => label).join(', ');
  throw new ExpectationFailed(
    `${next ? textOf(next) : 'Nothing'} can't be targeted.`,
    'among the legal targets',
    `the legal targets are ${legal}`,
  );
}

function paymentOf(session: Session, asked: PendingDecision, left: Left): readonly number[] | undefined {
  const payment = left.payments.find(({ cost }) => asked.purpose === `pay: ${cost}`);
  if (!payment) return undefined;
  // Those that must be together are asked for one by one.
  const later = payment.with.slice(asked.maximum);
  const next = later.length > 0 ? [{ ...payment, with: later }] : [];
  left.payments.splice(left.payments.indexOf(payment), 1, ...next);
  return payment.with.slice(0, asked.maximum).map((object) => {
    const option = session.optionFor({ object }, asked.options);
    if (!option)
      throw new ExpectationFailed(
        `${object.text} can't pay this cost.`,
        'among the legal options',
        asked.options.map(({ label }) => label).join(', '),
      );
    return asked.options.indexOf(option);
  });
}
