import { assumed, concatMap } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { Filter } from '../text/tree';

/** T.7.2, K.23.2: "all lands" are no cards in graveyards. */
export const affectsWhatIsInPlay = definition(
  {
    '2003': { number: 'T.7.2', restates: ['K.23.2'] },
    '2013': assumed('T.7.2', { from: '2003' }),
    '2025': assumed('109.2', { from: ['2003', 'T.7.2'] }),
  },
  'Effects apply to what is in play, unless a text says otherwise',
  (game: MagicGame): readonly MagicObject[] => game.inPlay.objects,
  (game) => [...game.inPlay.objects, ...concatMap(game.players, ({ graveyard }) => graveyard.objects)],
);

/** The objects of the zone that a description speaks of. */
export function candidates(game: MagicGame, { zone }: Filter): readonly MagicObject[] {
  switch (zone) {
    case 'hand':
    case 'library':
    case 'graveyard':
      return concatMap(game.players, (player) => player[zone].objects);
    case 'out of game':
      return concatMap(game.players, ({ removed }) => removed.objects);
    case 'stack':
      return game.stack.objects;
    // "Spell or permanent".
    case 'stack or in play':
      return [...game.stack.objects, ...affectsWhatIsInPlay(game)];
    default:
      return affectsWhatIsInPlay(game);
  }
}
