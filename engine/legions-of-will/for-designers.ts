/** What a rule of a designer's own is made of: `rulewright/legions-of-will/rules`. docs/amendments.md describes it. */
import { stepsFor } from '../kernel';
import type { LegionsGame } from './game';

export type { Form, GameEvent, Numbers, Rule, Step } from '../kernel';
export { stepAfter } from '../kernel';
export { gainResource } from './1-game-concepts/104-resource';
export { destroyBase, turnFaceDown } from './3-card-types/301-bases';
export { move } from './4-zones/400-general';
export { draw } from './4-zones/402-hand';
export { destroy } from './7-additional-rules/701-keywords';
export {
  AS_WRITTEN,
  consequence,
  definition,
  fact,
  parameter,
  permission,
  prohibition,
  stateBasedAction,
  stateBasedActionOnObjects,
  timing,
  varied,
} from './forms';
export type { LegionsGame } from './game';
export type { Card, GameObject, Player } from './object';
export { Occurrence } from './occurrence';

export const { replacement, step, turnBasedAction } = stepsFor<LegionsGame>();
