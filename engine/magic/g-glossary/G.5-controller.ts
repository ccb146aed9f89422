import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Context, MagicObject } from '../object';

/** G.5.2: whoever puts it into play; of a spell that becomes a permanent, its controller. */
export const controlledAsItEnters = definition(
  'G.5.2',
  'A permanent is controlled first by the player who puts it into play',
  (_game: MagicGame, from: MagicObject, by: number | undefined): number =>
    by ?? from.controller ?? from.owner,
  (game, from) => (from.owner + 1) % game.players.length,
);

/** G.5.5 */
export const you = definition(
  'G.5.5',
  '"You" on a card is its controller',
  (_game: MagicGame, { controller }: Context): readonly number[] => [controller],
  (game, { controller }) => game.players.flatMap(({ seat }) => (seat === controller ? [] : [seat])),
);
