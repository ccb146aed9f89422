import type { EnginePort, Observation, PendingDecision, TraceLine } from '../port/contract';

/** Something that is true of every game, whatever its players do. Numbered like the rule that it follows from. */
export interface Invariant {
  readonly number: string;
  /** One word, for reports. */
  readonly name: string;
  /** The invariant as a scenario says it. */
  readonly gherkin: string;
  /** Its opposite, as a scenario says it of a game in which it was found broken. */
  readonly broken: string;
  /** What random games must have come to, together, before they prove anything: how often at least. */
  readonly mustReach: Readonly<Record<string, number>>;
  /** Begins to watch one game. */
  watch(): Watcher;
}

/** Looks at one game whenever a player is asked, and when it is over. */
export interface Watcher {
  /** Says what is wrong; undefined when nothing is. */
  look(moment: Moment): string | undefined;
}

/** What was reached, and how often. */
export class Reach {
  private readonly counts = new Map<string, number>();

  /** Something worth counting was seen. */
  saw(what: string): void {
    this.counts.set(what, this.of(what) + 1);
  }

  /** How often something was seen. */
  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** Everything that was seen, by name. */
  entries(): readonly (readonly [string, number])[] {
    return [...this.counts].sort(([first], [second]) => (first < second ? -1 : 1));
  }
}

/** A moment of a game: a player is asked, or the game is over. */
export class Moment {
  private seen: Observation | undefined;

  /**
   * @param decision what is asked; undefined when the game is over
   * @param lines what happened and was decided since the moment before
   */
  constructor(
    private readonly port: EnginePort,
    readonly decision: PendingDecision | undefined,
    readonly lines: readonly TraceLine[],
    readonly reach: Reach,
  ) {}

  /** The table, seen from everywhere; worked out only when an invariant asks for it. */
  get table(): Observation {
    this.seen ??= this.port.observe();
    return this.seen;
  }

  /** Has a player just received priority? */
  get hasPriority(): boolean {
    return this.decision?.purpose === 'priority';
  }

  /** Has anything happened since the moment before that could have moved an object? */
  get changed(): boolean {
    return this.lines.some((line) => line.what === 'event' && !QUIET.has(line.kind));
  }
}

/** Events that leave every object where it was, and as it was but for its status. */
const QUIET: ReadonlySet<string> = new Set([
  'begin',
  'gain resource',
  'pay',
  'activate',
  'become rested',
  'become reset',
  'remove damage',
]);

/**
 * A watcher that looks at the table whenever a player receives priority, unless nothing that matters happened since it
 * last did.
 *
 * @param check says what is wrong with the table
 */
export function atPriority(check: (moment: Moment) => string | undefined): Watcher {
  let changed = true;
  return {
    look: (moment) => {
      changed ||= moment.changed;
      if (!changed || !moment.hasPriority) return undefined;
      changed = false;
      return check(moment);
    },
  };
}
