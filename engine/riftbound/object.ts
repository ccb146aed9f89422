import * as objects from '../card-game/objects/game-object';
import * as layer from '../card-game/phrases/context';
import type * as types from '../card-game/types';
import { draft, type Zone } from '../kernel';
import type { Card, Characteristics } from './card';
import type {
  Ability,
  ActivatedAbility,
  Cost,
  Effect,
  Modification,
  Power,
  Riftbound,
  Statement,
  TargetSpecification,
} from './text/tree/index';

/** The types of its objects, by the layer's names for them. */
export interface ObjectTypes extends types.ObjectTypes {
  object: GameObject;
  card: Card;
  characteristics: Characteristics;
  context: Context;
  target: Target;
  tree: Riftbound;
  ability: Ability;
  effect: Effect;
  modification: Change;
}

/** A change of an object's properties while an effect lasts: as a text says it, or to what it has become a copy of. */
export type Change = Modification | { readonly change: 'become'; readonly traits: Characteristics };

/** A location (106.2.c, 106.3.c): a base or a battlefield, and the units, gear and runes that are there. */
export class Location {
  readonly objects: readonly GameObject[] = [];
  /** 184.3: seat of the player who applied the contested status. */
  readonly contestedBy: number | undefined;
  /** 322.8, 322.10: what is staged here. */
  readonly staged: 'showdown' | 'combat' | undefined;

  constructor(
    /** Of a base, negative; else the id of the battlefield. */
    readonly id: number,
    readonly name: string,
    /** Seat of the player whose base it is; undefined for a battlefield. */
    readonly baseOf: number | undefined,
    readonly battlefield: GameObject | undefined,
    /** 106.4: a battlefield's facedown zone. */
    readonly facedown: Zone<GameObject> | undefined,
  ) {}
}

/** Something chosen as a target: an object, a player, or a location. */
export type Target =
  | { readonly object: GameObject }
  | { readonly player: number }
  | { readonly location: Location };

/** An additional cost of something that is played (353.2), and what paying it leads to. */
export interface AdditionalCost {
  readonly costs: readonly Cost[];
  readonly label: string;
  /** What is true of the cost once it was chosen ("reduce my cost by [2]"). */
  readonly statement?: Statement;
  /** What happens besides, and what is chosen for that. */
  readonly effect?: Effect;
  readonly targets?: readonly TargetSpecification[];
  readonly entersReady?: true;
  /** A cost that a keyword stands for; of Repeat, the spell is executed once more (746.1.d). */
  readonly keyword?: 'accelerate' | 'deflect' | 'repeat';
}

const NONE: readonly never[] = [];
const NOTHING_DONE: Readonly<Record<string, readonly GameObject[]>> = {};

/** What the abilities of one object know while they are on the chain and resolve. */
export class Context extends layer.Context<ObjectTypes> {
  /** The ability whose instructions these are, where they are one's: it does what they do, besides its source (415.5.d). */
  readonly ability: GameObject | undefined;
  /** For each target of the ability: where those that must be at the same place are (352.11). */
  readonly groupsAt: Readonly<Record<number, Location>> | undefined;
  /** 184.6.c: "you" is said by a battlefield that nobody controls. */
  readonly youIsNobody: true | undefined;
  /** What "that" was just before something was done to it: "if it was exhausted". */
  readonly thatWas: readonly GameObject[] = NONE;
  /** Cards drawn since anything else was spoken of: "one of them". */
  readonly drawn: readonly GameObject[] | undefined;
  /** The last instruction chose "that": another choice adds to it. */
  readonly choosing: boolean | undefined;
  /** Where "here" is (053.3, 734.1.d.3): noted, as the source may have left. */
  readonly here: Location | undefined;
  /** Whether anything was done as the last instruction was carried out: what "if you do" asks of what must be done. */
  readonly acted: true | undefined;
  /** What was done "this way", by the word for it, and to what. */
  readonly done: Readonly<Record<string, readonly GameObject[]>> = NOTHING_DONE;
  /** The same, by the last instruction with that word: "if it was stunned this way". */
  readonly doneLast: Readonly<Record<string, readonly GameObject[]>> = NOTHING_DONE;
  /** Where objects were before this text first moved them ("its original location"), by their ids. */
  readonly origins: Readonly<Record<number, Location>> | undefined;
  /** Who controlled what changed zones as this was done or triggered, before it did, by the ids of what it became (356.3.e.13). */
  readonly controllers: Readonly<Record<number, number>> | undefined;
  /** Optional additional costs that were paid (353.4.d.1). */
  readonly paidAdditional: boolean = false;
  /** Targets were limited to this battlefield (737.1.d.2). */
  readonly onlyAt: Location | undefined;

  override copy(): Context {
    const copy = new Context(this.controller, this.source);
    this.handOn(copy);
    const other = draft(copy);
    other.ability = this.ability;
    other.groupsAt = this.groupsAt;
    other.youIsNobody = this.youIsNobody;
    other.thatWas = this.thatWas;
    other.drawn = this.drawn;
    other.choosing = this.choosing;
    other.here = this.here;
    other.acted = this.acted;
    other.done = this.done;
    other.doneLast = this.doneLast;
    other.origins = this.origins;
    other.controllers = this.controllers;
    other.paidAdditional = this.paidAdditional;
    other.onlyAt = this.onlyAt;
    return copy;
  }
}

