/** Action: permission to play or activate during showdowns (732). */
import { isClosed, isShowdown } from '../300-playing-the-game/307-states-of-the-turn';
import { permission, whoever } from '../forms';
import type { RiftboundGame } from '../game';
import type { Activation, GameObject } from '../object';
import { hasKeyword } from '../phrases';
import { abilityGainsAction, reactionGrantsAction } from './739-reaction';

const isOpenShowdown = (game: RiftboundGame): boolean => isShowdown(game) && !isClosed(game);

export const playWithAction = permission<GameObject>(
  { number: '732.1.b', restates: ['732.1.c.1', '155.2.a.1'] },
  'With Action, a card is played during showdowns too',
  'play',
  whoever(
    (game, _player, object) =>
      isOpenShowdown(game) && (hasKeyword(game, object, 'action') || reactionGrantsAction(game, object)),
  ),
);

/** 732.1.c.2, and 739.1.b. */
export const activateWithAction = permission<Activation>(
  '732.1.c.2',
  'With Action, an ability is activated during showdowns too',
  'activate',
  whoever(
    (game, _player, { ability }) =>
      isOpenShowdown(game) &&
      ((ability.permissions?.includes('action') ?? false) || abilityGainsAction(game, ability)),
  ),
);
