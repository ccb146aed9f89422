/** What some cards let players do with them from their opening hands: player after player, until nobody acts any more. */
import { choosing, type Numbers, type Offer, type Step, step } from '../../kernel';
import type { TypesOf } from '../game';

/** Players acting from their opening hands. @typeParam A what a card lets its player do */
export interface Opening<A> {
  /** Place of the player in turn order who may act. */
  at: number;
  /** What was chosen last and is still to be done. */
  chosen: A | undefined;
}

/** What a game's rules say of it. */
interface OpeningRules<T extends TypesOf<T>, A, D> {
  /** Seats, in the order in which players act. */
  choosingOrder(game: T['game']): readonly number[];
  /** What the cards in a player's hand allow. */
  actions(game: T['game'], data: D, seat: number): readonly Offer<A>[];
}

/** The step in which the next player acts, or does nothing more. */
export const actingFromHands = <T extends TypesOf<T>, A, D extends Opening<A>>(
  numbers: Numbers,
  title: string,
  { choosingOrder, actions }: OpeningRules<T, A, D>,
): Step<T['game'], D> =>
  choosing(
    numbers,
    title,
    (game: T['game'], data: D) => {
      const player = choosingOrder(game)[data.at];
      if (player === undefined) return undefined;
      const offers = actions(game, data, player);
      return { player, purpose: 'act from the opening hand', minimum: 0, maximum: 1, offers };
    },
    (game: T['game'], data, [action]) => {
      game.set<Opening<A>, 'chosen'>(data, 'chosen', action);
      if (action !== undefined) return undefined;
      game.set<Opening<A>, 'at'>(data, 'at', data.at + 1);
      return data.at < choosingOrder(game).length ? 'again' : undefined;
    },
  );

/** The step after what was done: it goes on with whoever acts next, and ends once nobody does. */
export const actingGoesOn = <T extends TypesOf<T>, A, D extends Opening<A>>(
  numbers: Numbers,
  title: string,
  { choosingOrder }: Pick<OpeningRules<T, A, D>, 'choosingOrder'>,
  ended: (game: T['game'], data: D) => void,
): Step<T['game'], D> =>
  step(numbers, title, (game: T['game'], data: D) => {
    if (data.at < choosingOrder(game).length) return 'restart';
    ended(game, data);
    return undefined;
  });
