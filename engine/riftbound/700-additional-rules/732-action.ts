/** Action: permission to play or activate during showdowns (732). */
import { isClosed, isShowdown } from '../300-playing-the-game/307-states-of-the-turn';
import { permission } from '../forms';
import type { RiftboundGame } from '../game';
import { hasKeyword } from '../phrases';
import type { Activation, Piece } from '../piece';
import { gainsReaction } from './737-hidden';

const isOpenShowdown = (game: RiftboundGame): boolean => isShowdown(game) && !isClosed(game);

/** 732.1.c.1, and 739.1.b: Reaction grants it too, as do Quick-Draw (745.1.b) and lying hidden (737.6). */
export const playWithAction = permission<Piece>(
  [
    '732.1.b',
    '732.1.c.1',
    '155.2.a.1',
    '308.1.a',
    '739.1.b',
    '155.2.b.1',
    '739.2',
    '732.2',
    '325',
    '325.2',
    '316.5.c',
  ],
  'With Action, a card is played during showdowns too',
  'play',
  (game, _player, piece) =>
    isOpenShowdown(game) &&
    (['action', 'reaction', 'quick-draw'].some((keyword) => hasKeyword(game, piece, keyword)) ||
      gainsReaction(game, piece)),
);

/** 732.1.c.2, and 739.1.b. */
export const activateWithAction = permission<Activation>(
  ['732.1.c.2', '732.1.b', '308.1.a', '739.1.b', '739.2', '732.2'],
  'With Action, an ability is activated during showdowns too',
  'activate',
  (game, _player, { ability }) =>
    isOpenShowdown(game) &&
    (ability.permissions?.some((permitted) => permitted === 'action' || permitted === 'reaction') ?? false),
);
