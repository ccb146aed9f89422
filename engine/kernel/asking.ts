import type { InForce, Rule } from './rule';

/** A rule that others ask for wrote to the state: what it does belongs in a step, or in a consequence. */
export class AskingChanges extends Error {
  override readonly name = 'AskingChanges';

  constructor({ number, title }: Rule) {
    super(
      `rule ${number} ("${title}") changed the state while it was asked: what it does belongs in a step or a consequence`,
    );
  }
}

/**
 * The answer of a rule that was asked. Asking changes nothing: what is written would hang on how often it is asked.
 *
 * @param before how much was written before it was asked; handed in before the answer
 * @throws AskingChanges where something was written that wasn't taken back before the answer
 */
export function checkedAnswer<R>(rule: Rule, game: InForce, before: number | undefined, answer: R): R {
  if (game.journal?.mark() !== before) throw new AskingChanges(rule);
  return answer;
}
