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
import { type Card, GameObject } from './card';
import { description } from './description';

/** A player: a keeper of lanterns. */
export interface Keeper {
  readonly seat: number;
  readonly name: string;
  readonly chest: Zone<GameObject>;
  readonly palm: Zone<GameObject>;
  readonly ash: Zone<GameObject>;
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

class Happening extends Occurrence<Lanterns, GameObject, About<GameObject>> {}

/** A game of Lanterns. */
export class Lanterns extends RuledGame<Lanterns, GameObject, Keeper> {
  protected override readonly self = this;
  readonly wall = zonesOf<GameObject>(description)('wall');
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
      const zone = zonesOf<GameObject>(description, seat);
      const zones = { chest: zone('chest'), palm: zone('palm'), ash: zone('ash') };
      this.players.push({ seat, name, ...zones, oil: 0, glow: 0, lost: false });
    }
  }

  get isOver(): boolean {
    return this.now.winner !== undefined;
  }

  /** Something that happens, with the change that it makes. */
  happening(kind: string, about: About<GameObject>, change: () => void): GameEvent<Lanterns> {
    return new Happening(kind, about, change);
  }

  /** A card that comes into a zone as a new object, on top. */
  put(card: Card, owner: number, zone: Zone<GameObject>): GameObject {
    this.set(this.now, 'nextId', this.now.nextId + 1);
    const object = new GameObject(this.now.nextId, card, owner, zone);
    this.journal.push(zone.objects, object);
    return object;
  }

  /** A card goes to another zone, as a new object. */
  move(object: GameObject, to: Zone<GameObject>): void {
    this.journal.remove(object.zone.objects, object);
    this.put(object.card, object.owner, to);
  }

  /** The lanterns on the wall that burn for a keeper. */
  burningOf(seat: number): readonly GameObject[] {
    return this.wall.objects.filter(({ owner, smothered }) => owner === seat && !smothered);
  }

  private situation(): unknown {
    const pile = ({ objects }: Zone<GameObject>): unknown =>
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
}
