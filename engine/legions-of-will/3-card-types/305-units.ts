import { baseToEnter } from '../4-zones/404-base';
import { fromAnywhere, inMainPhase } from '../6-actions-abilities-effects/601-who-may-play';
import { AS_WRITTEN, consequence, definition, fact, permission, varied } from '../forms';
import type { GameObject } from '../object';

export const playUnits = permission<GameObject>(
  '305.1',
  "A unit is played in a main phase of its player's turn with the chain of events empty",
  'play',
  (game, player, object) =>
    object.card.types.includes('unit') && inMainPhase(game, player) && fromAnywhere(game, object, player),
);

/** 305.3a: a unit being played targets the base that it will be in. */
export const unitsTarget = definition(
  '305.3a',
  'Playing a unit requires a base with available capacity as its target',
  baseToEnter,
  () => [],
);

/** 207.1, 305.5a: a roll meets a unit's will when it is as high. */
export const meetsWill = varied(
  fact(
    '305.5a',
    'A roll as high as its will lets a unit attack',
    (game, unit: GameObject, roll: number) => roll >= game.look(unit).will,
  ),
  {
    which: { 'at least': AS_WRITTEN, 'more than': (game, unit, roll) => roll > game.look(unit).will },
  },
);

/** 305.7: damage stays marked on a unit. */
export const marksDamageOnUnits = consequence(
  '305.7',
  'Damage dealt to a unit is marked on it',
  (game, unit: GameObject, amount: number) => game.set(unit, 'damage', unit.damage + amount),
);
