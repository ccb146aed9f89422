import { assumed, standInFor } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Ability, Modification } from '../text/tree';

const asSetting = (modification: Modification): Modification =>
  modification.change === 'define' ? { ...modification, change: 'set' } : modification;

/** The same ability, as one that sets what it would define: made once for each. */
const setting = standInFor(
  (ability: Ability): Ability =>
    ability.kind === 'static' && ability.statement.says === 'modify'
      ? {
          ...ability,
          statement: { ...ability.statement, modifications: ability.statement.modifications.map(asSetting) },
        }
      : ability,
);

/** 604.3a, K.10.7: switched off, it defines as what is printed does. */
export const asGained = definition(
  {
    '2003': 'K.10.7',
    '2013': '604.3a',
    '2025': assumed('604.3', { from: ['2013', '604.3a'] }),
  },
  'Only what is printed on something defines its power and toughness; what it gains sets them',
  (_game: MagicGame, ability: Ability): Ability => setting(ability),
  (_game, ability) => ability,
);
