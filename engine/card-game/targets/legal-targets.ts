/** What can be chosen as a target. */
import { concatMap } from '../../kernel';
import type { SharedTarget } from '../../text/tree';
import type { TypesOf } from '../game';
import type { Fits } from '../phrases/subject';

/** What only a game says of targets. */
interface TargetRules<T extends TypesOf<T>> {
  readonly fits: Fits<T>;
  /** The description that an object must answer to. */
  readonly described: (game: T['game'], specification: SharedTarget<T['tree']>) => T['tree']['filter'];
  /** The objects among which targets with a description are looked for. */
  readonly among: (game: T['game'], filter: T['tree']['filter']) => readonly T['object'][];
  /**
   * Is what answers the description no legal target all the same?
   *
   * @param self the object on the stack that targets
   */
  readonly isExempt: (
    game: T['game'],
    object: T['object'],
    filter: T['tree']['filter'],
    self: T['object'] | undefined,
  ) => boolean;
  /** Seats of the players who can be targets with a description. */
  readonly playersFor: (
    game: T['game'],
    filter: T['tree']['filter'],
    context: T['context'],
  ) => readonly number[];
  /** Seats of the players who can be chosen as well as objects; left out: none. */
  readonly playersBesides?: (
    game: T['game'],
    specification: SharedTarget<T['tree']>,
    context: T['context'],
  ) => readonly number[];
  readonly isPlaying: (game: T['game'], seat: number) => boolean;
  /** Is a player no legal target all the same? Left out: never. */
  readonly isPlayerExempt?: (
    game: T['game'],
    seat: number,
    self: T['object'] | undefined,
    context: T['context'],
  ) => boolean;
  readonly ofObject: (object: T['object']) => T['target'];
  readonly ofPlayer: (seat: number) => T['target'];
}

/** What makes two targets the same one: the object, the player's seat, or the place. */
export const keyOfTarget = <T extends TypesOf<T>>({ object, player, location }: T['target']): unknown =>
  object ?? player ?? location;

/** How many may be chosen for one target. */
export const mostTargets = <T extends TypesOf<T>>(
  { maximum }: Pick<SharedTarget<T['tree']>, 'maximum'>,
  { x }: { readonly x: number },
): number => (maximum === 'X' ? x : maximum === 'any number' ? Number.MAX_SAFE_INTEGER : maximum);

/** How many must be chosen for one target. */
export const leastTargets = <T extends TypesOf<T>>(
  { minimum }: Pick<SharedTarget<T['tree']>, 'minimum'>,
  { x }: { readonly x: number },
): number => (minimum === 'X' ? x : minimum);

const NOBODY: readonly number[] = [];

/** Makes what finds legal targets. */
export function legalTargetsOf<T extends TypesOf<T>>(rules: TargetRules<T>) {
  const { fits, described, among, isExempt, playersBesides, isPlaying, isPlayerExempt, ofObject, ofPlayer } =
    rules;

  const notExempt = (
    game: T['game'],
    seats: readonly number[],
    self: T['object'] | undefined,
    context: T['context'],
  ): readonly number[] =>
    isPlayerExempt ? seats.filter((seat) => !isPlayerExempt(game, seat, self, context)) : seats;

  const playersFor = (
    game: T['game'],
    filter: T['tree']['filter'],
    context: T['context'],
    self: T['object'] | undefined,
  ): readonly number[] => notExempt(game, rules.playersFor(game, filter, context), self, context);

  /** "Their owner": what was targeted before is what a later target speaks of. */
  const seenFor = (context: T['context']): T['context'] => {
    if (context.that.length > 0 || context.targets.length === 0) return context;
    const earlier = concatMap(
      concatMap(context.targets, (each) => each),
      ({ object }) => (object === undefined ? [] : [object]),
    );
    return earlier.length === 0 ? context : context.with({ that: earlier });
  };

  /** "Another target": what was chosen for the targets that it is set against. */
  const isChosenFor = (
    { targets }: T['context'],
    { otherThan }: SharedTarget<T['tree']>,
    object: T['object'],
  ): boolean =>
    otherThan?.some((place) => (targets[place] ?? []).some(({ object: chosen }) => chosen === object)) ===
    true;

  /** Seats of the players who can be chosen besides, but for those whom "another target" leaves out. */
  const seatsBesides = (
    game: T['game'],
    specification: SharedTarget<T['tree']>,
    context: T['context'],
    self: T['object'] | undefined,
  ): readonly number[] => {
    const seats = notExempt(game, playersBesides?.(game, specification, context) ?? NOBODY, self, context);
    const { otherThan } = specification;
    if (!otherThan) return seats;
    const chosen = concatMap(otherThan, (place) => context.targets[place] ?? []);
    return seats.filter((seat) => !chosen.some(({ player }) => player === seat));
  };

  /** Goes through the objects that are legal targets. */
  const eachLegal = (
    game: T['game'],
    specification: SharedTarget<T['tree']>,
    context: T['context'],
    self: T['object'] | undefined,
    visit: (object: T['object']) => void,
  ): void => {
    const filter = described(game, specification);
    const seen = seenFor(context);
    for (const object of among(game, filter))
      if (
        fits(game, filter, object, seen) &&
        !isChosenFor(context, specification, object) &&
        !isExempt(game, object, filter, self)
      )
        visit(object);
  };

  /**
   * Every legal target for one target of a text.
   *
   * @param self the object on the stack that targets
   */
  const legalTargets = (
    game: T['game'],
    specification: SharedTarget<T['tree']>,
    context: T['context'],
    self: T['object'] | undefined,
  ): readonly T['target'][] => {
    if (specification.what === 'player')
      return playersFor(game, specification.filter, context, self).map(ofPlayer);
    const legal: T['target'][] = [];
    eachLegal(game, specification, context, self, (object) => legal.push(ofObject(object)));
    for (const seat of seatsBesides(game, specification, context, self)) legal.push(ofPlayer(seat));
    return legal;
  };

  /** How many legal targets there are: what is asked wherever something could be played or activated. */
  const countLegalTargets = (
    game: T['game'],
    specification: SharedTarget<T['tree']>,
    context: T['context'],
    self: T['object'] | undefined,
  ): number => {
    if (specification.what === 'player') return playersFor(game, specification.filter, context, self).length;
    let legal = seatsBesides(game, specification, context, self).length;
    eachLegal(game, specification, context, self, () => {
      legal += 1;
    });
    return legal;
  };

  /** Is a target that was chosen still legal? */
  const isStillLegal = (
    game: T['game'],
    target: T['target'],
    specification: SharedTarget<T['tree']>,
    context: T['context'],
    self: T['object'] | undefined,
  ): boolean => {
    const { object, player } = target;
    if (player !== undefined)
      return isPlaying(game, player) && !isPlayerExempt?.(game, player, self, context);
    return (
      object !== undefined &&
      !object.ceased &&
      legalTargets(game, specification, context, self).some((legal) => legal.object === object)
    );
  };

  return { legalTargets, countLegalTargets, isStillLegal };
}
