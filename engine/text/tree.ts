/**
 * The ability tree: what card text means, before any game gives it effect.
 *
 * One tree for every game: a game's grammar adds words, not shapes. Words that belong to a game (its zones, card types,
 * counters, steps) appear here as plain strings; the game that reads the tree knows them.
 */

/** Everything printed in a text box: one ability a paragraph, in printed order. */
export interface CardText {
  readonly abilities: readonly Ability[];
}

export type Ability = ActionAbility | ActivatedAbility | TriggeredAbility | StaticAbility | KeywordAbility;

export interface AbilityBase {
  /** The paragraph as printed. */
  readonly text: string;
  /** Every "target …" of the ability, in printed order; effects refer to them by their place in this list. */
  readonly targets: readonly TargetSpecification[];
  /** Zone the ability functions in when it isn't the usual one ("… from your graveyard"). */
  readonly zone?: string;
}

/** Text that is followed as an instruction while the card itself resolves. */
export interface ActionAbility extends AbilityBase {
  readonly kind: 'action';
  readonly effect: Effect;
  readonly additionalCosts: readonly Cost[];
  readonly alternativeCosts: readonly (readonly Cost[])[];
}

/** "[Cost]: [Effect.] [Activation instructions.]" */
export interface ActivatedAbility extends AbilityBase {
  readonly kind: 'activated';
  readonly costs: readonly Cost[];
  readonly effect: Effect;
  readonly instructions: readonly Instruction[];
}

/** "[When/Whenever/At] [trigger event], [if condition,] [effect]." */
export interface TriggeredAbility extends AbilityBase {
  readonly kind: 'triggered';
  readonly trigger: Trigger;
  /** The intervening "if" clause. */
  readonly condition?: Condition;
  readonly effect: Effect;
  readonly instructions: readonly Instruction[];
}

/** A statement that is simply true. */
export interface StaticAbility extends AbilityBase {
  readonly kind: 'static';
  readonly statement: Statement;
  /** "As long as …" */
  readonly condition?: Condition;
}

/** An ability named by its keyword alone ("Redeem", "Recur", "Protection from Shadows"). */
export interface KeywordAbility extends AbilityBase {
  readonly kind: 'keyword';
  readonly keyword: string;
  readonly quality?: Filter;
}

export type Instruction =
  | 'only once each turn'
  | 'only during your turn'
  | 'do this only once each turn'
  | "can't be prevented";

/** What a target must be: "target unit", "up to three target units", "target player", "any target". */
export interface TargetSpecification {
  readonly what: 'object' | 'player' | 'any target';
  readonly filter: Filter;
  /** 'X' where the announced X gives the number. */
  readonly minimum: number | 'X';
  readonly maximum: number | 'X' | 'any number';
  /** "another target …" after other targets: none of the objects chosen for these. */
  readonly otherThan?: readonly number[];
  /** The words as printed. */
  readonly text: string;
}

export type Who =
  | {
      readonly who:
        | 'you'
        | 'each player'
        | 'each opponent'
        | 'opponent'
        | 'active player'
        | 'defending player'
        | 'that player'
        | 'any player';
    }
  | { readonly who: 'target player'; readonly target: number }
  | { readonly who: 'controller of' | 'owner of'; readonly object: ObjectReference };

export type ObjectReference =
  | { readonly ref: 'this' }
  /** The objects chosen for the ability's n-th "target". */
  | { readonly ref: 'target'; readonly target: number }
  /** "it", "that unit", "those units": what the trigger event or the sentence before was about. */
  | { readonly ref: 'that' }
  /** "the attacking unit's base", "its base", "this base" seen from what is in it. */
  | { readonly ref: 'base of'; readonly object: ObjectReference }
  /** "all units", "each unit you control". */
  | { readonly ref: 'all'; readonly filter: Filter }
  /** "a unit you control", chosen by somebody as the effect is applied. */
  | {
      readonly ref: 'choice';
      readonly who: Who;
      readonly filter: Filter;
      readonly minimum: Amount;
      readonly maximum: Amount;
    }
  /** The cards that this object expelled ("the expelled card"). */
  | { readonly ref: 'expelled with this' }
  /** The first cards of a deck. */
  | { readonly ref: 'top of deck'; readonly who: Who; readonly amount: Amount };

