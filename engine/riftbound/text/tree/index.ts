/** The ability tree of Riftbound: what every game says, and its own nodes. */
import type {
  Also,
  SharedAmount,
  SharedCardText,
  SharedCondition,
  SharedDuration,
  SharedEvent,
  SharedFilter,
  SharedObject,
  SharedTrigger,
  SharedWho,
  Subject as SubjectOf,
  Tree,
} from '../../../text/tree';
import type { KeywordAbility, OwnActivated, OwnStatic, OwnTriggered, SpellInstructions } from './abilities';
import type { CountedThisTurn as CountedThisTurnOf } from './counted';
import type { Destination, OwnEffect, Token as TokenOf } from './effects';
import type {
  OwnCondition,
  OwnCost,
  OwnDuration,
  OwnEvent,
  OwnTrigger,
  Resources as ResourcesOf,
} from './happenings';
import type { OwnAmount, OwnFilter, OwnObject, OwnTarget, Place as PlaceOf } from './objects';
import type { OwnModification, OwnStatement } from './statements';

export type { SaidTime } from '../../../text/tree';
export type { Power } from './happenings';

/** Closes the tree: every node may hold every other. */
export interface Riftbound extends Tree {
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
  destination: Destination;
  ability: Ability;
}

export type Who = SharedWho<Riftbound>;
export type ObjectReference = SharedObject<Riftbound> | OwnObject<Riftbound>;
export interface Filter extends SharedFilter<Riftbound>, OwnFilter<Riftbound> {}
export type Amount = SharedAmount<Riftbound> | OwnAmount<Riftbound>;
export interface TargetSpecification extends OwnTarget<Riftbound> {}
export type Place = PlaceOf<Riftbound>;
export type Subject = SubjectOf<Riftbound>;
export type Resources = ResourcesOf<Riftbound>;
export type CountedThisTurn = CountedThisTurnOf<Riftbound>;
export type Token = TokenOf<Riftbound>;
export type Cost = OwnCost<Riftbound>;
export type Trigger = SharedTrigger<Riftbound> | OwnTrigger<Riftbound>;
export type Condition = SharedCondition<Riftbound> | OwnCondition<Riftbound>;
export type Duration = SharedDuration | OwnDuration;
export type ReplacedEvent = SharedEvent<Riftbound> | OwnEvent<Riftbound>;
export type Effect = OwnEffect<Riftbound> & Also;
export type Modification = OwnModification<Riftbound>;
export type Statement = OwnStatement<Riftbound>;
export type ActivatedAbility = OwnActivated<Riftbound>;
export type TriggeredAbility = OwnTriggered<Riftbound>;
export type StaticAbility = OwnStatic<Riftbound>;
type SpellAbility = SpellInstructions<Riftbound>;
export type Ability =
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | SpellAbility
  | KeywordAbility<Riftbound>;
export type CardText = SharedCardText<Riftbound>;
