/** What a rule of a designer's own is made of: `rulewright/magic-rulings-summary/rules`. docs/amendments.md describes it. */
import { stepsFor } from '../kernel';
import type { MagicGame } from './game';

export type { Form, GameEvent, Numbers, Rule, Step } from '../kernel';
export { stepAfter } from '../kernel';
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
export { dealDamage } from './g-glossary/G.10-damage';
export { destroy } from './g-glossary/G.13-destroy';
export { drawOne } from './g-glossary/G.15-draw';
export { loseLife } from './g-glossary/G.21-loss-of-life';
export type { MagicGame } from './game';
export type { Card, MagicObject, Player } from './object';
export { Occurrence } from './occurrence';
export { move } from './z-zones/Z.1-zones-of-play';

export const { step, turnBasedAction } = stepsFor<MagicGame>();
