import { draft, type Zone } from '../kernel';
import type { Card, Characteristics } from './card';
import type {
  Ability,
  ActivatedAbility,
  Cost,
  Effect,
  Power,
  Statement,
  TargetSpecification,
} from './text/tree/index';

/** A location (106.2.c, 106.3.c): a base or a battlefield, and the units, gear and runes that are there. */
export class Location {
  readonly pieces: readonly Piece[] = [];
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
    readonly battlefield: Piece | undefined,
    /** 106.4: a battlefield's facedown zone. */
    readonly facedown: Zone<Piece> | undefined,
  ) {}
}

/** Something chosen as a target: an object, a player, or a location. */
export type Target =
  | { readonly piece: Piece }
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
const NOTHING_DONE_BY_ANYBODY: Readonly<Record<number, number>> = {};
const NOTHING_DONE: Readonly<Record<string, readonly Piece[]>> = {};

/**
 * What the abilities of one object know while they are on the chain and resolve: the same fields in the same order
 * wherever it comes from, as nearly everything that cards do reads it.
 */
export class Context {
  /** The ability whose instructions these are, where they are one's: it does what they do, besides its source (415.5.d). */
  readonly ability: Piece | undefined;
  /** For each target of the ability, in printed order, what was chosen. */
  readonly targets: readonly (readonly Target[])[] = NONE;
  /** For each target of the ability: where those that must be at the same place are (352.11). */
  readonly groupsAt: Readonly<Record<number, Location>> | undefined;
  /** 184.6.c: "you" is said by a battlefield that nobody controls. */
  readonly youIsNobody: true | undefined;
  /** What "it", "that unit" mean now. */
  readonly that: readonly Piece[] = NONE;
  /** The same as they were just before that was done to them: "if it was exhausted". */
  readonly thatWas: readonly Piece[] = NONE;
  /** Of "that" in a hand, a deck or a pile: what was spoken of before in play, which is still "it" to what is done there. */
  readonly inPlay: readonly Piece[] = NONE;
  /** What the instruction under way names: "other" is none of these, and "there" is where they are. */
  readonly named: readonly Piece[] = NONE;
  /** Cards drawn since anything else was spoken of: "one of them". */
  readonly drawn: readonly Piece[] | undefined;
  /** Cards that were looked at or revealed: "one of them", "the rest". */
  readonly among: readonly Piece[] | undefined;
  /** The last instruction chose "that": another choice adds to it. */
  readonly choosing: boolean | undefined;
  readonly thatMuch: number = 0;
  /** How much of that each player did, by seat: "each player discards their hand, then draws that many". */
  readonly byPlayer: Readonly<Record<number, number>> = NOTHING_DONE_BY_ANYBODY;
  readonly thatPlayer: number | undefined;
  readonly modes: readonly number[] = NONE;
  readonly x: number = 0;
  /** Where "here" is (053.3, 734.1.d.3): noted, as the source may have left. */
  readonly here: Location | undefined;
  /** Whether what a player might do was done: what "if you do" asks. */
  readonly did: boolean | undefined;
  /** Whether anything was done as the last instruction was carried out: what "if you do" asks of what must be done. */
  readonly acted: true | undefined;
  /** What was done "this way", by the word for it, and to what. */
  readonly done: Readonly<Record<string, readonly Piece[]>> = NOTHING_DONE;
  /** The same, by the last instruction with that word: "if it was stunned this way". */
  readonly doneLast: Readonly<Record<string, readonly Piece[]>> = NOTHING_DONE;
  /** Where objects were before this text first moved them ("its original location"), by their ids. */
  readonly origins: Readonly<Record<number, Location>> | undefined;
  /** Who controlled what changed zones as this was done or triggered, before it did, by the ids of what it became (356.3.e.13). */
  readonly controllers: Readonly<Record<number, number>> | undefined;
  /** Optional additional costs that were paid (353.4.d.1). */
  readonly paidAdditional: boolean = false;
  /** Targets were limited to this battlefield (737.1.d.2). */
  readonly onlyAt: Location | undefined;
  /** Replacement effects that what is done now has been through. */
  readonly replaced: readonly unknown[] | undefined;

  /** What is known before anything was chosen. */
  constructor(
    readonly controller: number,
    readonly source: Piece,
  ) {}

  /** The same, and from now on another. An object that is spread into another of so many fields would be slow for good. */
  copy(): Context {
    const other = draft(new Context(this.controller, this.source));
    other.ability = this.ability;
    other.targets = this.targets;
    other.groupsAt = this.groupsAt;
    other.youIsNobody = this.youIsNobody;
    other.that = this.that;
    other.thatWas = this.thatWas;
    other.inPlay = this.inPlay;
    other.named = this.named;
    other.drawn = this.drawn;
    other.among = this.among;
    other.choosing = this.choosing;
    other.thatMuch = this.thatMuch;
    other.byPlayer = this.byPlayer;
    other.thatPlayer = this.thatPlayer;
    other.modes = this.modes;
    other.x = this.x;
    other.here = this.here;
    other.did = this.did;
    other.acted = this.acted;
    other.done = this.done;
    other.doneLast = this.doneLast;
    other.origins = this.origins;
    other.controllers = this.controllers;
    other.paidAdditional = this.paidAdditional;
    other.onlyAt = this.onlyAt;
    other.replaced = this.replaced;
    return other;
  }

