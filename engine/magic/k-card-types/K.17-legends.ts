/** What a Legend is (K.17.1, K.17.3 to K.17.6). */
import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics, MagicObject } from '../object';

/** The creature type. */
export const LEGEND = 'Legend';

/** K.17.1 */
export const isLegendary = fact(
  { '2003': 'K.17.1', '2013': assumed('K.17.1', { from: '2003' }) },
  'A permanent is legendary by its supertype, or as a creature of type Legend',
  (game: MagicGame, object: MagicObject) => {
    const { supertypes, subtypes } = game.look(object);
    return supertypes.includes('legendary') || subtypes.includes(LEGEND);
  },
);

/** K.17.3 */
export const asLegend = definition(
  { '2003': 'K.17.3' },
  'A legendary creature is one of creature type Legend',
  (_game: MagicGame, on: Characteristics): Characteristics =>
    on.types.includes('creature') && on.supertypes.includes('legendary') && !on.subtypes.includes(LEGEND)
      ? { ...on, subtypes: [...on.subtypes, LEGEND] }
      : on,
  (_game, on) => on,
);

/** K.17.4 */
export const legendAfterwards = definition(
  { '2003': 'K.17.4' },
  'A legendary permanent that becomes a creature is a Legend',
  (game: MagicGame, on: Characteristics): Characteristics => asLegend(game, on),
  (_game, on) => on,
);

/** K.17.6 */
export const noLegendAnyMore = definition(
  { '2003': 'K.17.6' },
  'A creature that loses creature type Legend is legendary no more',
  (_game: MagicGame, before: Characteristics, on: Characteristics): Characteristics =>
    before.subtypes.includes(LEGEND) && !on.subtypes.includes(LEGEND)
      ? { ...on, supertypes: on.supertypes.filter((supertype) => supertype !== 'legendary') }
      : on,
  (_game, _before, on) => on,
);
