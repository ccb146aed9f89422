/** What a rule of a designer's own is made of: `rulewright/legions-of-will/rules`. docs/amendments.md describes it. */
import * as kernel from '../kernel';
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
export { Occurrence } from './occurrence';
export type { Card, Piece, Player } from './piece';

/** Makes a rule that rewrites events of one kind. */
export const replacement = (
  numbers: kernel.Numbers,
  title: string,
  event: string,
  rewrite: kernel.Replacement<LegionsGame>['rewrite'],
): kernel.Replacement<LegionsGame> => kernel.replacement(numbers, title, event, rewrite);

/** What a step does. @typeParam D what the steps of its procedure share */
type Does<D> = NonNullable<kernel.Step<LegionsGame, D>['run']>;

/** Makes a step of a procedure, in which the game acts by itself. */
export const step = <D>(numbers: kernel.Numbers, title: string, run: Does<D>): kernel.Step<LegionsGame, D> =>
  kernel.step(numbers, title, run);

/** Makes a step that a phase or step of the turn begins or ends with. */
export const turnBasedAction = <D>(
  numbers: kernel.Numbers,
  title: string,
  run: Does<D>,
): kernel.Step<LegionsGame, D> => kernel.turnBasedAction(numbers, title, run);
