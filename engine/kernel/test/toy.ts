import type { RuleChange } from '../changes';
import type { Decision } from '../decision';
import { type EditionOfAGame, editions } from '../editions';
import { GameEvent } from '../event';
import { Game } from '../game';
import { Hasher } from '../hash';
import { outOfForce } from '../out-of-force';
import { type Procedure, step } from '../procedure';
import type { Numbers } from '../rule';
import { type Ruleset, ruleset, type Sections, type Speed, Tables } from '../ruleset';
import { rule } from '../slots';
import { speedUps } from '../speed-ups';

/** Something that happens in the toy game: it adds to the points, or does what it is told. */
export class ToyEvent extends GameEvent<Toy> {
  constructor(
    readonly kind: string,
    private readonly change: (game: Toy) => void = () => undefined,
  ) {
    super();
  }

  apply(game: Toy): void {
    this.change(game);
  }

  describe(): string {
    return this.kind;
  }
}

/** The event of scoring points. */
export const score = (points: number): ToyEvent =>
  new ToyEvent(`score ${points}`, (game) => game.set(game.now, 'points', game.now.points + points));

/** The event of the game being over. */
export const end = (): ToyEvent => new ToyEvent('end', (game) => game.set(game.now, 'over', true));

/** A step that scores as many points as its title says. */
export const scoring = (numbers: Numbers, points: number): ReturnType<typeof step<Toy, object>> =>
  step(numbers, `Score ${points}`, (game) => game.propose(score(points)));

const loopIsADraw = rule('9.9', 'A loop of mandatory actions is a draw', 'ending');

/** The editions of the toy game, each with a book of its own. */
export const toyEditions: readonly [EditionOfAGame, ...EditionOfAGame[]] = [
  { name: 'old', rulebook: 'toy', edition: '2003-01-01' },
  { name: 'new', rulebook: 'new-toy', edition: '2013-01-01' },
  { name: 'newest', rulebook: 'new-toy', edition: '2025-01-01' },
];

function inEdition(edition: string, sections: Sections): Ruleset {
  const found = editions(toyEditions, sections).find(({ name }) => name === edition);
  if (found === undefined) throw new RangeError(`The toy game has no edition "${edition}"`);
  return found;
}

/** The smallest game that the kernel can run: some points, a list, and a procedure that a test writes. */
export class Toy extends Game<Toy> {
  protected override readonly self = this;
  readonly now = { points: 0, over: false, drawn: false };
  readonly list: number[] = [];
  readonly tables: Tables<Toy>;
  /** Purpose of the decisions that the game stops at even when there is only one answer. */
  stopping: string | undefined;
  /** What the kernel told the game, for tests of the order in which it does. */
  readonly told: string[] = [];

  constructor(
    play: Procedure<Toy, object>,
    off: readonly (string | RuleChange)[] = [],
    private readonly bounded = 50,
    others: Readonly<Record<string, unknown>> = {},
    speed?: Speed,
    edition?: string,
  ) {
    const sections = [{ play, loopIsADraw, ...others }];
    const rules =
      edition === undefined ? ruleset('toy', '2024-01-01', sections) : inEdition(edition, sections);
    const without = outOfForce(rules, off);
    super(rules, without, 1);
    this.tables = new Tables(rules, without, speed);
    const { installed, passedOver } = this.tables.speedIn(speedUps.mode);
    this.installed = installed;
    this.passedOver = passedOver;
    this.call(play, {});
    this.advance();
  }

  get isOver(): boolean {
    return this.now.over;
  }

  hash(): string {
    const hasher = new Hasher().add(this.now.points).add(this.now.over).add(this.now.drawn);
    for (const element of this.list) hasher.add(element);
    for (const frame of this.frames) hasher.add(frame.name).add(frame.at);
    return hasher.add(this.chance.position).add(this.list.length).digest();
  }

  /** A player of the toy game gives up. */
  concede(): void {
    this.interrupt(() => this.apply([end()]));
  }

  protected override stopsAt({ purpose }: Decision): boolean {
    return purpose === this.stopping;
  }

  protected repetitionBound(): number {
    return this.bounded;
  }

  protected unsettled(): number {
    return this.list.length;
  }

  protected loopFound(): void {
    if (!this.isOn(loopIsADraw)) return;
    const draw = new ToyEvent('draw', (game) => {
      game.set(game.now, 'drawn', true);
      game.set(game.now, 'over', true);
    });
    this.apply([this.because(loopIsADraw, draw)]);
  }

  protected aboutToHappen(events: readonly GameEvent<Toy>[]): unknown {
    this.told.push(`about to happen: ${events.map(({ kind }) => kind).join()} at ${this.now.points}`);
    return this.now.points;
  }

  protected happened(events: readonly GameEvent<Toy>[], before: unknown): void {
    this.told.push(
      `happened: ${events.map(({ kind }) => kind).join()} at ${this.now.points}, before ${String(before)}`,
    );
  }

  protected replace(events: readonly GameEvent<Toy>[]): readonly GameEvent<Toy>[] | undefined {
    if (events.some(({ kind }) => kind === 'taken over')) return undefined;
    return events.flatMap((event) => {
      for (const each of this.tables.replacements.get(event.kind) ?? []) {
        const rewritten = each.rewrite(this, event);
        if (rewritten) return rewritten;
      }
      return [event];
    });
  }

  /** What happened so far, each line with the rule that caused it. */
  lines(): readonly string[] {
    return this.trace.map((entry) => {
      if (entry instanceof GameEvent) return `${entry.cause?.number ?? '?'} ${entry.kind}`;
      const { decision, answer, forced } = entry;
      return `${decision.rule} ${decision.purpose} [${answer.join()}]${forced ? ' forced' : ''}`;
    });
  }
}
