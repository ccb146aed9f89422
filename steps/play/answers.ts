import type { PendingDecision } from '../../port/contract';
import type { Reference } from '../phrases/choices';
import type { ObjectReference } from '../phrases/references';
import type { Chosen, Share } from '../phrases/shares';
import { ExpectationFailed, ScenarioFault } from '../problems';
import { couldAnswer, isMadeUnasked, namesIn } from './made-unasked';
import { modesOf } from './proposals';
import type { Session } from './session';

const textOf = (reference: Reference): string =>
  'player' in reference ? reference.player : reference.object.text;

const nameOf = (reference: Reference): string =>
  'player' in reference ? reference.player : reference.object.name;

function placeOf(session: Session, { options, purpose }: PendingDecision, reference: Reference): number {
  const named = session.optionFor(reference, options);
  const alike = named ? [] : options.filter(({ label }) => label.startsWith(`${nameOf(reference)} (`));
  const option = named ?? alike[0];
  if (alike.length > 1)
    throw new ScenarioFault(
      `${textOf(reference)} doesn't say which is chosen to ${purpose}: write ${alike.map(({ label }) => `"${label}"`).join(' or ')}, number and all, within the quotes.`,
    );
  if (!option && purpose === 'may')
    throw new ScenarioFault(
      `${textOf(reference)} can't be chosen yet: what may be done is accepted or declined first. Say that with a step of its own (… accepts).`,
    );
  if (!option)
    throw new ExpectationFailed(
      `${textOf(reference)} can't be chosen to ${purpose}.`,
      'among the legal options',
      options.map(({ label }) => label).join(', '),
    );
  return options.indexOf(option);
}

/** What a player decided last without being asked, as there was one answer: it may be what a step was meant to say. */
function madeAlready(session: Session, seat: number): string {
  const { trace } = session.position;
  const last = trace.findLast(({ what, kind }) => what === 'decision' && kind !== 'priority');
  if (last?.player !== seat || !last.text.endsWith('(the only way)')) return '';
  return ` What leaves one answer is not asked (the last was "${last.text}"): leave this step out if it says that.`;
}

/** The decision that a player is asked and that isn't about priority. */
function questionFor(
  session: Session,
  seat: number,
  kinds: readonly PendingDecision['kind'][],
  answer: string,
): PendingDecision {
  const decision = session.decisionOf(seat);
  if (decision.purpose === 'priority')
    throw new ScenarioFault(
      `${session.nameOf(seat)} was never asked for this answer (${answer}): ${session.nameOf(seat)} has priority.${madeAlready(session, seat)}`,
    );
  if (!kinds.includes(decision.kind))
    throw new ScenarioFault(
      `${session.nameOf(seat)} was never asked for this answer (${answer}): ${session.nameOf(seat)} is asked to ${decision.purpose}.`,
    );
  return decision;
}

/** Tells a question of a player's that what is chosen answers. */
export const asksFor =
  (session: Session, seat: number, chosen: Chosen) =>
  ({ kind, player, options }: PendingDecision): boolean =>
    kind === 'choose' &&
    player === seat &&
    chosen.choose === 'things' &&
    chosen.things.every((thing) => session.optionFor(thing, options));

/** A player answers a question. */
export function choose(session: Session, seat: number, chosen: Chosen): void {
  if (chosen.choose === 'number') {
    questionFor(session, seat, ['number'], String(chosen.number));
    session.answer([chosen.number]);
    return;
  }
  session.settle(asksFor(session, seat, chosen));
  if (!couldAnswer(session, seat, chosen) && isMadeUnasked(session, seat, namesIn(chosen))) return;
  const decision = questionFor(session, seat, ['choose'], chosen.choose);
  if (chosen.choose === 'nothing') session.answer([]);
  else if (chosen.choose === 'modes') session.answer(modesOf(decision, chosen.modes));
  else chooseThings(session, decision, chosen.things);
}

/** Several things are chosen at once, or one after another where the engine asks for one at a time. */
function chooseThings(session: Session, decision: PendingDecision, things: readonly Reference[]): void {
  const [first, ...others] = things;
  const oneByOne = others.length > 0 && decision.maximum === 1;
  const now = oneByOne && first ? [first] : things;
  session.answer(now.map((thing) => placeOf(session, decision, thing)));
  const next = session.decision;
  if (!oneByOne || others.length === 0) return;
  if (next?.player !== decision.player || next.purpose !== decision.purpose)
    throw new ScenarioFault(
      `${session.nameOf(decision.player)} was asked to ${decision.purpose} no more once ${first ? textOf(first) : 'nothing'} was chosen: ${others.map(textOf).join(' and ')} can't be.`,
    );
  chooseThings(session, next, others);
}

/** A player does what may be done, or doesn't. */
export function decide(session: Session, seat: number, action: 'accept' | 'decline'): void {
  const decision = questionFor(session, seat, ['choose'], action);
  const { options, purpose, minimum, maximum } = decision;
  const option = options.find((each) => each.action === action);
  // Where as few as none may be chosen, to choose none is to decline; the only one there is, to accept.
  const isOptional = minimum === 0 && purpose !== 'priority' && !purpose.startsWith('declare ');
  if (option) session.choose([option]);
  else if (isOptional && action === 'decline') session.answer([]);
  else if (isOptional && maximum === 1 && options.length === 1) session.answer([0]);
  else
    throw new ScenarioFault(
      `${session.nameOf(seat)} is asked to ${purpose}: that is not to be ${action === 'accept' ? 'accepted' : 'declined'}.`,
    );
}

/** Places of the options that objects name, each another one; undefined when some object names none that is left. */
function placesOf(
  session: Session,
  { options }: PendingDecision,
  objects: readonly ObjectReference[],
): readonly number[] | undefined {
  const places: number[] = [];
  for (const object of objects) {
    const option = session.optionFor(
      { object },
      options.filter((_, place) => !places.includes(place)),
    );
    if (!option) return undefined;
    places.push(options.indexOf(option));
  }
  return places;
}

/** A player puts several in order, first to last. */
export function order(
  session: Session,
  seat: number,
  objects: readonly ObjectReference[],
  about?: ObjectReference,
): void {
  session.settle(
    (asked) => asked.player === seat && placesOf(session, asked, objects)?.length === asked.options.length,
  );
  const isAsked = session.decision?.player === seat && session.decision.kind === 'order';
  const names = objects.map(({ name }) => name);
  if (!isAsked && isMadeUnasked(session, seat, names, true)) return;
  const decision = questionFor(session, seat, ['order'], 'an order');
  if (about && !decision.purpose.endsWith(` of ${about.name}`))
    throw new ScenarioFault(`${session.nameOf(seat)} is asked for the ${decision.purpose}.`);
  const places = placesOf(session, decision, objects);
  session.answer(places ?? objects.map((object) => placeOf(session, decision, { object })));
}

/** A player splits an amount over several. */
export function distribute(
  session: Session,
  seat: number,
  shares: readonly Share[],
  source?: ObjectReference,
): void {
  const decision = questionFor(session, seat, ['distribute'], 'amounts');
  if (source && !decision.purpose.endsWith(` of ${source.name}`))
    throw new ScenarioFault(`${session.nameOf(seat)} is asked to ${decision.purpose}.`);
  const amounts = decision.options.map(() => 0);
  for (const { amount, to } of shares) amounts[placeOf(session, decision, to)] = amount;
  session.answer(amounts);
}
