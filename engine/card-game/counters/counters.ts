/** Counters on objects: those of one kind are interchangeable, so that a number of each kind is all that is known of them. */
import { Occurrence } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { GameObject } from '../objects/game-object';

/** What can bear counters: of each kind so many. */
export interface Bearer {
  readonly counters: Readonly<Record<string, number>>;
}

/** The types of a game whose objects bear counters. */
export interface CounterTypes<T extends CounterTypes<T>> extends TypesOf<T> {
  object: GameObject<T> & Bearer;
}

/** How many counters of a kind are on an object. */
export const countersOn = ({ counters }: Bearer, kind: string): number => counters[kind] ?? 0;

/** The kinds of counters on an object, by name, and how many of each there are. */
export const kindsOn = ({ counters }: Bearer): readonly (readonly [kind: string, count: number])[] =>
  Object.entries(counters)
    .filter(([, count]) => count > 0)
    .sort(([first], [second]) => (first < second ? -1 : 1));

/** What puts counters on a game's objects and removes them. */
export interface Counters<T extends CounterTypes<T>> {
  /**
   * The event of counters being put on an object. Effects may make it another amount.
   *
   * @param player the seat of the player who puts them; left out: nobody does
   */
  put(object: T['object'], kind: string, amount: number, player?: number): EventOf<T>;
  /** The event of counters being removed, as far as there are so many. */
  remove(object: T['object'], kind: string, amount: number): EventOf<T>;
  /** The events in which counters beyond a maximum are removed from objects; none where there are no more than that. */
  removeBeyond(objects: readonly T['object'][], kind: string, most: number): readonly EventOf<T>[];
}

/** What a game's rules say of counters. */
interface CounterRules<T extends CounterTypes<T>> {
  /** Can counters be put on an object where it is? */
  canBear(game: T['game'], object: T['object']): boolean;
}

/** Makes what puts counters on a game's objects and removes them. */
export function countersOf<T extends CounterTypes<T>>({ canBear }: CounterRules<T>): Counters<T> {
  const change = (game: T['game'], bearer: Bearer, kind: string, amount: number): void =>
    game.set(bearer, 'counters', {
      ...bearer.counters,
      [kind]: Math.max(0, countersOn(bearer, kind) + amount),
    });

  const remove: Counters<T>['remove'] = (object, what, amount) =>
    new Occurrence<T['game'], T['object'], T['about']>('remove counters', { object, what, amount }, (game) =>
      change(game, object, what, -amount),
    );

  return {
    remove,
    put: (object, what, amount, player) =>
      new Occurrence<T['game'], T['object'], T['about']>(
        'put counters',
        { object, what, amount, ...(player === undefined ? {} : { player }) },
        (game, { about }) => {
          if (canBear(game, object)) change(game, object, what, about.amount ?? 0);
        },
      ),
    removeBeyond: (objects, kind, most) =>
      objects
        .filter((object) => countersOn(object, kind) > most)
        .map((object) => remove(object, kind, countersOn(object, kind) - most)),
  };
}