/** A description of objects: every part that is present must fit. */
export interface Filter {
  /** Card types, any of which fits: 'unit', 'upgrade', 'trap', 'base', 'action'; or 'permanent', 'card', 'source', 'ability'. */
  readonly types?: readonly string[];
  readonly notTypes?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly notSubtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly notSupertypes?: readonly string[];
  readonly names?: readonly string[];
  readonly controller?: 'you' | 'opponent' | 'defending player' | 'that player';
  /** "target player controls", "their owner controls": a player whom only the text's other parts tell. */
  readonly controlledBy?: Who;
  readonly owner?: 'you' | 'opponent' | 'defending player' | 'that player';
  /** "in target player's graveyard". */
  readonly ownedBy?: Who;
  /** Zone where it must be; left out: the battlefield. */
  readonly zone?: string;
  /** The source itself, as in "When you play this card". */
  readonly this?: true;
  /** "of the chosen type": the subtype chosen for this object or earlier in this effect. */
  readonly chosenType?: true;
  /** "another", "other": not the source. */
  readonly other?: boolean;
  /** "rested", "reset", "face up", "face down", "attacking", "blocking", "blocked", "unblocked", "damaged", "poisoned". */
  readonly statuses?: readonly string[];
  readonly compare?: readonly Comparison[];
  /** "with an ice counter on it". */
  readonly counter?: string;
  /** "in this base", "in that base", "in the same base as this unit". */
  readonly inBase?: ObjectReference;
  /** "attacking this base", "blocking this unit". */
  readonly attacking?: ObjectReference;
  readonly blocking?: ObjectReference;
  /** "with available capacity" for n permanents more. */
  readonly availableCapacity?: number;
  readonly keyword?: string;
}

export interface Comparison {
  /** 'will', 'power', 'resource cost', 'defense', 'capacity', 'resource production'. */
  readonly characteristic: string;
  readonly is: 'at least' | 'at most' | 'exactly';
  readonly amount: Amount;
}

export type Amount =
  | { readonly amount: 'number'; readonly value: number }
  | { readonly amount: 'X' }
  | { readonly amount: 'count'; readonly filter: Filter; readonly times: number }
  | {
      readonly amount: 'characteristic';
      readonly characteristic: string;
      readonly object: ObjectReference;
      readonly times: number;
    }
  | {
      readonly amount: 'counters';
      readonly counter: string;
      readonly object: ObjectReference;
      readonly times?: number;
    }
  | { readonly amount: 'cards in hand'; readonly who: Who }
  | { readonly amount: 'resource'; readonly who: Who }
  /** "that much", "that many": the number that the trigger event or the sentence before was about. */
  | { readonly amount: 'that much' }
  /** "twice that much", "X damage for each …". */
  | { readonly amount: 'product'; readonly of: Amount; readonly times: Amount }
  /** "half …, rounded up". */
  | { readonly amount: 'half'; readonly of: Amount; readonly rounded: 'up' | 'down' }
  | { readonly amount: 'any number' };

export type Cost =
  | { readonly cost: 'pay'; readonly amount: Amount }
  | { readonly cost: 'rest this' }
  | { readonly cost: 'rest'; readonly filter: Filter; readonly amount: number }
  | { readonly cost: 'sacrifice this' }
  | { readonly cost: 'sacrifice'; readonly filter: Filter; readonly amount: number }
  | { readonly cost: 'discard'; readonly amount: number; readonly random?: boolean }
  | { readonly cost: 'discard this' }
  | { readonly cost: 'expel this' }
  | { readonly cost: 'remove counters'; readonly counter: string; readonly amount: number };

