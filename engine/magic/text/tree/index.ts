/** The ability tree of Magic: what every game says, and its own nodes. */
import type {
  AbilityBase,
  ActivatedAbility as Activated,
  Also,
  PileDestination,
  SharedCardText,
  SharedDuration,
  SharedTarget,
  SharedWho,
  StaticAbility as Static,
  Tree,
  TriggeredAbility as Triggered,
} from '../../../text/tree';
import type { MagicEffect, MagicSpendOnly, TokenKind as TokenKindOf } from './effects';

export type { ExchangedValue } from './effects';

import type { MagicCondition, MagicCost, MagicEvent, MagicTrigger } from './happenings';
import type { MagicAmount, MagicFilter, MagicObjectReference } from './objects';
import type { MagicModification, MagicStatement } from './statements';

export type { StatedTime } from '../../../text/tree';
export type { KindOfWord, ReplacedWord } from './effects';
export type { CostOfSome, Tallied } from './happenings';
export type { CountedFlip, LinkedWith } from './objects';

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
  destination: Destination;
  ability: Ability;
}

/** "Enchanted player": whom an Aura is on. */
export type Who =
  | SharedWho<MagicTree>
  | { readonly who: 'enchanted player' }
  /** "You and target opponent": each of them. */
  | { readonly who: 'both'; readonly of: readonly Who[] }
  /** Who was chosen as the permanent came into play; once that is known, in which seat. */
  | { readonly who: 'chosen player'; readonly seat?: number };
export type ObjectReference = MagicObjectReference<MagicTree>;
export interface Filter extends MagicFilter<MagicTree> {}
export type Amount = MagicAmount<MagicTree>;
export interface TargetSpecification extends SharedTarget<MagicTree> {}
export type Cost = MagicCost<MagicTree>;
export type Trigger = MagicTrigger<MagicTree>;
export type Condition = MagicCondition<MagicTree>;
/** For as long as something is true of the permanent whose ability it is. */
export type DurationOfThis =
  | 'while this remains tapped'
  | 'while you control this'
  | 'while this remains in play'
  /** To what it is attached to, or to another thing after that. */
  | 'while this remains attached';
export type Duration =
  | SharedDuration
  /** A step or a phase of that player's (P.3.4). */
  | `until your next ${string}`
  | 'until end of turn'
  | 'until end of combat'
  /** Of the permanent that the effect is about: the next untap step of its controller. */
  | 'through its next untap step'
  | DurationOfThis;
export interface Destination extends PileDestination<MagicTree> {
  /** What is put into play comes with counters. */
  readonly counters?: { readonly counter: string; readonly amount: Amount };
  /** What is put into play comes tapped. */
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  /** Of an ability that was got together with others (607.4). */
  readonly link?: number;
}
export type TokenKind = TokenKindOf<MagicTree>;
export type Effect = MagicEffect<MagicTree> & Also;
export type Modification = MagicModification<MagicTree>;
export type Statement = MagicStatement<MagicTree>;
/** On what alone mana is spent. */
export type SpendOnly = MagicSpendOnly<MagicTree>;
export type ReplacedEvent = MagicEvent<MagicTree>;

/** The text of an instant or a sorcery: it is no ability (A.1.1). */
export interface SpellText extends AbilityBase<MagicTree> {
  readonly kind: 'spell';
  readonly effect: Effect;
}

export interface ActivatedAbility extends Activated<MagicTree> {}
export interface TriggeredAbility extends Triggered<MagicTree> {}
export interface StaticAbility extends Static<MagicTree> {}

/** What an effect that gives protection does not remove: what gives it, or what a description fits. */
export interface Spared {
  readonly what: 'this' | Filter;
  /** Only what is attached already. */
  readonly already?: true;
}

/** An ability named by its keyword alone ("Haste", "Protection from black", "Kicker {2}"). */
export interface KeywordAbility extends AbilityBase<MagicTree> {
  readonly kind: 'keyword';
  readonly keyword: string;
  readonly quality?: Filter;
  /** Of protection that something gives: what stays attached though it has the quality. */
  readonly spares?: Spared;
  /** "Protection from each opponent": from all that is such a player's. */
  readonly whom?: Who;
  readonly mana?: readonly string[];
  /** "Toxic 2", "Rampage 1". */
  readonly value?: number;
  /** What a keyword speaks of in its name: the land of "Mountaincycling", the player of "Enchant player". */
  readonly what?: string;
  /** "Cumulative upkeep …": what is paid for each counter. */
  readonly costs?: readonly Cost[];
  /** "…, where X is …": what X in its cost is. */
  readonly x?: Amount;
  /** "Threshold - …": what is there only then. */
  readonly ability?: Ability;
}

export type Ability = SpellText | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility;
export type CardText = SharedCardText<MagicTree>;
