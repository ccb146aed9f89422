import { zonesOf } from '../../card-game/description';
import {
  type About,
  type GameEvent,
  Occurrence,
  outOfForce,
  type RuleChange,
  RuledGame,
  type RulesAsked,
  type Ruleset,
  type Zone,
} from '../../kernel';
import { type Card, Piece } from './card';
import { description } from './description';

/** A player: a keeper of lanterns. */
export interface Keeper {
  readonly seat: number;
  readonly name: string;
  readonly chest: Zone<Piece>;
  readonly palm: Zone<Piece>;
  readonly ash: Zone<Piece>;
  readonly oil: number;
  readonly glow: number;
  readonly lost: boolean;
}

/** What the turn is at. */
interface Turn {
  readonly active: number;
  readonly number: number;
  readonly part: string;
  readonly winner: number | undefined;
  readonly nextId: number;
}

class Happening extends Occurrence<Lanterns, Piece, About<Piece>> {}

/** A game of Lanterns. */
export class Lanterns extends RuledGame<Lanterns, Piece, Keeper> {
  protected override readonly self = this;
  readonly wall = zonesOf<Piece>(description)('wall');
  readonly now: Turn = { active: 0, number: 0, part: '', winner: undefined, nextId: 0 };
  protected override readonly rules: RulesAsked<Lanterns>;

  /**
   * @param happened what the rules do after events
   * @param off how the rules differ from the edition's
   */
  constructor(
    rules: Ruleset,
    happened: (game: Lanterns) => void,
    {
      players,
      seed,
      off = [],
    }: {
      readonly players: readonly string[];
      readonly seed: number;
      readonly off?: readonly (string | RuleChange)[] | undefined;
    },
  ) {
    super(rules, outOfForce(rules, off), seed);
    this.rules = {
      replace: (_game, events) => events,
      aboutToHappen: () => undefined,
      happened,
      hash: (game) => JSON.stringify(game.situation()),
    };
    for (const [seat, name] of players.entries()) {
      const zone = zonesOf<Piece>(description, seat);
      const zones = { chest: zone('chest'), palm: zone('palm'), ash: zone('ash') };
      this.players.push({ seat, name, ...zones, oil: 0, glow: 0, lost: false });
    }
  }

  get isOver(): boolean {
    return this.now.winner !== undefined;
  }

  /** Something that happens, with the change that it makes. */
  happening(kind: string, about: About<Piece>, change: () => void): GameEvent<Lanterns> {
    return new Happening(kind, about, change);
  }

  /** A card that comes into a zone as a new object, on top. */
  put(card: Card, owner: number, zone: Zone<Piece>): Piece {
    this.set(this.now, 'nextId', this.now.nextId + 1);
    const piece = new Piece(this.now.nextId, card, owner, zone);
    this.journal.push(zone.objects, piece);
    return piece;
  }

  /** A card goes to another zone, as a new object. */
  move(piece: Piece, to: Zone<Piece>): void {
    this.journal.remove(piece.zone.objects, piece);
    this.put(piece.card, piece.owner, to);
  }

  /** The lanterns on the wall that burn for a keeper. */
  burningOf(seat: number): readonly Piece[] {
    return this.wall.objects.filter(({ owner, smothered }) => owner === seat && !smothered);
  }

  private situation(): unknown {
    const pile = ({ objects }: Zone<Piece>): unknown =>
      objects.map(({ card, owner, smothered }) => [card.name, owner, smothered]);
    const { nextId: _, ...turn } = this.now;
    const keepers = this.players.map(({ chest, palm, ash, oil, glow, lost }) => [
      pile(chest),
      pile(palm),
      pile(ash),
      oil,
      glow,
      lost,
    ]);
    return [turn, pile(this.wall), keepers, this.decision?.purpose, this.decision?.player];
  }

  protected repetitionBound(): number {
    return 100;
  }

  protected unsettled(): number {
    return 0;
  }

  protected loopFound(): void {}
}
