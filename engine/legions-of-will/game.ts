import { zonesOf } from '../card-game/description';
import { CardGame } from '../card-game/game';
import {
  asIf,
  concatMap,
  draft,
  type GameEvent,
  Occurrence,
  type OutOfForce,
  type RulesAsked,
  type Ruleset,
  speedUps,
  type Tables,
  type Zone,
} from '../kernel';
import { description } from './description';
import type { LastingEffect, Standing } from './effects-in-force';
import type { Facts } from './facts';
import {
  type Activation,
  type Card,
  type Characteristics,
  GameObject,
  type ObjectTypes,
  Player,
} from './object';
import type { Match, Particulars } from './particulars';
import { LegionsProgress } from './progress';
import { Arrangement, type Reach } from './speed/arrangement';
import { noTraits, type Trait } from './speed/traits';
import type { Ability, Statement } from './text/tree';

/** The rules that this state asks for answers, besides those that any game asks; given by the sections of the ruleset. */
export interface Rules extends RulesAsked<LegionsGame> {
  characteristics(game: LegionsGame, object: GameObject): Characteristics;
  /** The same before any continuous effect. */
  beginning(game: LegionsGame, object: GameObject): Characteristics;
  reach(game: LegionsGame): Reach;
  /** What is written on a card. */
  traits(card: Card): readonly Trait[];
  readonly facts: Facts;
  /** The objects that an ability of another may speak of, before a change or after it (see `Arrangement`). */
  spokenOfBy(
    game: LegionsGame,
    source: GameObject,
    bases: readonly GameObject[],
    onlyMoved: boolean,
  ): readonly GameObject[];
  statements(game: LegionsGame): ReadonlyMap<string, readonly Standing[]>;
  /** Events that happen at once, in the order in which their objects receive timestamps. */
  inOrderOfTimestamps(
    game: LegionsGame,
    events: readonly GameEvent<LegionsGame>[],
  ): readonly GameEvent<LegionsGame>[];
}

const nothing = (): void => {};
const NO_STANDINGS: readonly Standing[] = [];
const NO_OBJECTS: readonly GameObject[] = [];

const activated = (source: GameObject, abilities: readonly Ability[]): readonly Activation[] =>
  concatMap(abilities, (ability) => (ability.kind === 'activated' ? [{ source, ability }] : []));

/** The types of Legions of Will, by the layer's names for them. */
export interface LegionsTypes extends ObjectTypes {
  game: LegionsGame;
  player: Player;
  lasting: LastingEffect;
  match: Match;
  about: Particulars;
}

/** The state of a game of Legions of Will. */
export class LegionsGame extends CardGame<LegionsTypes> {
  protected override readonly self = this;
  private readonly zone = zonesOf<GameObject>(description);
  readonly battlefield = this.zone('battlefield');
  readonly chain = this.zone('chain of events');
  readonly expelled = this.zone('expelled');
  /** What the layer calls so is the battlefield (403), and the chain of events (406). */
  readonly inPlay = this.battlefield;
  readonly stack = this.chain;
  /** Cards whose faces are shown until what resolves is done (701.11a). */
  readonly shown: readonly GameObject[] = [];
  /** What was expelled until an object leaves the battlefield (607.3), and the base that it returns to. */
  readonly returning: readonly {
    readonly source: GameObject;
    readonly object: GameObject;
    readonly base: GameObject;
  }[] = [];
  /** Objects on the battlefield with abilities of their own: the only ones whose text needs reading there. */
  readonly sources: readonly GameObject[] = [];
  /** Those of them with an activated ability. */
  readonly activators: readonly GameObject[] = [];
  /** The bases on the battlefield. */
  readonly bases: readonly GameObject[] = [];
  /** Objects on the battlefield that say something of other objects' characteristics. */
  readonly speakers: readonly GameObject[] = [];
  /** How many objects on the battlefield have a trait written on them. */
  readonly traits = noTraits();
  /**
   * Has any card of this game, wherever it is, an ability that works outside the battlefield, its time to be played, or
   * redeem? What none has needn't be looked for at every priority. Never taken back: that only means to look in vain.
   */
  readonly said = {
    elsewhere: !speedUps.areUsed,
    times: !speedUps.areUsed,
    timesOfAbilities: !speedUps.areUsed,
    redeems: !speedUps.areUsed,
  };
  /** Version of the state at which there was last found to be nothing to do after events. */
  readonly settled = { events: -1 };
  /** What has become out of date of what was worked out about the battlefield. */
  readonly arrangement: Arrangement;
  private standings:
    | { readonly at: number; readonly statements: ReadonlyMap<string, readonly Standing[]> }
    | undefined;
  readonly now = new LegionsProgress();
  private workedOutAt = -1;

