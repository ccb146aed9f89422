import type {
  CounterAmount,
  CounterFilter,
  SharedAmount,
  SharedFilter,
  SharedObject,
  Tree,
} from '../../../text/tree';

import type { Tallied } from './happenings';

export type MagicObjectReference<T extends Tree> =
  | SharedObject<T>
  /** "enchanted creature": what a local enchantment is on (K.12.7). */
  | { readonly ref: 'enchanted'; readonly worn?: 'equipped' | 'fortified' }
  /** "the sacrificed creature": what a cost was paid with. */
  | { readonly ref: 'spent'; readonly how: 'sacrificed' | 'discarded' }
  /** A card that is named in an ability that it gives to another (K.3.4); once that is known, by its number. */
  | { readonly ref: 'giver'; readonly id?: number }
  /** "that spell or ability": what something has become the target of. */
  | { readonly ref: 'targeting' }
  /** Players that are dealt damage, as objects are. */
  | { readonly ref: 'players'; readonly who: T['who'] }
  /** The cards on top of a library down to the first that fits. */
  | { readonly ref: 'top until'; readonly who: T['who']; readonly filter: T['filter'] }
  /** Of the cards that were shown, all that fit. */
  | { readonly ref: 'all of those'; readonly filter: T['filter'] }
  /** "each creature and each player" */
  | { readonly ref: 'several'; readonly of: readonly T['object'][] };

/** With abilities of what says it: those printed there, or those that it has got together with what says it (607.4). */
export type LinkedWith = 'this' | number;

export interface MagicFilter<T extends Tree> extends SharedFilter<T>, CounterFilter {
  /** Colors, any of which fits. */
  readonly colours?: readonly string[];
  readonly notColours?: readonly string[];
  /** Multicolored, monocolored, colorless. */
  readonly colourNumber?: 'several' | 'one' | 'none';
  /** "without flying" */
  readonly notKeyword?: string;
  /** "with a single target": so many things became its targets as it was announced (114.8a). */
  readonly singleTarget?: true;
  /** "that targets a creature": of those of its targets that are still there (114.8b). */
  readonly targeting?: 'you' | T['filter'];
  /** That alone: "that targets only you". */
  readonly targetsOnly?: true;
  /** Of an ability: "from an artifact source". */
  readonly fromSource?: T['filter'];
  /** "attacking or blocking" */
  readonly inCombat?: true;
  /** "That shares a color with it". */
  readonly sharesColourWith?: T['object'];
  /** "With the same name as that creature". */
  readonly namedLike?: T['object'];
  /** It gives the ability that says so; once it is known which object does, by its number. */
  readonly giver?: true | number;
  /** "with flying or reach": one of these is enough. */
  readonly oneOf?: readonly T['filter'][];
  /** It blocks this, or is blocked by it. */
  readonly fightsThis?: readonly ('blocking' | 'blocked by')[];
  /** "enchanted", "equipped": whatever of that kind is on it. */
  readonly wearing?: 'enchantment' | 'equipment';
  /** "exiled with Ox" */
  readonly exiledWith?: LinkedWith;
  /** "put onto the battlefield with Ox" */
  readonly putWith?: LinkedWith;
  /** "creature enchantment": what enchants that; "local", "global": anything, or nothing (K.12.Ruling.3). */
  readonly local?: string;
  /** "attached to it" */
  readonly attachedToIt?: T['object'];
  /** "dealt damage by Ox this turn" */
  readonly damagedBy?: 'this';
  /** "that was dealt damage this turn" */
  readonly damagedThisTurn?: true;
  /** "with the greatest power among creatures you control" */
  readonly extreme?: { readonly characteristic: string; readonly of: T['filter']; readonly least?: true };
  /** "from the Lantern expansion" */
  readonly expansion?: string;
  /** "that attacked this turn" */
  readonly attackedThisTurn?: true;
  /** "attached to a creature" */
  readonly attachedTo?: T['filter'];
  /** Legendary, an artifact or a Saga (700.6). */
  readonly historic?: true;
  /** With counters, equipped, or enchanted by its controller (700.9). */
  readonly modified?: true;
  /** Of one of five creature types (700.12). */
  readonly outlaw?: true;
  /** "except artifact creatures" */
  readonly except?: T['filter'];
  /** What this local enchantment or Equipment is on. */
  readonly enchanted?: true;
}

/** Which of several coins are counted. */
export type CountedFlip = 'won' | 'lost' | 'heads' | 'tails';

export type MagicAmount<T extends Tree> =
  | SharedAmount<T>
  | CounterAmount<T>
  /** "1 plus …", "its total power and toughness" */
  | { readonly amount: 'sum'; readonly of: readonly T['amount'][] }
  | { readonly amount: 'life total'; readonly who: T['who'] }
  /** "for each flip you win" */
  | { readonly amount: 'that much'; readonly flips: CountedFlip }
  /** "the greatest power among creatures you control", "the total power of creatures you control" */
  | { readonly amount: 'greatest'; readonly characteristic: string; readonly filter: T['filter'] }
  | { readonly amount: 'total'; readonly characteristic: string; readonly filter: T['filter'] }
  /** "For each creature that died this turn", "the life you lost this turn". */
  | { readonly amount: 'this turn'; readonly who: T['who']; readonly what: Tallied }
  /** "the life paid as this creature was cast" */
  | { readonly amount: 'life paid' }
  | { readonly amount: 'party'; readonly who: T['who'] }
  /** "the total value of its stored results" */
  | { readonly amount: 'stored results'; readonly object: T['object']; readonly stored: LinkedWith }
  | { readonly amount: 'devotion'; readonly who: T['who']; readonly colours: readonly string[] }
  /** The creatures blocking what says it, all of them or those beyond the first. */
  | { readonly amount: 'blockers'; readonly beyond: 0 | 1 };
