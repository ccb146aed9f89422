import {
  Aspects,
  type Decision,
  type GameEvent,
  type Rule,
  RuledGame,
  type Ruleset,
  type Tables,
  Zone,
} from '../kernel';
import {
  ASPECTS,
  CLEANUPS,
  PAYING,
  PILES,
  POINTS,
  RUNES,
  TOUCHES_ARRANGEMENT,
  TOUCHES_RUNES,
  TOUCHES_TABLE,
  touching,
} from './arrangement';
import { type Card, type Characteristics, type Context, Location, Piece, Player } from './piece';
import type {
  Ability,
  Condition,
  Duration,
  Effect,
  Modification,
  Statement,
  TargetSpecification,
  Trigger,
} from './text/tree/index';

/** A change of an object's properties while an effect lasts: as a text says it, or to what it has become a copy of. */
export type Change = Modification | { readonly change: 'become'; readonly traits: Characteristics };

/** A continuous effect that a resolved spell or ability left behind. */
export interface LastingEffect {
  readonly context: Context;
  readonly duration: Duration;
  readonly timestamp: number;
  /** Turn in which it began. */
  readonly turn: number;
  /** The objects it applies to, fixed as it began. */
  readonly pieces: readonly Piece[];
  readonly modifications: readonly Change[];
  readonly statement: Statement | undefined;
  /** Who controls the objects while it lasts, and who would without any such effect. */
  readonly control?: { readonly seat: number; readonly before: number };
}

/** A delayed ability waiting for its event (382). */
export interface DelayedTrigger {
  readonly trigger: Trigger;
  readonly effect: Effect;
  readonly context: Context;
  readonly duration: Duration | undefined;
  /** Only the first time. */
  readonly next: boolean;
  readonly text: string;
  /** Its own targets, chosen as it is put on the chain. */
  readonly targets: readonly TargetSpecification[] | undefined;
}

/** A triggered ability that has triggered and waits to be put on the chain (376.3). */
export interface Triggered {
  readonly ability: Piece['ability'];
  readonly effect: Effect;
  readonly condition: Condition | undefined;
  readonly controller: number;
  readonly context: Context;
  readonly text: string;
  /** 376.1.b: for each of simultaneous events that could have triggered it, what it would know. */
  readonly instances?: readonly Context[];
}

/** What the turn and the game are at. */
interface Progress {
  active: number;
  turn: number;
  phase: string;
  step: string;
  firstPlayer: number;
  over: boolean;
  nextId: number;
  nextTimestamp: number;
  /** 312, 313: who has priority on the chain, who has focus, and how often each was passed in sequence. */
  priority: number;
  passes: number;
  focus: number | undefined;
  focusPasses: number;
  /** 342: the chain that a showdown opened with is still there. */
  initialChain: boolean;
  /** A chain exists, or has just ended. */
  chained: boolean;
  /** An item of the chain has just resolved. */
  hasResolved: boolean;
  /** 308: where a showdown is in progress; and whether it is part of a combat. */
  showdown: Location | undefined;
  combat: Location | undefined;
  attacker: number | undefined;
  /** 319: a cleanup is due. */
  cleanupDue: boolean;
  /** What has triggered is about to be put on the chain. */
  arePut: boolean;
  /** Seats of the players who take extra turns, the next one first. */
  extraTurns: readonly number[];
  /** During an extra turn: whose turn it was last in turn order. */
  regular: number | undefined;
}

type Events = readonly GameEvent<RiftboundGame>[];

/** The rules that the state asks for answers; given by the ruleset's sections, which know the state and not the reverse. */
export interface Rules {
  characteristics(game: RiftboundGame, piece: Piece): Characteristics;
  statements(game: RiftboundGame): ReadonlyMap<string, readonly Standing[]>;
  /** Do properties of objects, or statements in force, hang on more than how the board is arranged? */
  looksBeyond(game: RiftboundGame): boolean;
  /** Do effects in force change more of an object than its numbers? */
  changesMoreThanNumbers(game: RiftboundGame): boolean;
  isBasicRune(piece: Piece): boolean;
  replace(game: RiftboundGame, events: Events): Events | undefined;
  aboutToHappen(game: RiftboundGame, events: Events): unknown;
  happened(game: RiftboundGame, events: Events, before: unknown): void;
  hash(game: RiftboundGame): string;
}

