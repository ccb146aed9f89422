import { ceasesToBeBestowed, unattachedBestowed } from '../7-additional-rules/702-bestow';
import { enchantsPlayers } from '../7-additional-rules/702-enchant';
import { cantBeEnchantedBy, playerCantBeEnchantedBy } from '../a-abilities/A.31-protection';
import { type Form, formOf } from '../e-extracted-rulings/E.8-enchantment-form';
import { cardAsRead } from '../e-extracted-rulings/E.13-text-changing';
import { fact, stateBasedActionOnObjects } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { saidOf } from '../t-timing/T.8-statements';
import { contextOf, fits } from '../text/phrases';
import { move } from '../z-zones/Z.1-zones-of-play';
import { enchantable, enchantableKind, restricted } from './K.12-local-enchantments';

/** K.12.11 */
export const neitherMeetsNorBreaks = fact(
  { '2003': 'K.12.11' },
  'What a local enchantment does to what it is on neither meets nor breaks a condition in its own text',
  (_game: MagicGame, enchantment: MagicObject, on: MagicObject) => enchantment.attachedTo === on,
);

/** Is an object what an enchantment's own text lets it be on? */
function fitsItsText(game: MagicGame, enchantment: MagicObject, on: MagicObject, card: Form): boolean {
  const filters = restricted(game, card);
  if (filters.length === 0) return true;
  const all = (): boolean => filters.every((filter) => fits(game, filter, on, contextOf(enchantment)));
  return neitherMeetsNorBreaks(game, enchantment, on)
    ? game.supposing(() => game.set(enchantment, 'attachedTo', undefined), all)
    : all();
}

/** K.12.4 */
export const isUnenchantable = fact(
  { '2003': 'K.12.4', '2013': '303.4c', '2025': '704.5m' },
  'What a text keeps from being enchanted is legally enchanted by nothing of which it speaks',
  (game: MagicGame, object: MagicObject, enchantment: MagicObject) =>
    saidOf(game, "can't be enchanted", object).some(
      ({ statement, context }) =>
        statement.says === "can't be enchanted" &&
        (!statement.by || fits(game, statement.by, enchantment, context)),
    ),
);

/** Can a local enchantment be on an object that is in play? */
export const canEnchant = (game: MagicGame, enchantment: MagicObject, on: MagicObject): boolean => {
  const form = formOf(game, enchantment);
  const card = form === enchantment.card ? cardAsRead(game, enchantment) : form;
  const filter = enchantableKind(game, card);
  return (
    filter !== undefined &&
    fits(game, filter, on, contextOf(enchantment)) &&
    fitsItsText(game, enchantment, on, card) &&
    !cantBeEnchantedBy(game, on, enchantment) &&
    !isUnenchantable(game, on, enchantment)
  );
};

const isOnNothingLegal = (game: MagicGame, object: MagicObject): boolean => {
  const on = object.attachedTo;
  return !on || on.ceased || on.zone !== game.inPlay || !canEnchant(game, object, on);
};

export const bestowedOnNothing = unattachedBestowed(isOnNothingLegal);

/** K.12.4 */
export const illegallyEnchanting = stateBasedActionOnObjects(
  { '2003': 'K.12.4', '2013': '303.4c', '2025': '704.5m' },
  'A local enchantment on nothing, or on what it can not enchant, is put into the graveyard',
  (game, object) => {
    if (enchantsPlayers(game, object.card))
      return object.enchants === undefined || playerCantBeEnchantedBy(game, object.enchants, object);
    if (!enchantable(game, formOf(game, object)) || ceasesToBeBestowed(game, object)) return false;
    return isOnNothingLegal(game, object);
  },
  (object) => move(object, 'put into a graveyard', { zone: 'graveyard' }),
);
