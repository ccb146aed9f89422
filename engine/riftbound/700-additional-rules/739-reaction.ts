/** Reaction: permission to play or activate during Closed States (739). */
import { isClosed } from '../300-playing-the-game/307-states-of-the-turn';
import { fact, permission } from '../forms';
import type { RiftboundGame } from '../game';
import { hasKeyword } from '../phrases';
import type { Activation, Piece } from '../piece';
import { gainsReaction } from './737-hidden';

export const quickDrawHasReaction = fact(
  '745.1.b',
  'A card with Quick-Draw has Reaction',
  (game: RiftboundGame, piece: Piece) => hasKeyword(game, piece, 'quick-draw'),
);

/** By itself, by Quick-Draw, or by lying hidden (737.6). */
const hasReaction = (game: RiftboundGame, piece: Piece): boolean =>
  hasKeyword(game, piece, 'reaction') || quickDrawHasReaction(game, piece) || gainsReaction(game, piece);

export const playWithReaction = permission<Piece>(
  { number: '739.1.c.1', restates: ['739.1.c.2', '155.2.b.2'] },
  'With Reaction, a card is played during Closed States too',
  'play',
  (game, _player, piece) => isClosed(game) && hasReaction(game, piece),
);

export const reactionGrantsAction = fact(
  { number: '739.1.b', restates: ['155.2.b.1'] },
  'What has Reaction has all permissions of Action',
  (game: RiftboundGame, piece: Piece) => hasReaction(game, piece),
);

export const abilityGainsAction = fact(
  '739.1.b',
  'An ability that has Reaction has all permissions of Action',
  (_game: RiftboundGame, { permissions }: Activation['ability']) =>
    permissions?.includes('reaction') ?? false,
);

/** 739.1.c.3. */
export const activateWithReaction = permission<Activation>(
  '739.1.c.3',
  'With Reaction, an ability is activated during Closed States and on any turn too',
  'activate',
  (game, _player, { ability }) => isClosed(game) && (ability.permissions?.includes('reaction') ?? false),
);