const NOTHING_STANDS: readonly Standing[] = [];

/** A statement in force, with what says it. */
export interface Standing {
  readonly statement: Statement;
  readonly context: Context;
  readonly pieces: readonly Piece[] | undefined;
  readonly timestamp: number;
}

/** The state of a game of Riftbound. */
export class RiftboundGame extends RuledGame<RiftboundGame, Piece> {
  protected override readonly self = this;
  readonly players: Player[] = [];
  /** 106: everything on the board except legends and facedown cards; where exactly, locations say. */
  readonly board = new Zone<Piece>('board', undefined, false);
  readonly chain = new Zone<Piece>('chain', undefined, false);
  /** The battlefields, in the order in which they were put on the board. */
  readonly battlefields: Location[] = [];
  readonly effects: LastingEffect[] = [];
  readonly delayed: DelayedTrigger[] = [];
  readonly waiting: Triggered[] = [];
  /** Battlefields that a player brought and that are still to be selected from (462.5), and whose. */
  readonly aside: { readonly piece: Piece; readonly seat: number }[] = [];
  private standings:
    | { readonly at: number; readonly statements: ReadonlyMap<string, readonly Standing[]> }
    | undefined;
  readonly now: Progress = {
    active: 0,
    turn: 0,
    phase: '',
    step: '',
    firstPlayer: 0,
    over: false,
    nextId: 1,
    nextTimestamp: 1,
    priority: 0,
    passes: 0,
    focus: undefined,
    focusPasses: 0,
    initialChain: false,
    chained: false,
    hasResolved: false,
    showdown: undefined,
    combat: undefined,
    attacker: undefined,
    cleanupDue: false,
    arePut: false,
    extraTurns: [],
    regular: undefined,
  };
  /** The cards that were asked for, each with its place among them. */
  private readonly cards = new Map<Card, number>();
  /** While layers are applied: what they have made of an object so far (452.1). */
  layering: ((piece: Piece) => Characteristics) | undefined;
  /** Rises with every change that properties of objects and statements in force may follow from. */
  arrangedAt = 0;
  /** Rises with every change that anything but the numbers of objects may follow from: their abilities, their types. */
  abilitiesAt = 0;
  /** Rises as objects come to the board or leave it, are attached or detached, and as effects begin and end. */
  tableAt = 0;
  private readonly aspects: Aspects;
  /** Bases and battlefields as they were listed last, and when. */
  private everywhere: readonly Location[] = [];
  private everywhereAt = -1;
  /** Whether effects change more of objects than numbers, and for which table that was found out. */
  private changesMore = false;
  private changedMoreAt = -1;
  /** Whether every change counts as one; undefined: not known since the board was arranged anew. */
  private everyChangeCounts: boolean | undefined;
  /** True when players are asked at every priority, even when passing is all that they can do. */
  stopsAtPriority = false;

  constructor(
    ruleset: Ruleset,
    off: ReadonlySet<Rule>,
    seed: number,
    private readonly rules: Rules,
    names: readonly string[],
    tables?: Tables<RiftboundGame, Piece>,
  ) {
    super(ruleset, off, seed, tables);
    names.forEach((name, seat) => {
      const zone = (kind: string, hidden: boolean): Zone<Piece> => new Zone(kind, seat, hidden);
      this.players.push(
        new Player(
          seat,
          name,
          zone('main deck', true),
          zone('rune deck', true),
          zone('hand', true),
          zone('trash', false),
          zone('banishment', false),
          zone('champion zone', false),
          zone('legend zone', false),
        ),
      );
    });
    const piles = this.players.flatMap(({ zones, legend }) =>
      zones.filter((zone) => zone !== legend).map(({ objects }) => objects),
    );
    const told = {
      turn: this.now,
      piles,
      withRunes: [this.board.objects, ...this.players.map(({ base }) => base.pieces)],
      isBasicRune: rules.isBasicRune,
      others: [this.chain.objects, this.delayed, this.waiting, this.aside],
    };
    this.aspects = new Aspects(this.journal, ASPECTS, touching(told));
  }

