/** What a rule of a designer's own is made of: `rulewright/riftbound/rules`. docs/amendments.md describes it. */
import * as kernel from '../kernel';
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
export { Occurrence } from './occurrence';
export type { Location, Piece } from './piece';

/** What a step does. @typeParam D what the steps of its procedure share */
type Does<D> = NonNullable<kernel.Step<RiftboundGame, D>['run']>;

/** Makes a step of a procedure, in which the game acts by itself. */
export const step = <D>(
  numbers: kernel.Numbers,
  title: string,
  run: Does<D>,
): kernel.Step<RiftboundGame, D> => kernel.step(numbers, title, run);

/** Makes a step that a phase or step of the turn begins or ends with. */
export const turnBasedAction = <D>(
  numbers: kernel.Numbers,
  title: string,
  run: Does<D>,
): kernel.Step<RiftboundGame, D> => kernel.turnBasedAction(numbers, title, run);

/** Makes a step of a cleanup that looks at nothing but the table. */
export const stateBasedStep = <D>(
  numbers: kernel.Numbers,
  title: string,
  run: Does<D>,
): kernel.Step<RiftboundGame, D> => kernel.stateBasedStep(numbers, title, run);
