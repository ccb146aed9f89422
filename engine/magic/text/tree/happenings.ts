import type {
  BlockingCondition,
  BlockingTrigger,
  Bound,
  CounterCondition,
  CounterCost,
  CounterTrigger,
  DamageEvent,
  PileTrigger,
  SharedCondition,
  SharedCost,
  SharedEvent,
  SharedTrigger,
  Subject,
  Tree,
} from '../../../text/tree';

export type MagicCost<T extends Tree> =
  | SharedCost
  | CounterCost
  /** {T}, {Q} */
  | { readonly cost: 'tap this' | 'untap this' | 'sacrifice this' }
  /** {1}{G}: the symbols, in printed order. */
  | { readonly cost: 'mana'; readonly mana: readonly string[]; readonly of?: 'cumulative upkeep' }
  | { readonly cost: 'life' | 'draw' | 'mill'; readonly amount: number }
  | { readonly cost: 'X life' }
  /** "Sacrifice a creature or pay 3 life": one of both, called by its words. */
  | { readonly cost: 'either'; readonly ways: readonly WayToPay<T>[] }
  | { readonly cost: 'return this' | 'remove this' | 'discard hand' }
  /** "Skip your draw step": the one that is to come in this turn (G.36.1). */
  | { readonly cost: 'skip'; readonly step: string }
  | { readonly cost: CostOfSome; readonly filter: T['filter']; readonly amount: number };

/** One of several ways in which something is paid, and how the text says it. */
export interface WayToPay<T extends Tree> {
  readonly text: string;
  readonly costs: readonly T['cost'][];
}

/** What of a turn is counted, for texts that ask for it. */
export type Tallied = 'creatures died' | 'life gained' | 'life lost' | 'cards drawn';

/** What is paid with so many objects of a description. */
export type CostOfSome = 'behold' | 'sacrifice' | 'discard such' | 'tap' | 'untap' | 'return' | 'remove';

/** What sets a triggered ability off. `object` describes whom the event is about. */
export type MagicTrigger<T extends Tree> =
  | SharedTrigger<T>
  | BlockingTrigger<T>
  /** Put by somebody; left out: whoever puts them. */
  | (CounterTrigger<T> & { readonly who?: T['who'] })
  | PileTrigger<T>
  | {
      readonly on: 'comes into play';
      readonly object: Subject<T>;
      /** Once for all that come at a time. */
      readonly together?: true;
    }
  | {
      readonly on: 'leaves play' | 'is dealt damage' | 'becomes untapped' | 'is countered';
      readonly object: Subject<T>;
    }
  /** By somebody; left out: however it becomes so. */
  | { readonly on: 'becomes tapped'; readonly object: Subject<T>; readonly who?: T['who'] }
  | { readonly on: 'is tapped for mana'; readonly object: Subject<T>; readonly who?: T['who'] }
  | {
      readonly on: 'becomes the target';
      readonly object: Subject<T>;
      /** Left out: of either. */
      readonly by?: 'spell' | 'ability';
      readonly byOpponent?: true;
    }
  /** Left out: any card. */
  | { readonly on: 'cycles'; readonly who: T['who']; readonly object?: Subject<T> }
  | { readonly on: 'loses control'; readonly who: T['who']; readonly object: Subject<T> }
  | {
      readonly on: 'put into a graveyard';
      readonly object: Subject<T>;
      readonly from: 'in play' | 'anywhere';
      /** Left out: whoever's it is. */
      readonly graveyardOf?: T['who'];
      readonly together?: true;
    }
  | {
      readonly on: 'deals damage';
      readonly object: Subject<T>;
      readonly combat?: boolean;
      readonly to?: T['filter'] | 'a player' | 'an opponent' | 'you';
      /** Once for all that do so at a time, to each player. */
      readonly together?: true;
    }
  | { readonly on: 'last counter removed'; readonly object: Subject<T>; readonly counter: string }
  | { readonly on: 'sacrifices'; readonly who: T['who']; readonly filter: T['filter'] }
  | { readonly on: 'expends'; readonly who: T['who']; readonly amount: number }
  | {
      readonly on:
        | 'searches'
        | 'gains life'
        | 'loses life'
        | 'scries'
        | 'proliferates'
        | 'surveils'
        | 'rolls dice'
        | 'rolls a die'
        | 'wins a flip'
        | 'loses a flip'
        | 'commits a crime';
      readonly who: T['who'];
    };

export type MagicCondition<T extends Tree> =
  | SharedCondition<T>
  | CounterCondition<T>
  | BlockingCondition<T>
  /** "If you have 5 or less life": of each of the players. */
  | ({ readonly if: 'life'; readonly who: T['who'] } & Bound<T>)
  | ({ readonly if: 'devotion'; readonly who: T['who']; readonly colours: readonly string[] } & Bound<T>)
  /** "As long as you have a full party" (700.8c), "if you descended this turn" (700.11). */
  | { readonly if: 'full party' | 'descended'; readonly who: T['who'] }
  | { readonly if: 'rolled doubles'; readonly who: T['who'] }
  | { readonly if: 'activated this turn'; readonly object: T['object'] }
  /** Of what came under its controller's control since that player's last upkeep began (A.14.2). */
  | { readonly if: 'came since the last upkeep' }
  /** "If a creature died this turn", "if you gained life this turn". */
  | { readonly if: 'this turn'; readonly who: T['who']; readonly what: Tallied }
  /** "If the kicker cost was paid". */
  | {
      readonly if: 'paid';
      readonly keyword: 'kicker' | 'buyback' | 'additional cost' | 'cast out of time';
      /** "If the {G} kicker cost was paid": of several, the one that costs this. */
      readonly mana?: readonly string[];
    }
  /** "Threshold - …", of what an instant or a sorcery says. */
  | { readonly if: 'threshold' }
  | { readonly if: 'beheld'; readonly filter: T['filter'] }
  | { readonly if: 'word chosen'; readonly word: string };

/** What a replacement effect watches for. */
export type MagicEvent<T extends Tree> =
  | SharedEvent<T>
  | (DamageEvent<T> & {
      /** The players to whom it would be dealt; with `to`: to one of both. */
      readonly whom?: T['who'];
      readonly noncombat?: true;
    })
  /** Filter: tokens of a description alone. */
  | { readonly would: 'create tokens'; readonly who: T['who']; readonly filter?: T['filter'] }
  /** Counter: of this kind alone. */
  | { readonly would: 'have counters put on it'; readonly object: Subject<T>; readonly counter?: string }
  | {
      readonly would: 'discard a card';
      readonly who: T['who'];
      /** This card; left out: any. */
      readonly object?: 'this';
      /** By an effect: anybody's, or an opponent's. */
      readonly forcedBy?: 'anybody' | 'an opponent';
    }
  | { readonly would: 'gain life' | 'lose life'; readonly who: T['who'] }
  | { readonly would: 'come into play'; readonly object: Subject<T>; readonly under?: T['who'] }
  | { readonly would: 'be destroyed' | 'leave play'; readonly object: Subject<T> }
  | {
      readonly would: 'be put into a graveyard';
      readonly object: Subject<T>;
      readonly from: 'in play' | 'anywhere';
      /** Left out: whoever's it is. */
      readonly graveyardOf?: T['who'];
    };