  constructor(
    ruleset: Ruleset,
    off: OutOfForce,
    seed: number,
    protected override readonly rules: Rules,
    names: readonly string[],
    tables?: Tables<LegionsGame, GameObject>,
  ) {
    super(ruleset, off, seed, tables);
    names.forEach((name, seat) => {
      const zone = zonesOf<GameObject>(description, seat);
      this.players.push(new Player(seat, name, zone('deck'), zone('hand'), zone('graveyard')));
    });
    const elsewhere = this.players.flatMap(({ deck, hand, graveyard }) => [deck, hand, graveyard]);
    const zones = [...elsewhere, this.chain, this.expelled];
    const { sources, effects, traits, now } = this;
    const lists = [...zones.map((zone) => zone.objects), this.waiting, this.delayed, this.shown];
    const places = { elsewhere: new Set<object>(lists), sources, effects, traits, now };
    this.arrangement = new Arrangement(this.journal, places, {
      reach: () => rules.reach(this),
      spokenOfBy: (source, bases, onlyMoved) => rules.spokenOfBy(this, source, bases, onlyMoved),
      turning: () =>
        this.traits.turns === 0 ? [] : sources.filter(({ card }) => rules.traits(card).includes('turns')),
    });
  }

  override changed(): void {
    super.changed();
    this.arrangement.changed();
  }

  override takeBack(mark: number): void {
    this.arrangement.aboutToTakeBack(mark);
    super.takeBack(mark);
  }

  override apply(events: readonly GameEvent<LegionsGame>[]): void {
    super.apply(events.length > 1 ? this.rules.inOrderOfTimestamps(this, events) : events);
  }

  get zones(): readonly Zone<GameObject>[] {
    const { players, battlefield, chain, expelled } = this;
    const piles = concatMap(players, ({ deck, hand, graveyard }) => [deck, hand, graveyard]);
    return [...piles, battlefield, chain, expelled];
  }

  /** What cards and abilities say by themselves. */
  get facts(): Facts {
    return this.rules.facts;
  }

  /** An event of this game, as the layer makes it. */
  event(
    kind: string,
    about: Particulars,
    change: Occurrence<LegionsGame, GameObject, Particulars>['change'] = nothing,
  ): Occurrence<LegionsGame, GameObject, Particulars> {
    return new Occurrence(kind, about, change);
  }

  /** An object's characteristics before any continuous effect, to be handed on. */
  readonly beginning = (object: GameObject): Characteristics => this.rules.beginning(this, object);

  /** An object's characteristics now, or as it last existed. */
  look(object: GameObject): Characteristics {
    if (object.lastKnown) return object.lastKnown;
    if (!speedUps.areUsed) this.forgetWhatWasWritten();
    if (
      object.seen &&
      object.seenAt === (object.zone === this.battlefield ? this.arrangement.version : this.version)
    )
      return object.seen;
    return this.rules.characteristics(this, object);
  }

  /** What `ask` answers while an object looks as it is told to. */
  asIfItWere<R>(object: GameObject, seen: Characteristics, ask: () => R): R {
    return asIf(object, { seen, seenAt: this.version }, ask);
  }

  /** Where no shortcuts are taken, what was worked out holds until anything is written. */
  private forgetWhatWasWritten(): void {
    const { writtenAt } = this;
    if (writtenAt === this.workedOutAt) return;
    this.workedOutAt = writtenAt;
    this.changed();
  }

  /** Its card types: those printed on its card, for as long as no effect changes types. */
  typesOf(object: GameObject): readonly string[] {
    const asPrinted =
      speedUps.areUsed && !this.reach.types && object.zone === this.battlefield && !object.ceased;
    return asPrinted ? object.card.types : this.look(object).types;
  }

  override get unchecked(): readonly GameObject[] | undefined {
    return this.arrangement.toCheck;
  }

  override foundNothing(): void {
    let again = NO_OBJECTS;
    // A base with defense 0 doesn't see whether an ability of its own has left the chain of events (301.8).
    for (const object of this.unchecked ?? this.bases)
      if (object.isBase && !object.faceDown && this.look(object).defense <= 0) again = [...again, object];
    this.arrangement.checked(again);
  }

  override get abilitiesVersion(): number {
    return speedUps.areUsed ? this.arrangement.sourcesVersion : this.writtenAt;
  }

  override get isQuiet(): boolean {
    const { sources, effects, delayed } = this;
    return speedUps.areUsed && sources.length === 0 && effects.length === 0 && delayed.length === 0;
  }

  override get objectsWithAbilities(): readonly GameObject[] {
    return this.changesAbilities ? this.battlefield.objects : this.sources;
  }

