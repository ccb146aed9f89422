import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

/** 376.4.d: the first time in a combat that a unit attacks triggers. */
export const attacksForTheFirstTime = fact(
  '376.4.d',
  'Attack triggers are fulfilled as a unit becomes an attacker for the first time in a combat',
  (_game: RiftboundGame, object: GameObject) => !object.hasAttacked,
);

/** 376.4.e: so does the first time that it defends. */
export const defendsForTheFirstTime = fact(
  '376.4.e',
  'Defend triggers are fulfilled as a unit becomes a defender for the first time in a combat',
  (_game: RiftboundGame, object: GameObject) => !object.hasDefended,
);
