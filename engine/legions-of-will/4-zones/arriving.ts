import { type GameEvent, type Procedure, procedure, step } from '../../kernel';
import type { LegionsGame } from '../game';
import { arrangedInDeck } from './401-deck';
import { arrangedInGraveyard } from './405-graveyard';
import { type Arranging, toArrange } from './arrival-order';

type Events = readonly GameEvent<LegionsGame>[];

/** Simultaneous events wait for owners to arrange the cards that arrive together, and then happen. */
export const arrivingTogether: Procedure<LegionsGame, Arranging> = procedure('cards arriving together', [
  arrangedInDeck,
  arrangedInGraveyard,
  step('400.6', 'The events move the objects, in the order that was chosen', (game, { events }) =>
    game.apply(events),
  ),
]);

/** The events, when nothing has to be arranged first; undefined when they wait for that and happen afterwards. */
export function inArrivalOrder(game: LegionsGame, events: Events): Events | undefined {
  const arrivals = toArrange(game, events);
  if (arrivals.length === 0) return events;
  game.call(arrivingTogether, { events, arrivals, at: 0 });
  return undefined;
}
