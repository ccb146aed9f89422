import { zonesOf } from '../card-game/description';
import { CardGame } from '../card-game/game';
import {
  Aspects,
  concatMap,
  draft,
  Occurrence,
  type OutOfForce,
  type RulesAsked,
  type Ruleset,
  type Tables,
  type Zone,
} from '../kernel';
import type { Card, Characteristics } from './card';
import { description } from './description';
import type { DelayedTrigger, LastingEffect, Standing, WaitingTrigger } from './effects-in-force';
import { GameObject, type Location, type ObjectTypes } from './object';
import type { Match, Particulars } from './particulars';
import { Player } from './player';
import { Progress } from './progress';
import {
  ASPECTS,
  arrangesAnew,
  CLEANUPS,
  changesRunes,
  changesTheTable,
  PAYING,
  PILES,
  POINTS,
  RUNES,
  touching,
  VERSIONS,
} from './speed/arrangement';
import type { Ability, Statement } from './text/tree/index';

/** The rules that this state asks for answers, besides those that any game asks; given by the sections of the ruleset. */
export interface Rules extends RulesAsked<RiftboundGame> {
  characteristics(game: RiftboundGame, object: GameObject): Characteristics;
  statements(game: RiftboundGame): ReadonlyMap<string, readonly Standing[]>;
  /** What do properties of objects, or statements in force, hang on beyond how the board is arranged? Bits of `BEYOND`. */
  looksBeyond(game: RiftboundGame): number;
  /** Do effects in force change more of an object than its numbers? */
  changesMoreThanNumbers(game: RiftboundGame): boolean;
  isBasicRune(object: GameObject): boolean;
}

const nothing = (): void => {};
const NOTHING_STANDS: readonly Standing[] = [];

/** The types of Riftbound, by the layer's names for them. */
export interface RiftboundTypes extends ObjectTypes {
  game: RiftboundGame;
  player: Player;
  lasting: LastingEffect;
  match: Match;
  about: Particulars;
}

/** The state of a game of Riftbound. */
export class RiftboundGame extends CardGame<RiftboundTypes> {
  protected override readonly self = this;
  private readonly zone = zonesOf<GameObject>(description);
  /** 106: everything on the board except legends and facedown cards; where exactly, locations say. */
  readonly board = this.zone('board');
  readonly chain = this.zone('chain');
  /** The battlefields, in the order in which they were put on the board. */
  readonly battlefields: readonly Location[] = [];
  /** What the layer calls so are the board (106) and the chain (326). */
  readonly inPlay = this.board;
  readonly stack = this.chain;
  override readonly delayed: readonly DelayedTrigger[] = [];
  override readonly waiting: readonly WaitingTrigger[] = [];
  /** Battlefields that a player brought and that are still to be selected from (462.5), and whose. */
  readonly aside: readonly { readonly object: GameObject; readonly seat: number }[] = [];
  readonly now = new Progress();
  /** The cards that were asked for, each with its place among them. */
  private readonly cards = new Map<Card, number>();
  /** While layers are applied: what they have made of an object so far (452.1). */
  layering: ((object: GameObject) => Characteristics) | undefined;
  /** What was worked out about the board holds until the number that it hangs on rises: at the places of `VERSIONS`. */
  private readonly versions: number[] = [0, 0, 0, 0];
  private readonly aspects: Aspects;
  /** Bases and battlefields as they were listed last, and when. */
  private everywhere: readonly Location[] = [];
  private everywhereAt = -1;
  /** Whether effects change more of objects than numbers, and for which table that was found out. */
  private changesMore = false;
  private changedMoreAt = -1;
  constructor(
    ruleset: Ruleset,
    off: OutOfForce,
    seed: number,
    protected override readonly rules: Rules,
    names: readonly string[],
    tables?: Tables<RiftboundGame, GameObject>,
  ) {
    super(ruleset, off, seed, tables);
    names.forEach((name, seat) => {
      const zone = zonesOf<GameObject>(description, seat);
      this.players.push(
        new Player(
          seat,
          name,
          zone('main deck'),
          zone('rune deck'),
          zone('hand'),
          zone('trash'),
          zone('banishment'),
          zone('champion zone'),
          zone('legend zone'),
        ),
      );
    });
    const piles = this.players.flatMap(({ zones, legend }) =>
      zones.filter((zone) => zone !== legend).map(({ objects }) => objects),
    );
    const told = {
      turn: this.now,
      piles,
      withRunes: [this.board.objects, ...this.players.map(({ base }) => base.objects)],
      isBasicRune: rules.isBasicRune,
      others: [this.chain.objects, this.delayed, this.waiting, this.aside],
    };
    this.aspects = new Aspects(this.journal, ASPECTS, touching(told));
  }

  override changed(): void {
    super.changed();
    const { rules } = this;
    const touched = this.aspects.changed();
    if (touched === 0) return;
    const areRunesOthers = changesRunes(touched);
    const isTableAnother = changesTheTable(touched) || (areRunesOthers && this.doRunesCount());
    if (isTableAnother) this.rise(VERSIONS.table);
    if (areRunesOthers) this.rise(VERSIONS.arrangedWithRunes);
    if (!isTableAnother && !arrangesAnew(touched) && (touched & rules.looksBeyond(this)) === 0) return;
    this.rise(VERSIONS.arranged, VERSIONS.arrangedWithRunes);
    if (isTableAnother || this.areAbilitiesChanged()) this.rise(VERSIONS.abilities);
  }