/** What sets a triggered ability off. `object` describes whom the event is about; left out: nobody in particular. */
export type Trigger =
  | { readonly on: 'enters the battlefield'; readonly object: Subject }
  | { readonly on: 'leaves the battlefield'; readonly object: Subject }
  | { readonly on: 'destroyed'; readonly object: Subject }
  | {
      readonly on: 'becomes unattached' | 'prevented from resolving' | 'damage is prevented';
      readonly object: Subject;
    }
  | { readonly on: 'loses control'; readonly who: Who; readonly object: Subject }
  | {
      readonly on: 'put into a graveyard';
      readonly object: Subject;
      readonly from: 'battlefield' | 'anywhere';
    }
  | { readonly on: 'attacks'; readonly object: Subject }
  | { readonly on: 'attacks alone'; readonly object: Subject }
  | { readonly on: 'attacks and is not blocked'; readonly object: Subject }
  | { readonly on: 'is attacked'; readonly object: Subject }
  | { readonly on: 'blocks'; readonly object: Subject; readonly what?: Filter }
  | { readonly on: 'becomes blocked'; readonly object: Subject; readonly by?: Filter }
  | { readonly on: 'deals damage'; readonly object: Subject; readonly battle?: boolean; readonly to?: Filter }
  | { readonly on: 'is dealt damage'; readonly object: Subject }
  | {
      readonly on: 'becomes rested' | 'becomes reset' | 'becomes the target' | 'moves between bases';
      readonly object: Subject;
    }
  | { readonly on: 'turned face up' | 'turned face down'; readonly object: Subject }
  | { readonly on: 'counters put'; readonly object: Subject; readonly counter: string; readonly nth?: number }
  | {
      readonly on:
        | 'player attacks'
        | 'draws a card'
        | 'discards a card'
        | 'gains resource'
        | 'loses the game'
        | 'rolls a die';
      readonly who: Who;
    }
  | { readonly on: 'plays'; readonly who: Who; readonly filter: Filter }
  | { readonly on: 'activates'; readonly who: Who; readonly filter: Filter }
  /** "at the beginning of your turn", "at the beginning of each end step", "at end of battle". */
  | {
      readonly on: 'beginning of';
      readonly step: string;
      readonly whose: 'your' | 'each' | 'the' | "opponent's";
      readonly next?: boolean;
    }
  /** State trigger: "When you control no units". */
  | { readonly on: 'state'; readonly condition: Condition }
  /** Reflexive: "When you do", checked as soon as it is created. */
  | { readonly on: 'when you do' };

export type Subject =
  | { readonly this: true }
  | { readonly this: false; readonly filter: Filter }
  | { readonly this: 'that' };

export type Condition =
  | {
      readonly if: 'count';
      readonly filter: Filter;
      readonly is: 'at least' | 'at most' | 'exactly';
      readonly amount: Amount;
    }
  | { readonly if: 'is'; readonly object: ObjectReference; readonly filter: Filter }
  | {
      readonly if: 'resource';
      readonly who: Who;
      readonly is: 'at least' | 'at most' | 'exactly';
      readonly amount: Amount;
    }
  | {
      readonly if: 'cards in hand';
      readonly who: Who;
      readonly is: 'at least' | 'at most' | 'exactly';
      readonly amount: Amount;
    }
  /** "if it has two or more poison counters on it". */
  | {
      readonly if: 'counters';
      readonly object: ObjectReference;
      readonly counter: string;
      readonly is: 'at least' | 'at most' | 'exactly';
      readonly amount: Amount;
    }
  | { readonly if: 'your turn' }
  /** "an opponent is attacking you", "you attacked an opponent this turn". */
  | {
      readonly if: 'attacks player';
      readonly who: Who;
      readonly whom: Who;
      readonly when: 'now' | 'this turn';
    }
  | { readonly if: 'not'; readonly condition: Condition }
  /** "if the result is 7 or greater" after a die roll. */
  | { readonly if: 'result'; readonly is: 'at least' | 'at most' | 'exactly'; readonly amount: Amount };

export type Duration =
  | 'until end of turn'
  | 'this turn'
  | 'until end of battle'
  | 'until your next turn'
  | 'for as long as this is on the battlefield'
  | 'for the rest of the game';

