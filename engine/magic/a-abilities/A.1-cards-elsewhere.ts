/** Cards in graveyards that a text lets a player play (A.1.3): what abilities do there is said explicitly. */
import { assumed, concatMap } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { candidates } from '../t-timing/T.7-types-of-effects';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { fits } from '../text/phrases';

/** A.1.3: whoever owns them. */
export const mayPlayElsewhere = definition(
  {
    '2003': 'A.1.3',
    '2013': assumed('A.1.3', { from: '2003' }),
    '2025': assumed('A.1.3', { from: '2003' }),
  },
  'What a text lets a player play of a graveyard may be played out of it',
  (game: MagicGame, player: number): readonly MagicObject[] =>
    concatMap(saidOfPlayer(game, 'may play such', player), ({ statement, context }) =>
      statement.says === 'may play such'
        ? candidates(game, statement.filter).filter((card) => fits(game, statement.filter, card, context))
        : [],
    ),
  () => [],
);
