import { type Numbers, type Procedure, type Step, step } from '../../kernel';
import type { TypesOf } from '../game';
import type { StateBasedChecks } from '../state-based/state-based-actions';
import type { TurnBased } from './parts';

/** What a game says of what is left to do at the end of a turn. */
interface CleaningRules<T extends TypesOf<T>> {
  readonly stateBased: StateBasedChecks<T>;
  /** What the step begins with, done anew. */
  readonly cleaning: Procedure<T['game'], TurnBased>;
  /** The procedure of this step. */
  readonly afterwards: () => Procedure<T['game'], TurnBased>;
  givePriority(game: T['game']): void;
}

/**
 * The step after a cleanup in which nobody was to receive priority: what waits, or what state-based actions find, gives players
 * priority after all, and the cleanup is done anew.
 */
export const cleaningAgain = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { stateBased, cleaning, afterwards, givePriority }: CleaningRules<T>,
): Step<T['game'], TurnBased> =>
  step(numbers, title, (game: T['game']) => {
    if (game.isOver || (game.waiting.length === 0 && !stateBased.findsAny(game))) return;
    game.call(afterwards(), {});
    game.call(cleaning, {});
    givePriority(game);
  });