  override changed(): void {
    super.changed();
    const touched = this.aspects.changed();
    const isTableAnother =
      (touched & TOUCHES_TABLE) !== 0 || ((touched & TOUCHES_RUNES) !== 0 && this.doRunesCount());
    if (isTableAnother) this.tableAt += 1;
    const isArrangedAnew = isTableAnother || (touched & TOUCHES_ARRANGEMENT) !== 0;
    if (isArrangedAnew) this.everyChangeCounts = undefined;
    else this.everyChangeCounts ??= this.rules.looksBeyond(this);
    if (!isArrangedAnew && !this.everyChangeCounts) return;
    this.arrangedAt += 1;
    if (isTableAnother || this.areAbilitiesChanged()) this.abilitiesAt += 1;
  }

  override takeBack(mark: number): void {
    this.aspects.aboutToTakeBack(mark);
    super.takeBack(mark);
  }

  /** Rises with every change to what lies in hands, decks, trashes and the like. */
  get pilesAt(): number {
    return this.aspects.version(PILES);
  }

  /** Rises as basic runes come to the board or leave it. Where they count as everything else does, all else rises as well. */
  get runesAt(): number {
    return this.aspects.version(RUNES);
  }

  /** Rises with every change that what cleanups find could follow from, even one that no event has told of. */
  get cleanupsAt(): number {
    if (this.aspects.isBehind) this.changed();
    return this.aspects.version(CLEANUPS) + this.tableAt;
  }

  /** Rises with every change of what is in rune pools, and of what could add to them, even one that no event has told of. */
  get payingAt(): number {
    if (this.aspects.isBehind) this.changed();
    return this.aspects.version(PAYING) + this.arrangedAt;
  }

  /** Rises with every event by which players gain or lose points. */
  get pointsAt(): number {
    return this.aspects.version(POINTS);
  }

  /** Forgets what was worked out about the board: it is worked out anew. */
  forget(): void {
    this.aspects.everything();
    this.tableAt += 1;
    this.everyChangeCounts = undefined;
    this.arrangedAt += 1;
    this.abilitiesAt += 1;
  }

  get isOver(): boolean {
    return this.now.over;
  }

  /** The player in a seat. */
  player(seat: number): Player {
    const found = this.players[seat];
    if (!found) throw new RangeError(`There is no player in seat ${seat}`);
    return found;
  }

  /** Bases, then battlefields. */
  get locations(): readonly Location[] {
    const { players, battlefields } = this;
    const { tableAt } = this;
    if (this.everywhereAt !== tableAt || this.everywhere.length !== players.length + battlefields.length) {
      this.everywhere = [...players.map(({ base }) => base), ...battlefields];
      this.everywhereAt = tableAt;
    }
    return this.everywhere;
  }

  /** An object's characteristics now, or as it last existed. */
  look(piece: Piece): Characteristics {
    if (piece.lastKnown) return piece.lastKnown;
    if (this.layering) return this.layering(piece);
    if (piece.seen && piece.seenAt === this.arrangedAt) return piece.seen;
    const seen = this.rules.characteristics(this, piece);
    piece.seen = seen;
    piece.seenAt = this.arrangedAt;
    return seen;
  }

  /** An object's abilities now: as they are printed, where nothing in force changes more than numbers. */
  abilitiesOf(piece: Piece): readonly Ability[] {
    return this.isAsPrinted(piece) ? piece.card.abilities : this.look(piece).abilities;
  }

  /** An object's types now, told the same way. */
  typesOf(piece: Piece): readonly string[] {
    return this.isAsPrinted(piece) ? piece.card.types : this.look(piece).types;
  }

  /** Does an object have the abilities and types that are printed on its card, and no others? */
  isAsPrinted({ lastKnown, attached }: Piece): boolean {
    return (
      lastKnown === undefined &&
      this.layering === undefined &&
      attached.length === 0 &&
      !this.areAbilitiesChanged()
    );
  }

