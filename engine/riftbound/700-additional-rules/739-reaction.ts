/** Reaction: permission to play or activate during Closed States (739). */
import { isClosed } from '../300-playing-the-game/307-states-of-the-turn';
import { fact, permission, whoever } from '../forms';
import type { RiftboundGame } from '../game';
import type { Activation, GameObject } from '../object';
import { hasKeyword } from '../phrases';
import { gainsReaction } from './737-hidden';

export const quickDrawHasReaction = fact(
  '745.1.b',
  'A card with Quick-Draw has Reaction',
  (game: RiftboundGame, object: GameObject) => hasKeyword(game, object, 'quick-draw'),
);

/** By itself, by Quick-Draw, or by lying hidden (737.6). */
const hasReaction = (game: RiftboundGame, object: GameObject): boolean =>
  hasKeyword(game, object, 'reaction') || quickDrawHasReaction(game, object) || gainsReaction(game, object);

export const playWithReaction = permission<GameObject>(
  { number: '739.1.c.1', restates: ['739.1.c.2', '155.2.b.2'] },
  'With Reaction, a card is played during Closed States too',
  'play',
  whoever((game, _player, object) => isClosed(game) && hasReaction(game, object)),
);

export const reactionGrantsAction = fact(
  { number: '739.1.b', restates: ['155.2.b.1'] },
  'What has Reaction has all permissions of Action',
  (game: RiftboundGame, object: GameObject) => hasReaction(game, object),
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
  whoever(
    (game, _player, { ability }) => isClosed(game) && (ability.permissions?.includes('reaction') ?? false),
  ),
);
