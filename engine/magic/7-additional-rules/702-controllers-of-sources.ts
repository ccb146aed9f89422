import { controllerOf, lastControllerOf } from '../../card-game/objects/game-object';
import type { MagicObject } from '../object';

/** Who controls what deals damage, or last did; of what nobody controls, its owner. */
export const sourceController = (source: MagicObject): number =>
  source.ceased ? (lastControllerOf(source) ?? source.owner) : controllerOf(source);
