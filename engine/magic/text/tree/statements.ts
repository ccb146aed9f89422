import type {
  BlockingStatement,
  CounterLimit,
  PileStatement,
  PreventionStatement,
  SharedModification,
  SharedStatement,
  StatedTime,
  Tree,
} from '../../../text/tree';

/** One change that a continuous effect makes to an object. */
export type MagicModification<T extends Tree> =
  | SharedModification<T>
  /** Power becomes what toughness was, and toughness what power was. */
  | { readonly change: 'switch' }
  /** "Isn't a creature". */
  | { readonly change: 'lose type'; readonly type: string }
  /** In place of all colors that it had (K.7.5). */
  | { readonly change: 'set colours'; readonly colours: readonly string[] }
  /** "Becomes an artifact creature", "is a creature that's still a land" (K.5.1). */
  | {
      readonly change: 'set types';
      readonly types: readonly string[];
      readonly subtypes: readonly string[];
      /** Of the types that it had. */
      readonly keeps: 'all' | readonly string[];
    }
  /** "Becomes an Elf", "is a Swamp": in place of all subtypes of that kind, or besides them (K.11.8, K.16.4). */
  | { readonly change: 'set subtypes'; readonly subtypes: readonly string[]; readonly keeps: boolean }
  /** "Gains all activated abilities of target creature": those that it has then. */
  | { readonly change: 'gain abilities of'; readonly object: T['object'] }
  /** "Becomes legendary": besides what it is (K.17.5). */
  | { readonly change: 'gain supertype'; readonly supertype: string }
  /** "This creature's power is equal to …": what stands where an asterisk is printed (K.10.7). */
  | { readonly change: 'define'; readonly characteristic: string; readonly to: T['amount'] }
  /** What becomes something has this power or toughness to begin with (K.5.4). */
  | { readonly change: 'set base'; readonly characteristic: string; readonly to: T['amount'] }
  | { readonly change: 'gain base ability'; readonly ability: T['ability'] };

