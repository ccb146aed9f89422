import { enchantsPlayers } from '../7-additional-rules/702-enchant';
import { cantBeEnchantedBy } from '../a-abilities/A.31-protection';
import { stateBasedActionOnObjects } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { contextOf, fits } from '../text/phrases';
import { move } from '../z-zones/Z.1-zones-of-play';
import { enchantable } from './K.12-local-enchantments';

/** Can a local enchantment be on an object that is in play? */
export const canEnchant = (game: MagicGame, enchantment: MagicObject, on: MagicObject): boolean => {
  const filter = enchantable(game, enchantment.card);
  return (
    filter !== undefined &&
    fits(game, filter, on, contextOf(enchantment)) &&
    !cantBeEnchantedBy(game, on, enchantment)
  );
};

/** K.12.4 */
export const illegallyEnchanting = stateBasedActionOnObjects(
  { '2003': 'K.12.4', '2013': '303.4c', '2025': '704.5m' },
  'A local enchantment on nothing, or on what it can not enchant, is put into the graveyard',
  (game, object) => {
    if (enchantsPlayers(game, object.card)) return object.enchants === undefined;
    if (!enchantable(game, object.card)) return false;
    const on = object.attachedTo;
    return !on || on.ceased || on.zone !== game.inPlay || !canEnchant(game, object, on);
  },
  (object) => move(object, 'put into a graveyard', { zone: 'graveyard' }),
);
