/** Whether it could be told in which order abilities were put that triggered at once. */

/** What an ability knows of the occasion on which it triggered. */
interface Occasion<P> {
  readonly source: P;
  readonly that: readonly P[];
  readonly thatMuch: number;
  readonly thatPlayer: number | undefined;
}

/** An ability that waits to be put in an order with others. */
interface Waiting<P> {
  readonly text: string;
  readonly effect: object;
  readonly context: Occasion<P>;
}

/** How a game's abilities are told apart. */
interface Telling<W> {
  /** Words for what isn't the same whatever object says them: its source, its occasion, what was chosen for it. */
  readonly particular: RegExp;
  /** Everything that an ability says besides its words: the same for all abilities of one effect. */
  saying(ability: W): unknown;
  /** The name of the object that says it. */
  nameOf(ability: W): string;
  /** Whether each knows something that its words don't say; left out: none does. */
  hasOwn?(ability: W): boolean;
  /** Whether two know the same besides what each occasion has; left out: there is nothing besides. */
  knowsTheSame?(one: W, other: W): boolean;
}

/** Does the same object say it, knowing the same? */
const isOfOneOccasion = <P>(one: Occasion<P>, other: Occasion<P>): boolean =>
  one.source === other.source &&
  one.thatMuch === other.thatMuch &&
  one.thatPlayer === other.thatPlayer &&
  one.that.length === other.that.length &&
  one.that.every((object, place) => other.that[place] === object);

/**
 * Tells of abilities whether all of them do the same, with the same to choose from, so that none could be told from another:
 * they have the same words, and either the same object says them on the same occasion, or objects of one name say what is the same
 * whoever says it. No abilities at all aren't alike.
 */
export function equivalenceOf<P, W extends Waiting<P>>(
  telling: Telling<W>,
): (abilities: readonly W[]) => boolean {
  const { particular, hasOwn, knowsTheSame } = telling;
  const known = new WeakMap<object, string>();

  /** What an ability does, whatever object has it; empty: each may do something else. */
  const instructionsOf = (ability: W): string => {
    let instructions = known.get(ability.effect);
    if (instructions === undefined) {
      const said = JSON.stringify(telling.saying(ability), (key, value: unknown) =>
        key === 'text' ? undefined : value,
      );
      instructions = particular.test(said) ? '' : said;
      known.set(ability.effect, instructions);
    }
    return instructions;
  };
  const isLike = (one: W, other: W): boolean => {
    if (one.text !== other.text || hasOwn?.(one) || hasOwn?.(other)) return false;
    if (isOfOneOccasion(one.context, other.context) && (knowsTheSame?.(one, other) ?? true)) return true;
    const instructions = instructionsOf(one);
    return (
      instructions !== '' &&
      instructions === instructionsOf(other) &&
      telling.nameOf(one) === telling.nameOf(other)
    );
  };
  return ([first, ...others]) => first !== undefined && others.every((each) => isLike(first, each));
}
