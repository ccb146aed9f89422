export type {
  AbilityBase,
  ActivatedAbility,
  Instruction,
  SharedCardText,
  StatedTime,
  StaticAbility,
  TriggeredAbility,
} from './abilities';
export type { BlockingCondition, BlockingEffect, BlockingStatement, BlockingTrigger } from './blocking';
export type {
  CounterAmount,
  CounterCondition,
  CounterCost,
  CounterEffect,
  CounterEvent,
  CounterFilter,
  CounterLimit,
  CounterTrigger,
} from './counters';
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
export type { PileDestination, PileEffect, PileStatement, PileTrigger, PutEffect } from './piles';
export type {
  DamageEvent,
  PreventionEffect,
  PreventionStatement,
  PreventionTrigger,
} from './prevention';
export type { Tree } from './tree';
