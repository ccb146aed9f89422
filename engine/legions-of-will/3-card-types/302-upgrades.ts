import { rule } from '../../kernel';
import { baseToEnter } from '../4-zones/404-base';
import { fromAnywhere, inMainPhase } from '../6-actions-abilities-effects/601-who-may-play';
import { definition, permission } from '../forms';
import type { GameObject } from '../object';

export const playUpgrades = permission<GameObject>(
  '302.1',
  "An upgrade is played in a main phase of its player's turn with the chain of events empty",
  'play',
  (game, player, object) =>
    object.card.types.includes('upgrade') && inMainPhase(game, player) && fromAnywhere(game, object, player),
);

/** 302.2a: an upgrade being played targets the base that it will be in. */
export const upgradesTarget = definition(
  '302.2a',
  'Playing an upgrade requires a base with available capacity as its target',
  baseToEnter,
  () => [],
);

/** 302.3a: an upgrade adds its modifiers to the base that it is attached to. */
export const upgradeDefense = rule('302.3a', 'An upgrade adds its defense modifier to its base', 'keyword');

export const upgradeCapacity = rule('302.4a', 'An upgrade adds its capacity modifier to its base', 'keyword');

export const upgradeProduction = rule(
  '302.5a',
  'An upgrade adds its resource production modifier to its base',
  'keyword',
);
