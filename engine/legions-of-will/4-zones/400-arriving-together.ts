/** Cards that arrive in one pile at the same time (401.4, 405.3). */
import {
  type Arranging,
  arrivingAsArranged,
  inArrivalOrder as inArrivalOrderOf,
} from '../../card-game/zones/arrival-order';
import { type Procedure, procedure } from '../../kernel';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import type { LegionsGame, LegionsTypes } from '../game';
import { isOccurrence } from '../occurrence';
import { arrangedInDeck } from './401-deck';
import { arrangedInGraveyard } from './405-graveyard';

/** Simultaneous events wait for owners to arrange the cards that arrive together, and then happen. */
export const arrivingTogether: Procedure<LegionsGame, Arranging<LegionsTypes>> = procedure(
  'cards arriving together',
  [
    arrangedInDeck,
    arrangedInGraveyard,
    arrivingAsArranged('400.6', 'The events move the objects, in the order that was chosen'),
  ],
);

/** The events, when nothing has to be arranged first; undefined when they wait for that and happen afterwards. */
export const inArrivalOrder = inArrivalOrderOf<LegionsTypes>(arrivingTogether, {
  piles: ['deck', 'graveyard'],
  choosingOrder: activePlayerFirst,
  // 701.14g: a deck that is shuffled with them keeps no order.
  losesOrder: (events, owner, zone) =>
    zone === 'deck' &&
    events.some((event) => isOccurrence(event) && event.kind === 'shuffle' && event.about.player === owner),
});
