import type { Bound, SharedCost, Subject, Tree } from '../../../text/tree';
import type { CountedThisTurn } from './counted';
import type { Place } from './objects';

/** One Power: of a domain; 'any' for [A]; 'own' for [C], which is of the card's own domain. */
export type Power = 'fury' | 'calm' | 'mind' | 'body' | 'chaos' | 'order' | 'any' | 'own';

/** Energy and Power, paid or added: "[2][C]", "1 Energy". */
export interface Resources<T extends Tree> {
  readonly energy?: T['amount'];
  readonly power?: readonly Power[];
}

export type RiftboundCost<T extends Tree> =
  | SharedCost
  | ({ readonly cost: 'pay' } & Resources<T>)
  /** [E] is 'exhaust' of { ref: 'this' }; who has to choose has a reference 'choice'. */
  | {
      readonly cost:
        | 'exhaust'
        | 'kill'
        | 'recycle'
        | 'banish'
        | 'return to hand'
        | 'recall'
        | 'stun'
        | 'reveal';
      readonly object: T['object'];
    }
  /** "Spend a buff", "spend my buff": from units you control that fit. */
  | { readonly cost: 'spend buff'; readonly from: T['object']; readonly amount: number }
  | { readonly cost: 'move'; readonly object: T['object']; readonly to: Place<T> };

export type Happening =
  | 'dies'
  | 'moves'
  | 'attacks'
  | 'defends'
  | 'conquers'
  | 'holds'
  | 'wins a combat'
  | 'takes damage'
  | 'becomes mighty'
  | 'becomes buffed'
  | 'becomes stunned'
  | 'becomes ready'
  | 'becomes exhausted'
  | 'is chosen'
  | 'is discarded'
  | 'is revealed'
  | 'is recycled'
  | 'is banished'
  | 'is attached'
  | 'is detached'
  | 'is equipped'
  | 'is healed'
  | 'is recalled'
  /** To a hand; `who`: whose. */
  | 'is returned'
  | 'leaves the board';

export type RiftboundTrigger<T extends Tree> =
  /** "When I conquer", "When a friendly unit dies here". */
  | {
      readonly on: Happening;
      readonly object: Subject<T>;
      /** "When I move to a battlefield", "When I attack here". */
      readonly at?: Place<T>;
      readonly from?: Place<T>;
      /** "When you choose me with a spell": what does it, and who. */
      readonly by?: T['filter'];
      readonly who?: T['who'];
    }
  /** "When you conquer here", "When an opponent scores". */
  | {
      readonly on:
        | 'player attacks'
        | 'player defends'
        | 'player conquers'
        | 'player holds'
        | 'player scores'
        | 'player gains points'
        | 'player burns out';
      readonly who: T['who'];
      readonly at?: Place<T>;
    }
  /** "When you stun an enemy unit", "When you kill a unit with a spell". */
  | {
      readonly on: 'player does';
      readonly who: T['who'];
      readonly what:
        | 'kill'
        | 'stun'
        | 'buff'
        | 'recycle'
        | 'channel'
        | 'discard'
        | 'hide'
        | 'ready'
        | 'exhaust'
        | 'move'
        | 'choose'
        | 'counter'
        | 'banish'
        | 'reveal'
        | 'spend buff'
        | 'activate'
        | 'look';
      readonly filter?: T['filter'];
      readonly with?: T['filter'];
    }
  | {
      readonly on: 'start of' | 'end of';
      /** 'turn', 'combat', 'showdown', or a phase or step by its name in lower case. */
      readonly phase: string;
      readonly whose: 'your' | 'each' | 'the' | "opponent's";
      /** "each player's first Beginning Phase". */
      readonly first?: true;
      /** "your next turn". */
      readonly next?: true;
    }
  /** "The first time I move each turn, …". */
  | {
      readonly on: 'nth time';
      readonly nth: number;
      readonly each: 'turn' | 'combat' | 'game';
      readonly trigger: T['trigger'];
    }
  /** "When one or more friendly units die": once, however many of them at the same time. */
  | { readonly on: 'one or more'; readonly trigger: T['trigger'] };

export type RiftboundCondition<T extends Tree> =
  /** Another Main Deck card was played before this one this turn (738.1.c). */
  | { readonly if: 'legion' }
  /** "if you paid the additional cost", and "If you do" after an optional additional cost. */
  | { readonly if: 'additional cost paid' }
  /** "if you've played two or more cards this turn", "if I have moved twice this turn". */
  | ({ readonly if: 'times this turn'; readonly trigger: CountedThisTurn<T> } & Bound<T>)
  /** "if it was buffed this way", "if two or more enemy units were killed this way", "if you couldn't channel 2 runes this way". */
  | ({
      readonly if: 'done this way';
      readonly done: string;
      readonly filter?: T['filter'];
      readonly it?: true;
    } & Bound<T>)
  | ({ readonly if: 'points'; readonly who: T['who'] } & Bound<T>)
  /** "if your score is within 3 points of the Victory Score". */
  | { readonly if: 'points to victory'; readonly who: T['who']; readonly atMost: number }
  /** "if its Might is 5 or more", "if you control more units than that player". */
  | {
      readonly if: 'compare';
      readonly amount: T['amount'];
      readonly is: 'at least' | 'at most' | 'exactly' | 'more than' | 'less than';
      readonly than: T['amount'];
    }
  | { readonly if: 'any' | 'every'; readonly conditions: readonly T['condition'][] }
  /** "if a unit died this turn". */
  | { readonly if: 'in combat' | 'in showdown' }
  /** "during an opponent's turn". */
  | { readonly if: "opponent's turn" };

export type RiftboundDuration =
  | 'this combat'
  | 'for as long as this is on the board'
  | 'for as long as it is there';

/** "If a friendly unit would die, …". */
export type RiftboundEvent<T extends Tree> =
  | {
      readonly would:
        | 'die'
        | 'deal damage'
        | 'be stunned'
        | 'be recalled'
        | 'be exhausted'
        | 'be readied'
        | 'move'
        | 'be buffed'
        | 'be discarded'
        | 'leave the board';
      readonly object: Subject<T>;
      readonly at?: Place<T>;
    }
  | {
      readonly would: 'score' | 'gain points' | 'channel' | 'play' | 'reveal';
      readonly who: T['who'];
      readonly filter?: T['filter'];
    };
