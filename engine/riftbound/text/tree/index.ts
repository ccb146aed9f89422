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
import type {
  KeywordAbility,
  RiftboundActivated,
  RiftboundStatic,
  RiftboundTriggered,
  SpellInstructions,
} from './abilities';
import type { CountedThisTurn as CountedThisTurnOf } from './counted';
import type { Destination, RiftboundEffect, Token as TokenOf } from './effects';
import type {
  Resources as ResourcesOf,
  RiftboundCondition,
  RiftboundCost,
  RiftboundDuration,
  RiftboundEvent,
  RiftboundTrigger,
} from './happenings';
import type {
  Place as PlaceOf,
  RiftboundAmount,
  RiftboundFilter,
  RiftboundObject,
  RiftboundTarget,
} from './objects';
import type { RiftboundModification, RiftboundStatement } from './statements';

export type { StatedTime } from '../../../text/tree';
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
export type ObjectReference = SharedObject<Riftbound> | RiftboundObject<Riftbound>;
export interface Filter extends SharedFilter<Riftbound>, RiftboundFilter<Riftbound> {}
export type Amount = SharedAmount<Riftbound> | RiftboundAmount<Riftbound>;
export interface TargetSpecification extends RiftboundTarget<Riftbound> {}
export type Place = PlaceOf<Riftbound>;
export type Subject = SubjectOf<Riftbound>;
export type Resources = ResourcesOf<Riftbound>;
export type CountedThisTurn = CountedThisTurnOf<Riftbound>;
export type Token = TokenOf<Riftbound>;
export type Cost = RiftboundCost<Riftbound>;
export type Trigger = SharedTrigger<Riftbound> | RiftboundTrigger<Riftbound>;
export type Condition = SharedCondition<Riftbound> | RiftboundCondition<Riftbound>;
export type Duration = SharedDuration | RiftboundDuration;
export type ReplacedEvent = SharedEvent<Riftbound> | RiftboundEvent<Riftbound>;
export type Effect = RiftboundEffect<Riftbound> & Also;
export type Modification = RiftboundModification<Riftbound>;
export type Statement = RiftboundStatement<Riftbound>;
export type ActivatedAbility = RiftboundActivated<Riftbound>;
export type TriggeredAbility = RiftboundTriggered<Riftbound>;
export type StaticAbility = RiftboundStatic<Riftbound>;
type SpellAbility = SpellInstructions<Riftbound>;
export type Ability =
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | SpellAbility
  | KeywordAbility<Riftbound>;
export type CardText = SharedCardText<Riftbound>;
