import type { OfferedOption, PendingDecision } from '../../port/contract';
import { ExpectationFailed, InputError, ScenarioFault } from '../problems';
import { hasMovedOn } from './parts-ended';
import type { Session } from './session';

const MOST_PASSES = 400;

const optionNamed = (session: Session, action: string): OfferedOption | undefined =>
  session.decision?.options.find((option) => option.action === action);

const eventsIn = (session: Session): number =>
  session.position.trace.filter(({ what }) => what === 'event').length;

/** The player with priority passes. */
export function pass(session: Session): void {
  const option = session.decision?.purpose === 'priority' ? optionNamed(session, 'pass') : undefined;
  if (!option)
    throw new ScenarioFault(
      session.decision
        ? `Nobody has priority: ${session.nameOf(session.decision.player)} is asked to ${session.decision.purpose}.`
        : 'Nobody has priority: the game is over.',
    );
  session.choose([option]);
}

/** Those who have priority before a player pass, as long as nothing comes of it. */
export function passToPlayer(session: Session, seat: number): void {
  const players = session.request.players.length;
  for (
    let passes = 0;
    session.decision?.purpose === 'priority' && session.decision.player !== seat;
    passes += 1
  ) {
    const events = eventsIn(session);
    const { observation } = session.position;
    if (passes >= players) throw new ScenarioFault(`${session.nameOf(seat)} doesn't get priority.`);
    pass(session);
    if (eventsIn(session) > events || hasMovedOn(observation, session.position.observation)) {
      throw new ScenarioFault(
        `${session.nameOf(seat)} doesn't get priority before something resolves or the step ends: say "all players pass" where that is meant.`,
      );
    }
  }
}

/** Every player passes in succession: the top of the chain of events resolves, or the step ends. */
export function allPass(session: Session): void {
  const players = session.position.observation.players.filter(({ inGame }) => inGame).length;
  const events = eventsIn(session);
  const { observation } = session.position;
  for (let passes = 0; passes < players; passes += 1) {
    pass(session);
    if (eventsIn(session) > events || session.decision?.purpose !== 'priority') return;
    if (hasMovedOn(observation, session.position.observation)) return;
  }
}

/**
 * Everybody passes priority and declares nothing, until the condition holds.
 *
 * @returns the decision that nobody can make by passing, where one comes before that.
 */
export function goOn(session: Session, where: string, reached: () => boolean): PendingDecision | undefined {
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const { decision } = session;
    if (!decision)
      throw new ExpectationFailed(`The game goes to the ${where}.`, `the ${where}`, 'the game is over');
    if (session.terms.indifferent.includes(decision.purpose)) {
      session.settle();
      if (reached()) return undefined;
      continue;
    }
    const idle =
      decision.purpose === 'priority'
        ? 'pass'
        : session.terms.openEnded.includes(decision.purpose)
          ? 'done'
          : undefined;
    const option = idle && optionNamed(session, idle);
    if (!option) return decision;
    session.choose([option]);
    if (reached()) return undefined;
  }
  throw new ExpectationFailed(
    `The game goes to the ${where}.`,
    `the ${where}`,
    `not reached in ${MOST_PASSES} passes`,
  );
}

/** Everybody passes priority and declares nothing, until the condition holds. */
function goOnUntil(session: Session, where: string, reached: () => boolean): void {
  const decision = goOn(session, where, reached);
  if (decision)
    throw new ScenarioFault(
      `On the way to the ${where}, ${session.nameOf(decision.player)} must first be told how to ${decision.purpose}.`,
    );
}

/** The game goes to the next such step or phase in which somebody can do something. */
export function goTo(session: Session, part: string, seat: number | undefined): void {
  const whose = seat === undefined ? part : `${part} of ${session.nameOf(seat)}`;
  const isHere = (): boolean => {
    const { step, activePlayer } = session.position.observation;
    return step === part && (seat === undefined || activePlayer === seat);
  };
  // What was done last has led there, and no step has said so yet.
  if (isHere() && session.hasBegun.some(({ detail }) => detail === part)) {
    session.hasBegun = [];
    return;
  }
  let { length } = session.position.trace;
  goOnUntil(session, whose, () => {
    const { observation, trace } = session.position;
    const here = isHere();
    const begun = trace
      .slice(length)
      .filter(
        ({ kind, detail, player }) =>
          kind === 'begin' && detail === part && (seat === undefined || player === seat),
      );
    length = trace.length;
    if (begun.length > 0 && !here && !observation.over)
      throw new ScenarioFault(
        `The game doesn't stop in the ${whose}: nobody decides anything in it. Name the part of the turn after it.`,
      );
    return begun.length > 0 && here;
  });
  session.hasBegun = [];
}

/** The game goes on, in this turn, until a player is asked to declare attackers or blockers. */
export function goToDeclaration(session: Session, purpose: string, seat: number): void {
  const asked = (): boolean => session.decision?.purpose === purpose && session.decision.player === seat;
  if (asked()) return;
  if (!session.terms.parts.includes(`${purpose} step`))
    throw new InputError(
      `In ${session.terms.game} nobody is asked to ${purpose}: units fight where they are moved to (Alice moves "Imp" to "Ford").`,
    );
  const { turn } = session.position.observation;
  goOnUntil(session, `moment when ${session.nameOf(seat)} is asked to ${purpose}`, () => {
    if (session.position.observation.turn !== turn)
      throw new ScenarioFault(`${session.nameOf(seat)} wasn't asked to ${purpose} this turn.`);
    return asked();
  });
}

/**
 * The game goes on until the step of a declaration, whether or not anybody is asked to declare.
 *
 * @returns whether it got there; "asked" where a decision comes before that.
 */
export function goToStepOf(session: Session, purpose: string): boolean | 'asked' {
  const step = `${purpose} step`;
  const { turn } = session.position.observation;
  const here = (): boolean => session.position.observation.step === step;
  const over = (): boolean => session.decision === undefined || session.position.observation.turn !== turn;
  if (here()) return true;
  if (goOn(session, step, () => here() || over())) return 'asked';
  return here() && !over();
}