/** What a static ability says, or what a resolving effect makes true for a while. */
export type MagicStatement<T extends Tree> =
  | SharedStatement<T>
  | (BlockingStatement<T> & {
      /** The player who can't be attacked, or is attacked at a cost; left out: whoever it is. */
      readonly whom?: T['who'];
    })
  | {
      readonly says:
        | 'may block any number'
        | 'blocked by all able'
        | 'deals no combat damage'
        | 'assigns by toughness'
        | 'may attack as though no defender'
        | 'may assign damage as though unblocked'
        | 'blocks this if able';
      readonly subject: T['object'];
    }
  | {
      readonly says: 'blocked by at least' | 'blocked by at most' | 'attacks only with' | 'blocks only with';
      readonly subject: T['object'];
      readonly amount: number;
    }
  | {
      readonly says: 'attackers at most' | 'blockers at most';
      readonly amount: number;
      readonly whom?: T['who'];
    }
  | CounterLimit<T>
  | (PreventionStatement<T> & {
      /** The players to whom damage is prevented, where it is prevented to players. */
      readonly whom?: T['who'];
    })
  | PileStatement<T>
  | {
      readonly says:
        | 'may block as though flying'
        | 'may attack as though no Wall'
        | 'may stay tapped'
        | "attacking doesn't tap"
        | "can't be countered"
        | "can't be destroyed"
        | "can't be regenerated"
        /** "You control enchanted creature." */
        | 'controls';
      readonly subject: T['object'];
    }
  | { readonly says: 'any number in a deck' }
  | { readonly says: 'may begin in play' }
  | { readonly says: 'may as one could mulligan'; readonly effect: T['effect'] }
  /** Then: what is done if it is revealed. */
  | { readonly says: 'may reveal from opening hand'; readonly then?: T['effect'] }
  /** But for mana abilities. */
  | { readonly says: "can't be activated"; readonly subject: T['object']; readonly butForMana?: true }
  | {
      readonly says: 'maximum hand size';
      readonly who: T['who'];
      readonly is?: number;
      readonly more?: number;
      readonly less?: number;
    }
  | { readonly says: 'devotion'; readonly more: number }
  /** "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll." */
  | { readonly says: 'rolls more dice'; readonly who: T['who']; readonly ignore: 'lowest' | 'highest' }
  /** "After you roll a die, you may pay {1}. If you do, reroll it." */
  | {
      readonly says: 'modifies rolls';
      readonly who: T['who'];
      readonly kind: 'reroll' | 'more or less';
      readonly offer: T['effect'];
    }
  /** "Coins you flip come up heads, and you win those flips." */
  | { readonly says: 'flips come up'; readonly who: T['who']; readonly side?: string; readonly wins?: true }
  /** "If you would mill one or more cards, you mill twice that many cards instead." */
  | { readonly says: 'mills more'; readonly who: T['who']; readonly times: number; readonly plus: number }
  /** "You look at an additional two cards each time you surveil." */
  | { readonly says: 'surveils more'; readonly who: T['who']; readonly amount: number }
  | { readonly says: 'goaded'; readonly subject: T['object'] }
  /** "You have hexproof." */
  | { readonly says: 'player has'; readonly who: T['who']; readonly ability: T['ability'] }
  | { readonly says: 'searches top'; readonly who: T['who']; readonly amount: number }
  /** "As this comes into play, …": done before it is there. */
  | {
      readonly says: 'as it comes into play';
      readonly effect: T['effect'];
      /** "Before this comes into play": done first of all (E.12.Ruling.4). */
      readonly before?: true;
    }
  | {
      readonly says: "doesn't untap";
      readonly subject: T['object'];
      /** Whose untap steps alone are meant, where it isn't said of its controller's. */
      readonly during?: T['who'];
    }
  | {
      readonly says: 'comes into play';
      readonly subject: T['object'];
      readonly tapped?: boolean;
      readonly unless?: T['condition'];
      readonly counters?: { readonly counter: string; readonly amount: T['amount'] };
    }
  /** By such Auras; left out: by any. */
  | { readonly says: "can't be enchanted"; readonly subject: T['object']; readonly by?: T['filter'] }
  /** By spells that are so described, and by abilities of sources that are. */
  | {
      readonly says: "can't be targeted";
      readonly subject: T['object'];
      readonly by: T['filter'];
      readonly abilitiesOf?: T['filter'];
    }
  | {
      readonly says: 'costs';
      readonly filter: T['filter'];
      readonly who: T['who'];
      readonly mana: readonly string[];
      readonly more: boolean;
      /** So often: "for each creature you control". */
      readonly times?: T['amount'];
      /** Of activated abilities of such objects; left out: of spells. */
      readonly ofAbilities?: true;
    }
  /** "You may … rather than pay this spell's mana cost"; without costs: without paying it. */
  | { readonly says: 'alternative cost'; readonly costs: readonly T['cost'][] }
  | {
      readonly says:
        | "can't gain life"
        | "can't search"
        | "can't lose life"
        | "can't draw cards"
        | "can't lose the game"
        | "can't win the game"
        | "can't play lands"
        | 'additional land'
        | 'no maximum hand size'
        | 'plays with hand revealed';
      readonly who: T['who'];
    }
  /** "Ox can enchant only a nonblack creature" (K.12.5). */
  | { readonly says: 'enchants only'; readonly filter: T['filter'] }
  /** "Counts as a Wall" (G.9.1). */
  | { readonly says: 'counts as'; readonly subtypes: readonly string[] }
  /** How many of such permanents untap in an untap step of that player's (P.5.1). */
  | {
      readonly says: 'untaps at most';
      readonly who: T['who'];
      readonly amount: number;
      readonly filter: T['filter'];
    }
  /** How many spells a player plays in a turn. */
  | { readonly says: 'spells at most'; readonly who: T['who']; readonly amount: number }
  /** "You may cast creature spells as though they had flash." */
  /** "You may play instants from each opponent's graveyard", "you may play that card this turn"; cast: no lands. */
  | {
      readonly says: 'may play such';
      readonly who: T['who'];
      readonly subject: T['object'];
      readonly cast?: true;
    }
  | { readonly says: 'may play as though flash'; readonly who: T['who']; readonly filter: T['filter'] }
  /** Of spells that a description fits; at some time alone, where one is named. */
  | {
      readonly says: "can't play";
      readonly who: T['who'];
      readonly filter: T['filter'];
      readonly when?: StatedTime;
    }
  | { readonly says: 'skips'; readonly who: T['who']; readonly step: string }
  /** "If you would begin your turn …, you may skip that turn instead. If you do, …" (P.4.Ruling.1). */
  | {
      readonly says: 'may skip turn';
      readonly who: T['who'];
      readonly condition?: T['condition'];
      readonly offer: T['effect'];
    };
