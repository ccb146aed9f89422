import type { ShownTo } from '../card-game/keywords/showing';
import * as layer from '../card-game/phrases/context';
import type { ObjectTypes } from '../card-game/types';
import { draft, type Zone } from '../kernel';
import type { RolledDice, StoredResult } from './7-additional-rules/706-rolled-dice';
import { CreatureInCombat } from './c-combat/C.1-creatures-in-combat';
import type * as combat from './c-combat/C.5-announced-damage';
import type * as costs from './g-glossary/G.6-spent-objects';
import type { Card, Characteristics } from './k-card-types/K.6-characteristics';
import type { ChosenWords } from './t-timing/T.6-chosen-words';
import type { Ability, DurationOfThis, Effect, MagicTree, Modification, Tallied } from './text/tree';

export { type Card, type Characteristics, withNothingPrinted } from './k-card-types/K.6-characteristics';

const NONE: readonly never[] = [];
const NOTHING_SO_FAR: Readonly<Partial<Record<Tallied, number>>> = {};
const NOTHING_CHOSEN: ChosenWords = {};

/** The types of its objects, by the layer's names for them. */
export interface MagicObjectTypes extends ObjectTypes {
  object: MagicObject;
  card: Card;
  characteristics: Characteristics;
  context: Context;
  target: Target;
  tree: MagicTree;
  ability: Ability;
  effect: Effect;
  modification: Modification;
}

/** Something chosen as a target: an object or a player. */
export type Target = { readonly object: MagicObject } | { readonly player: number };

export type SpentObject = costs.SpentObject<MagicObject>;
export type Assignment = combat.Assignment<MagicObject>;

/** What a spell or ability knows while it is announced and resolves. */
export class Context extends layer.Context<MagicObjectTypes> {
  /** How a divided effect is split over its targets (T.4.2). */
  readonly division: readonly number[] = NONE;
  /** What was chosen for Y in its cost (K.28.4). */
  readonly y: number = 0;
  /** What was paid besides, by the keyword that offered it (A.24.2, A.10.2). */
  readonly paid: readonly string[] = NONE;
  /** Which of what may be done instead of paying the mana cost was announced, if any (E.1.2). */
  readonly alternative: number | undefined;
  /** What costs were paid with: "the sacrificed creature". */
  readonly spent: readonly SpentObject[] = NONE;
  /** Which halves of symbols that are paid in one of several ways were announced, in their order (107.4e, 107.4f). */
  readonly halves: readonly string[] = NONE;

  /** Which zones of whom were searched by whom since one was shuffled, and what was found. */
  readonly searched: readonly string[] = NONE;
  readonly found: readonly MagicObject[] = NONE;
  /** What was just to be put into a library that is shuffled then: "shuffle it into its owner's library". */
  readonly shuffledIn: readonly MagicObject[] = NONE;

  /** The roll of dice whose results are looked at, and these: what "roll again" and "doubles" mean. */
  readonly rolled: RolledDice | undefined;

  /** What is being done, for what says that it is done again (T.6.3). */
  readonly process: Effect | undefined;
  /** The spell or ability that something became the target of: "that spell or ability". */
  readonly targeting: readonly MagicObject[] = NONE;
  /** Of each target the objects that are illegal as it resolves: nothing is done to them, but they are asked of (608.2b). */
  readonly illegal: readonly (readonly MagicObject[])[] = NONE;
  /** Those of them that the last instruction named. */
  readonly thatIllegal: readonly MagicObject[] = NONE;

  override copy(): Context {
    const copy = new Context(this.controller, this.source);
    this.handOn(copy);
    draft(copy).division = this.division;
    draft(copy).y = this.y;
    draft(copy).paid = this.paid;
    draft(copy).halves = this.halves;
    draft(copy).alternative = this.alternative;
    draft(copy).spent = this.spent;
    draft(copy).targeting = this.targeting;
    draft(copy).illegal = this.illegal;
    draft(copy).thatIllegal = this.thatIllegal;
    draft(copy).rolled = this.rolled;
    draft(copy).searched = this.searched;
    draft(copy).found = this.found;
    draft(copy).shuffledIn = this.shuffledIn;
    draft(copy).process = this.process;
    return copy;
  }
}

