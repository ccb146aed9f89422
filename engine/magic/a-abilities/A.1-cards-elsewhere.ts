/** Cards in graveyards, or out of the game, that a text lets a player play (A.1.3): what abilities do there is said explicitly. */
import { assumed, concatMap } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { objects } from '../text/phrases';

/** A.1.3: whoever owns them. */
export const mayPlayElsewhere = definition(
  {
    '2003': 'A.1.3',
    '2013': assumed('A.1.3', { from: '2003' }),
    '2025': assumed('A.1.3', { from: '2003' }),
  },
  'What a text lets a player play of a graveyard may be played out of it',
  (game: MagicGame, player: number, what: 'spells' | 'lands'): readonly MagicObject[] =>
    concatMap(saidOfPlayer(game, 'may play such', player), ({ statement, context, objects: fixed }) => {
      if (statement.says !== 'may play such' || (what === 'lands' && statement.cast)) return [];
      return (fixed ?? objects(game, statement.subject, context)).filter(({ ceased }) => !ceased);
    }),
  () => [],
);
