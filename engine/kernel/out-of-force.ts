import type { PointChange, RuleChange } from './changes';
import { replacing, whyNotAdded, whyNotInItsPlace } from './own-rules';
import type { Rule, Variant } from './rule';
import type { Ruleset } from './ruleset';
import { type OutOfForce, offeredPointsOf, pointsOf, type VariationPoint } from './variants';

/** A ruleset as some changes leave it: what is added is in it, and what they put out of force stands beside it. */
export interface AmendedRuleset {
  readonly ruleset: Ruleset;
  readonly off: OutOfForce;
}

/**
 * A ruleset under some changes; a bare number is a rule that is switched off. Where several rules have one number, each of them
 * is changed that could say what is asked for.
 *
 * @throws UnknownRule for a number under which the engine enforces nothing
 * @throws RefusedChange for what none of the number's rules could say, and for a rule that can't be added or take another's place
 */
export function amendedRuleset(of: Ruleset, changes: readonly (string | RuleChange)[]): AmendedRuleset {
  if (of.inPlaces && changes.length === 0) return { ruleset: of, off: of.inPlaces };
  const off = new Map(of.inPlaces);
  const added: Rule[] = [];
  for (const asked of changes) {
    const change: RuleChange = typeof asked === 'string' ? { verb: 'off', number: asked } : asked;
    const restored = restoredBy(of, change);
    for (const rule of restored) off.delete(rule);
    if (restored.length > 0) continue;
    for (const [rule, variant] of changedBy(of, change)) off.set(rule, variant);
    if (change.verb !== 'add') continue;
    if (added.some(({ number }) => number === change.rule.number))
      throw new RefusedChange(`Rule ${change.rule.number} is added twice: give one of them another number.`);
    added.push(change.rule);
  }
  if (added.length === 0) return { ruleset: of, off };
  const rules = new Map([...of.rules, ...added.map((rule) => [rule.number, [rule]] as const)]);
  return { ruleset: { ...of, rules, added }, off };
}

/**
 * The rules that a change makes what the rulebook is taken to say, where an edition reads it otherwise.
 *
 * @throws RefusedChange for what the edition says already
 */
function restoredBy(of: Ruleset, change: RuleChange): readonly Rule[] {
  if (change.verb !== 'set' && change.verb !== 'vary') return [];
  const [point, said] = saidBy(change);
  const chosen = (of.rules.get(change.number) ?? []).filter(
    (rule) => of.inPlaces?.get(rule)?.point === point,
  );
  if (chosen.some((rule) => of.inPlaces?.get(rule)?.choice === said))
    throw new RefusedChange(
      `Rule ${change.number} says "${said}" already in the edition ${of.name}: leave it out, or say something else.`,
    );
  return chosen.filter((rule) =>
    allPointsOf(rule).some(({ name, written }) => name === point && written === said),
  );
}

/** At which point a change asks for what. */
const saidBy = (change: PointChange): readonly [point: string, said: string] =>
  change.verb === 'set' ? ['number', String(change.to)] : [change.point, change.choice];

/** What some changes put out of force, where none adds a rule. */
export const outOfForce = (of: Ruleset, changes: readonly (string | RuleChange)[]): OutOfForce =>
  amendedRuleset(of, changes).off;

/** The rules that a change puts out of force, each with what stands in its place; none for one that adds a rule. */
export function changedBy(
  of: Ruleset,
  change: RuleChange,
): readonly (readonly [Rule, Variant | undefined])[] {
  if (change.verb === 'add') {
    const why = whyNotAdded(of, change.rule);
    if (why !== undefined) throw new RefusedChange(why);
    return [];
  }
  const rules = of.rules.get(change.number);
  if (!rules) throw new UnknownRule(change.number, of);
  switch (change.verb) {
    case 'off':
      return rules.map((rule) => [rule, undefined]);
    case 'replace': {
      const why = whyNotInItsPlace(change, rules);
      if (why !== undefined) throw new RefusedChange(why);
      return rules
        .filter(({ form }) => form === change.rule.form)
        .map((rule) => [rule, replacing(rule, change.rule)]);
    }
    default:
      return variantsFor(change, rules, of);
  }
}

/** What stands in the place of each rule of a number that could say what is asked for. */
function variantsFor(
  change: PointChange,
  rules: readonly Rule[],
  of: Ruleset,
): readonly (readonly [Rule, Variant])[] {
  if (change.verb === 'set') refuseAmbiguous(change, rules);
  refuseWhatIsWritten(change, rules);
  const found = rules.flatMap((rule) =>
    allPointsOf(rule)
      .flatMap((point) => variantAt(point, change))
      .map((variant): readonly [Rule, Variant] => [rule, variant]),
  );
  if (found.length === 0) throw new RefusedChange(whyNothingSays(change, rules, of));
  return found;
}

