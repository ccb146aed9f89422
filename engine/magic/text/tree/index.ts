/** The ability tree of Magic: what every game says, and its own nodes. */
import type {
  AbilityBase,
  ActivatedAbility as Activated,
  Also,
  PileDestination,
  SharedAmount,
  SharedCardText,
  SharedCondition,
  SharedCost,
  SharedDuration,
  SharedEffect,
  SharedEvent,
  SharedFilter,
  SharedModification,
  SharedObject,
  SharedStatement,
  SharedTarget,
  SharedTrigger,
  SharedWho,
  StaticAbility,
  Tree,
  TriggeredAbility,
} from '../../../text/tree';

/** Closes the tree: every node may hold every other. */
export interface MagicTree extends Tree {
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
  destination: PileDestination<MagicTree>;
  ability: Ability;
}

export type Who = SharedWho<MagicTree>;
export type ObjectReference = SharedObject<MagicTree>;
export interface Filter extends SharedFilter<MagicTree> {}
export type Amount = SharedAmount<MagicTree>;
export interface TargetSpecification extends SharedTarget<MagicTree> {}
export type Trigger = SharedTrigger<MagicTree>;
export type Condition = SharedCondition<MagicTree>;
export type Duration = SharedDuration | 'until end of turn';
export type Modification = SharedModification<MagicTree>;
export type Statement = SharedStatement<MagicTree>;
export type ReplacedEvent = SharedEvent<MagicTree>;

export type Cost =
  | SharedCost
  /** {T} */
  | { readonly cost: 'tap this' }
  /** {1}{G}: the symbols, in printed order. */
  | { readonly cost: 'mana'; readonly mana: readonly string[] };

export type Effect = (
  | SharedEffect<MagicTree>
  | { readonly do: 'counter' | 'destroy' | 'tap' | 'untap'; readonly object: ObjectReference }
  | { readonly do: 'add mana'; readonly who: Who; readonly mana: readonly string[] }
  | { readonly do: 'gain life' | 'lose life'; readonly who: Who; readonly amount: Amount }
) &
  Also;

/** The text of an instant or a sorcery: it is no ability (A.1.1). */
export interface SpellText extends AbilityBase<MagicTree> {
  readonly kind: 'spell';
  readonly effect: Effect;
}

export interface ActivatedAbility extends Activated<MagicTree> {}

/** An ability named by its keyword alone ("Haste"). */
export interface KeywordAbility extends AbilityBase<MagicTree> {
  readonly kind: 'keyword';
  readonly keyword: string;
}

export type Ability =
  | SpellText
  | ActivatedAbility
  | TriggeredAbility<MagicTree>
  | StaticAbility<MagicTree>
  | KeywordAbility;
export type CardText = SharedCardText<MagicTree>;
