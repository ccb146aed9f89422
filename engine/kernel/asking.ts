import type { InForce, Rule } from './rule';

/**
 * Whether it is checked that asking changes nothing. `RULEWRIGHT_ASKING=checked` in the environment checks it, at some
 * cost, as the tests do, of the rule as of its variants and of what stands in for it switched off: what a definition, a fact or
 * any other question writes would hang on how often it is asked.
 */
export const asking = { isChecked: process.env.RULEWRIGHT_ASKING === 'checked' };

/** A rule that others ask for wrote to the state: what it does belongs in a step. */
export class AskingChanges extends Error {
  override readonly name = 'AskingChanges';

  constructor({ number, title }: Rule) {
    super(`rule ${number} ("${title}") changed the state while it was asked: what it does belongs in a step`);
  }
}

/**
 * Asks.
 *
 * @throws AskingChanges where something is written that isn't taken back before the answer
 */
export function ask<T>(rule: Rule, game: InForce, body: () => T): T {
  const before = game.journal?.mark();
  const answer = body();
  if (game.journal?.mark() !== before) throw new AskingChanges(rule);
  return answer;
}
