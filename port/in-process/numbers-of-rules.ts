import type { Rule, Ruleset } from '../../engine/kernel';

/** The numbers that a ruleset's rules go by, in order: what games have used is asked for after each of very many. */
export class NumbersOfRules {
  private readonly numbers: readonly string[];
  private readonly placeOf: ReadonlyMap<string, number>;
  private readonly placesOf = new Map<Rule, readonly number[]>();
  private readonly isUsed: Uint8Array;

  constructor({ rules }: Ruleset) {
    this.numbers = [...rules.keys()].sort();
    this.placeOf = new Map(this.numbers.map((number, place) => [number, place]));
    this.isUsed = new Uint8Array(this.numbers.length);
  }

  /**
   * The numbers of some rules, each once, in order.
   *
   * @throws RangeError for a rule that isn't the ruleset's.
   */
  of(used: Iterable<Rule>): readonly string[] {
    const { numbers, isUsed } = this;
    for (const rule of used) for (const place of this.places(rule)) isUsed[place] = 1;
    const found = numbers.filter((_number, place) => isUsed[place] === 1);
    isUsed.fill(0);
    return found;
  }

  private places(rule: Rule): readonly number[] {
    const known = this.placesOf.get(rule);
    if (known) return known;
    const places = [rule.number, ...rule.restates].map((number) => {
      const place = this.placeOf.get(number);
      if (place === undefined) throw new RangeError(`The ruleset has no rule ${number}`);
      return place;
    });
    this.placesOf.set(rule, places);
    return places;
  }
}
