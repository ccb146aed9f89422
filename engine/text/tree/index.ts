export type {
  AbilityBase,
  ActivatedAbility,
  Instruction,
  SaidTime,
  SharedCardText,
  StaticAbility,
  TriggeredAbility,
} from './abilities';
export { doneTo, isReference } from './done-to';
export type {
  Also,
  ChangedAmount,
  SharedEffect,
  SharedEvent,
  SharedModification,
  SharedStatement,
} from './effects';
export type {
  Bound,
  SharedCondition,
  SharedCost,
  SharedDuration,
  SharedTrigger,
} from './happenings';
export type {
  Comparison,
  SharedAmount,
  SharedFilter,
  SharedObject,
  SharedTarget,
  SharedWho,
  Subject,
} from './objects';
export type { Tree } from './tree';
