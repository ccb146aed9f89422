/** Showing cards: to all players, or to one who looks at them, for as long as what is followed needs it. */
import { Occurrence } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';

/** Whom a card is shown to that others don't see. */
export type ShownTo = number | 'all players' | undefined;

/** The types of a game whose cards are shown like that. */
type Showing<T extends TypesOf<T>> = TypesOf<T> & {
  readonly object: { readonly shownTo: ShownTo };
  readonly game: { readonly shown: readonly T['object'][] };
};

/** Makes the events of cards being shown, and what ends it. */
export function showingCards<T extends Showing<T>>() {
  const show = (game: T['game'], object: T['object'], to: ShownTo): void => {
    game.set<{ readonly shownTo: ShownTo }, 'shownTo'>(object, 'shownTo', to);
    game.journal.push(game.shown, object);
  };
  const occurrence = (kind: string, object: T['object'], to: number | 'all players'): EventOf<T> =>
    new Occurrence<T['game'], T['object'], T['about']>(
      kind,
      to === 'all players' ? { object } : { object, player: to },
      (game) => show(game, object, to),
    );
  return {
    reveal: (object: T['object']): EventOf<T> => occurrence('reveal', object, 'all players'),
    lookAt: (object: T['object'], player: number): EventOf<T> => occurrence('look at', object, player),
    /** What was shown, all of it or some objects alone, is seen no more by those who see it only then. */
    endShowing: (game: T['game'], some: readonly T['object'][] = game.shown): void => {
      for (const object of game.shown.filter((each) => some.includes(each)))
        game.keepBooks('be shown no more', () => {
          game.set<{ readonly shownTo: ShownTo }, 'shownTo'>(object, 'shownTo', undefined);
          game.journal.remove(game.shown, object);
        });
    },
  };
}
