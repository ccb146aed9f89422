/** The ability tree of Legions of Will: what every game says, and its own nodes. */
import type {
  AbilityBase,
  ActivatedAbility as Activated,
  Also,
  SharedCardText,
  SharedCondition,
  SharedDuration,
  SharedFilter,
  SharedTarget,
  SharedTrigger,
  SharedWho,
  StaticAbility as Static,
  Subject as SubjectOf,
  Tree,
  TriggeredAbility as Triggered,
} from '../../../text/tree';
import type { Destination as DestinationOf, LegionsEffect } from './effects';
import type {
  LegionsCondition,
  LegionsCost,
  LegionsDuration,
  LegionsEvent,
  LegionsTrigger,
} from './happenings';
import type { LegionsAmount, LegionsFilter, LegionsObject } from './objects';
import type { LegionsModification, LegionsStatement } from './statements';

export type { StatedTime } from '../../../text/tree';

/** Closes the tree: every node may hold every other. */
export interface LegionsOfWill extends Tree {
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

export type Who = SharedWho<LegionsOfWill>;
export type ObjectReference = LegionsObject<LegionsOfWill>;
export interface Filter extends SharedFilter<LegionsOfWill>, LegionsFilter<LegionsOfWill> {}
export type Amount = LegionsAmount<LegionsOfWill>;
export interface TargetSpecification extends SharedTarget<LegionsOfWill> {}
export type Subject = SubjectOf<LegionsOfWill>;
export type Cost = LegionsCost<LegionsOfWill>;
export type Trigger = SharedTrigger<LegionsOfWill> | LegionsTrigger<LegionsOfWill>;
export type Condition = SharedCondition<LegionsOfWill> | LegionsCondition<LegionsOfWill>;
export type Duration = SharedDuration | LegionsDuration;
export type ReplacedEvent = LegionsEvent<LegionsOfWill>;
export type Effect = LegionsEffect<LegionsOfWill> & Also;
type Destination = DestinationOf<LegionsOfWill>;
export type Modification = LegionsModification<LegionsOfWill>;
export type Statement = LegionsStatement<LegionsOfWill>;

/** Text that is followed as an instruction while the card itself resolves. */
export interface ActionAbility extends AbilityBase<LegionsOfWill> {
  readonly kind: 'action';
  readonly effect: Effect;
  readonly additionalCosts: readonly Cost[];
  readonly alternativeCosts: readonly (readonly Cost[])[];
}
export interface ActivatedAbility extends Activated<LegionsOfWill> {}
export interface TriggeredAbility extends Triggered<LegionsOfWill> {}
export interface StaticAbility extends Static<LegionsOfWill> {}

/** An ability named by its keyword alone ("Redeem", "Recur", "Protection from Shadows"). */
interface KeywordAbility extends AbilityBase<LegionsOfWill> {
  readonly kind: 'keyword';
  readonly keyword: string;
  readonly quality?: Filter;
}

export type Ability = ActionAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility;
export type CardText = SharedCardText<LegionsOfWill>;
