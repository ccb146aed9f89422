import { fact, prohibition } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

/**
 * 718.2, 721.1: the rules text of an attached card is Inactive: its abilities don't trigger, don't apply and can't be
 * activated. They are still there to be looked for (722).
 */
export const isInactive = fact(
  { number: '718.2', restates: ['421.1.e', '134.4'] },
  'The rules text of an attached card does not trigger and does not apply',
  (_game: RiftboundGame, object: GameObject) => object.attachedTo !== undefined && !object.ceased,
);

/** 721.1.b: nor can its abilities be activated. */
export const inactiveCannotBeActivated = prohibition<{ readonly source: GameObject }>(
  '721.1.b',
  'Abilities of inactive text can not be activated',
  'activate',
  (game, _player, { source }) => isInactive(game, source),
);
