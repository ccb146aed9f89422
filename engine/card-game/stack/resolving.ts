/** The steps in which what is on the stack resolves: whether it still does, what it does, and where it goes. */
import { type Numbers, type Step, step } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { GameObject } from '../objects/game-object';

/** Something that resolves. */
export interface Resolving<T extends TypesOf<T>> {
  readonly object: T['object'];
  /** Does it still resolve? */
  resolves: boolean;
}

/** What becomes of an object that doesn't resolve. */
type Removal<T extends TypesOf<T>> = (game: T['game'], object: T['object']) => EventOf<T>;

/** The step in which a condition is checked again without which an ability does nothing. */
export const checkingCondition = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  isStillTrue: (game: T['game'], object: T['object']) => boolean,
  removal: Removal<T>,
): Step<T['game'], Resolving<T>> =>
  step(numbers, title, (game, data: Resolving<T>) => {
    if (isStillTrue(game, data.object)) return;
    game.set(data, 'resolves', false);
    game.propose(removal(game, data.object));
  });

/** What a game says of targets that are no longer legal. */
interface TargetsAgain<T extends TypesOf<T>> {
  /** The targets of its text; none of what is not checked again. */
  readonly specifications: (game: T['game'], object: T['object']) => readonly T['tree']['target'][];
  readonly isStillLegal: (
    game: T['game'],
    target: T['target'],
    specification: T['tree']['target'],
    context: T['context'],
    self: T['object'],
  ) => boolean;
  /** Does nothing resolve that had so many targets, and has so many legal ones? */
  readonly allIllegal: (game: T['game'], before: number, after: number) => boolean;
  readonly removal: Removal<T>;
  /** What it knows with its legal targets alone. */
  readonly withLegal: (
    object: T['object'],
    context: T['context'],
    legal: readonly (readonly T['target'][])[],
  ) => T['context'];
}

const count = (all: readonly (readonly unknown[])[]): number =>
  all.reduce((sum, { length }) => sum + length, 0);

/** The step in which targets are checked again: those that are no longer legal are not affected. */
export const checkingTargets = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { specifications, isStillLegal, allIllegal, removal, withLegal }: TargetsAgain<T>,
): Step<T['game'], Resolving<T>> =>
  step(numbers, title, (game, data: Resolving<T>) => {
    const { object, resolves } = data;
    const { context } = object;
    if (!resolves || !context) return;
    const wanted = specifications(game, object);
    const legal = context.targets.map((targets, place) =>
      targets.filter((target) => {
        const each = wanted[place];
        return each === undefined || isStillLegal(game, target, each, context, object);
      }),
    );
    if (count(context.targets) === count(legal)) return;
    if (allIllegal(game, count(context.targets), count(legal))) {
      game.set(data, 'resolves', false);
      game.propose(removal(game, object));
      return;
    }
    const resolving: GameObject<T> = object;
    game.keepBooks('find targets illegal', () =>
      game.set(resolving, 'context', withLegal(object, context, legal)),
    );
  });

/** What was divided over targets and belongs to those that are legal: the amounts of the others are lost with them. */
export const sharesOfLegal = <V>(
  division: readonly number[],
  targets: readonly V[] = [],
  legal: readonly V[] = [],
): readonly number[] =>
  division.filter((_, place) => {
    const target = targets[place];
    return target !== undefined && legal.includes(target);
  });

/**
 * The step in which its instructions are followed.
 *
 * @param instructionsOf undefined of what has none to follow
 */
export const followingInstructionsOf = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  instructionsOf: (object: T['object'], game: T['game']) => readonly T['tree']['effect'][] | undefined,
  follow: (game: T['game'], effects: readonly T['tree']['effect'][], context: T['context']) => void,
): Step<T['game'], Resolving<T>> =>
  step(numbers, title, (game, { object, resolves }: Resolving<T>) => {
    const effects = resolves ? instructionsOf(object, game) : undefined;
    // What later instructions call "it" is noted in a context of its own.
    if (effects && object.context) follow(game, effects, object.context.copy());
  });
