import type {
  EnginePort,
  ObjectView,
  Observation,
  PendingDecision,
  SetupRequest,
  TraceLine,
} from '../port/contract';
import type { Next } from './numbers';
import { ObjectsById } from './objects-by-id';

/** What it takes to check an invariant: `cheap` ones read what the engine tells anyway, `dear` ones have it work. */
type Cost = 'cheap' | 'dear';

/** Something that is true of every game, whatever its players do. */
export interface Invariant {
  /** Its own number: no other invariant has it. */
  readonly number: string;
  /** Numbers of the rulebook's rules that it follows from; none for what every engine owes its players. */
  readonly rules: readonly string[];
  /** The one of them that what is wrong is about, going by the sentence that says so; left out: all of them. */
  readonly ruleOf?: (message: string) => string | undefined;
  readonly cost: Cost;
  /** What it says and how it is checked, for docs/invariants.md: sentences. */
  readonly documentation: string;
  /** One word, for reports. */
  readonly name: string;
  /** The invariant as a scenario says it. */
  readonly gherkin: string;
  /** Its opposite, as a scenario says it of a game in which it was found broken. */
  readonly broken: string;
  /** What random games must have come to, together, before they prove anything: how often at least. */
  readonly mustReach: Readonly<Record<string, number>>;
  /** Which of these can only be reached where there can be a second engine. */
  readonly withAnother?: readonly string[];
  /** It is checked on tables of its own, which few games of a campaign are played on. */
  readonly seldom?: true;
  /** It says how games on tables of its own end: on other tables it isn't so, and it may take long to tell. */
  readonly ofEndings?: true;
  /** Begins to watch one game. */
  watch(game: WatchedGame): Watcher;
}

/** The game that a watcher watches. */
export interface WatchedGame {
  readonly port: EnginePort;
  readonly table: SetupRequest;
  /** Chance of the watcher's own: what is looked at when not everything can be. The same for the same game. */
  readonly chance: Next;
  /** A dear look is taken at one moment in so many; at 1, at every moment, as when a failing game is made smaller. */
  readonly every: number;
  /** Another engine of the same kind; undefined where there can't be a second one. */
  readonly another: (() => EnginePort) | undefined;
  /** All answers so far. */
  readonly answers: readonly (readonly number[])[];
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
  private anything: boolean | undefined;

  /**
   * @param decision what is asked; undefined when the game is over
   * @param lines what happened and was decided since the moment before
   * @param quiet events of the game that leave every object where it was, besides those of every game
   * @param byId what the moments before had for the objects by their ids: most of them are as they were
   */
  constructor(
    private readonly port: EnginePort,
    readonly decision: PendingDecision | undefined,
    readonly lines: readonly TraceLine[],
    readonly reach: Reach,
    private readonly byId = new ObjectsById(),
    private readonly quiet: ReadonlySet<string> = NOTHING_QUIET,
  ) {}

  /** Numbers of the rules that were used since the game began. */
  get exercised(): readonly string[] {
    return this.port.exercised();
  }

  /** The table, seen from everywhere; worked out only when an invariant asks for it. */
  get table(): Observation {
    this.seen ??= this.port.observe();
    return this.seen;
  }

  /** The objects of the table by their ids: put together only when an invariant asks for it. Valid until the next moment. */
  get objects(): ReadonlyMap<string, ObjectView> {
    return this.byId.of(this.table.objects);
  }

  /** Has a player just received priority? */
  get hasPriority(): boolean {
    return this.decision?.purpose === 'priority';
  }

  /** Has anything happened since the moment before that could have moved an object? */
  get changed(): boolean {
    this.anything ??= this.lines.some(
      (line) => line.what === 'event' && !QUIET.has(line.kind) && !this.quiet.has(line.kind),
    );
    return this.anything;
  }
}

/** Events that leave every object where it was, and as it was but for its status. */
const QUIET: ReadonlySet<string> = new Set(['begin', 'pay', 'activate', 'remove damage']);
const NOTHING_QUIET: ReadonlySet<string> = new Set();

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
