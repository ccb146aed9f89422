import { cantBeEnchantedBy } from '../a-abilities/A.31-protection';
import { stateBasedActionOnObjects } from '../forms';
import { move } from '../z-zones/Z.1-zones-of-play';
import { enchantedType } from './K.12-local-enchantments';

/** K.12.4 */
export const illegallyEnchanting = stateBasedActionOnObjects(
  { '2003': 'K.12.4', '2013': '303.4c', '2025': '704.5m' },
  'A local enchantment on nothing, or on what it can not enchant, is put into the graveyard',
  (game, object) => {
    const type = enchantedType(object.card);
    if (type === undefined) return false;
    const on = object.attachedTo;
    if (!on || on.ceased || on.zone !== game.inPlay) return true;
    return (
      (type !== 'permanent' && !game.look(on).types.includes(type)) || cantBeEnchantedBy(game, on, object)
    );
  },
  (object) => move(object, 'put into a graveyard', { zone: 'graveyard' }),
);