  /** Those printed on it, for as long as no effect changes abilities on the battlefield. */
  abilitiesOf(object: GameObject): readonly Ability[] {
    return object.zone === this.battlefield && this.changesAbilities
      ? this.look(object).abilities
      : object.card.abilities;
  }

  /** What its text says now, and what effects state of it. */
  textOf(object: GameObject): Pick<Characteristics, 'abilities' | 'statements'> {
    return this.changesAbilities ? this.look(object) : this.printedOn(object);
  }

  /** The objects on the battlefield that may have an ability to activate. */
  get mayBeActivated(): readonly GameObject[] {
    return this.changesAbilities ? this.battlefield.objects : this.activators;
  }

  /** Its abilities that can be activated: as printed always the same ones, for they are asked for at every priority. */
  activationsOf(source: GameObject): readonly Activation[] {
    if (this.changesAbilities && source.zone === this.battlefield)
      return activated(source, this.look(source).abilities);
    source.activations ??= activated(source, source.card.abilities);
    return source.activations;
  }

  /** What is printed on its card, whatever way up it lies. */
  printedOn(object: GameObject): Characteristics {
    object.printed ??= this.facts.printed(object.card);
    return object.printed;
  }

  /** The statements in force that say one thing. */
  activeStatements(says: Statement['says']): readonly Standing[] {
    const at = this.abilitiesVersion;
    if (this.standings?.at !== at) this.standings = { at, statements: this.rules.statements(this) };
    const { statements } = this.standings;
    return statements.size === 0 ? NO_STANDINGS : (statements.get(says) ?? NO_STANDINGS);
  }

  /** Makes an object out of a card in a zone, without anything happening. */
  make(card: Card, owner: number, zone: Zone<GameObject>): GameObject {
    const object = new GameObject(this.now.nextId, card, owner, zone);
    const { namesAZone, functionsElsewhere, hasItsTime, timesAnAbility, redeems } =
      this.facts.whereAndWhen(card);
    if (namesAZone || functionsElsewhere) this.said.elsewhere = true;
    if (hasItsTime) this.said.times = true;
    if (timesAnAbility) this.said.timesOfAbilities = true;
    if (redeems) this.said.redeems = true;
    this.set(this.now, 'nextId', this.now.nextId + 1);
    // Nothing knows the object yet: what it begins with needn't be taken back.
    draft(object).timestamp = this.timestamp();
    return object;
  }

  /** Takes an object on the battlefield into the lists of what is looked for there. */
  enlist(object: GameObject): void {
    const traits = this.rules.traits(object.card);
    for (const trait of traits) this.set(this.traits, trait, this.traits[trait] + 1);
    if (traits.includes('speaks of others')) this.journal.push(this.speakers, object);
    if (object.card.abilities.length > 0) this.journal.push(this.sources, object);
    if (this.facts.whereAndWhen(object.card).activated.length > 0) this.journal.push(this.activators, object);
    if (object.isBase) this.journal.push(this.bases, object);
  }

  /** Takes an object that leaves the battlefield out of them. */
  delist(object: GameObject): void {
    for (const trait of this.rules.traits(object.card)) this.set(this.traits, trait, this.traits[trait] - 1);
    this.journal.remove(this.speakers, object);
    if (object.card.abilities.length > 0) this.journal.remove(this.sources, object);
    if (this.facts.whereAndWhen(object.card).activated.length > 0)
      this.journal.remove(this.activators, object);
    if (object.isBase) this.journal.remove(this.bases, object);
  }

  /** More than all that a loop could be using up or working towards: cards, resource, damage, counters, numbers in texts. */
  protected repetitionBound(): number {
    const decks = this.players.reduce((sum, player) => sum + player.deck.objects.length + player.reserve, 0);
    const onTable = [...this.battlefield.objects, ...this.chain.objects].map(({ card, counters }) => {
      const printed = Math.abs(card.power ?? 0) + card.defense + Math.abs(card.will ?? 0);
      const worded = (card.text.match(/\d+/g) ?? []).map(Number);
      return [...worded, ...Object.values(counters)].reduce((sum, number) => sum + number, printed);
    });
    return onTable.reduce((sum, number) => sum + number, 100 + decks);
  }

  /** Does any continuous effect modify characteristics now? */
  get isModified(): boolean {
    return this.reach.modifies !== 'nothing';
  }

  /** Does any continuous effect give or take abilities now? If not, objects have the ones printed on them. */
  get changesAbilities(): boolean {
    return this.reach.modifies === 'abilities too';
  }

  /** Does any continuous effect change types now? */
  get changesTypes(): boolean {
    return this.reach.types;
  }

  /** How far continuous effects reach now. */
  get reach(): Reach {
    return this.arrangement.reach;
  }
}
