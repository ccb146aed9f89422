import type { Comparison, SharedObject, SharedTarget, Tree } from '../../../text/tree';
import type { CountedThisTurn } from './counted';

/** A location, or where an object is. */
export type Place<T extends Tree> =
  /** Where this is; what a battlefield says of itself. */
  | { readonly place: 'here' }
  /** Any battlefield, or those of a description ("a battlefield you control"). */
  | { readonly place: 'battlefield'; readonly filter?: T['filter'] }
  /** Any base, or that of a player ("your base"). */
  | { readonly place: 'base'; readonly whose?: T['who'] }
  /** A battlefield that the text chooses, or speaks of ("to a battlefield", "that battlefield"). */
  | { readonly place: 'chosen'; readonly battlefield: T['object'] }
  /** "its location", "the same location as it"; "my battlefield" is nowhere while it is at a base. */
  | { readonly place: 'of'; readonly object: T['object']; readonly battlefield?: true }
  /** Where it was as the ability began to resolve: "my original location". */
  | { readonly place: 'original of'; readonly object: T['object'] }
  /** Any other than where this is: "at another location". */
  | { readonly place: 'another'; readonly battlefield?: true };

/** What the targets chosen for one "target" must fulfil together. */
interface Group<T extends Tree> {
  /**
   * "at the same battlefield", "at the same location"; also "at a battlefield" said of several that count together.
   * "a unit at each battlefield": as many as there are battlefields, no two of them at the same.
   */
  readonly at?: 'the same place' | 'each battlefield';
  /** "with total Might 4 or less". */
  readonly total?: Comparison<T>;
}

/** What is chosen as the spell or ability is put on the chain. A location: where what was chosen before moves to. */
export interface RiftboundTarget<T extends Tree> extends Omit<SharedTarget<T>, 'what'> {
  readonly what: SharedTarget<T>['what'] | 'location';
  /** "to or from its base": between that and a battlefield, and not between battlefields. */
  readonly toOrFromBase?: true;
  readonly group?: Group<T>;
}

export type RiftboundObject<T extends Tree> =
  /** Several that must be together, chosen by somebody as the effect is applied: "two units at the same location". */
  | (Extract<SharedObject<T>, { readonly ref: 'choice' }> & { readonly group?: Group<T> })
  /** "it" in "if it was exhausted": what "it" means, as it was before that happened to it. */
  | { readonly ref: 'that as it was' }
  /** The unit that this gear is attached to. */
  | { readonly ref: 'attached to this' }
  /** "cards from the top of your Main Deck until you reveal a unit": down to the first that fits; without one, all. */
  | { readonly ref: 'top of deck until'; readonly who: T['who']; readonly filter: T['filter'] }
  /** The card that was sought so, where it was found: "it". */
  | { readonly ref: 'last of those'; readonly filter: T['filter'] }
  /** The object that a cost or an earlier instruction of this text was done to: "the killed unit". */
  | { readonly ref: 'the one'; readonly done: 'kill' | 'banish' | 'discard' | 'recycle' | 'reveal' | 'move' }
  /** The cards that this object banished. */
  | { readonly ref: 'banished with this' };

/** What only this game says of objects. Types: 'unit', 'gear', 'spell', 'rune', 'battlefield', 'legend', 'ability'. */
export interface RiftboundFilter<T extends Tree> {
  /** "friendly", "enemy": of you and your teammates, or of your opponents. */
  readonly side?: 'friendly' | 'enemy';
  /** Where it is; left out: anywhere on the board. */
  readonly at?: Place<T>;
  /** "a Fury rune": 'fury', 'calm', 'mind', 'body', 'chaos', 'order'. */
  readonly domains?: readonly string[];
  /** "your Chosen Champion". */
  readonly chosenChampion?: true;
  /** "that chooses me", "that chooses a friendly unit": a spell or ability with such a target. */
  readonly chooses?: T['filter'];
  /** "Equipment attached to me", "attached to a unit". */
  readonly attachedTo?: T['object'];
  /** "When you play a card from Hidden": it was played from where it lay facedown. */
  readonly fromHidden?: true;
  /** "with the lowest Might", of all that fit the rest of the description. */
  readonly extreme?: { readonly which: 'highest' | 'lowest'; readonly characteristic: string };
  /** "that was dealt damage this turn". */
  readonly dealtDamage?: true;
  /** "uncontrolled battlefield", "open battlefield". */
  readonly controlled?: false;
}

export type RiftboundAmount<T extends Tree> =
  /** "the highest Might among units you control", "the total Might of …". */
  | {
      readonly amount: 'among';
      readonly which: 'highest' | 'lowest' | 'total';
      readonly characteristic: string;
      readonly filter: T['filter'];
    }
  | { readonly amount: 'points'; readonly who: T['who'] }
  /** "1 more than …", "… plus 2". */
  | { readonly amount: 'sum'; readonly of: readonly T['amount'][] }
  /** How many objects something was done to by this text: "for each unit killed this way". */
  | { readonly amount: 'done this way'; readonly done: string; readonly filter: T['filter'] }
  /** How often something was done this turn: "for each card you've played this turn". */
  | { readonly amount: 'times this turn'; readonly trigger: CountedThisTurn<T> };
