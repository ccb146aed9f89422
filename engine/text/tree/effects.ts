import type { StatedTime } from './abilities';
import type { Subject } from './objects';
import type { Tree } from './tree';

/** Of "destroy target unit and target upgrade", the second: "them" are both from then on. */
export interface Also {
  readonly also?: true;
}

/** What a resolving card or ability does. */
export type SharedEffect<T extends Tree> =
  | { readonly do: 'sequence'; readonly steps: readonly T['effect'][] }
  | { readonly do: 'nothing' }
  | {
      readonly do: 'modal';
      readonly minimum: number;
      readonly maximum: number;
      readonly repeat: boolean;
      readonly modes: readonly T['effect'][];
      /** Left out: who plays it. */
      readonly chosenBy?: T['who'];
    }
  /** "You may …. If you do, …. / If you don't, …." */
  | {
      readonly do: 'may';
      readonly who: T['who'];
      readonly effect: T['effect'];
      readonly then?: T['effect'];
      readonly otherwise?: T['effect'];
    }
  /** "… unless you pay 2": the payment is offered; without it the effect happens. */
  | {
      readonly do: 'unless';
      readonly who: T['who'];
      readonly costs: readonly T['cost'][];
      readonly effect: T['effect'];
    }
  /** "You may pay 2. If you do, …" */
  | {
      readonly do: 'may pay';
      readonly who: T['who'];
      readonly costs: readonly T['cost'][];
      readonly then: T['effect'];
      readonly otherwise?: T['effect'];
    }
  /** "… . If …, … instead.": a self-replacement of the sentence before. */
  | {
      readonly do: 'instead';
      readonly condition: T['condition'];
      readonly effect: T['effect'];
      readonly instead: T['effect'];
    }
  | {
      readonly do: 'if';
      readonly condition: T['condition'];
      readonly then: T['effect'];
      readonly otherwise?: T['effect'];
    }
  | {
      readonly do: 'damage';
      readonly source: T['object'];
      readonly amount: T['amount'];
      readonly to: T['object'];
      readonly divided: boolean;
    }
  | { readonly do: 'reveal'; readonly object: T['object'] }
  | {
      readonly do: 'draw' | 'discard';
      readonly who: T['who'];
      readonly amount: T['amount'];
      /** "up to two", "any number": how many at least; left out, as many as the amount says. */
      readonly minimum?: T['amount'];
      readonly random?: boolean;
      /** Only of the cards just drawn or looked at: "discard one of them". */
      readonly ofThose?: true;
    }
  | { readonly do: 'extra turn'; readonly who: T['who'] }
  /** "Choose up to two …": nothing happens, but "those units" in the next sentence are these. */
  | { readonly do: 'choose'; readonly who: T['who']; readonly object: T['object'] }
  | { readonly do: 'look'; readonly who: T['who']; readonly object: T['object'] }
  | {
      readonly do: 'gain control';
      readonly who: T['who'];
      readonly object: T['object'];
      readonly duration: T['duration'];
    }
  /** A continuous effect with a duration; `object` is fixed as it begins. */
  | {
      readonly do: 'apply';
      readonly object: T['object'];
      readonly modifications: readonly T['modification'][];
      readonly duration: T['duration'];
    }
  /** A rule-changing statement with a duration ("Players can't draw cards this turn."). */
  | { readonly do: 'state'; readonly statement: T['statement']; readonly duration: T['duration'] }
  | {
      readonly do: 'delayed trigger';
      readonly trigger: T['trigger'];
      readonly effect: T['effect'];
      /** Its own targets: chosen as the delayed ability is put where abilities wait. */
      readonly targets?: readonly T['target'][];
      readonly duration?: T['duration'];
      /** Only the first time. */
      readonly next?: true;
    }
  | {
      readonly do: 'double';
      readonly object: T['object'];
      readonly characteristics: readonly string[];
      readonly duration: T['duration'];
    }
  | { readonly do: 'lose'; readonly who: T['who'] }
  /** "… and lose the game": who the same words make lose. */
  | { readonly do: 'win'; readonly who: T['who']; readonly losing?: readonly T['who'][] };

/** One change that a continuous effect makes to an object. */
export type SharedModification<T extends Tree> =
  | {
      readonly change: 'modify';
      readonly characteristic: string;
      readonly by: T['amount'];
      readonly sign: 1 | -1;
      /** How far the change itself may go: "to a minimum of 1". */
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly change: 'set'; readonly characteristic: string; readonly to: T['amount'] }
  | { readonly change: 'gain ability'; readonly ability: T['ability'] }
  | { readonly change: 'lose ability'; readonly text: string }
  | { readonly change: 'lose all abilities' };

/** What a static ability says, or what a resolving effect makes true for a while. */
export type SharedStatement<T extends Tree> =
  | {
      readonly says: 'modify';
      readonly subject: T['object'];
      readonly modifications: readonly T['modification'][];
    }
  | { readonly says: 'play only'; readonly when: StatedTime }
  /** "As an additional cost to play this, …" */
  | {
      readonly says: 'additional cost';
      readonly costs: readonly T['cost'][];
      readonly optional: boolean;
      /** What paying it makes true. */
      readonly then?: T['statement'];
      /** What paying it makes happen. */
      readonly effect?: T['effect'];
    }
  | { readonly says: 'may play from'; readonly subject: T['object']; readonly zone: string }
  | { readonly says: 'triggers additional time'; readonly filter: T['filter'] }
  | {
      readonly says: 'replace';
      readonly event: T['event'];
      readonly instead: T['effect'] | ChangedAmount;
      /** The next such event alone. */
      readonly nextTime?: boolean;
    }
  | { readonly says: 'all'; readonly statements: readonly T['statement'][] };

/** "… twice that much instead", "… that much plus 1 instead". */
export interface ChangedAmount {
  readonly do: 'change amount';
  readonly times?: number;
  readonly plus?: number;
  readonly to?: number;
}

/** The event that a replacement effect watches for: "If you would draw a card, …". */
export type SharedEvent<T extends Tree> =
  | { readonly would: 'draw a card' | 'lose the game'; readonly who: T['who'] }
  | { readonly would: 'be dealt damage'; readonly object: Subject<T> };
