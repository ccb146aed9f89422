import type { OfferedOption, PendingDecision } from '../../port/contract';
import type { Choices, Reference } from '../phrases/choices';
import type { ObjectReference } from '../phrases/references';
import { ExpectationFailed, ScenarioFault } from '../problems';
import { passToPlayer } from './passing';
import type { Session } from './session';

/** What is still to be announced; what has been asked for is taken out. */
interface Left {
  targets: Reference[];
  noTargets: boolean;
  /** Some target has been chosen. */
  targeted: boolean;
  /** A location has been chosen as announced. */
  located: boolean;
  x: number | undefined;
  modes: readonly number[];
  division: readonly number[];
  payments: Choices['payments'][number][];
}

const textOf = (reference: Reference): string =>
  'player' in reference ? reference.player : reference.object.text;

/** The option for an action with an object; fails with the engine's reason when it isn't offered. */
function offered(
  session: Session,
  seat: number,
  action: string,
  object: ObjectReference,
  more: { readonly index?: number; readonly onto?: string } = {},
): OfferedOption {
  const decision = session.decisionOf(seat);
  const able = decision.options.filter((option) => option.action === action);
  const ids = new Set(able.map((option) => option.object));
  const { id } = session.find(object, { ids, seat });
  const fitting = able.filter(
    (option) =>
      option.object === id &&
      (more.onto === undefined || option.onto === more.onto) &&
      (more.index === undefined || option.index === more.index),
  );
  const [option, another] = fitting;
  if (another)
    throw new ScenarioFault(
      `${object.text} has several such abilities: say which, as in "the second ability of ${object.text}".`,
    );
  if (option) return option;
  const refused = session.submit({ do: 'attempt', player: seat, action, object: id, ...more });
  const reason = refused.done
    ? 'it was possible, but not offered'
    : `${refused.reason}${refused.rule ? ` (${refused.rule})` : ''}`;
  throw new ExpectationFailed(
    `${session.nameOf(seat)} can't ${action} ${object.text} now.`,
    'among the legal options',
    reason,
  );
}

/** A player with priority acts; those before that player pass. */
export function act(
  session: Session,
  seat: number,
  action: string,
  object: ObjectReference,
  more: { readonly index?: number; readonly onto?: string } = {},
): void {
  passToPlayer(session, seat);
  session.choose([offered(session, seat, action, object, more)]);
}

