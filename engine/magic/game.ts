import type * as continuous from '../card-game/continuous/lasting-effects';
import type { ActiveStatement } from '../card-game/continuous/statements';
import { zonesOf } from '../card-game/description';
import { CardGame } from '../card-game/game';
import type { LastingPrevention } from '../card-game/replacement/lasting-prevention';
import * as layer from '../card-game/turn/progress';
import {
  concatMap,
  draft,
  Occurrence,
  type OutOfForce,
  type RulesAsked,
  type Ruleset,
  type Tables,
  type Zone,
} from '../kernel';
import type { Activation } from './a-abilities/A.2-activation';
import { description } from './description';
import type { AgreedRounds, MadeChoice } from './g-glossary/G.18-made-choices';
import type { HeldBack } from './g-glossary/G.36-held-back';
import type { RulesText } from './k-card-types/K.6-characteristics';
import { type Card, type Characteristics, MagicObject, type MagicObjectTypes, Player } from './object';
import type { Match, Particulars } from './particulars';
import type { Ability, Cost, ReplacedWord, Statement } from './text/tree';

export type { Activation } from './a-abilities/A.2-activation';

/** The rules that this state asks for answers, besides those that any game asks; given by the sections of the ruleset. */
export interface Rules extends RulesAsked<MagicGame> {
  /** Every statement in force, by what it says. */
  statements(game: MagicGame): ReadonlyMap<string, readonly Standing[]>;
  characteristics(game: MagicGame, object: MagicObject): Characteristics;
  /** A number that is another one once objects in play have other abilities, or others control them. */
  abilitiesAsOf(game: MagicGame): number;
  /** Costs are paid with mana abilities, which have costs of their own: these are asked for through the game. */
  playManaAbility(game: MagicGame, activation: Activation): void;
  couldPay(game: MagicGame, player: number, costs: readonly Cost[], source: MagicObject): boolean;
  /** More than anything that a loop could be using up can last. */
  repetitionBound(game: MagicGame): number;
}

/** A statement in force, with what says it. */
export type Standing = ActiveStatement<MagicObjectTypes>;

/** A continuous effect that what has resolved left behind. */
export interface LastingEffect
  extends continuous.LastingEffect<MagicObjectTypes>,
    LastingPrevention<MagicObjectTypes> {
  /** For a prevention effect: seats of the players whom it covers (G.11.1). */
  readonly players: readonly number[];
  /** Who controls the objects, if it is about that (G.5.3). */
  readonly control?: number | undefined;
  /** The word that stands for another in what is printed on the objects, if it is about that (E.13.1). */
  readonly words?: ReplacedWord | undefined;
  /** What the objects say in place of what is printed on them, if it is about that (701.12h). */
  readonly rulesText?: RulesText | undefined;
}

/** The types of Magic, by the layer's names for them. */
export interface MagicTypes extends MagicObjectTypes {
  game: MagicGame;
  player: Player;
  lasting: LastingEffect;
  match: Match;
  about: Particulars;
}

/** What the turn and the game are at. */
export class MagicProgress extends layer.Progress {
  readonly startingPlayer: number = 0;
  readonly drawn: boolean = false;
  /** How many creatures were declared as attackers in this combat phase. */
  readonly attackersDeclared: number = 0;
  /** What players chose to activate this turn, in order. */
  readonly choices: readonly MadeChoice[] = [];
  /** How often a loop still goes round that players have agreed on (G.18.3). */
  readonly rounds: AgreedRounds | undefined = undefined;
  readonly heldBack: readonly HeldBack[] = NOTHING_HELD_BACK;
  /** What comes into play together, where something of it has amplify (A.7.2). */
  readonly comingTogether: readonly MagicObject[] = [];
  /** Is a spell or ability being announced (401.5)? */
  readonly isAnnouncing: boolean = false;
  /** While one is: the cards on top of libraries as that began (401.6). */
  readonly topsAtAnnouncement: readonly (MagicObject | undefined)[] = [];
}

const NOTHING_HELD_BACK: readonly HeldBack[] = [];
const nothing = (): void => {};
const NO_STANDINGS: readonly Standing[] = [];

/** The state of a game of Magic. */
export class MagicGame extends CardGame<MagicTypes> {
  protected override readonly self = this;
  private readonly zone = zonesOf<MagicObject>(description);
  readonly inPlay = this.zone('in play');
  readonly stack = this.zone('stack');
  readonly now = new MagicProgress();
  /** Cards that are shown until what resolves is done (G.31.1). */
  readonly shown: readonly MagicObject[] = [];

  constructor(
    ruleset: Ruleset,
    off: OutOfForce,
    seed: number,
    protected override readonly rules: Rules,
    names: readonly string[],
    tables?: Tables<MagicGame, MagicObject>,
  ) {
    super(ruleset, off, seed, tables);
    for (const [seat, name] of names.entries()) {
      const zone = zonesOf<MagicObject>(description, seat);
      this.players.push(
        new Player(seat, name, zone('library'), zone('hand'), zone('graveyard'), zone('out of game')),
      );
    }
  }

  get zones(): readonly Zone<MagicObject>[] {
    const piles = concatMap(this.players, ({ library, hand, graveyard, removed }) => [
      ...[library, hand, graveyard, removed],
    ]);
    return [...piles, this.inPlay, this.stack];
  }

  /** An event of this game, as the layer makes it. */
  event(
    kind: string,
    about: Particulars,
    change: Occurrence<MagicGame, MagicObject, Particulars>['change'] = nothing,
  ): Occurrence<MagicGame, MagicObject, Particulars> {
    return new Occurrence(kind, about, change);
  }

  /** An object's characteristics now, or as it last existed. */
  look(object: MagicObject): Characteristics {
    if (object.lastKnown) return object.lastKnown;
    const { writtenAt } = this;
    if (object.seen && object.seenAt === writtenAt) return object.seen;
    const seen = this.rules.characteristics(this, object);
    object.seen = seen;
    object.seenAt = writtenAt;
    return seen;
  }

  abilitiesOf(object: MagicObject): readonly Ability[] {
    return this.look(object).abilities;
  }

  override get abilitiesVersion(): number {
    return this.rules.abilitiesAsOf(this);
  }

  private standings:
    | { readonly at: number; readonly by: ReadonlyMap<string, readonly Standing[]> }
    | undefined;

  /** What static abilities and effects say of the game now, by what it is. */
  activeStatements(says: Statement['says']): readonly Standing[] {
    const at = this.writtenAt;
    if (this.standings?.at !== at) this.standings = { at, by: this.rules.statements(this) };
    return this.standings.by.get(says) ?? NO_STANDINGS;
  }

  /** Makes an object out of a card in a zone, without anything happening. */
  make(card: Card, owner: number, zone: Zone<MagicObject>): MagicObject {
    const object = new MagicObject(this.now.nextId, card, owner, zone);
    this.set(this.now, 'nextId', this.now.nextId + 1);
    // Nothing knows the object yet: what it begins with needn't be taken back.
    draft(object).timestamp = this.timestamp();
    return object;
  }

  /** A mana ability is played in the midst of something else (A.6.3). */
  playManaAbility(activation: Activation): void {
    this.rules.playManaAbility(this, activation);
  }

  /** Could a player pay some costs of an object's ability? */
  couldPay(player: number, costs: readonly Cost[], source: MagicObject): boolean {
    return this.rules.couldPay(this, player, costs, source);
  }

  protected repetitionBound(): number {
    return this.rules.repetitionBound(this);
  }

  protected override mayFallBelowNothing(): readonly string[] {
    return ['life'];
  }
}
