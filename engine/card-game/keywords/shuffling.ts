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

/** Makes the event of a player's pile being put in a random order, even one with nothing in it; some cards may be kept apart, below. */
export const shufflingOf =
  <T extends TypesOf<T>>({ pileOf, becomesNew, renew, purpose }: ShufflingRules<T>) =>
  (player: number, apart: readonly T['object'][] = []): EventOf<T> =>
    new Occurrence<T['game'], T['object'], T['about']>('shuffle', { player }, (game) => {
      const { objects } = pileOf(game, player);
      const isShuffled = (object: T['object']): boolean => !apart.includes(object);
      for (const object of objects.filter(isShuffled)) if (becomesNew(game, object)) renew(game, object);
      const order = game.chance.shuffle(
        purpose,
        apart.length === 0 ? objects : objects.filter(isShuffled),
        ({ card }: T['object']) => card.name,
        true,
      );
      const all = apart.length === 0 ? order : [...objects.filter((object) => !isShuffled(object)), ...order];
      for (const [place, object] of all.entries()) game.journal.set(objects, place, object);
    });
