import type { Rule } from './rule';

/** An action that can't be completed. The kernel reverses it exactly. */
export class IllegalAction extends Error {
  constructor(
    readonly rule: Rule,
    readonly reason: string,
  ) {
    super(`${reason} (${rule.number})`);
    this.name = 'IllegalAction';
  }

  /** The same, under the number that a game's own edition has for the rule. */
  asKnownTo(game: { ruleAt(rule: Rule): Rule }): IllegalAction {
    const own = game.ruleAt(this.rule);
    return own === this.rule ? this : new IllegalAction(own, this.reason);
  }
}
