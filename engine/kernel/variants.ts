import type { InForce, Rule, Variant } from './rule';

/** The rules that are out of force in a game, each with what stands in its place; undefined: nothing. */
export type OutOfForce = ReadonlyMap<Rule, Variant | undefined>;

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

/** The points at which a rule may vary. */
export const pointsOf = (rule: Rule): readonly VariationPoint[] => declared.get(rule) ?? [];

/** The variants that are declared at a rule: each choice that the rulebook didn't take, and each number beside its own. */
export const variantsOf = (rule: Rule): readonly Variant[] =>
  pointsOf(rule).flatMap(({ variants }) => variants);

/** The variant that stands in a rule's place in a game in which the rule is off. */
export const variantIn = (game: InForce, rule: Rule): Variant | undefined => game.instead?.(rule);

/** What is said of a step that comes after the one that it comes before. */
export const ONE_STEP_LATER = 'one step later';

/**
 * The points that the form of a rule offers: a step of a procedure or of the turn comes later, what state-based actions find
 * in the game as a whole comes twice. (Of objects each has one thing done to it, however often it is found.)
 */
export function offeredPointsOf(rule: Rule): readonly VariationPoint[] {
  if ('run' in rule && 'answered' in rule)
    return [pointOf(rule, 'when', { 'in its place': AS_WRITTEN, [ONE_STEP_LATER]: {} })];
  if (!('find' in rule) || typeof rule.find !== 'function') return [];
  const { find } = rule;
  const twice = (game: unknown): readonly unknown[] => [find(game), find(game)].flat();
  return [pointOf(rule, 'how often', { once: AS_WRITTEN, twice: { find: twice } })];
}

type Said = Pick<Variant, 'point' | 'choice' | 'change' | 'words'>;

function variant(rule: Rule, said: Said, answer: unknown): Variant {
  const { number, also, restates, title, form, place } = rule;
  const standing = typeof answer === 'object' ? { ...rule, ...answer } : rule;
  return { number, also, restates, title, form, place, ...said, answer, standing };
}

function numberPoint(rule: Rule, { written, as }: NumberPoint<unknown>): VariationPoint {
  const withNumber = (value: number): Variant => {
    const change = `set ${rule.number} to ${value}`;
    const words = `${value} instead of ${written}`;
    return variant(rule, { point: 'number', choice: String(value), change, words }, as(value));
  };
  const others = written > 0 ? [written + 1, written - 1] : [written + 1];
  return { name: 'number', written: String(written), variants: others.map(withNumber), withNumber };
}

function pointOf(rule: Rule, name: string, choices: Readonly<Record<string, unknown>>): VariationPoint {
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
  const more = Object.entries(points).flatMap(([name, choices]) => {
    if (choices === undefined) return [];
    return isNumberPoint(choices) ? numberPoint(rule, choices) : pointOf(rule, name, { ...choices });
  });
  declared.set(rule, [...pointsOf(rule), ...more]);
}