function variantAt(
  { name, written, variants, withNumber }: VariationPoint,
  change: PointChange,
): readonly Variant[] {
  if (change.verb === 'vary')
    return name === change.point ? variants.filter(({ choice }) => choice === change.choice) : [];
  const isMeant = change.from === undefined || written === String(change.from);
  return withNumber && isMeant ? [withNumber(change.to)] : [];
}

/** The points at which a rule may vary: those that are declared where it is written, and those that its form offers. */
export const allPointsOf = (rule: Rule): readonly VariationPoint[] => [
  ...pointsOf(rule),
  ...offeredPointsOf(rule),
];

/** What a rule says already is no change. */
function refuseWhatIsWritten(change: PointChange, rules: readonly Rule[]): void {
  const [point, said] = saidBy(change);
  const points = rules.flatMap(allPointsOf).filter(({ name }) => name === point);
  if (points.length === 0 || points.some(({ written }) => written !== said)) return;
  throw new RefusedChange(
    `Rule ${change.number} says "${said}" already: leave it out, or say something else.`,
  );
}

/** Where a rule names several numbers, a change says which. */
function refuseAmbiguous(
  { number, from, to }: Extract<PointChange, { readonly verb: 'set' }>,
  rules: readonly Rule[],
): void {
  const numbers = rules.flatMap((rule) =>
    pointsOf(rule).flatMap(({ withNumber, written }) => (withNumber ? { written, title: rule.title } : [])),
  );
  const written = new Set(numbers.map((each) => each.written));
  if (from !== undefined || written.size < 2) return;
  const told = numbers.map((each) => `${each.written} (${each.title})`).join(', ');
  throw new RefusedChange(
    `Rule ${number} names several numbers: ${told}; say which: "set ${number} from ${numbers[0]?.written} to ${to}".`,
  );
}

function whyNothingSays(change: PointChange, rules: readonly Rule[], of: Ruleset): string {
  const { number } = change;
  const points = rules.flatMap(allPointsOf);
  const at = change.verb === 'vary' ? points.filter(({ name }) => name === change.point) : [];
  const others = (at.length > 0 ? at : points).flatMap(changesAt).map((each) => `"${each}"`);
  const said =
    change.verb === 'set'
      ? change.from === undefined
        ? 'names no number'
        : `names no number ${change.from}`
      : at.length > 0
        ? `has no "${change.choice}" for ${change.point} (as written: ${at[0]?.written})`
        : `has no "${change.point}"`;
  const beneath = change.verb === 'set' ? setBeneath(of, number, change.to) : [];
  const possible = [...new Set([...others, ...(at.length > 0 ? [] : [`"off ${number}"`])])];
  const instead = beneath.length > 0 ? ` (beneath it: ${beneath.join(', ')})` : '';
  return `Rule ${number} ${said}${instead}; what can be said of it: ${possible.join(', ')}.`;
}

/** What sets the numbers of the rules beneath a number. */
const setBeneath = (of: Ruleset, number: string, to: number): readonly string[] =>
  enforcedBeneath(of, number)
    .filter((each) => of.rules.get(each)?.some((rule) => pointsOf(rule).some(({ withNumber }) => withNumber)))
    .map((each) => `"set ${each} to ${to}"`);

/** The numbers beneath a number under which something is enforced: 315.3.b is beneath 315.3, and 704.5c beneath 704.5. */
export const enforcedBeneath = (of: Ruleset, number: string): readonly string[] =>
  [...of.rules.keys()]
    .filter((each) => each.startsWith(number) && /^[.a-z]/.test(each.slice(number.length)))
    .sort();

/** What an amendment could say at a point. */
const changesAt = ({ variants, withNumber, written }: VariationPoint): readonly string[] => {
  const [first] = variants;
  if (withNumber && first) return [`${first.change} (any number but ${written})`];
  return variants.map(({ change }) => change);
};

/** A number that names no rule which the engine enforces. */
export class UnknownRule extends Error {
  constructor(
    readonly number: string,
    of: Ruleset,
  ) {
    super(
      `The engine enforces nothing under rule ${number} of ${of.rulebook}; "rulewright explain ${number}" says what that rule is.`,
    );
    this.name = 'UnknownRule';
  }
}

/** A change that can't be made: what is asked for, and what could be said instead. */
export class RefusedChange extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'RefusedChange';
  }
}
