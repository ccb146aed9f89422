/** A made-up game for tests of the layer: marbles lie in boxes and pockets, and roll in a ring. */
import {
  formsFor,
  type GameEvent,
  Occurrence,
  outOfForce,
  type Procedure,
  ruleset,
  type Zone,
} from '../../kernel';
import type { SharedTree } from '../../text/tree/shared';
import type { LastingEffect } from '../continuous/lasting-effects';
import { type GameDescription, zonesOf } from '../description';
import type { Particulars } from '../events/particulars';
import { CardGame } from '../game';
import { GameObject } from '../objects/game-object';
import { Context } from '../phrases/context';
import type { MatchedEvent } from '../triggers/triggered-abilities';
import { Progress } from '../turn/progress';
import type { GameTypes } from '../types';

export interface MarbleCard {
  readonly name: string;
  readonly text: string;
}

interface Looks {
  readonly name: string;
  readonly supertypes: readonly string[];
}

/** A marble: chipped once it was, if its game says that marbles remember. */
export class Marble extends GameObject<MarbleTypes> {
  readonly isChipped: boolean = false;
  readonly counters: Readonly<Record<string, number>> = {};
  readonly cameFrom: Marble | undefined;
}

export class Known extends Context<MarbleTypes> {
  override copy(): Known {
    const other = new Known(this.controller, this.source);
    this.handOn(other);
    return other;
  }
}

export interface MarbleTypes extends GameTypes {
  game: Marbles;
  player: MarblePlayer;
  object: Marble;
  card: MarbleCard;
  characteristics: Looks;
  context: Known;
  target: { readonly object?: Marble; readonly player?: number };
  tree: SharedTree;
  ability: SharedTree['ability'];
  effect: SharedTree['effect'];
  modification: object;
  lasting: LastingEffect<MarbleTypes>;
  match: MatchedEvent<MarbleTypes>;
  about: MarbleParticulars;
}

/** What its events are about. */
export interface MarbleParticulars extends Particulars<Marble> {
  /** It arrives chipped. */
  readonly chipped?: boolean | undefined;
}

export const MarbleEvent = Occurrence<Marbles, Marble, MarbleParticulars>;
export type MarbleEvent = Occurrence<Marbles, Marble, MarbleParticulars>;

type Events = readonly GameEvent<Marbles>[];

interface MarblePlayer {
  readonly seat: number;
  readonly name: string;
  readonly box: Zone<Marble>;
  readonly pocket: Zone<Marble>;
  readonly skips: readonly string[];
}

const description: Pick<GameDescription, 'rulebook' | 'zones'> = {
  rulebook: 'marbles',
  zones: [
    { name: 'box', each: 'player', seenBy: 'nobody' },
    { name: 'pocket', each: 'player', seenBy: 'owner' },
    { name: 'ring', each: 'table' },
    { name: 'queue', each: 'table' },
  ],
};

export const { fact, definition } = formsFor<Marbles, Marble>();

/** What rules say of marbles that change zones, where they say nothing in particular. */
export const simpleMovement = {
  stays: () => false,
  isNew: () => true,
  remember: () => undefined,
  arrive: () => undefined,
  fromBottom: (_game: Marbles, size: number) => size,
  leave: () => undefined,
};

/** A game of two or more, under the rules that a test gives it. */
export class Marbles extends CardGame<MarbleTypes> {
  protected override readonly self = this;
  private readonly zone = zonesOf<Marble>(description);
  readonly inPlay = this.zone('ring');
  readonly stack = this.zone('queue');
  readonly now = new Progress();
  protected override readonly rules = {
    replace: (game: Marbles, events: Events): Events | undefined => this.replacing(game, events),
    aboutToHappen: () => undefined,
    happened: (game: Marbles, events: Events): void => this.following(game, events),
    hash: ({ now }: Marbles) => JSON.stringify(now),
  };

  /**
   * @param rules as a section exports them
   * @param off numbers of those that are switched off
   * @param replacing what becomes of proposed events
   * @param names of the players, in order of seats
   * @param following what rules do after events
   */
  constructor(
    rules: Readonly<Record<string, unknown>>,
    off: readonly string[] = [],
    private readonly replacing: (game: Marbles, events: Events) => Events | undefined = (_game, events) =>
      events,
    names: readonly string[] = ['Ada', 'Ben'],
    private readonly following: (game: Marbles, events: Events) => void = () => undefined,
  ) {
    const all = ruleset('marbles', '2024-01-01', [rules]);
    const without = outOfForce(all, off);
    super(all, without, 1);
    for (const [seat, name] of names.entries()) {
      const zone = zonesOf<Marble>(description, seat);
      this.players.push({ seat, name, box: zone('box'), pocket: zone('pocket'), skips: [] });
    }
  }

  get zones(): readonly Zone<Marble>[] {
    return [...this.players.flatMap(({ box, pocket }) => [box, pocket]), this.inPlay, this.stack];
  }

  /** Plays a procedure until somebody has to decide, or it is over. */
  play<D>(procedure: Procedure<Marbles, D>, data: D): void {
    this.call(procedure, data);
    this.advance();
  }

  /** What has happened, in words. */
  get lines(): readonly string[] {
    return this.trace.map((entry) => ('decision' in entry ? `${entry.answer}` : entry.describe(this)));
  }

  look({ lastKnown, card: { name } }: Marble): Looks {
    return lastKnown ?? { name, supertypes: [] };
  }

  event(
    kind: string,
    about: MarbleParticulars,
    change: MarbleEvent['change'] = () => undefined,
  ): MarbleEvent {
    return new MarbleEvent(kind, about, change);
  }

  make(card: MarbleCard, owner: number, zone: Zone<Marble>): Marble {
    this.set(this.now, 'nextId', this.now.nextId + 1);
    return new Marble(this.now.nextId, card, owner, zone);
  }

  override get objectsWithAbilities(): readonly Marble[] {
    return [];
  }

  override get isQuiet(): boolean {
    return true;
  }

  abilitiesOf(): readonly never[] {
    return [];
  }

  protected repetitionBound(): number {
    return 100;
  }

  protected override unsettled(): number {
    return 0;
  }

  /** What an ability of a marble knows before anything was chosen. */
  contextOf(source: Marble): Known {
    return new Known(source.owner, source);
  }

  /** A marble that lies in a zone as the test begins, last on top. */
  put(name: string, owner: number, zone: Zone<Marble>): Marble {
    const made = this.make({ name, text: '' }, owner, zone);
    this.journal.push(zone.objects, made);
    return made;
  }
}