/** What a resolving card or ability does. */
export type Effect =
  | { readonly do: 'sequence'; readonly steps: readonly Effect[] }
  | {
      readonly do: 'modal';
      readonly minimum: number;
      readonly maximum: number;
      readonly repeat: boolean;
      readonly modes: readonly Effect[];
    }
  /** "You may …. If you do, …. / If you don't, …." */
  | {
      readonly do: 'may';
      readonly who: Who;
      readonly effect: Effect;
      readonly then?: Effect;
      readonly otherwise?: Effect;
    }
  /** "… unless you pay 2": the payment is offered; without it the effect happens. */
  | { readonly do: 'unless'; readonly who: Who; readonly costs: readonly Cost[]; readonly effect: Effect }
  /** "You may pay 2. If you do, …" */
  | {
      readonly do: 'may pay';
      readonly who: Who;
      readonly costs: readonly Cost[];
      readonly then: Effect;
      readonly otherwise?: Effect;
    }
  /** "… . If …, … instead.": a self-replacement of the sentence before. */
  | {
      readonly do: 'instead';
      readonly condition: Condition;
      readonly effect: Effect;
      readonly instead: Effect;
    }
  | { readonly do: 'if'; readonly condition: Condition; readonly then: Effect; readonly otherwise?: Effect }
  | {
      readonly do: 'damage';
      readonly source: ObjectReference;
      readonly amount: Amount;
      readonly to: ObjectReference;
      readonly divided: boolean;
    }
  | {
      readonly do:
        | 'destroy'
        | 'expel'
        | 'rest'
        | 'reset'
        | 'reveal'
        | 'turn face up'
        | 'turn face down'
        | 'remove from battle';
      readonly object: ObjectReference;
      readonly faceDown?: boolean;
      readonly until?: 'this leaves the battlefield';
    }
  | { readonly do: 'sacrifice'; readonly who: Who; readonly object: ObjectReference }
  | {
      readonly do: 'draw' | 'discard' | 'add resource' | 'lose resource' | 'mill';
      readonly who: Who;
      readonly amount: Amount;
      readonly random?: boolean;
    }
  | {
      readonly do: 'put counters' | 'remove counters';
      readonly counter: string;
      readonly amount: Amount;
      readonly object: ObjectReference;
      readonly divided?: boolean;
    }
  /** Moves a permanent to another base. */
  | { readonly do: 'move to base'; readonly object: ObjectReference; readonly base: ObjectReference }
  /** Returns or puts an object into a zone: 'hand', 'deck', 'graveyard', 'battlefield', 'top of deck', 'bottom of deck'. */
  | {
      readonly do: 'put into zone';
      readonly object: ObjectReference;
      readonly zone: string;
      readonly position?: number;
      readonly base?: ObjectReference;
      readonly rested?: boolean;
      readonly attacking?: boolean;
      /** Blocking: which attacking unit, where the text says it. */
      readonly blocking?: { readonly what?: ObjectReference };
      readonly under?: Who;
    }
  /** A unit on the battlefield is caused to block an attacking unit. */
  | { readonly do: 'block'; readonly object: ObjectReference; readonly attacker: ObjectReference }
  | { readonly do: 'reselect base'; readonly object: ObjectReference }
  /** A card is played while this resolves. */
  | { readonly do: 'play card'; readonly who: Who; readonly object: ObjectReference }
  /** Shuffles a deck; "your hand into your deck": the cards of `zones` go into it first. */
  | { readonly do: 'shuffle'; readonly who: Who; readonly zones?: readonly string[] }
  /** "Choose up to two target units.": nothing happens, but "those units" in the next sentence are these. */
  | { readonly do: 'choose'; readonly who: Who; readonly object: ObjectReference }
  | {
      readonly do: 'search';
      readonly who: Who;
      readonly zone: string;
      readonly filter: Filter;
      readonly amount: number;
      readonly to: string;
      readonly reveal: boolean;
    }
  | { readonly do: 'look'; readonly who: Who; readonly object: ObjectReference }
  | {
      readonly do: 'gain control';
      readonly who: Who;
      readonly object: ObjectReference;
      readonly duration: Duration;
    }
  /** A continuous effect with a duration; `object` is fixed as it begins. */
  | {
      readonly do: 'apply';
      readonly object: ObjectReference;
      readonly modifications: readonly Modification[];
      readonly duration: Duration;
    }
  /** A rule-changing statement with a duration ("Players can't draw cards this turn."). */
  | { readonly do: 'state'; readonly statement: Statement; readonly duration: Duration }
  /** "Prevent the next 3 damage that would be dealt to target unit this turn." amount left out: all of it. */
  | {
      readonly do: 'prevent damage';
      readonly amount?: Amount;
      readonly to?: ObjectReference;
      readonly from?: ObjectReference;
      readonly battle?: boolean;
      readonly nextTime?: boolean;
      readonly then?: Effect;
      readonly duration: Duration;
    }
  /** "Prevent target action from resolving." */
  | { readonly do: 'prevent from resolving'; readonly object: ObjectReference }
  | {
      readonly do: 'delayed trigger';
      readonly trigger: Trigger;
      readonly effect: Effect;
      /** Its own "target"s: chosen as the delayed ability is put on the chain of events. */
      readonly targets?: readonly TargetSpecification[];
      readonly duration?: Duration;
    }
  | { readonly do: 'win' | 'lose'; readonly who: Who }
  | { readonly do: 'draw the game' | 'end the turn' | 'nothing' }
  | { readonly do: 'extra turn'; readonly who: Who }
  | { readonly do: 'extra phase'; readonly phase: string }
  | { readonly do: 'skip'; readonly who: Who; readonly step: string }
  | { readonly do: 'roll'; readonly who: Who; readonly sides: number; readonly then?: Effect }
  | {
      readonly do: 'double';
      readonly object: ObjectReference;
      readonly characteristics: readonly string[];
      readonly duration: Duration;
    }
  | { readonly do: 'double counters'; readonly object: ObjectReference; readonly counter: string }
  | { readonly do: 'double resource'; readonly who: Who }
  | {
      readonly do: 'move counter';
      readonly counter: string;
      readonly amount: number;
      readonly from: ObjectReference;
      readonly to: ObjectReference;
    }
  | {
      readonly do: 'change targets';
      readonly object: ObjectReference;
      readonly how: 'change the target' | 'choose new targets';
    }
  | { readonly do: 'choose subtype'; readonly who: Who; readonly type: string; readonly then?: Effect }
  | { readonly do: 'repeat for each'; readonly count: Amount; readonly effect: Effect };

