import { assumed } from '../../kernel';
import { isLasting } from '../7-additional-rules/702-indestructible';
import { AS_WRITTEN, definition, stateBasedActionOnObjects, varied } from '../forms';
import { destroy } from '../g-glossary/G.13-destroy';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { move } from '../z-zones/Z.1-zones-of-play';
import { notBelowNothing } from './K.10-negative-power';

const isCreature = (game: MagicGame, object: MagicObject): boolean =>
  game.look(object).types.includes('creature');

/** K.10.4: as much damage as toughness. */
export const isLethal = varied(
  definition(
    { '2003': 'K.10.4', '2013': '704.5g', '2025': '704.5g' },
    'Damage is lethal from the toughness of a creature on',
    (game: MagicGame, object: MagicObject, damage: number) =>
      damage >= notBelowNothing(game, game.look(object).toughness),
    () => false,
  ),
  {
    which: {
      'at least': AS_WRITTEN,
      'more than': (game, object, damage) => damage > game.look(object).toughness,
    },
  },
);

/** T.11.5: what has no toughness is put into the graveyard instead. */
export const lethalDamage = stateBasedActionOnObjects(
  { '2003': 'T.11.5', '2013': '704.5g', '2025': '704.5g' },
  'A creature with lethal damage is destroyed',
  (game, object) =>
    object.damage > 0 &&
    isCreature(game, object) &&
    game.look(object).toughness > 0 &&
    !isLasting(game, object) &&
    isLethal(game, object, object.damage),
  destroy,
);

/** K.10.6 */
export const noToughness = stateBasedActionOnObjects(
  {
    '2003': 'K.10.6',
    '2013': assumed('704.5f', { from: '2025' }),
    '2025': '704.5f',
  },
  'A creature without toughness is put into its owner’s graveyard',
  (game, object) => isCreature(game, object) && game.look(object).toughness <= 0,
  (object) => move(object, 'put into a graveyard', { zone: 'graveyard' }),
);
