import type { Act, ActResult, PendingDecision } from '../../port/contract';
import type { Reference } from '../phrases/choices';
import type { Deed } from '../phrases/deeds';
import { ScenarioFault } from '../problems';
import type { Session } from './session';

/** Something that is announced while a card is played or an ability activated. */
export type Announcing =
  | Extract<Deed, { readonly do: 'target' }>
  | (Extract<Deed, { readonly do: 'play' | 'activate' }> & { readonly x: number })
  | (Extract<Deed, { readonly do: 'play' }> & { readonly additionalCost: true });

/** What came of announcing something. */
export interface Announced {
  readonly offered: boolean;
  readonly result: ActResult;
  readonly before: string;
  readonly after: string;
}

/** What targets, and places, are asked for. */
const ASKED_FOR: readonly string[] = ['choose targets', 'choose a location'];

const subject = (deed: Announcing): Extract<Deed, { do: 'play' }>['object'] =>
  deed.do === 'target' ? deed.with : deed.object;

/** Starts playing a card or activating an ability; false when that isn't offered. */
function begin(session: Session, deed: Announcing, seat: number): boolean {
  const { decision } = session;
  if (decision?.player !== seat) return false;
  const ids = new Set(decision.options.map(({ object }) => object));
  const { id } = session.find(subject(deed), { ids, seat });
  const index = deed.do === 'activate' ? deed.index : undefined;
  const option = decision.options.find(
    (each) =>
      each.object === id &&
      (each.action === 'play' || each.action === 'activate') &&
      (index === undefined || each.index === index),
  );
  if (!option) return false;
  session.choose([option]);
  return true;
}

/** The engine asks nobody for what is announced: there is one legal choice. It may be the announced one. */
const forced = (session: Session, offered: boolean): Announced => {
  const hash = session.engine.hash();
  const reason = 'the engine asks nobody: there is only one legal choice';
  return { offered, result: { done: false, reason }, before: hash, after: hash };
};

/**
 * Announces something where it would be announced, and takes everything back.
 *
 * @returns undefined when the card can't even be played, or the ability not activated.
 */
export function announce(session: Session, deed: Announcing, seat: number): Announced | undefined {
  return session.peek(() => {
    const before = session.engine.hash();
    const from = session.position.trace.length;
    if (!begin(session, deed, seat)) return undefined;
    if (deed.do === 'target') return target(session, deed, seat, from);
    return deed.x === undefined ? additionalCost(session, seat, from) : value(session, deed.x, seat, before);
  });
}

/** Announces that an additional cost is paid, wherever the card is played to. */
function additionalCost(session: Session, seat: number, from: number): Announced {
  const isPaid = (label: string): boolean => label.includes('additional');
  if (session.decision?.player === seat && session.decision.purpose === 'choose a location')
    session.answer([0]);
  const { decision } = session;
  const place =
    decision?.player === seat && decision.purpose === 'choose costs'
      ? decision.options.findIndex(({ label }) => isPaid(label))
      : -1;
  if (place < 0)
    return forced(
      session,
      session.position.trace
        .slice(from)
        .some(({ what, kind, text }) => what === 'decision' && kind === 'choose costs' && isPaid(text)),
    );
  const before = session.engine.hash();
  const result = session.submit({ do: 'answer', answer: [place] });
  return { offered: true, result, before, after: session.engine.hash() };
}

function value(session: Session, x: number, seat: number, start: string): Announced {
  const { decision } = session;
  if (decision?.purpose !== 'choose X' || decision.player !== seat) return forced(session, false);
  const before = session.engine.hash();
  const result = session.submit({ do: 'answer', answer: [x] });
  const after = session.engine.hash();
  // An announcement that can't stand may take the whole proposal back: then everything is as it was at the start.
  return { offered: result.done, result, before: after === start ? start : before, after };
}

function target(
  session: Session,
  { what }: Extract<Deed, { do: 'target' }>,
  seat: number,
  from: number,
): Announced {
  const asked = (): PendingDecision | undefined =>
    ASKED_FOR.includes(session.decision?.purpose ?? '') && session.decision?.player === seat
      ? session.decision
      : undefined;
  const made = targeted(session);
  // A target that was the only legal one was made without asking.
  const left = what.filter(
    (each, place) => place === what.length - 1 || !made.includes(meant(session, each)),
  );
  for (let decision = asked(); decision; decision = asked()) {
    const { options, minimum, maximum } = decision;
    const places: number[] = [];
    while (left.length > 1 && places.length < maximum) {
      const [next] = left;
      const option = next && session.optionFor(next, options);
      if (!option || places.includes(options.indexOf(option))) break;
      places.push(options.indexOf(option));
      left.shift();
    }
    const [last, ...others] = left;
    if (last && others.length === 0 && places.length < maximum)
      return put(session, decision, places, last, seat);
    if (places.length < minimum) break;
    session.answer(places);
  }
  const [last] = left.slice(-1);
  return forced(
    session,
    last !== undefined &&
      (targeted(session).includes(meant(session, last)) || isOnlyLocation(session, last, from)),
  );
}

/** Was it the only location there was, so that nobody was asked? */
const isOnlyLocation = (session: Session, reference: Reference, from: number): boolean =>
  'object' in reference &&
  session.position.trace
    .slice(from)
    .some(
      ({ what, kind, text }) =>
        what === 'decision' &&
        kind === 'choose a location' &&
        text.includes(session.nameMeant(reference.object.name)),
    );

/** Puts forward a last target, with those that are chosen along with it. */
function put(
  session: Session,
  { options, minimum, maximum }: PendingDecision,
  places: readonly number[],
  last: Reference,
  seat: number,
): Announced {
  const option = session.optionFor(last, options);
  const place = option ? options.indexOf(option) : -1;
  const answer = [...places, place];
  const offered = option !== undefined && !places.includes(place) && answer.length <= maximum;
  const before = session.engine.hash();
  if (offered && answer.length < minimum)
    return { offered, result: { done: false, reason: 'more targets are needed' }, before, after: before };
  const id = meant(session, last);
  const attempt: Act = {
    do: 'attempt',
    player: seat,
    action: 'choose',
    ...(typeof id === 'string' ? { object: id } : {}),
  };
  const result = session.submit(option ? { do: 'answer', answer } : attempt);
  return { offered, result, before, after: session.engine.hash() };
}

/** What the object that was put on the chain of events last targets. */
const targeted = (session: Session): readonly (string | number)[] =>
  session.position.observation.objects.find(({ zone }) => zone === session.terms.chain)?.targets ?? [];

function meant(session: Session, reference: Reference): string | number {
  if ('player' in reference) return session.seat(reference.player);
  const [object] = session.search(reference.object);
  if (!object) throw new ScenarioFault(`There is no object called ${reference.object.text}.`);
  return object.id;
}