  /** Could a basic rune be something else than what pays, or have to be looked at to know what other objects are? */
  private doRunesCount(): boolean {
    return !this.hasAllRules || this.areAbilitiesChanged();
  }

  /** Do effects change more of objects than numbers? It is asked for each object that somebody looks at. */
  private areAbilitiesChanged(): boolean {
    const { tableAt } = this;
    if (this.changedMoreAt !== tableAt) {
      this.changesMore = this.rules.changesMoreThanNumbers(this);
      this.changedMoreAt = tableAt;
    }
    return this.changesMore;
  }

  /** The statements in force that say one thing. */
  standing(says: Statement['says']): readonly Standing[] {
    if (this.standings?.at !== this.arrangedAt)
      this.standings = { at: this.arrangedAt, statements: this.rules.statements(this) };
    return this.standings.statements.get(says) ?? NOTHING_STANDS;
  }

  /** Makes an object out of a card in a zone, without anything happening. */
  make(card: Card, owner: number, zone: Zone<Piece>): Piece {
    const { now } = this;
    const { nextId } = now;
    const piece = new Piece(nextId, card, owner, zone);
    this.journal.overwrites(now, 'nextId', nextId);
    now.nextId = nextId + 1;
    piece.timestamp = this.timestamp();
    return piece;
  }

  /** The place of an object's card among those of the game: each object notes it, as it is asked for all the time. */
  placeOfCard(piece: Piece): number {
    if (piece.cardAt < 0) {
      const { cards } = this;
      piece.cardAt = cards.get(piece.card) ?? cards.size;
      cards.set(piece.card, piece.cardAt);
    }
    return piece.cardAt;
  }

  /** Puts a battlefield on the board, without anything happening. */
  placeBattlefield(piece: Piece): Location {
    const facedown = new Zone<Piece>('facedown zone', undefined, true);
    const location = new Location(piece.id, piece.card.name, undefined, piece, facedown);
    this.journal.push(this.battlefields, location);
    this.journal.push(this.board.objects, piece);
    this.set(piece, 'zone', this.board);
    this.set(piece, 'location', location);
    return location;
  }

  /** A cleanup is due from now on, or no more (319). */
  setCleanupDue(isDue: boolean): void {
    const { now } = this;
    if (now.cleanupDue === isDue) return;
    this.journal.overwrites(now, 'cleanupDue', !isDue);
    now.cleanupDue = isDue;
  }

  /** The next timestamp (457.1). */
  timestamp(): number {
    const { now } = this;
    const timestamp = now.nextTimestamp;
    this.journal.overwrites(now, 'nextTimestamp', timestamp);
    now.nextTimestamp = timestamp + 1;
    return timestamp;
  }

  hash(): string {
    return this.rules.hash(this);
  }

  /** More than all that a loop could be using up: cards, points, what texts and cards name. */
  protected repetitionBound(): number {
    return this.players.reduce(
      (sum, player) => sum + 20 + player.mainDeck.objects.length + player.trash.objects.length,
      200,
    );
  }

  /** No rule speaks of loops: what can't go on for ever ends by cleanups (321) and by burning out (418.3.a). */
  protected loopFound(): void {}

  protected replace(events: Events): Events | undefined {
    return this.rules.replace(this, events);
  }

  protected aboutToHappen(events: Events): unknown {
    return this.rules.aboutToHappen(this, events);
  }

  protected happened(events: Events, before: unknown): void {
    this.rules.happened(this, events, before);
  }

  protected override stopsAt(decision: Decision): boolean {
    return this.stopsAtPriority && decision.purpose === 'priority';
  }

  /** Something that a player does outside any decision. */
  anyTime(body: () => void): void {
    this.interrupt(body);
  }

  /** Hash of where the procedures stand: part of the position. */
  standingAt(): string {
    return this.frames.map((frame) => `${frame.name} ${frame.at} ${frame.digest()}`).join('/');
  }
}
