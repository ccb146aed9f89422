import type {
  BlockingCondition,
  BlockingTrigger,
  CounterCondition,
  CounterCost,
  CounterTrigger,
  PileTrigger,
  PreventionTrigger,
  SharedCost,
  Subject,
  Tree,
} from '../../../text/tree';

export type LegionsCost<T extends Tree> =
  | SharedCost
  | { readonly cost: 'pay'; readonly amount: T['amount'] }
  | { readonly cost: 'rest this' }
  | { readonly cost: 'rest'; readonly filter: T['filter']; readonly amount: number }
  | { readonly cost: 'sacrifice this' }
  | { readonly cost: 'sacrifice'; readonly filter: T['filter']; readonly amount: number }
  | { readonly cost: 'expel this' }
  | CounterCost;

/** What sets a triggered ability off. `object` describes whom the event is about. */
export type LegionsTrigger<T extends Tree> =
  | { readonly on: 'enters the battlefield'; readonly object: Subject<T> }
  | { readonly on: 'leaves the battlefield'; readonly object: Subject<T> }
  | { readonly on: 'destroyed'; readonly object: Subject<T> }
  | { readonly on: 'becomes unattached'; readonly object: Subject<T> }
  | { readonly on: 'loses control'; readonly who: T['who']; readonly object: Subject<T> }
  | {
      readonly on: 'put into a graveyard';
      readonly object: Subject<T>;
      readonly from: 'battlefield' | 'anywhere';
    }
  /** "Whenever a unit enters this base": as it enters the battlefield, is moved, or changes its controller. */
  | { readonly on: 'enters a base'; readonly object: Subject<T>; readonly base: T['object'] }
  | {
      readonly on: 'deals damage';
      readonly object: Subject<T>;
      readonly battle?: boolean;
      readonly to?: T['filter'];
    }
  | { readonly on: 'is dealt damage'; readonly object: Subject<T> }
  | {
      readonly on: 'becomes rested' | 'becomes reset' | 'moves between bases';
      readonly object: Subject<T>;
    }
  /** Of what the text's controller controls, or an opponent, or whoever. */
  | { readonly on: 'becomes the target'; readonly object: Subject<T>; readonly by?: 'you' | 'opponent' }
  | { readonly on: 'turned face up' | 'turned face down'; readonly object: Subject<T> }
  | CounterTrigger<T>
  | PreventionTrigger<T>
  | BlockingTrigger<T>
  | PileTrigger<T>
  | {
      readonly on: 'gains resource' | 'loses the game' | 'rolls a die';
      readonly who: T['who'];
    }
  | { readonly on: 'activates'; readonly who: T['who']; readonly filter: T['filter'] };

export type LegionsCondition<T extends Tree> =
  | {
      readonly if: 'resource';
      readonly who: T['who'];
      readonly is: 'at least' | 'at most' | 'exactly';
      readonly amount: T['amount'];
    }
  | CounterCondition<T>
  | BlockingCondition<T>
  /** "if the result is 7 or greater" after a die roll. */
  | { readonly if: 'result'; readonly is: 'at least' | 'at most' | 'exactly'; readonly amount: T['amount'] };

export type LegionsDuration =
  | 'until end of turn'
  | 'until end of battle'
  | 'for as long as this is on the battlefield';

/** The event that a replacement effect watches for: "If this unit would be destroyed, …". */
export interface LegionsEvent<T extends Tree> {
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
  readonly object?: Subject<T>;
  readonly who?: T['who'];
  readonly counter?: string;
  /** "would deal battle damage to a base": what kind of damage, and to whom. */
  readonly battle?: boolean;
  readonly to?: Subject<T>;
}
