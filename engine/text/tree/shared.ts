/** The tree of what games share and nothing more: what the base reader knows. A game's own nodes pass through it. */
import type { ActivatedAbility, AbilityBase as Base, StaticAbility, TriggeredAbility } from './abilities';
import type { SharedEffect, SharedEvent, SharedModification, SharedStatement } from './effects';
import type { SharedCondition, SharedCost, SharedDuration, SharedTrigger } from './happenings';
import type { SharedAmount, SharedFilter, SharedObject, SharedTarget, SharedWho } from './objects';
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
  destination: object;
  ability: Ability;
}

export type Who = SharedWho<Shared>;
export type ObjectReference = SharedObject<Shared>;
export interface Filter extends SharedFilter<Shared> {}
export type Amount = SharedAmount<Shared>;
export interface TargetSpecification extends SharedTarget<Shared> {}
export type Cost = SharedCost;
export type Trigger = SharedTrigger<Shared>;
export type Condition = SharedCondition<Shared>;
export type Duration = SharedDuration;
export type Effect = SharedEffect<Shared>;
export type Modification = SharedModification<Shared>;
export type Statement = SharedStatement<Shared>;
type ReplacedEvent = SharedEvent<Shared>;
export type AbilityBase = Base<Shared>;
export type Ability =
  | ActivatedAbility<Shared>
  | TriggeredAbility<Shared>
  | StaticAbility<Shared>
  | (AbilityBase & { readonly kind: 'keyword'; readonly keyword: string });
