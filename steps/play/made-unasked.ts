/** What leaves one answer is asked of nobody; a step may name the answer all the same. */
import type { Chosen } from '../phrases/shares';
import type { Session } from './session';

/** What an answer names, as the trace says it. */
export function namesIn(chosen: Chosen): readonly string[] {
  switch (chosen.choose) {
    case 'things':
      return chosen.things.map((thing) => ('player' in thing ? thing.player : thing.object.name));
    case 'modes':
      return chosen.modes.map((mode) => `mode ${mode}`);
    case 'number':
      return [String(chosen.number)];
    case 'nothing':
      return [': none'];
  }
}

/** Could an answer be meant for the decision that is open? */
export function couldAnswer(session: Session, seat: number, chosen: Chosen): boolean {
  const { decision } = session;
  if (!decision || decision.player !== seat || decision.purpose === 'priority') return false;
  if (decision.kind !== 'choose') return false;
  return (
    chosen.choose !== 'things' ||
    chosen.things.every((thing) => session.optionFor(thing, decision.options) !== undefined)
  );
}

/**
 * Has a player decided this since something was last done, without being asked? It may be named once.
 *
 * @param isOrder whether it is an order of what is named.
 */
export function isMadeUnasked(
  session: Session,
  seat: number,
  names: readonly string[],
  isOrder = false,
): boolean {
  const made = session.madeUnasked.find(
    ({ player, kind, text }) =>
      player === seat &&
      kind !== 'priority' &&
      kind.startsWith('order') === isOrder &&
      names.every((name) => text.includes(name)),
  );
  session.madeUnasked = session.madeUnasked.filter((each) => each !== made);
  return made !== undefined;
}