/** One change that a continuous effect makes to an object. */
export type Modification =
  | { readonly change: 'modify'; readonly characteristic: string; readonly by: Amount; readonly sign: 1 | -1 }
  /** "has base will 3", "becomes …" */
  | { readonly change: 'set'; readonly characteristic: string; readonly to: Amount }
  /** Characteristic-defining: "[This unit]'s power is equal to …". */
  | { readonly change: 'define'; readonly characteristic: string; readonly to: Amount }
  | { readonly change: 'switch will and power' }
  | { readonly change: 'add types'; readonly types: readonly string[]; readonly subtypes: readonly string[] }
  | { readonly change: 'set types'; readonly types: readonly string[]; readonly subtypes: readonly string[] }
  /** "is an Angel": replaces the subtypes of the same set. */
  | { readonly change: 'set subtypes'; readonly subtypes: readonly string[] }
  | { readonly change: 'add supertypes' | 'remove supertypes'; readonly supertypes: readonly string[] }
  | { readonly change: 'gain ability'; readonly ability: Ability }
  | { readonly change: 'lose ability'; readonly text: string }
  | { readonly change: "can't have ability"; readonly text: string }
  | { readonly change: 'lose all abilities' }
  | { readonly change: 'gain statement'; readonly statement: Statement };

/** What a static ability says, or what a resolving effect makes true for a while. `subject` left out means "this". */
export type Statement =
  | {
      readonly says: 'modify';
      readonly subject: ObjectReference;
      readonly modifications: readonly Modification[];
    }
  | {
      readonly says:
        | "can't attack"
        | "can't block"
        | "can't be blocked"
        | "can't move"
        | "can't attack alone"
        | "can't block alone"
        | 'attacks if able'
        | 'blocks if able'
        | 'must be blocked if able'
        | "can't be targeted"
        | "doesn't reset";
      readonly subject: ObjectReference;
      readonly by?: Filter;
      /** "can't be blocked except by Dragons". */
      readonly exceptBy?: Filter;
      readonly unless?: Condition;
    }
  /** Attacking or blocking costs something. */
  | {
      readonly says: 'costs to attack' | 'costs to block';
      readonly subject: ObjectReference;
      readonly costs: readonly Cost[];
      readonly optional?: boolean;
    }
  | { readonly says: 'may attack after moving'; readonly subject: ObjectReference }
  | { readonly says: 'may block additional'; readonly subject: ObjectReference; readonly amount: number }
  | { readonly says: 'may begin on the battlefield' }
  /** A permanent card that is played without a base as its target. */
  | { readonly says: 'played without a target' }
  | { readonly says: 'may reveal from opening hand'; readonly then?: Effect }
  | {
      readonly says: "player can't";
      readonly who: Who;
      readonly what:
        | 'draw cards'
        | 'play cards'
        | 'activate abilities'
        | 'gain resource'
        | 'win the game'
        | 'lose the game';
      readonly filter?: Filter;
    }
  | {
      readonly says: 'costs';
      readonly filter: Filter;
      readonly who: Who;
      readonly by: Amount;
      readonly sign: 1 | -1;
    }
  | {
      readonly says: 'maximum hand size';
      readonly who: Who;
      readonly change: 'set' | 'modify';
      readonly amount: Amount;
      readonly sign: 1 | -1;
    }
  | { readonly says: 'may play from'; readonly zone: string; readonly subject: ObjectReference }
  | { readonly says: 'may play without paying'; readonly subject: ObjectReference }
  | { readonly says: 'additional cost'; readonly costs: readonly Cost[]; readonly optional: boolean }
  | { readonly says: 'alternative cost'; readonly costs: readonly Cost[] }
  | { readonly says: 'play only'; readonly when: string }
  | { readonly says: "can't be played"; readonly subject: ObjectReference }
  | {
      readonly says: "can't be prevented";
      readonly what: 'resolving' | 'damage';
      readonly subject?: ObjectReference;
    }
  | {
      readonly says: 'maximum counters';
      readonly subject?: ObjectReference;
      readonly counter: string;
      readonly amount: number;
    }
  | {
      readonly says: 'enters';
      readonly subject: ObjectReference;
      readonly rested?: boolean;
      readonly counters?: { readonly counter: string; readonly amount: Amount };
    }
  | {
      readonly says: 'replace';
      readonly event: ReplacedEvent;
      readonly instead:
        | Effect
        | {
            readonly do: 'change amount';
            readonly times?: number;
            readonly plus?: number;
            readonly to?: number;
          };
    }
  | {
      readonly says: 'prevent damage';
      readonly amount?: Amount;
      readonly allBut?: number;
      readonly to?: Filter | 'this';
      readonly from?: Filter | 'this';
      readonly battle?: boolean;
    }
  | { readonly says: 'triggers additional time'; readonly filter: Filter }
  | { readonly says: 'modify roll'; readonly who: Who; readonly by: number }
  | { readonly says: 'may reroll'; readonly who: Who }
  | { readonly says: 'plays with top card revealed'; readonly who: Who }
  | { readonly says: 'all'; readonly statements: readonly Statement[] };

/** The event that a replacement effect watches for: "If this unit would be destroyed, …". */
export interface ReplacedEvent {
  readonly would:
    | 'be destroyed'
    | 'be put into a graveyard'
    | 'be dealt damage'
    | 'deal damage'
    | 'draw a card'
    | 'gain resource'
    | 'have counters put on it'
    | 'enter the battlefield'
    | 'lose the game'
    | 'be expelled'
    | 'be discarded'
    | 'leave the battlefield';
  readonly object?: Subject;
  readonly who?: Who;
  readonly counter?: string;
  /** "would deal battle damage to a base": what kind of damage, and to whom. */
  readonly battle?: boolean;
  readonly to?: Subject;
}
