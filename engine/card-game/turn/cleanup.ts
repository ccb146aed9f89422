import { choosing, type GameEvent, type Numbers, type Procedure, type Step, step } from '../../kernel';
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

/** What a game says of hands that are too large. */
interface HandSizes<T extends TypesOf<T>> {
  handOf(game: T['game'], player: number): readonly T['object'][];
  /** How many cards a player may keep. */
  maximum(game: T['game'], player: number): number;
  discard(object: T['object']): GameEvent<T['game']>;
}

/** The step in which the active player discards what is beyond the maximum hand size. */
export const discardingDown = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { handOf, maximum, discard }: HandSizes<T>,
): Step<T['game'], TurnBased> =>
  choosing(
    numbers,
    title,
    (game: T['game']) => {
      const { active: player } = game.now;
      const hand = handOf(game, player);
      const excess = hand.length - maximum(game, player);
      if (excess <= 0) return undefined;
      return {
        player,
        purpose: 'discard down to maximum hand size',
        minimum: excess,
        maximum: excess,
        offers: hand.map((object, place) => ({
          label: `${object.card.name} (${place + 1})`,
          object,
          value: object,
        })),
      };
    },
    (game, _data, chosen) => game.propose(...chosen.map(discard)),
  );