  /** The same with something else known. */
  with(changes: Partial<Context>): Context {
    return Object.assign(this.copy(), changes);
  }
}

/** An activated ability, and the object that has it. */
export interface Use {
  readonly source: Piece;
  readonly ability: ActivatedAbility;
  /** Its place among the activated abilities of the object. */
  readonly index: number;
}

/** An ability that could be activated. */
export interface Activation extends Use {
  /** What activating it takes, once somebody has asked. */
  takes: Taken | undefined;
}

/** What activating an ability takes besides paying costs that are no resources. */
export interface Taken {
  readonly choices: boolean;
  readonly resources: boolean;
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
export class Piece {
  readonly controller: number | undefined;
  readonly location: Location | undefined;
  readonly exhausted: boolean = false;
  readonly facedown: boolean = false;
  readonly damage: number = 0;
  readonly buffed: boolean = false;
  readonly stunned: boolean = false;
  /** 442.1.a.3: designation in the combat in progress. */
  readonly designation: 'attacker' | 'defender' | undefined;
  /** 376.4.d.2.a, 376.4.e.2.a: it has gained the one designation, or the other, in this combat before. */
  readonly hasAttacked: boolean = false;
  readonly hasDefended: boolean = false;
  /** 718: the top-most card that it is attached to, and what is attached to it. */
  readonly attachedTo: Piece | undefined;
  readonly attached: readonly Piece[] = [];
  /** Once it is gone: what was attached to it (719.5). */
  readonly wasAttached: readonly Piece[] = [];
  readonly timestamp: number = 0;
  /** 349.1: on the chain, not finalized yet. */
  readonly pending: boolean = false;
  /** The ability that this object is, when it is one on the chain, and what it does. */
  readonly ability: Ability | undefined;
  readonly instructions: Effect | undefined;
  /** On the chain: what was chosen for it. */
  readonly context: Context | undefined;
  /** As it is played: where it goes (352.2), which optional costs are paid besides, what of its cost is ignored (353.1). */
  readonly destination: Location | undefined;
  readonly additionalCosts: readonly AdditionalCost[] = [];
  /** An effect's own reduction of what playing it costs. */
  readonly reducedBy: { readonly energy: number; readonly power: readonly Power[] } | undefined;
  readonly ignoring: 'cost' | 'energy cost' | 'power cost' | undefined;
  readonly entersReady: boolean = false;
  /** As it is played: the Energy that it costs in all. */
  readonly paidEnergy: number | undefined;
  readonly playedFrom: string | undefined;
  /** Number of the turn in which it came from the chain to the board. */
  readonly playedOnTurn: number = 0;
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
  /** What it became when it changed zones; undefined while it is where it was. */
  readonly became: Piece | undefined;
  /** Its characteristics as it last was where it was (356.3.e.13). */
  readonly lastKnown: Characteristics | undefined;
  readonly lastController: number | undefined;
  readonly lastLocation: Location | undefined;
  /** It was its controller's only unit there as it left, where any text of the game asks for that. */
  readonly wasAlone: boolean = false;
  /** Cards that this object banished (414.3). */
  readonly banished: readonly Piece[] = [];
  /** Its face is shown to everybody for the time being (411.1.a). */
  readonly revealed: boolean = false;
  /** Who looks at its face for the time being, besides those who may anyway. */
  readonly lookedAtBy: number | undefined;
  /** Whether it was Mighty when that was last looked at (709). */
  readonly wasMighty: boolean | undefined;
  /** What last dealt damage to it, and what else has since the last cleanup (415.5.c). */
  readonly damagedBy: Piece | undefined;
  readonly alsoDamagedBy: readonly Piece[] = [];
  /** Its card's place among those of the game; -1: nobody has asked yet. */
  cardAt = -1;
  /** The ability that dealt it, where one of that object's did (404.6.b.2.a). */
  readonly damagedThrough: Piece | undefined;
  /** Characteristics as worked out last, and at which version of the state. */
  seen: Characteristics | undefined;
  seenAt = -1;
  /** What could be activated of it, once somebody has looked. */
  activations: Activations | undefined;

  constructor(
    readonly id: number,
    readonly card: Card,
    readonly owner: number,
    readonly zone: Zone<Piece>,
  ) {}

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

  /** True once it has changed zones to or from a non-board zone, or ceased to exist. */
  get gone(): boolean {
    return this.lastKnown !== undefined;
  }
}
