import type { Permission } from './forms';
import { Game } from './game';
import type { Rule } from './rule';
import { type Ruleset, Tables } from './ruleset';

/**
 * A game that looks up in tables of its rules who may do what. What some rule permits and none forbids may be done.
 *
 * @typeParam G the game itself. @typeParam O its objects.
 */
export abstract class RuledGame<G, O> extends Game<G> {
  /** @param tables those of the rules in force: they may be shared by games that are played under the same rules. */
  constructor(
    ruleset: Ruleset,
    off: ReadonlySet<Rule>,
    seed: number,
    readonly tables: Tables<G, O> = new Tables(ruleset, off),
  ) {
    super(ruleset, off, seed);
  }

  /** Is an action permitted: does some rule allow it, and none forbid it? */
  permits<S>(action: string, player: number, subject: S): boolean {
    return (
      this.permitting(action, player, subject) !== undefined &&
      this.forbidding(action, player, subject) === undefined
    );
  }

  /** The rule that allows an action. */
  permitting<S>(action: string, player: number, subject: S): Rule | undefined {
    return this.applying(this.tables.permissions.get(action), player, subject);
  }

  /** The rule that forbids an action. */
  forbidding<S>(action: string, player: number, subject: S): Rule | undefined {
    return this.applying(this.tables.prohibitions.get(action), player, subject);
  }

  private applying<S>(
    rules: readonly Permission<G, unknown>[] | undefined,
    player: number,
    subject: S,
  ): Rule | undefined {
    if (!rules) return undefined;
    for (const rule of rules) {
      if (!rule.applies(this.self, player, subject)) continue;
      this.exercise(rule, rule.place);
      return rule;
    }
    return undefined;
  }
}
