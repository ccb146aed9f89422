/** A made-up game for the layer's tests: marbles that lie on a table, and players who take turns with them. */
import {
  type About,
  Hasher,
  Occurrence,
  type Procedure,
  type Rule,
  type RulesAsked,
  ruleset,
  switchedOff,
  Zone,
} from '../../kernel';
import type { Ability, Effect, Shared } from '../../text/tree/shared';
import type { LastingEffect } from '../continuous/lasting-effects';
import type { EventOf } from '../events/game-event';
import { CardGame } from '../game';
import { GameObject } from '../objects/game-object';
import { Context } from '../phrases/context';
import type { MatchedEvent } from '../triggers/triggered';
import { beforeTheGame } from '../turn/progress';
import type { GameTypes } from '../types';

/** Its types, by the layer's names for them. */
export interface Marbles extends GameTypes {
  object: Marble;
  card: { readonly name: string; readonly text: string; readonly weight: number };
  characteristics: { readonly name: string; readonly supertypes: readonly string[] };
  context: Known;
  target: { readonly piece?: Marble; readonly player?: number };
  tree: Shared;
  ability: Ability;
  effect: Effect;
  game: MarbleGame;
  player: Player;
  lasting: LastingEffect<Marbles>;
  match: MatchedEvent<Marbles>;
  about: About<Marble>;
}

/** A marble. */
export class Marble extends GameObject<Marbles> {
  get name(): string {
    return this.card.name;
  }
}

class Known extends Context<Marbles> {
  override copy(): Known {
    const other = new Known(this.controller, this.source);
    this.handOn(other);
    return other;
  }
}

/** A player, with what is skipped. */
interface Player {
  readonly seat: number;
  readonly name: string;
  readonly skips: readonly string[];
}

const NAMES = ['Ada', 'Ben', 'Cem'];

const rules: RulesAsked<MarbleGame> = {
  replace: (_game, events) => events,
  aboutToHappen: () => undefined,
  happened: () => undefined,
  hash: ({ now }) => new Hasher().add(JSON.stringify(now)).digest(),
};

/** The state of a game of marbles. */
export class MarbleGame extends CardGame<Marbles> {
  protected override readonly self = this;
  protected override readonly rules = rules;
  readonly inPlay = new Zone<Marble>('table', undefined, false);
  readonly stack = new Zone<Marble>('pouch', undefined, false);
  readonly now = beforeTheGame();

  /**
   * @param rules what of it is a rule, by whatever name
   * @param off numbers of rules to switch off
   */
  constructor(rules: Readonly<Record<string, unknown>>, off: readonly string[] = [], players = 2) {
    const all = ruleset('marbles', '2024-01-01', [rules]);
    const without: ReadonlySet<Rule> = switchedOff(all, off);
    super(all, without, 1);
    for (const [seat, name] of NAMES.slice(0, players).entries())
      this.players.push({ seat, name, skips: [] });
  }

  /** Plays a procedure until somebody has to decide, or it is over. */
  play<D>(procedure: Procedure<MarbleGame, D>, data: D): void {
    this.call(procedure, data);
    this.advance();
  }

  /** Puts a marble on the table. */
  marble(name: string, owner = 0, weight = 1): Marble {
    const made = new Marble(this.now.nextId, { name, text: '', weight }, owner, this.inPlay);
    this.set(this.now, 'nextId', this.now.nextId + 1);
    this.set(made, 'controller', owner);
    this.journal.push(this.inPlay.objects, made);
    return made;
  }

  /** What has happened, in words. */
  get lines(): readonly string[] {
    return this.trace.map((entry) => ('decision' in entry ? `${entry.answer}` : entry.describe(this)));
  }

  override event(
    kind: string,
    about: About<Marble>,
    change: EventOf<Marbles>['change'] = () => undefined,
  ): EventOf<Marbles> {
    return new Occurrence(kind, about, change);
  }

  get isOver(): boolean {
    return this.now.over;
  }

  look({ card }: Marble): Marbles['characteristics'] {
    return { name: card.name, supertypes: [] };
  }

  timestamp(): number {
    return this.now.nextTimestamp;
  }

  get unchecked(): undefined {
    return undefined;
  }

  foundNothing(): void {
    // Everything is looked at again.
  }

  abilitiesOf(): readonly Ability[] {
    return [];
  }

  get objectsWithAbilities(): readonly Marble[] {
    return [];
  }

  get isQuiet(): boolean {
    return true;
  }

  get abilitiesVersion(): number {
    return 0;
  }

  protected repetitionBound(): number {
    return 50;
  }

  protected unsettled(): number {
    return 0;
  }

  protected loopFound(): void {
    this.set(this.now, 'over', true);
  }
}
