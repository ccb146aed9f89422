import type { Rule } from './rule';

/** A rule that others ask for wrote to the state: what it does belongs in a step, or in a consequence. */
export class AskingChanges extends Error {
  override readonly name = 'AskingChanges';

  constructor({ number, title }: Rule) {
    super(
      `rule ${number} ("${title}") changed the state while it was asked: what it does belongs in a step or a consequence`,
    );
  }
}
