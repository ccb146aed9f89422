import type { Procedure } from './procedure';
import { procedureInForce } from './procedure-in-force';
import { type InForce, type Rule, rulesMade, type Variant } from './rule';
import type { Ruleset } from './ruleset';
import { editionsAt } from './slots';
import { isAsWritten, type OutOfForce } from './variants';

/** A procedure that games come to. */
interface Prepared {
  readonly of: object;
}

class PreparedProcedure<G, D> implements Prepared {
  constructor(
    readonly of: Procedure<G, D>,
    readonly inForce: Procedure<G, D>,
  ) {}
}

const isFor = <G, D>(found: Prepared | undefined, of: Procedure<G, D>): found is PreparedProcedure<G, D> =>
  found?.of === of;

/**
 * What stands in each rule's place in games that are played under the same rules, whoever put it there: an edition, an amendment or a
 * mutant. It is sorted once by the rules' places, and read as the games are played.
 */
export class Standing {
  private readonly isOff = new Uint8Array(rulesMade());
  private readonly variants: (Variant | undefined)[];
  private readonly procedures: (Prepared | undefined)[] = [];

  constructor(
    private readonly edition: string | undefined,
    private readonly off: OutOfForce,
  ) {
    // No holes: a list with holes is looked through for what it inherits.
    this.variants = Array.from(this.isOff, () => undefined);
    for (const [rule, variant] of off) {
      this.isOff[rule.place] = isAsWritten(off, rule) ? 0 : 1;
      this.variants[rule.place] = variant;
    }
  }

  /** Is a rule in force? What stands in its place is, though it has the same place. */
  isOn(rule: Rule, place: number): boolean {
    return this.isOff[place] !== 1 || !this.off.has(rule);
  }

  /** What stands in the place of a rule that isn't. */
  instead(place: number): Variant | undefined {
    return this.variants[place];
  }

  /** The rule that a game knows a rule by: what its edition has in a slot, and every other rule itself. */
  ruleAt(rule: Rule): Rule {
    const standing = this.variants[rule.place]?.standing;
    return standing !== undefined && editionsAt(rule) ? standing : rule;
  }

  /** A procedure as it is gone through: worked out for the first game that comes to it. */
  procedure<G, D>(game: InForce, of: Procedure<G, D>): Procedure<G, D> {
    const known = this.procedures[of.place];
    if (isFor(known, of)) return known.inForce;
    const found = procedureInForce(game, of, this.edition);
    while (this.procedures.length <= of.place) this.procedures.push(undefined);
    this.procedures[of.place] = new PreparedProcedure(of, found);
    return found;
  }
}

const known = new WeakMap<Ruleset, WeakMap<OutOfForce, Standing>>();

/** What stands in each rule's place under some rules: the same for all games that are played under them. */
export function standingUnder(ruleset: Ruleset, off: OutOfForce): Standing {
  const ofRuleset = known.get(ruleset) ?? new WeakMap<OutOfForce, Standing>();
  known.set(ruleset, ofRuleset);
  const found = ofRuleset.get(off) ?? new Standing(ruleset.name, off);
  ofRuleset.set(off, found);
  return found;
}
