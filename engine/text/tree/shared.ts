/** The tree of what games share and nothing more: what the base reader knows. A game's own nodes pass through it. */
import type { ActivatedAbility, AbilityBase as Base, StaticAbility, TriggeredAbility } from './abilities';
import type { BlockingCondition, BlockingEffect, BlockingStatement, BlockingTrigger } from './blocking';
import type {
  CounterAmount,
  CounterCondition,
  CounterCost,
  CounterEffect,
  CounterEvent,
  CounterFilter,
  CounterLimit,
  CounterTrigger,
} from './counters';
import type { SharedEffect, SharedEvent, SharedModification, SharedStatement } from './effects';
import type { SharedCondition, SharedCost, SharedDuration, SharedTrigger } from './happenings';
import type { SharedAmount, SharedFilter, SharedObject, SharedTarget, SharedWho } from './objects';
import type { PileDestination, PileEffect, PileStatement, PileTrigger, PutEffect } from './piles';
import type { DamageEvent, PreventionEffect, PreventionStatement, PreventionTrigger } from './prevention';
import type { Tree } from './tree';

export interface SharedTree extends Tree {
  who: Who;
  object: ObjectReference;
  filter: Filter;
  amount: Amount;
  target: TargetSpecification;
  cost: Cost;
  trigger: Trigger;
  condition: Condition;
  duration: Duration;
  effect: Effect;
  modification: Modification;
  statement: Statement;
  event: ReplacedEvent;
  destination: PileDestination<SharedTree>;
  ability: Ability;
}

export type Who = SharedWho<SharedTree>;
export type ObjectReference = SharedObject<SharedTree>;
export interface Filter extends SharedFilter<SharedTree>, CounterFilter {}
export type Amount = SharedAmount<SharedTree> | CounterAmount<SharedTree>;
export interface TargetSpecification extends SharedTarget<SharedTree> {}
export type Cost = SharedCost | CounterCost;
export type Trigger =
  | SharedTrigger<SharedTree>
  | CounterTrigger<SharedTree>
  | PreventionTrigger<SharedTree>
  | BlockingTrigger<SharedTree>
  | PileTrigger<SharedTree>;
export type Condition =
  | SharedCondition<SharedTree>
  | CounterCondition<SharedTree>
  | BlockingCondition<SharedTree>;
export type Duration = SharedDuration;
export type Effect =
  | SharedEffect<SharedTree>
  | CounterEffect<SharedTree>
  | PreventionEffect<SharedTree>
  | BlockingEffect<SharedTree>
  | PileEffect<SharedTree>
  | PutEffect<SharedTree>;
export type Modification = SharedModification<SharedTree>;
export type Statement =
  | SharedStatement<SharedTree>
  | CounterLimit<SharedTree>
  | PreventionStatement<SharedTree>
  | BlockingStatement<SharedTree>
  | PileStatement<SharedTree>;
export type ReplacedEvent = SharedEvent<SharedTree> | CounterEvent<SharedTree> | DamageEvent<SharedTree>;
export type AbilityBase = Base<SharedTree>;
export type Ability =
  | ActivatedAbility<SharedTree>
  | TriggeredAbility<SharedTree>
  | StaticAbility<SharedTree>
  | (AbilityBase & { readonly kind: 'keyword'; readonly keyword: string });
