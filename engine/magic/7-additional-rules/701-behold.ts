import { controllerOf } from '../../card-game/objects/game-object';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Context, MagicObject } from '../object';

/** 701.4a: what is in hand is revealed, what is in play chosen. */
export const beholdable = definition(
  { '2025': '701.4a' },
  'A card in one’s hand is beheld, or a permanent that one controls',
  (
    game: MagicGame,
    seat: number,
    source: MagicObject,
    fits: (object: MagicObject) => boolean,
  ): readonly MagicObject[] =>
    [
      ...game.player(seat).hand.objects.filter((object) => object !== source),
      ...game.inPlay.objects.filter((object) => controllerOf(object) === seat),
    ].filter(fits),
  () => [],
);

/** 701.4b: whatever has become of it since. */
export const wasBeheld = fact(
  { '2025': '701.4b' },
  'Something was beheld that was so as that was done, whether or not it still is',
  (_game: MagicGame, { spent }: Context) => spent.some(({ how }) => how === 'beheld'),
);