  private rise(one: number, other?: number): void {
    const { versions } = this;
    versions[one] = (versions[one] ?? 0) + 1;
    if (other !== undefined) versions[other] = (versions[other] ?? 0) + 1;
  }

  /** Rises with every change that properties of objects and statements in force may follow from. */
  get arrangedAt(): number {
    return this.versionOf(VERSIONS.arranged);
  }

  /** What is counted at one of these places, even by a change that no event has told of. */
  versionOf(place: number): number {
    if (this.aspects.isBehind && !this.isStill) this.changed();
    return this.versions[place] ?? 0;
  }

  /** Rises as objects come to the board or leave it, are attached or detached, and as effects begin and end. */
  private get tableAt(): number {
    return this.versionOf(VERSIONS.table);
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
    return this.aspects.version(CLEANUPS) + this.arrangedAt;
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
    for (const place of Object.values(VERSIONS)) this.rise(place);
  }

  override get abilitiesVersion(): number {
    return this.isByRulesAlone ? this.writtenAt : this.versionOf(VERSIONS.abilities);
  }

  /** An event of this game, as the layer makes it. */
  event(
    kind: string,
    about: Particulars,
    change: Occurrence<RiftboundGame, GameObject, Particulars>['change'] = nothing,
  ): Occurrence<RiftboundGame, GameObject, Particulars> {
    return new Occurrence(kind, about, change);
  }

  get zones(): readonly Zone<GameObject>[] {
    const { players, battlefields, board, chain } = this;
    const facedown = concatMap(battlefields, (each) => (each.facedown ? [each.facedown] : []));
    return [...concatMap(players, ({ zones }) => zones), board, chain, ...facedown];
  }

  /** Bases, then battlefields. */
  get locations(): readonly Location[] {
    const { players, battlefields } = this;
    const { tableAt } = this;
    if (
      this.isByRulesAlone ||
      this.everywhereAt !== tableAt ||
      this.everywhere.length !== players.length + battlefields.length
    ) {
      this.everywhere = [...players.map(({ base }) => base), ...battlefields];
      this.everywhereAt = tableAt;
    }
    return this.everywhere;
  }

  /** An object's characteristics now, or as it last existed. */
  look(object: GameObject): Characteristics {
    if (object.lastKnown) return object.lastKnown;
    if (this.layering) return this.layering(object);
    return this.rules.characteristics(this, object);
  }

  /** An object's abilities now: as they are printed, where nothing in force changes more than numbers. */
  abilitiesOf(object: GameObject): readonly Ability[] {
    return this.isAsPrinted(object) ? object.card.abilities : this.look(object).abilities;
  }

  /** An object's types now, told the same way. */
  typesOf(object: GameObject): readonly string[] {
    return this.isAsPrinted(object) ? object.card.types : this.look(object).types;
  }

  /** Does an object have the abilities and types that are printed on its card, and no others? */
  isAsPrinted({ lastKnown, attached }: GameObject): boolean {
    return (
      !this.isByRulesAlone &&
      lastKnown === undefined &&
      this.layering === undefined &&
      attached.length === 0 &&
      !this.areAbilitiesChanged()
    );
  }

  /** Could a basic rune be something else than what pays, or have to be looked at to know what other objects are? */
  private doRunesCount(): boolean {
    return this.areAbilitiesChanged();
  }

  /** Do effects change more of objects than numbers? It is asked for each object that somebody looks at. */
  private areAbilitiesChanged(): boolean {
    const { tableAt } = this;
    if (this.isByRulesAlone) return true;
    if (this.changedMoreAt !== tableAt) {
      this.changesMore = this.rules.changesMoreThanNumbers(this);
      this.changedMoreAt = tableAt;
    }
    return this.changesMore;
  }

  /** The statements in force that say one thing. */
  activeStatements(says: Statement['says']): readonly Standing[] {
    return this.rules.statements(this).get(says) ?? NOTHING_STANDS;
  }

  /** Makes an object out of a card in a zone, without anything happening. */
  make(card: Card, owner: number, zone: Zone<GameObject>): GameObject {
    const { now } = this;
    const { nextId } = now;
    const object = new GameObject(nextId, card, owner, zone);
    this.keepBooks('make an object', () => {
      this.journal.overwrites(now, 'nextId', nextId).nextId = nextId + 1;
    });
    draft(object).timestamp = this.timestamp();
    return object;
  }

  /** The place of an object's card among those of the game: each object notes it, as it is asked for all the time. */
  placeOfCard(object: GameObject): number {
    if (object.cardAt < 0) {
      const { cards } = this;
      object.cardAt = cards.get(object.card) ?? cards.size;
      cards.set(object.card, object.cardAt);
    }
    return object.cardAt;
  }

  /** A cleanup is due from now on, or no more (319). */
  setCleanupDue(isDue: boolean): void {
    const { now } = this;
    if (now.cleanupDue === isDue) return;
    this.keepBooks(isDue ? 'make a cleanup due' : 'begin a cleanup', () => {
      this.journal.overwrites(now, 'cleanupDue', !isDue).cleanupDue = isDue;
    });
  }

  /** More than all that a loop could be using up: cards, points, what texts and cards name. */
  protected repetitionBound(): number {
    return this.players.reduce(
      (sum, player) => sum + 20 + player.mainDeck.objects.length + player.trash.objects.length,
      200,
    );
  }
}
