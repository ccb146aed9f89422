import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { ActivatedAbility } from '../text/tree';

/** A.1.10, 112.6b */
export const maySayFromWhere = fact(
  { '2003': 'A.1.10', '2013': '112.6b', '2025': assumed('A.1.10', { from: '2003' }) },
  'An ability may say that it is played while its card is not in play',
  (_game: MagicGame, { zone }: MagicObject, ability: ActivatedAbility) => ability.zone === zone.name,
);