/** An activated ability, and the object that has it. */
export interface Use {
  readonly source: GameObject;
  readonly ability: ActivatedAbility;
  /** Its place among the activated abilities of the object. */
  readonly index: number;
}

/** An ability that could be activated. */
export interface Activation extends Use {
  /** What activating it takes, once somebody has asked. */
  takes: ActivationRequirements | undefined;
}

/** What activating an ability takes besides paying one cost that is no resource. */
export interface ActivationRequirements {
  readonly choices: boolean;
  readonly payments: boolean;
  /** The ability in a list of its own. */
  readonly alone: readonly Ability[];
  /** What it costs that says so in numbers, if nothing can alter that. */
  readonly fixed: { readonly energy: number; readonly power: readonly Power[] } | undefined;
}

/** An ability that can be activated while something is paid. */
export interface Adding {
  readonly use: Use;
  /** What it adds, where its text says so in numbers. */
  readonly gives: { readonly energy: number; readonly power: readonly Power[] } | undefined;
}

/** What can be activated of an object, for as long as it has the same abilities. */
export interface Activations {
  readonly among: readonly Ability[];
  readonly all: readonly Activation[];
  /** Those that add resources, once somebody has asked. */
  adding: readonly Adding[] | undefined;
}

/** An object (119): a card, a token, or an ability on the chain. */
export class GameObject extends objects.GameObject<ObjectTypes> {
  readonly location: Location | undefined;
  readonly exhausted: boolean = false;
  readonly facedown: boolean = false;
  readonly buffed: boolean = false;
  readonly stunned: boolean = false;
  /** 442.1.a.3: designation in the combat in progress. */
  readonly designation: 'attacker' | 'defender' | undefined;
  /** 376.4.d.2.a, 376.4.e.2.a: it has gained the one designation, or the other, in this combat before. */
  readonly hasAttacked: boolean = false;
  readonly hasDefended: boolean = false;
  /** Once it is gone: what was attached to it (719.5). */
  readonly wasAttached: readonly GameObject[] = [];
  /** 349.1: on the chain, not finalized yet. */
  readonly pending: boolean = false;
  /** As it is played: where it goes (352.2), which optional costs are paid besides, what of its cost is ignored (353.1). */
  readonly destination: Location | undefined;
  readonly additionalCosts: readonly AdditionalCost[] = [];
  /** An effect's own reduction of what playing it costs. */
  readonly reducedBy: { readonly energy: number; readonly power: readonly Power[] } | undefined;
  readonly ignoring: 'cost' | 'energy cost' | 'power cost' | undefined;
  readonly entersReady: boolean = false;
  /** As it is played: the Energy that it costs in all. */
  readonly paidEnergy: number | undefined;
  /** Number of the turn in which it was put facedown (737.1.b). */
  readonly hiddenOnTurn: number = 0;
  /** 737.1.d: on the chain and on the board, the battlefield where it was hidden, if it was played from facedown. */
  readonly hiddenAt: Location | undefined;
  /** 737.1.d.3: where a unit must be played to that an effect of something played from facedown plays. */
  readonly onlyTo: Location | undefined;
  /** 406.3.b: where the effect that plays it says that it is played to. */
  readonly saidPlaces: readonly Location[] | undefined;
  /** As it is played by a text: what that text does to it once it has been played (351.3). */
  readonly oncePlayed: readonly { readonly effect: Effect; readonly context: Context }[] = [];
  /** Triggered abilities of it that have triggered this turn, one entry each time (376.1.b). */
  readonly triggeredThisTurn: readonly string[] = [];
  readonly movesThisTurn: number = 0;
  readonly lastLocation: Location | undefined;
  /** It was its controller's only unit there as it left, where any text of the game asks for that. */
  readonly wasAlone: boolean = false;
  /** Cards that this object banished (414.3). */
  readonly banished: readonly GameObject[] = [];
  /** Its face is shown to everybody for the time being (411.1.a). */
  readonly revealed: boolean = false;
  /** Who looks at its face for the time being, besides those who may anyway. */
  readonly lookedAtBy: number | undefined;
  /** Whether it was Mighty when that was last looked at (709). */
  readonly wasMighty: boolean | undefined;
  /** What last dealt damage to it, and what else has since the last cleanup (415.5.c). */
  readonly damagedBy: GameObject | undefined;
  readonly alsoDamagedBy: readonly GameObject[] = [];
  /** Its card's place among those of the game; -1: nobody has asked yet. */
  cardAt = -1;
  /** The ability that dealt it, where one of that object's did (404.6.b.2.a). */
  readonly damagedThrough: GameObject | undefined;
  /** What could be activated of it, once somebody has looked. */
  activations: Activations | undefined;

  get name(): string {
    return this.facedown ? 'a facedown card' : this.card.name;
  }

  /** 737.1.d.2: as a spell that was played from facedown, its targets are chosen there. */
  get onlyTargetsAt(): Location | undefined {
    return this.zone.name === 'chain' ? this.hiddenAt : undefined;
  }

  get isToken(): boolean {
    return this.card.supertypes.includes('token');
  }
}
