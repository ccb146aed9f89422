import {
  type Arranging,
  arrangedByOwner,
  arrivingAsArranged,
  inArrivalOrder as inArrivalOrderOf,
} from '../../card-game/zones/arrival-order';
import { assumed, type Procedure, procedure } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { enchantTarget } from '../k-card-types/K.12-local-enchantments';
import type { MagicObject } from '../object';
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
    arrangedByOwner<MagicTypes>(
      {
        '2003': 'G.34.3',
        '2013': '613.6g',
        '2025': assumed('613.7m', { from: ['2013', '613.6g'] }),
      },
      'Of permanents that enter together the active player determines the order of timestamps',
      'in play',
      'order timestamps',
    ),
    arrivingAsArranged<MagicTypes>('Z.1.4', 'Cards that one effect moves move at the same time'),
  ],
);

/** G.34.3 */
export const followsWhatItIsOn = fact(
  { '2003': 'G.34.3' },
  'The active player doesn’t order local enchantments that come into play with other cards',
  (game: MagicGame, { card }: MagicObject) => enchantTarget(game, card).length > 0,
);

/** The events, when nothing has to be arranged first; undefined when they wait for that and happen afterwards. */
export const inArrivalOrder = inArrivalOrderOf<MagicTypes>(arrivingTogether, {
  piles: ['graveyard', 'library', 'in play'],
  arrangedBy: ({ now: { active } }, zone) => (zone === 'in play' ? active : undefined),
  // Timestamps tell apart what changes characteristics.
  matters: (game, object) =>
    object.card.abilities.some((each) => each.kind === 'static' && each.statement.says === 'modify') &&
    !followsWhatItIsOn(game, object),
  choosingOrder: activePlayerFirst,
  // P.1.7: what is shuffled with them needs no order.
  losesOrder: (events, owner, zone) =>
    zone === 'library' &&
    events.some(
      (event) => event instanceof Occurrence && event.kind === 'shuffle' && event.about.player === owner,
    ),
});
