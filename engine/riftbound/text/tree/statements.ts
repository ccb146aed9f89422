import type { SharedModification, SharedStatement, Tree } from '../../../text/tree';
import type { Resources } from './happenings';
import type { Place } from './objects';

export type RiftboundModification<T extends Tree> =
  | SharedModification<T>
  | { readonly change: 'add tags'; readonly tags: readonly string[] }
  | { readonly change: 'add types'; readonly types: readonly string[] };

/** What is said of objects and is either so or not. */
export type PlainStatement =
  | "can't be moved"
  | "can't be chosen"
  | "can't be killed"
  | "can't be readied"
  | "can't be stunned"
  | "can't be countered"
  | "doesn't take damage"
  | "doesn't deal combat damage"
  | 'assigned combat damage first'
  | 'assigned combat damage last';

export type RiftboundStatement<T extends Tree> =
  | SharedStatement<T>
  | { readonly says: PlainStatement; readonly subject: T['object']; readonly by?: T['filter'] }
  /** "can't move", "can't move from here", "can't move to here". */
  | {
      readonly says: "can't move";
      readonly subject: T['object'];
      readonly from?: Place<T>;
      readonly to?: Place<T>;
    }
  /** `next`: only the next that is played. */
  | {
      readonly says: 'enters';
      readonly subject: T['object'];
      readonly how: 'ready' | 'exhausted';
      readonly next?: true;
    }
  /** "can't be scored", said of players: "Players can't score here." */
  | {
      readonly says: "player can't";
      readonly who: T['who'];
      readonly what:
        | 'score'
        | 'play cards'
        | 'draw'
        | 'channel'
        | 'move units'
        | 'activate abilities'
        | 'gain points';
      readonly filter?: T['filter'];
      readonly at?: Place<T>;
    }
  /** "Spells you play cost [1] less", "its Energy cost is reduced by …". */
  | {
      readonly says: 'costs';
      readonly filter: T['filter'];
      readonly who: T['who'];
      /** What it costs to do with it; left out: to play it. */
      readonly to?: 'equip' | 'hide' | 'repeat' | 'choose';
      /** Only where it is played to such a place: "to play here". */
      readonly at?: Place<T>;
      readonly by: Resources<T>;
      /** How often the Power counts: "[A] less for each …". */
      readonly powerTimes?: T['amount'];
      readonly sign: 1 | -1;
      readonly minimum?: Resources<T>;
      /** Only the next that is played. */
      readonly next?: true;
    }
  | { readonly says: 'may play to'; readonly subject: T['object']; readonly places: readonly Place<T>[] }
  | {
      readonly says: 'may move';
      readonly subject: T['object'];
      readonly from?: Place<T>;
      readonly to?: Place<T>;
    }
  /** "Your spells and abilities deal 1 Bonus Damage." `next`: only the next of them. */
  | {
      readonly says: 'bonus damage';
      readonly filter: T['filter'];
      readonly who: T['who'];
      readonly amount: T['amount'];
      readonly next?: true;
    }
  /** "Buffs give an additional +1 [M] to friendly units." */
  | { readonly says: 'buffs give'; readonly amount: T['amount']; readonly filter: T['filter'] }
  /** "Increase the points needed to win by 1." */
  | { readonly says: 'victory score'; readonly by: number }
  /** Of 'replace', only the first such event each turn: "The first time I would die each turn, … instead." */
  | { readonly says: 'replace first'; readonly event: T['event']; readonly instead: T['effect'] }
  /** Of 'replace', only the next event: "The next time … would …, … instead." */
  | { readonly says: 'replace next'; readonly event: T['event']; readonly instead: T['effect'] };
