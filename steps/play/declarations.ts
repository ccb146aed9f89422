import type { OfferedOption, PendingDecision } from '../../port/contract';
import type { ObjectReference } from '../phrases/references';
import { ExpectationFailed } from '../problems';
import type { DeclarationSentence, TogetherSentence } from '../terms';
import { goToDeclaration, goToStepOf } from './passing';
import type { Session } from './session';

/** One that fights, and what it is declared against. */
export interface Declared {
  readonly fighter: ObjectReference;
  /** Undefined where nothing is named. */
  readonly onto: ObjectReference | undefined;
  /** Those with the same belong together. */
  readonly group?: string | undefined;
}

const labels = ({ options }: PendingDecision): string => options.map(({ label }) => label).join(', ');

/** Those that fight already. */
export const fighting = (session: Session, { status }: DeclarationSentence): ReadonlySet<string> =>
  new Set(
    session.position.observation.objects
      .filter(({ statuses }) => statuses.includes(status))
      .map(({ id }) => id),
  );

function optionOf(
  session: Session,
  seat: number,
  { action, verb }: DeclarationSentence,
  decision: PendingDecision,
  { fighter, onto }: Declared,
): OfferedOption {
  const able = decision.options.filter((option) => option.action === action);
  const { id } = session.find(fighter, { ids: new Set(able.map((option) => option.object)), seat });
  if (!onto) {
    const only = able.find((option) => option.object === id);
    if (only) return only;
    throw new ExpectationFailed(
      `${fighter.text} can't ${verb}.`,
      'among the legal options',
      labels(decision),
    );
  }
  const aims = new Set(able.filter((option) => option.object === id).map((option) => option.onto));
  const against = session.find(onto, { ids: aims }).id;
  const option = able.find((each) => each.object === id && each.onto === against);
  if (option) return option;
  throw new ExpectationFailed(
    `${fighter.text} can't ${verb} ${onto.text}.`,
    'among the legal options',
    labels(decision),
  );
}

/** Was there no other way than to declare exactly these, so that nobody is asked? */
function isMadeUnasked(
  session: Session,
  declaration: DeclarationSentence,
  declared: readonly Declared[],
): boolean {
  if (declared.length === 0 || session.decision?.purpose === declaration.question) return false;
  const { question, step } = declaration;
  const before = fighting(session, declaration);
  const isSo = (): boolean => {
    if (session.position.observation.step !== step && goToStepOf(session, question) !== true) return false;
    if (session.decision?.purpose === question) return false;
    const made = session.position.trace.filter(({ what, kind }) => what === 'decision' && kind === question);
    if (made.at(-1)?.text.endsWith('(the only way)') !== true) return false;
    const ids = [...fighting(session, declaration)];
    return ids.length === declared.length && declared.every(({ fighter }) => isAmong(session, fighter, ids));
  };
  if (before.size > 0 && session.position.observation.step !== step) return false;
  if (!session.peek(isSo)) return false;
  if (session.position.observation.step !== step) goToStepOf(session, question);
  return true;
}

const isAmong = (session: Session, fighter: ObjectReference, ids: readonly string[]): boolean =>
  session.search(fighter).some(({ id }) => ids.includes(id));

/** A player declares who fights, and no others. */
export function declare(
  session: Session,
  seat: number,
  declaration: DeclarationSentence,
  declared: readonly Declared[],
): void {
  const { question: purpose, verb } = declaration;
  if (isMadeUnasked(session, declaration, declared)) return;
  goToDeclaration(session, purpose, seat);
  const before = fighting(session, declaration);
  const from = session.position.trace.length;
  const asked = (): PendingDecision | undefined =>
    session.decision?.purpose === purpose && session.decision.player === seat ? session.decision : undefined;
  const made: string[] = [];
  for (const each of declared) {
    const decision = asked();
    if (!decision) {
      made.push(onlyWay(session, declaration, from, each));
      continue;
    }
    const option = optionOf(session, seat, declaration, decision, each);
    if (option.object !== undefined) made.push(option.object);
    session.choose([option]);
  }
  const decision = asked();
  if (decision) {
    const done = decision.options.find((option) => option.action === 'done');
    if (!done) {
      throw new ExpectationFailed(
        `${session.nameOf(seat)} declares no more than that.`,
        'possible',
        labels(decision),
      );
    }
    session.choose([done]);
  }
  if (declaration.together) group(session, declaration.together, declared, made);
  const others = [...fighting(session, declaration)].filter((id) => !before.has(id) && !made.includes(id));
  if (others.length === 0) return;
  const names = others.map((id) => session.identities.nameOf(id)).join(', ');
  throw new ExpectationFailed(
    `Which ${session.terms.fighters[1]} ${verb}.`,
    declared.map(({ fighter }) => fighter.text).join(', '),
    `${names} as well`,
  );
}

/** Has those who are named belong together, and nobody else. */
function group(
  session: Session,
  together: TogetherSentence,
  declared: readonly Declared[],
  ids: readonly string[],
): void {
  const named = new Set(declared.flatMap(({ group: name }) => name ?? []));
  for (const name of named) {
    const members = ids.filter((_, place) => declared[place]?.group === name);
    const [alone] = joinedTo(session, together, members);
    if (alone === undefined) continue;
    const { decision } = session;
    throw new ExpectationFailed(
      `${session.identities.nameOf(alone)} is ${together.as}.`,
      'among the legal options',
      decision?.purpose === together.question ? labels(decision) : 'nobody is asked',
    );
  }
  const { decision } = session;
  const done = decision?.options.find((option) => option.action === 'done');
  if (done && decision?.purpose === together.question) session.choose([done]);
}

/**
 * Has some who fight belong together, as far as they can.
 *
 * @returns those who can't
 */
export function joinedTo(
  session: Session,
  { question, action }: TogetherSentence,
  ids: readonly string[],
): readonly string[] {
  const from = session.position.trace.length;
  const left = new Set(ids);
  const chosen: string[] = [];
  for (;;) {
    const { decision } = session;
    if (!decision || decision.purpose !== question) break;
    const option = decision.options.find(
      (each) =>
        each.action === action &&
        [each.object, each.onto].every((id) => id !== undefined && ids.includes(id)) &&
        (left.has(each.object ?? '') || left.has(each.onto ?? '')),
    );
    if (!option) break;
    for (const id of [option.object, option.onto]) left.delete(id ?? '');
    chosen.push(option.label);
    session.choose([option]);
  }
  // What was left no choice has joined unasked.
  const joined = session.position.trace
    .slice(from)
    .filter(
      ({ what, kind, text }) =>
        what === 'decision' && kind === question && !chosen.some((label) => text.includes(label)),
    );
  return [...left].filter(
    (id) => !joined.some(({ text }) => text.includes(session.identities.nameOf(id) ?? '')),
  );
}

/** One that the engine declared without asking, as there was no other way to go on. */
function onlyWay(
  session: Session,
  declaration: DeclarationSentence,
  from: number,
  { fighter }: Declared,
): string {
  const { question: purpose } = declaration;
  const isMade = session.position.trace
    .slice(from)
    .some(({ what, kind, text }) => what === 'decision' && kind === purpose && text.includes(fighter.name));
  if (isMade) return session.find(fighter, { ids: fighting(session, declaration) }).id;
  throw new ExpectationFailed(
    `${fighter.text} is declared.`,
    `asked to ${purpose}`,
    'the declaration is over',
  );
}