/** A player moves units; those that move along are chosen when that is asked. */
export function moveTo(
  session: Session,
  seat: number,
  units: readonly ObjectReference[],
  place: ObjectReference,
): void {
  const [first, ...others] = units;
  if (!first) return;
  act(session, seat, 'move a unit', first, { onto: session.find(place).id });
  const { decision } = session;
  if (!decision || decision.purpose !== session.terms.movingAlong) {
    if (others.length > 0)
      throw new ScenarioFault(`The engine never asked what moves along with ${first.text}.`);
    return;
  }
  session.answer(
    others.map((unit) => {
      const option = session.optionFor({ object: unit }, decision.options);
      if (option) return decision.options.indexOf(option);
      throw new ExpectationFailed(
        `${unit.text} can't move along.`,
        'among the legal options',
        decision.options.map(({ label }) => label).join(', '),
      );
    }),
  );
}

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
    targeted: false,
    located: false,
    targets: [...choices.targets],
    payments: [...choices.payments],
  };
  for (let asked = session.decision; asked?.player === seat; asked = session.decision) {
    forgetLocation(session, from, left);
    const answer = answerTo(session, asked, left, choices);
    if (!answer) break;
    session.answer(answer);
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
      return modes.length > 0 ? modesOf(asked, modes) : undefined;
    }
    case 'choose costs': {
      const way = asked.options.find(
        ({ label }) =>
          label.includes('alternative') === choices.alternativeCost &&
          label.includes('additional') === choices.additionalCost,
      );
      return way && [place(way)];
    }
    case 'choose X': {
      const { x } = left;
      left.x = undefined;
      return x === undefined ? undefined : [x];
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

/** Takes out targets that were the only legal ones for what was asked before, so that nobody was asked. */
function forgetMade(session: Session, { options }: PendingDecision, left: Left): void {
  const [item] = session.position.observation.objects.filter(({ zone }) => zone === session.terms.chain);
  for (let [next] = left.targets; next && 'object' in next; [next] = left.targets) {
    const id = session.search(next.object)[0]?.id;
    if (session.optionFor(next, options) || id === undefined || !item?.targets.includes(id)) return;
    left.targets.shift();
    left.targeted = true;
  }
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

/** Takes out a location that was the only one there was, so that nobody was asked. */
function forgetLocation(session: Session, from: number, left: Left): void {
  if (left.located) return;
  const chosen = session.position.trace
    .slice(from)
    .filter(({ what, kind }) => what === 'decision' && kind === 'choose a location');
  const place = left.targets.findIndex(
    (each) =>
      'object' in each && chosen.some(({ text }) => text.includes(session.nameMeant(each.object.name))),
  );
  if (place < 0) return;
  left.targets.splice(place, 1);
  left.located = true;
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
  left.payments.splice(left.payments.indexOf(payment), 1);
  return payment.with.map((object) => {
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

/** Takes out what was the only legal choice, so that the engine made it without asking. */
function forgetForced(session: Session, from: number, object: ObjectReference, left: Left): void {
  forgetLocation(session, from, left);
  const { observation, trace } = session.position;
  const made = trace.slice(from).filter(({ what }) => what === 'decision');
  const onChain = observation.objects.filter(
    ({ zone, name, source }) =>
      zone === session.terms.chain &&
      (name === object.name || (source !== undefined && session.identities.nameOf(source) === object.name)),
  );
  const targets = new Set(onChain.flatMap((each) => each.targets));
  left.targets = left.targets.filter(
    (each) =>
      !targets.has('player' in each ? session.seat(each.player) : (session.search(each.object)[0]?.id ?? '')),
  );
  const said = (kind: string, words: readonly string[]): boolean =>
    made.some((line) => line.kind === kind && words.every((word) => line.text.includes(word)));
  if (left.noTargets)
    left.noTargets = !made.some(({ kind }) => kind === 'choose targets') && targets.size > 0;
  if (left.x !== undefined && said('choose X', [String(left.x)])) left.x = undefined;
  if (
    left.modes.length > 0 &&
    said(
      'choose modes',
      left.modes.map((mode) => `mode ${mode}`),
    )
  )
    left.modes = [];
  if (left.division.length > 0 && said('divide', left.division.map(String))) left.division = [];
  left.payments = left.payments.filter(
    ({ cost, with: paid }) =>
      !said(
        `pay: ${cost}`,
        paid.map(({ name }) => name),
      ),
  );
}

function unasked(session: Session, { targets, noTargets, x, modes, division, payments }: Left): void {
  const over = [
    ...targets.map((each) => `the target ${textOf(each)}`),
    ...(noTargets ? ['that nothing is targeted'] : []),
    ...(x === undefined ? [] : [`X = ${x}`]),
    ...modes.map((mode) => `mode ${mode}`),
    ...(division.length > 0 ? [`the division ${division.join(' and ')}`] : []),
    ...payments.map(({ cost, with: paid }) => `to ${cost} ${paid.map(({ text }) => text).join(' and ')}`),
  ];
  if (over.length === 0) return;
  const { decision } = session;
  const next = decision
    ? `${session.nameOf(decision.player)} is asked: ${decision.purpose}`
    : 'the game is over';
  // A target that is the only one is made without asking; it is then seen on the chain.
  const nor = targets.length > 0 ? ', nor made it a target without asking' : '';
  throw new ScenarioFault(`The engine never asked for ${over.join(' or ')}${nor}; ${next}.`);
}