/** A card, a permanent, a spell, an ability on the stack, or combat damage on the stack. */
export class MagicObject extends CreatureInCombat<MagicObjectTypes> {
  readonly tapped: boolean = false;
  readonly counters: Readonly<Record<string, number>> = {};
  /** Its abilities that were played this turn, one entry each time (A.2.7). */
  readonly usedThisTurn: readonly Ability[] = NONE;
  /** Which batch of events it came into play with, where that matters (K.17.2). */
  readonly cameAt: number = 0;
  /** In play: was it legendary as that was looked at last (K.17.2)? */
  readonly isLegend: boolean = false;
  /** Since when it has been a world permanent (704.5k); 0: it is none. */
  readonly worldSince: number = 0;
  /** In play: who controls it where no effect says otherwise (G.5.4). */
  readonly firstController: number | undefined = undefined;
  /** How often it is regenerated should it be destroyed this turn (G.29.3). */
  readonly shields: number = 0;
  /** The kinds of mana that it produced as it was last tapped for mana (605.4a). */
  readonly produced: readonly string[] = NONE;
  /** An Aura on a player: that player's seat (702.5d). */
  readonly enchants: number | undefined = undefined;
  /** Was it dealt damage by what has deathtouch since state-based actions were checked (704.5h)? */
  readonly isTouched: boolean = false;
  /** Has its controller controlled it since that player's turn began, or since an earlier one (G.37.1)? */
  readonly isSteady: boolean = false;
  /** How many of its controller's turns have begun with it, two at most: whether echo is paid for (A.14.2). */
  readonly turnsBegun: number = 0;
  /** What has dealt damage to it this turn. */
  readonly damagedBy: readonly MagicObject[] = NONE;
  /** Is its combat damage dealt in the first of two steps (C.5.9)? */
  readonly strikesFirst: boolean = false;
  /** Which of the bands that were declared it attacks in (A.8.3); 0: none. */
  readonly band: number = 0;
  /** What was chosen for it as it came into play: a color, a type, a player's seat. */
  readonly chosen: ChosenWords = NOTHING_CHOSEN;
  /** Does it come into play tapped, should it come? */
  readonly comesTapped: boolean = false;
  /** The seat under whose control it comes into play, where an effect says so. */
  readonly comesUnder: number | undefined = undefined;
  /** How many +1/+1 counters it comes into play with for amplify, should it come (A.7.2). */
  readonly comesAmplified: number = 0;
  /** What it comes into play on, should it come (K.12.12). */
  readonly comesOnto: MagicObject | undefined;
  /** What was paid besides for the spell that it was, by the keyword that offered it (A.24.2). */
  readonly paid: readonly string[] = NONE;
  /** How much life was paid as the variable additional cost of the spell that it was (607.2i). */
  readonly lifePaid: number = 0;
  /** The permanent that this was before it came where it is (T.6.8). */
  readonly wasInPlay: MagicObject | undefined;
  /** Removed from the game: the object whose ability or effect did that (607.2a). */
  readonly exiledWith: MagicObject | undefined;
  /** In play: the object whose ability or effect put it there (607.2c). */
  readonly putWith: MagicObject | undefined;
  /** With which of the abilities that this has got from others; left out: with those printed on it (607.4). */
  readonly link: number | undefined = undefined;
  /** On the stack: what it was as its announcement began (T.4.11). */
  readonly announcedAs: Characteristics | undefined = undefined;
  /** In play: results of rolls that are stored on it. */
  readonly stored: readonly StoredResult[] = NONE;
  /** Is it removed only until that leaves play? */
  readonly comesBack: boolean = false;
  /** On the stack: the combat damage that is dealt as it resolves (C.5.1). */
  readonly assigned: readonly Assignment[] = NONE;
  /** Whom it is shown to that others don't see (G.31.1). */
  readonly shownTo: ShownTo = undefined;
  /** On the stack: what has stopped being so of its source since it was put there (T.8.4). */
  readonly lapsed: readonly DurationOfThis[] = NONE;
  /** Does nobody control it, though it is on the stack (P.7.1, C.5.1)? */
  readonly isOfNobody: boolean = false;
}

/** A player, and the zones that are theirs (Z.1.2). */
export class Player {
  readonly life: number = 0;
  /** How much mana of each kind is in the mana pool (G.23.1). */
  readonly pool: Readonly<Record<string, number>> = {};
  readonly inGame: boolean = true;
  readonly lost: boolean = false;
  readonly won: boolean = false;
  /** Was the player to draw a card from an empty library (Z.6.8)? */
  readonly couldNotDraw: boolean = false;
  /** Poison counters (E.10.1). */
  readonly poison: number = 0;
  /** Steps that the player is to skip, one entry each time (G.36.2). */
  readonly skips: readonly string[] = NONE;
  /** How many cards the next hand has, should the player mulligan (P.1.7). */
  readonly nextHand: number = 0;
  /** Lands played this turn (P.8.4). */
  readonly landsPlayed: number = 0;
  /** Spells played this turn (T.4.12). */
  readonly spellsPlayed: number = 0;
  /** Seat of the player who controls this one in this turn, and of who will in the next that this one takes (721.1). */
  readonly controlledBy: number | undefined = undefined;
  readonly controlledNext: number | undefined = undefined;
  /** How much mana the player has spent this turn to cast spells (700.14). */
  readonly spentOnSpells: number = 0;
  /** How many permanent cards were put into the player’s graveyard this turn (700.11). */
  readonly descents: number = 0;
  /** What of this turn is counted for texts that ask for it (T.6.7). */
  readonly soFar: Readonly<Partial<Record<Tallied, number>>> = NOTHING_SO_FAR;
  /** Parts of this turn that were skipped as a cost (G.36.1). */
  readonly spentParts: readonly string[] = [];

  constructor(
    readonly seat: number,
    readonly name: string,
    readonly library: Zone<MagicObject>,
    readonly hand: Zone<MagicObject>,
    readonly graveyard: Zone<MagicObject>,
    /** What is removed from the game (Z.8.1). */
    readonly removed: Zone<MagicObject>,
  ) {}
}
