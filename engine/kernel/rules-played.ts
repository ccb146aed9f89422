import type { RuleChange } from './changes';
import { type AmendedRuleset, amendedRuleset } from './out-of-force';
import { type Ruleset, type Speed, Tables } from './ruleset';

/** How a game is begun. */
export interface GameOptions {
  /** Names in order of seats. */
  readonly players: readonly string[];
  readonly seed: number;
  /** How the rules differ from the rulebook's; a bare number is a rule that is switched off. */
  readonly off?: readonly (string | RuleChange)[] | undefined;
  /** The rules of which edition; left out: of the first one. */
  readonly of?: Ruleset | undefined;
}

/** What a game is played under: its rules as changes leave them, and their tables. */
export interface RulesPlayed<G, O> extends AmendedRuleset {
  readonly tables: Tables<G, O>;
}

/**
 * How a game finds what it is played under: the games of an edition in which nothing is changed share their tables.
 *
 * @param speed what makes the game's rules faster
 */
export function rulesPlayed<G, O>(
  speed: Speed,
): (of: Ruleset, changes: readonly (string | RuleChange)[]) => RulesPlayed<G, O> {
  const whole = new WeakMap<Ruleset, RulesPlayed<G, O>>();
  const under = ({ ruleset, off }: AmendedRuleset): RulesPlayed<G, O> => ({
    ruleset,
    off,
    tables: new Tables<G, O>(ruleset, off, speed),
  });
  return (of, changes) => {
    if (changes.length > 0) return under(amendedRuleset(of, changes));
    const known = whole.get(of) ?? under(amendedRuleset(of, []));
    whole.set(of, known);
    return known;
  };
}
