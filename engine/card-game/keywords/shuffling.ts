import { Occurrence, type Zone } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { Destination, Movement } from '../zones/movement';

/** What a game's rules say of shuffling. */
interface ShufflingRules<T extends TypesOf<T>> {
  pileOf(game: T['game'], seat: number): Zone<T['object']>;
  /** Does a card become a new object as its place among the others is lost? */
  becomesNew(game: T['game'], object: T['object']): boolean;
  readonly renew: Movement<T, Destination>['renew'];
  /** What the draws of chance are named by. */
  readonly purpose: string;
}

/** Makes the event of a player's pile being put in a random order, even one with nothing in it. */
export const shufflingOf =
  <T extends TypesOf<T>>({ pileOf, becomesNew, renew, purpose }: ShufflingRules<T>) =>
  (player: number): EventOf<T> =>
    new Occurrence<T['game'], T['object'], T['about']>('shuffle', { player }, (game) => {
      const { objects } = pileOf(game, player);
      for (const object of [...objects]) if (becomesNew(game, object)) renew(game, object);
      const order = game.chance.shuffle(purpose, objects, ({ card }: T['object']) => card.name, true);
      for (const [place, object] of order.entries()) game.journal.set(objects, place, object);
    });
