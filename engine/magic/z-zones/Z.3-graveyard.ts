import {
  type Arranging,
  arrangedByOwner,
  arrivingAsArranged,
  inArrivalOrder as inArrivalOrderOf,
} from '../../card-game/zones/arrival-order';
import { assumed, type Procedure, procedure } from '../../kernel';
import type { MagicGame, MagicTypes } from '../game';
import { Occurrence } from '../occurrence';
import { activePlayerFirst } from '../t-timing/T.6-choices';

/** Z.3.3: cards that come to a graveyard together are put in order by its owner. */
export const arrivingTogether: Procedure<MagicGame, Arranging<MagicTypes>> = procedure(
  'cards arriving together',
  [
    arrangedByOwner<MagicTypes>(
      {
        '2003': 'Z.3.3',
        '2013': '404.3',
        '2025': assumed('Z.3.3', { from: '2003' }),
      },
      'Cards put into a graveyard together are stacked as its owner decides',
      'graveyard',
    ),
    arrangedByOwner<MagicTypes>(
      { '2003': 'Z.6.6', '2013': '401.4', '2025': assumed('Z.6.6', { from: '2003' }) },
      'Cards put on top or at the bottom of a library together are stacked as its owner decides',
      'library',
    ),
    arrivingAsArranged<MagicTypes>('Z.1.4', 'Cards that one effect moves move at the same time'),
  ],
);

/** The events, when nothing has to be arranged first; undefined when they wait for that and happen afterwards. */
export const inArrivalOrder = inArrivalOrderOf<MagicTypes>(arrivingTogether, {
  piles: ['graveyard', 'library'],
  choosingOrder: activePlayerFirst,
  // P.1.7: what is shuffled with them needs no order.
  losesOrder: (events, owner, zone) =>
    zone === 'library' &&
    events.some(
      (event) => event instanceof Occurrence && event.kind === 'shuffle' && event.about.player === owner,
    ),
});
