import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { duringAnyCombat } from './506-times-in-combat';

/** 506.3a */
export const neverAttacks = fact(
  {
    '2003': 'C.3.3',
    '2013': '506.3a',
    '2025': assumed('506.3a', { from: '2013' }),
  },
  'A permanent that is no creature never attacks, though it is put into play attacking',
  (_game: MagicGame, { card }: Pick<MagicObject, 'card'>) => !card.types.includes('creature'),
);

/** Does what is put into play attacking attack? Only in a combat of its controller's. */
export const comesAttacking = (game: MagicGame, object: Pick<MagicObject, 'card' | 'controller'>): boolean =>
  duringAnyCombat(game) && object.controller === game.now.active && !neverAttacks(game, object);
