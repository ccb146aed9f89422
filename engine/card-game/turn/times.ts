/** The times in a turn at which a text says that something is done. */
import type { Instruction, StatedTime, Tree } from '../../text/tree';
import type { Progress } from './progress';

/** What a game's rules say of the times in its turn. */
interface TimeRules<G> {
  /** Is it the part of the turn that a text names? */
  isIn(game: G, part: string): boolean;
  /** Has a point in the turn not come yet? `during` is the part that the text names besides. */
  isBefore(game: G, point: string, during: string | undefined): boolean;
  /** Has a point in the turn passed? */
  isAfter(game: G, point: string, during: string | undefined): boolean;
}

/**
 * Tells whether it is the time that a text names: all that it says must be so.
 *
 * @returns asked with the seat of the player whom the text calls "you"
 */
export const timesIn =
  <G extends { readonly now: Progress }>({ isIn, isBefore, isAfter }: TimeRules<G>) =>
  (game: G, player: number, { during, before, after }: StatedTime): boolean => {
    const { part, whose } = during ?? {};
    if (whose !== undefined && (game.now.active === player) !== (whose === 'your')) return false;
    if (part !== undefined && !isIn(game, part)) return false;
    if (before !== undefined && !isBefore(game, before, part)) return false;
    return after === undefined || isAfter(game, after, part);
  };

/** Where a point in a turn begins, and the last part that doesn't come after it; a moment has nothing of its own. */
export interface Point {
  readonly begins: string;
  readonly ends: string | undefined;
}

/** Has a point come, in the order of the parts of a turn? Parts that are skipped are passed all the same. */
export const hasCome = (order: readonly string[], { step }: Progress, { begins }: Point): boolean =>
  order.indexOf(step) >= order.indexOf(begins);

/** Is what the turn is at later than one of its parts? */
export const isLaterThan = (order: readonly string[], { step }: Progress, part: string): boolean =>
  order.indexOf(step) > order.indexOf(part);

/** Has a part of a turn begun several times in this one? */
export const hasBegunAgain = ({ begun }: Progress, part: string): boolean =>
  begun.indexOf(part) !== begun.lastIndexOf(part);

/** What is told of an ability here: a static one may say when its card is played. */
interface MaySayWhen {
  readonly kind: string;
  readonly statement?: { readonly says: string; readonly when?: StatedTime | undefined } | undefined;
}

/** When a card with some abilities says that it is played only then: all of it must be so. */
export const timesToPlay = (abilities: readonly MaySayWhen[]): readonly StatedTime[] =>
  abilities.flatMap(({ statement }) => (statement?.says === 'play only' ? (statement.when ?? []) : []));

/** When an ability with some instructions is activated only then: all of it must be so. */
export const timesToActivate = <T extends Tree>(
  instructions: readonly Instruction<T>[],
): readonly StatedTime[] =>
  instructions.flatMap((instruction) =>
    typeof instruction === 'object' && 'only' in instruction ? instruction.only : [],
  );

/** What must be so for an ability with some instructions to be activated: all of it. */
export const conditionsToActivate = <T extends Tree>(
  instructions: readonly Instruction<T>[],
): readonly T['condition'][] =>
  instructions.flatMap((instruction) =>
    typeof instruction === 'object' && 'onlyIf' in instruction ? [instruction.onlyIf] : [],
  );
