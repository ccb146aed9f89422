import * as objects from '../card-game/objects/game-object';
import * as layer from '../card-game/phrases/context';
import type * as types from '../card-game/types';
import { draft, type Option, type Zone } from '../kernel';
import type {
  Ability,
  ActivatedAbility,
  Cost,
  Effect,
  LegionsOfWill,
  Modification,
  Statement,
} from './text/tree';

/** What is printed on a card (rules 200–210). */
export interface Card {
  readonly name: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  /** Resource cost without its X; undefined when nothing is printed (202.1b). */
  readonly cost: number | undefined;
  /** How many X stand in the resource cost. */
  readonly costX: number;
  readonly will: number | undefined;
  readonly power: number | undefined;
  /** Of a base; of an upgrade, what it adds (302.3–302.5). */
  readonly defense: number;
  readonly capacity: number;
  readonly production: number;
  /** The number on a base's back (301.5a). */
  readonly activationCost: number;
  readonly abilities: readonly Ability[];
  readonly text: string;
}

/** An object's characteristics (107.3) while continuous effects apply. */
export interface Characteristics {
  name: string;
  cost: number;
  types: readonly string[];
  subtypes: readonly string[];
  supertypes: readonly string[];
  abilities: readonly Ability[];
  /** Texts of abilities that it can't have (109.9). */
  cantHave: readonly string[];
  /** Qualities that effects state of it; not abilities (109.10). */
  statements: readonly Statement[];
  will: number;
  power: number;
  /** Will and power after layer 5b: what "base will" means (207.3b). */
  baseWill: number;
  basePower: number;
  defense: number;
  capacity: number;
  production: number;
}

/** The types of its objects, by the layer's names for them. */
export interface ObjectTypes extends types.ObjectTypes {
  object: GameObject;
  card: Card;
  characteristics: Characteristics;
  context: Context;
  target: Target;
  tree: LegionsOfWill;
  ability: Ability;
  effect: Effect;
  modification: Modification;
}

const NONE: readonly never[] = [];

/** Something chosen as a target: an object or a player. */
export type Target = { readonly object: GameObject } | { readonly player: number };

/** What the abilities of one object know while they are put on the chain of events and resolve. */
export class Context extends layer.Context<ObjectTypes> {
  /** For each "target", how a divided effect is split over it (601.1d). */
  readonly division: readonly number[] = NONE;
  /** Result of the last die roll. */
  readonly result: number = 0;
  /** The subtype chosen (203.3d). */
  readonly chosenType: string | undefined;
  /** True once the card or ability is found not to resolve after all (404.2g). */
  readonly stopped: boolean = false;
  /** Seat of the player who discarded what these instructions put elsewhere than into the graveyard (701.5c). */
  readonly discarded: number | undefined;

  override copy(): Context {
    const copy = new Context(this.controller, this.source);
    this.handOn(copy);
    const other = draft(copy);
    other.division = this.division;
    other.result = this.result;
    other.chosenType = this.chosenType;
    other.stopped = this.stopped;
    other.discarded = this.discarded;
    return copy;
  }
}

const NO_STATUSES: readonly string[] = [];

/** An object (107.1): a card, a permanent, or an ability on the chain of events. */
export class GameObject extends objects.GameObject<ObjectTypes> {
  readonly faceDown: boolean = false;
  readonly rested: boolean = false;
  readonly counters: Readonly<Record<string, number>> = {};
  /** Number of the turn in which it was moved between bases (505.3c). */
  readonly movedOnTurn: number = 0;
  /** The base that it attacks; `attacking` stays true when that base is no more (506.4c). */
  readonly attacking: boolean = false;
  readonly attackedBase: GameObject | undefined;
  /** The base that it attacked last (508.5). */
  readonly attackedBefore: GameObject | undefined;
  /** The units that it blocks, in damage assignment order. */
  readonly blocking: readonly GameObject[] = [];
  /** The units blocking it, in damage assignment order. */
  readonly blockedBy: readonly GameObject[] = [];
  readonly blocked: boolean = false;
  readonly unblocked: boolean = false;
  /** It stays a blocking unit when what it blocks is gone (509.1e). */
  readonly isBlocking: boolean = false;
  /** Its abilities that were activated or taken this turn, one entry each time. */
  readonly usedThisTurn: readonly Ability[] = [];
  /** A trap whose ability was activated: it goes once that has left the chain of events (303.5). */
  readonly activated: boolean = false;
  /** Costs that were announced beyond the resource cost (601.1b). */
  readonly announced: { readonly costs: readonly Cost[]; readonly instead: boolean } = {
    costs: [],
    instead: false,
  };
  /** The value of X that was chosen for the card which became it (400.7d). */
  readonly paidX: number = 0;
  /** When and how it was expelled: cards expelled face down by one instruction lie in one pile (407.4). */
  readonly pile: number = 0;
  /** It was revealed on top of a deck, and isn't any more (401.6). */
  readonly revealedBefore: boolean = false;
  /** Cards that this object expelled (407.5). */
  readonly expelled: readonly GameObject[] = [];
  /** What it was on the battlefield just before it came to be elsewhere. */
  readonly cameFrom: GameObject | undefined;
  readonly lastAttachedTo: GameObject | undefined;
  /** What it was in battle just before it left the battlefield: attacking, blocking, blocked, unblocked. */
  readonly lastInBattle: readonly string[] = NO_STATUSES;
  /** Whom its face is shown to for the time being (701.11): all players, or the one in a seat. */
  readonly shownTo: number | 'all players' | undefined;
  /** Which sets of objects it is in (see `Marked`). */
  marks = 0;

  /** What its players have been offered to do with it: the same is offered again at every priority. */
  readonly offered: Option[] = [];
  /** Its printed abilities that can be activated, once somebody has asked for them. */
  activations: readonly Activation[] | undefined;

  /** Is its card a base, a trap, or an action? No effect changes that. */
  readonly isBase: boolean;
  readonly isTrap: boolean;
  readonly isAction: boolean;

  constructor(id: number, card: Card, owner: number, zone: Zone<GameObject>) {
    super(id, card, owner, zone);
    this.isBase = card.types.includes('base');
    this.isTrap = card.types.includes('trap');
    this.isAction = card.types.includes('action');
  }

  get name(): string {
    return this.faceDown ? 'a face-down card' : this.card.name;
  }
}

/** An ability that could be activated, and the object that has it. */
export interface Activation {
  readonly source: GameObject;
  readonly ability: ActivatedAbility;
}

/** A player, and the zones that are theirs (400.1). */
export class Player {
  readonly reserve: number = 0;
  readonly inGame: boolean = true;
  /** Has what belonged to the player left the game as well (800.3a)? */
  readonly hasLeft: boolean = false;
  /** How many cards were in the hand of a player who has left (800.3i). */
  readonly lastHand: number = 0;
  readonly lost: boolean = false;
  readonly won: boolean = false;
  readonly mulligansTaken: number = 0;
  readonly keeps: boolean = false;
  readonly turnsTaken: number = 0;
  /** The card on top of the deck, as long as the player plays with it revealed (401.6). */
  readonly revealedTop: GameObject | undefined;
  /** Steps that the player's effects skip, one entry each occurrence (610.8). */
  readonly skips: readonly string[] = [];
  /** The turn in which the player last attacked another, by seat (508.6). */
  readonly attackedOn: ReadonlyMap<number, number> = new Map();

  constructor(
    readonly seat: number,
    readonly name: string,
    readonly deck: Zone<GameObject>,
    readonly hand: Zone<GameObject>,
    readonly graveyard: Zone<GameObject>,
  ) {}
}
