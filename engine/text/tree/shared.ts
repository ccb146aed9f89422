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

export interface Shared extends Tree {
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
  destination: PileDestination<Shared>;
  ability: Ability;
}

export type Who = SharedWho<Shared>;
export type ObjectReference = SharedObject<Shared>;
export interface Filter extends SharedFilter<Shared>, CounterFilter {}
export type Amount = SharedAmount<Shared> | CounterAmount<Shared>;
export interface TargetSpecification extends SharedTarget<Shared> {}
export type Cost = SharedCost | CounterCost;
export type Trigger =
  | SharedTrigger<Shared>
  | CounterTrigger<Shared>
  | PreventionTrigger<Shared>
  | BlockingTrigger<Shared>
  | PileTrigger<Shared>;
export type Condition = SharedCondition<Shared> | CounterCondition<Shared> | BlockingCondition<Shared>;
export type Duration = SharedDuration;
export type Effect =
  | SharedEffect<Shared>
  | CounterEffect<Shared>
  | PreventionEffect<Shared>
  | BlockingEffect<Shared>
  | PileEffect<Shared>
  | PutEffect<Shared>;
export type Modification = SharedModification<Shared>;
export type Statement =
  | SharedStatement<Shared>
  | CounterLimit<Shared>
  | PreventionStatement<Shared>
  | BlockingStatement<Shared>
  | PileStatement<Shared>;
export type ReplacedEvent = SharedEvent<Shared> | CounterEvent<Shared> | DamageEvent<Shared>;
export type AbilityBase = Base<Shared>;
export type Ability =
  | ActivatedAbility<Shared>
  | TriggeredAbility<Shared>
  | StaticAbility<Shared>
  | (AbilityBase & { readonly kind: 'keyword'; readonly keyword: string });
