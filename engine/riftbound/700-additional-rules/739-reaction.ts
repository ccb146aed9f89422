/** Reaction: permission to play or activate during Closed States (739). */
import { isClosed } from '../300-playing-the-game/307-states-of-the-turn';
import { permission } from '../forms';
import { hasKeyword } from '../phrases';
import type { Activation, Piece } from '../piece';
import { gainsReaction } from './737-hidden';

/** 739.1.c.1, 739.1.c.2, and with it Quick-Draw (745.1.b) and lying hidden (737.6). */
export const playWithReaction = permission<Piece>(
  [
    '739.1.c',
    '739.1.c.1',
    '739.1.c.2',
    '155.2.b.2',
    '309.1.a',
    '334.1.a.2',
    '334.1.a',
    '325',
    '325.1',
    '745.1.b',
  ],
  'With Reaction, a card is played during Closed States too',
  'play',
  (game, _player, piece) =>
    isClosed(game) &&
    (['reaction', 'quick-draw'].some((keyword) => hasKeyword(game, piece, keyword)) ||
      gainsReaction(game, piece)),
);

/** 739.1.c.3. */
export const activateWithReaction = permission<Activation>(
  ['739.1.c', '739.1.c.3', '309.1.a', '334.1.b'],
  'With Reaction, an ability is activated during Closed States and on any turn too',
  'activate',
  (game, _player, { ability }) => isClosed(game) && (ability.permissions?.includes('reaction') ?? false),
);
