/** What a scenario announces as something is played: what of it the engine has not asked for yet. */
import type { PendingDecision } from '../../port/contract';
import type { Choices, Reference } from '../phrases/choices';
import type { ObjectReference } from '../phrases/references';
import { ScenarioFault } from '../problems';
import type { Session } from './session';
import { namesPaid } from './ways-of-paying';

/** What is still to be announced; what has been asked for is taken out. */
export interface Left {
  targets: Reference[];
  noTargets: boolean;
  /** The targets that were chosen for it, or that it was found to have: none of them is meant twice. */
  chosen: readonly (string | number)[];
  /** Some target has been chosen. */
  targeted: boolean;
  /** A location has been chosen as announced. */
  located: boolean;
  x: number | undefined;
  modes: readonly number[];
  division: readonly number[];
  payments: Choices['payments'][number][];
  /** Additional costs that were named. */
  costs: readonly string[];
}

/** A target as the scenario words it. */
export const textOf = (reference: Reference): string =>
  'player' in reference ? reference.player : reference.object.text;

/** Takes one such element out; false when there is none. */
function takeOne<T>(from: T[], what: T | undefined): boolean {
  const place = what === undefined ? -1 : from.indexOf(what);
  if (place < 0) return false;
  from.splice(place, 1);
  return true;
}

/** Targets that nobody has chosen: those that were the only ones there are. */
function madeUnasked(
  targets: readonly (string | number)[],
  chosen: readonly (string | number)[],
): (string | number)[] {
  const made = [...targets];
  for (const each of chosen) takeOne(made, each);
  return made;
}

/** Takes out targets that were the only legal ones for what was asked before, so that nobody was asked. */
export function forgetMade(session: Session, { options }: PendingDecision, left: Left): void {
  const [item] = session.position.observation.objects.filter(({ zone }) => zone === session.terms.stack);
  for (let [next] = left.targets; next && 'object' in next; [next] = left.targets) {
    const id = session.search(next.object)[0]?.id;
    if (session.optionFor(next, options) || id === undefined) return;
    if (!madeUnasked(item?.targets ?? [], left.chosen).includes(id)) return;
    left.targets.shift();
    left.chosen = [...left.chosen, id];
    left.targeted = true;
  }
}

/** Takes out a location that was the only one there was, so that nobody was asked. */
export function forgetLocation(session: Session, from: number, left: Left): void {
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

/** Takes out what was the only legal choice, so that the engine made it without asking. */
export function forgetForced(session: Session, from: number, object: ObjectReference, left: Left): void {
  forgetLocation(session, from, left);
  const { observation, trace } = session.position;
  const made = trace.slice(from).filter(({ what }) => what === 'decision');
  const onStack = observation.objects.filter(
    ({ zone, name, source }) =>
      zone === session.terms.stack &&
      (name === object.name || (source !== undefined && session.identities.nameOf(source) === object.name)),
  );
  const targets = onStack.flatMap((each) => each.targets);
  const unasked = madeUnasked(targets, left.chosen);
  // What has been sacrificed for it since is another object where it is now, of the same name.
  const gone = ({ name }: ObjectReference): string | number | undefined =>
    unasked.find((id) => typeof id === 'string' && session.identities.nameOf(id) === name);
  left.targets = left.targets.filter((each) =>
    'player' in each
      ? !takeOne(unasked, session.seat(each.player))
      : !takeOne(unasked, session.search(each.object)[0]?.id) && !takeOne(unasked, gone(each.object)),
  );
  const said = (kind: string, words: readonly string[]): boolean =>
    made.some((line) => line.kind === kind && words.every((word) => line.text.includes(word)));
  if (left.noTargets)
    left.noTargets = !made.some(({ kind }) => kind === 'choose targets') && targets.length > 0;
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
  left.costs = left.costs.filter(
    (name) => !made.some(({ kind, text }) => kind === 'choose costs' && namesPaid(text, [name]).length > 0),
  );
  left.payments = left.payments.filter(
    ({ cost, with: paid }) =>
      !said(
        `pay: ${cost}`,
        paid.map(({ name }) => name),
      ),
  );
}

/** Fails when something that was announced has never been asked for. */
export function unasked(
  session: Session,
  { targets, noTargets, x, modes, division, payments, costs }: Left,
): void {
  const over = [
    ...targets.map((each) => `the target ${textOf(each)}`),
    ...(noTargets ? ['that nothing is targeted'] : []),
    ...(x === undefined ? [] : [`X = ${x}`]),
    ...modes.map((mode) => `mode ${mode}`),
    ...(division.length > 0 ? [`the division ${division.join(' and ')}`] : []),
    ...costs.map((cost) => `the additional cost "${cost}"`),
    ...payments.map(({ cost, with: paid }) => `to ${cost} ${paid.map(({ text }) => text).join(' and ')}`),
  ];
  if (over.length === 0) return;
  const { decision } = session;
  const next = decision
    ? `${session.nameOf(decision.player)} is asked: ${decision.purpose}`
    : 'the game is over';
  // A target that is the only one is made without asking; it is then seen where that waits to resolve.
  const nor = targets.length > 0 ? ', nor made it a target without asking' : '';
  throw new ScenarioFault(`The engine never asked for ${over.join(' or ')}${nor}; ${next}.`);
}
