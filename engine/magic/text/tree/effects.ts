import type {
  BlockingEffect,
  CounterEffect,
  PileEffect,
  PreventionEffect,
  PutEffect,
  SharedEffect,
  Tree,
} from '../../../text/tree';
import type { CountedFlip, LinkedWith } from './objects';

/** The creature that a text puts into play: it is no card (K.25). */
export interface TokenKind<T extends Tree> {
  readonly power: number;
  readonly toughness: number;
  readonly colours?: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly keywords: readonly string[];
  /** What is quoted: "with '…'". */
  readonly abilities?: readonly T['ability'][];
  /** Left out: it is called by its creature types (K.25.4). */
  readonly name?: string;
}

/** What a word in a text is that another stands for (E.13.1). */
export type KindOfWord = 'color' | 'basic land type' | 'creature type';

/** One word that stands in the place of another, of the same kind. */
export interface ReplacedWord {
  readonly kind: KindOfWord;
  readonly from: string;
  readonly to: string;
}

/** A number that is exchanged with another one. */
export type ExchangedValue<T extends Tree> =
  | { readonly value: 'life'; readonly who: T['who'] }
  | { readonly value: 'power' | 'toughness'; readonly object: T['object'] };

/** On what alone mana is spent. */
export interface MagicSpendOnly<T extends Tree> {
  readonly spells?: T['filter'];
  readonly abilitiesOf?: T['filter'];
  readonly of?: 'cumulative upkeep';
}

