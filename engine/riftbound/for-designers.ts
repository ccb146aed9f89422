/** What a rule of a designer's own is made of: `rulewright/riftbound/rules`. docs/amendments.md describes it. */
import { stepsFor } from '../kernel';
import type { RiftboundGame } from './game';

export type { Form, GameEvent, Numbers, Rule, Step } from '../kernel';
export { stepAfter } from '../kernel';
export { putInto, unitsAt, unitsOnBoard } from './100-game-concepts/105-spaces';
export { heal } from './400-types-of-actions/405-heal';
export { kill } from './400-types-of-actions/415-kill';
export { recall } from './400-types-of-actions/432-recalls';
export { win } from './400-types-of-actions/445-points';
export type { Card } from './card';
export {
  AS_WRITTEN,
  consequence,
  definition,
  fact,
  parameter,
  permission,
  prohibition,
  timing,
  varied,
} from './forms';
export type { RiftboundGame } from './game';
export type { GameObject, Location } from './object';
export { Occurrence } from './occurrence';

export const { stateBasedStep, step, turnBasedAction } = stepsFor<RiftboundGame>();
