import type {
  BlockingStatement,
  CounterLimit,
  PileStatement,
  SharedModification,
  SharedStatement,
  StatedTime,
  Tree,
} from '../../../text/tree';

/** One change that a continuous effect makes to an object. */
export type MagicModification<T extends Tree> =
  | SharedModification<T>
  /** In place of all colors that it had (K.7.5). */
  | { readonly change: 'set colour'; readonly colour: string };

/** What a static ability says, or what a resolving effect makes true for a while. */
export type MagicStatement<T extends Tree> =
  | SharedStatement<T>
  | BlockingStatement<T>
  | CounterLimit<T>
  | PileStatement<T>
  | {
      readonly says:
        | 'may block as though flying'
        | 'may attack as though no Wall'
        | "doesn't untap"
        | "attacking doesn't tap"
        | "can't be countered";
      readonly subject: T['object'];
    }
  | {
      readonly says: 'comes into play';
      readonly subject: T['object'];
      readonly tapped?: boolean;
      readonly counters?: { readonly counter: string; readonly amount: T['amount'] };
    }
  | { readonly says: "can't be targeted"; readonly subject: T['object']; readonly by: T['filter'] }
  | {
      readonly says: 'costs';
      readonly filter: T['filter'];
      readonly who: T['who'];
      readonly mana: readonly string[];
      readonly more: boolean;
    }
  | { readonly says: 'attackers at most'; readonly amount: number }
  | {
      readonly says:
        | "can't gain life"
        | "can't play lands"
        | 'additional land'
        | 'no maximum hand size'
        | 'plays with hand revealed';
      readonly who: T['who'];
    }
  /** Of spells that a description fits; at some time alone, where one is named. */
  | {
      readonly says: "can't play";
      readonly who: T['who'];
      readonly filter: T['filter'];
      readonly when?: StatedTime;
    }
  | { readonly says: 'skips'; readonly who: T['who']; readonly step: string };
