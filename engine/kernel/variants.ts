import type { InForce, Rule, Variant } from './rule';
import { editionsAt, rulesAt } from './slots';

/** The rules that are out of force in a game, each with what stands in its place; undefined: nothing. */
export type OutOfForce = ReadonlyMap<Rule, Variant | undefined>;

/** Is what a rule says in force as it is written? Of a slot it is what its edition's rule says. */
export function isAsWritten(off: OutOfForce, rule: Rule): boolean {
  if (!off.has(rule)) return true;
  const variant = editionsAt(rule) && off.get(rule);
  return variant !== undefined && !off.has(variant.standing);
}

/** Does something else stand in a rule's place than what the rulebook says, or nothing? Of a slot, in that of its edition's rule. */
export function isVaried(off: OutOfForce, rule: Rule): boolean {
  const variant = off.get(rule);
  if (variant === undefined) return false;
  return editionsAt(rule) === undefined || off.get(variant.standing) !== undefined;
}

/** Marks, among the choices of a variation point, what the rulebook says. */
export const AS_WRITTEN = Symbol('as the rulebook says');

/** What can be asked of a rule: with what it is of (`how many to stop blocking`) where a number has several of a kind. */
type PointKind =
  | 'whose'
  | 'who'
  | 'when'
  | 'which'
  | 'in which order'
  | 'how long'
  | 'how many'
  | 'how often'
  | 'what';

/** The name of a variation point. */
type PointName = PointKind | `${PointKind} ${string}`;

/** A number in a rule: what the rulebook says, and what answers for any other. @typeParam B what answers */
interface NumberPoint<B> {
  readonly written: number;
  readonly as: (value: number) => B;
}

/** The points at which a rule may vary; of each exactly one choice is `AS_WRITTEN`. @typeParam B what answers instead */
export type Points<B> = { readonly number?: NumberPoint<B> } & {
  readonly [Name in PointName]?: Readonly<Record<string, B | typeof AS_WRITTEN>>;
};

/** A point at which a rule may vary. */
export interface VariationPoint {
  readonly name: string;
  /** What the rulebook says there. */
  readonly written: string;
  /** The variants by what they say there; of a number one more and one less, as any other can be had. */
  readonly variants: readonly Variant[];
  /** The variant with a number; undefined where the point is none. */
  readonly withNumber?: (value: number) => Variant;
}

const declared = new WeakMap<Rule, readonly VariationPoint[]>();
const offered = new WeakMap<Rule, Readonly<Record<string, Choices>>>();

/** The points that are declared at a rule. */
export const pointsOf = (rule: Rule): readonly VariationPoint[] => declared.get(rule) ?? [];

/** What a rule may say at a point. */
type Choices = Readonly<Record<string, unknown>>;

/** Adds to a rule points at which every rule of its form may vary: they are made only when somebody asks for them. */
export function offerPoints(rule: Rule, points: { readonly [Name in PointName]?: Choices }): void {
  for (const each of rulesAt(rule)) offered.set(each, { ...offered.get(each), ...points });
}

/** The variants that are declared at a rule: each choice that the rulebook didn't take, and each number beside its own. */
export const variantsOf = (rule: Rule): readonly Variant[] =>
  pointsOf(rule).flatMap(({ variants }) => variants);

/** The variant that stands in a rule's place in a game in which the rule is off. */
export const variantIn = (game: InForce, rule: Rule, place?: number): Variant | undefined =>
  game.instead?.(rule, place);

/** What is said of a condition that is met wherever it is asked. */
export const ALWAYS = 'always';

/** What is said of a step that comes after the one that it comes before. */
export const ONE_STEP_LATER = 'one step later';

/**
 * The points that the form of a rule offers, but for those that it declares itself: a step that another one follows comes later, what
 * state-based actions find is spared or comes twice, what is asked is always so, a permission is another player's.
 */
export function offeredPointsOf(rule: Rule): readonly VariationPoint[] {
  const own = pointsOf(rule);
  return Object.entries(offered.get(rule) ?? {})
    .filter(([name]) => own.every((each) => each.name !== name))
    .map(([name, choices]) => pointOf(rule, name, choices));
}

type Said = Pick<Variant, 'point' | 'choice' | 'change' | 'words'>;

function variant(rule: Rule, said: Said, answer: unknown): Variant {
  const { number, restates, title, form, place } = rule;
  const standing = typeof answer === 'object' ? { ...rule, ...answer } : rule;
  return { number, restates, title, form, place, ...said, answer, standing };
}

function numberPoint(rule: Rule, { written, as }: NumberPoint<unknown>): VariationPoint {
  const withNumber = (value: number): Variant => {
    const change = `set ${rule.number} to ${value}`;
    const words = `${value} instead of ${written}`;
    return variant(rule, { point: 'number', choice: String(value), change, words }, as(value));
  };
  const others = written > 0 ? [written + 1, written - 1] : [written + 1];
  return {
    name: 'number',
    written: String(written),
    variants: others.map(withNumber),
    withNumber,
  };
}

function pointOf(rule: Rule, name: string, choices: Choices): VariationPoint {
  const all = Object.entries(choices);
  const [written, ...more] = all.flatMap(([choice, answer]) => (answer === AS_WRITTEN ? [choice] : []));
  if (written === undefined || more.length > 0)
    throw new RangeError(`Rule ${rule.number}: of "${name}" exactly one choice is as written.`);
  const variants = all.flatMap(([choice, answer]) => {
    if (answer === AS_WRITTEN) return [];
    const change = `vary ${rule.number} ${name}: ${choice}`;
    return [variant(rule, { point: name, choice, change, words: `${choice} instead of ${written}` }, answer)];
  });
  return { name, written, variants };
}

const isNumberPoint = (value: object): value is NumberPoint<unknown> =>
  'as' in value && typeof value.as === 'function' && 'written' in value;

/** Adds to a rule the points at which it may vary. Throws RangeError where a point doesn't say once what is written. */
export function declarePoints(rule: Rule, points: Readonly<Record<string, object | undefined>>): void {
  for (const each of rulesAt(rule)) declareOwnPoints(each, points);
}

function declareOwnPoints(rule: Rule, points: Readonly<Record<string, object | undefined>>): void {
  const more = Object.entries(points).flatMap(([name, choices]) => {
    if (choices === undefined) return [];
    return isNumberPoint(choices) ? numberPoint(rule, choices) : pointOf(rule, name, { ...choices });
  });
  declared.set(rule, [...(declared.get(rule) ?? []), ...more]);
}