/** What a resolving spell or ability does. */
export type MagicEffect<T extends Tree> =
  | Exclude<SharedEffect<T>, { readonly do: 'modal' }>
  | (Extract<SharedEffect<T>, { readonly do: 'modal' }> & {
      /** What each mode costs besides (700.2h). */
      readonly costs?: readonly (readonly T['cost'][])[];
      /** What each mode counts for, of so much in all (700.2i). */
      readonly worth?: { readonly most: number; readonly of: readonly number[] };
    })
  | CounterEffect<T>
  | PileEffect<T>
  | PutEffect<T>
  | BlockingEffect<T>
  | Extract<PreventionEffect<T>, { do: 'prevent damage' }>
  | {
      readonly do:
        | 'tap'
        | 'untap'
        | 'return to hand'
        | 'discard those'
        | 'remove from combat'
        | 'become blocked'
        | 'regenerate';
      readonly object: T['object'];
    }
  /** To: where it is put instead of a graveyard. */
  | {
      readonly do: 'counter';
      readonly object: T['object'];
      readonly to?: 'out of game' | 'hand' | 'top of deck' | 'bottom of deck';
    }
  /** All that is said is done again; once: what is said before this. */
  | { readonly do: 'repeat process'; readonly once?: true }
  | { readonly do: 'process'; readonly effect: T['effect'] }
  | {
      readonly do: 'remove from the game';
      readonly object: T['object'];
      /** Of an ability that was got together with others (607.4). */
      readonly link?: number;
      /** It comes back then. */
      readonly until?: 'this leaves play';
    }
  /** It becomes a local enchantment for creatures with these abilities, and is put on what is named (E.8). */
  | {
      readonly do: 'become enchantment';
      readonly object: T['object'];
      readonly on: T['object'];
      readonly abilities: readonly T['ability'][];
    }
  /** What may be paid for to end the effect by which its object is an enchantment. */
  | { readonly do: 'end this effect' }
  /** What no text says by itself: how a local enchantment is put into play by one that puts it there (K.12.12). */
  | {
      readonly do: 'put enchantment into play';
      readonly object: T['object'];
    }
  /** For good: what it destroys can't be regenerated. */
  | { readonly do: 'destroy'; readonly object: T['object']; readonly forGood?: true }
  | { readonly do: 'sacrifice'; readonly who: T['who']; readonly object: T['object'] }
  | {
      readonly do: 'put token into play';
      readonly who: T['who'];
      readonly amount: T['amount'];
      readonly token: TokenKind<T>;
      readonly link?: number;
      readonly tapped?: true;
      /** It is attacking, though it wasn't declared (C.3.Ruling.5; 508.4). */
      readonly attacking?: true;
    }
  /** The costs once for each counter on this, or it is sacrificed (A.11.2). */
  | { readonly do: 'pay for each counter'; readonly counter: string; readonly costs: readonly T['cost'][] }
  | {
      readonly do: 'add mana';
      readonly who: T['who'];
      readonly mana: readonly string[];
      /** What may be chosen instead: "{G} or {W}", "one mana of any color". */
      readonly or?: readonly (readonly string[])[];
      /** So often: "for each creature you control". */
      readonly times?: T['amount'];
      /** "Spend this mana only …" */
      readonly only?: MagicSpendOnly<T>;
      /** Of each kind that such objects could produce. */
      readonly couldProduce?: T['filter'];
      /** Of a kind that what was tapped produced. */
      readonly produced?: true;
      /** Of these kinds colors alone. */
      readonly colored?: true;
    }
  | {
      readonly do: 'double mana';
      readonly who: T['who'];
      /** Of one kind; left out: of each. */
      readonly kind?: string;
    }
  | {
      readonly do: 'triple';
      readonly object: T['object'];
      readonly characteristics: readonly string[];
      readonly duration: T['duration'];
    }
  /** "Regenerate it" instead of its being destroyed now (701.19b). */
  | { readonly do: 'be regenerated'; readonly object: T['object'] }
  /** X has a value that is worked out as this is done. */
  | { readonly do: 'with X'; readonly amount: T['amount']; readonly effect: T['effect'] }
  /** "The same is true for …": of other keywords what was just said of one. */
  | {
      readonly do: 'same is true';
      readonly effect: T['effect'];
      readonly keywords: readonly string[];
    }
  | { readonly do: 'keep a party'; readonly who: T['who'] }
  | { readonly do: 'goad'; readonly object: T['object'] }
  | { readonly do: 'proliferate'; readonly who: T['who'] }
  | {
      readonly do: 'gain life' | 'lose life' | 'set life' | 'get poison counters';
      readonly who: T['who'];
      readonly amount: T['amount'];
    }
  | {
      readonly do: 'mill' | 'scry' | 'surveil' | 'fateseal';
      readonly who: T['who'];
      readonly amount: T['amount'];
    }
  | { readonly do: 'attach'; readonly object: T['object']; readonly to: T['object'] }
  | { readonly do: 'draw the game' }
  /** "After this phase, there is an additional combat phase." */
  | { readonly do: 'extra phase'; readonly phase: string }
  | { readonly do: 'double life'; readonly who: T['who'] }
  /** Of two objects. */
  | { readonly do: 'exchange text'; readonly object: T['object']; readonly duration: T['duration'] }
  | {
      readonly do: 'exchange control';
      readonly object: T['object'];
      /** Left out: of two that the other phrase means. */
      readonly other?: T['object'];
      readonly duration: T['duration'];
    }
  /** Free: "choose new targets", of which any may stay. */
  | {
      readonly do: 'change targets';
      readonly who: T['who'];
      readonly object: T['object'];
      readonly free: boolean;
      /** Left out: all of them. */
      readonly which?: 'one' | 'any';
      readonly to?: T['object'];
    }
  /** "Replacing all instances of one color word with another": both words are chosen. */
  | {
      readonly do: 'change text';
      readonly object: T['object'];
      readonly kinds: readonly KindOfWord[];
      readonly duration: T['duration'];
    }
  /** "An opponent separates those cards into two piles": what is done with one pile, and with the other. */
  | {
      readonly do: 'separate into piles';
      readonly who: T['who'];
      readonly object: T['object'];
      readonly chooser: T['who'];
      readonly one: T['effect'];
      readonly other?: T['effect'];
    }
  | { readonly do: 'exchange zones'; readonly who: T['who']; readonly zones: readonly string[] }
  /** "Exchange your life total with this creature's toughness." */
  | { readonly do: 'exchange values'; readonly one: ExchangedValue<T>; readonly other: ExchangedValue<T> }
  /** Of cards in different zones. */
  | { readonly do: 'exchange cards'; readonly object: T['object']; readonly other: T['object'] }
  | { readonly do: 'exchange life'; readonly who: T['who']; readonly other: T['who'] }
  | {
      readonly do: 'flip a coin';
      readonly who: T['who'];
      readonly won?: T['effect'];
      readonly lost?: T['effect'];
      readonly heads?: T['effect'];
      readonly tails?: T['effect'];
    }
  /** "Flip two coins. You gain 2 life for each flip you win.": that many. */
  | {
      readonly do: 'flip coins';
      readonly who: T['who'];
      readonly coins: T['amount'];
      readonly counted: CountedFlip;
      readonly then: T['effect'];
    }
  | {
      readonly do: 'roll';
      readonly who: T['who'];
      readonly dice: T['amount'];
      readonly sides: number;
      /** What is added to the natural result, or subtracted from it. */
      readonly modifier?: { readonly sign: 1 | -1; readonly by: T['amount'] };
      /** "… and ignore the lower roll". */
      readonly ignore?: 'lowest' | 'highest';
      /** What is done for results from one number to another. */
      readonly table?: readonly {
        readonly from: number;
        readonly to: number;
        readonly effect: T['effect'];
      }[];
      readonly then?: T['effect'];
    }
  | { readonly do: 'roll again'; readonly who: T['who'] }
  | { readonly do: 'store results'; readonly object: T['object']; readonly link?: number }
  | {
      readonly do: 'reroll stored';
      readonly who: T['who'];
      readonly object: T['object'];
      readonly stored: LinkedWith;
    }
  /** Of a result that is modified; left out: the die is rerolled. */
  | {
      readonly do: 'change roll';
      readonly modifier?: { readonly sign: 1 | -1; readonly by: T['amount'] };
    }
  | { readonly do: 'control player'; readonly who: T['who']; readonly whom: T['who'] }
  | { readonly do: 'unattach'; readonly object: T['object'] }
  | { readonly do: 'fight'; readonly object: T['object']; readonly other: T['object'] }
  | { readonly do: 'skip'; readonly who: T['who']; readonly step: string }
  /** "Choose a color": for what follows; as a permanent comes into play, for what it says. */
  | {
      readonly do: 'choose word';
      readonly who: T['who'];
      readonly what: string;
      /** Of these words, which mean nothing but what the text says of them (607.2e). */
      readonly among?: readonly string[];
      readonly effect?: T['effect'];
    }
  /** Of what is coming into play: "it enters under your control instead". */
  | { readonly do: 'come under control'; readonly who: T['who'] }
  /** Of what is coming into play: "it enters tapped". */
  | { readonly do: 'come tapped' }
  /** What no text says by itself: what amplify has a player reveal (A.7.2), with so many counters for each. */
  | { readonly do: 'amplify'; readonly amount: number };
