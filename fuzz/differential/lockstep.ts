import type { EnginePort, PendingDecision, SetupRequest, TraceLine } from '../../port/contract';
import { inEdition } from '../../port/in-process-editions';
import { EngineGone, Unsupported } from '../../port/problems';
import type { Moment } from '../invariant';
import { answerFor, type Deed, deedOf, type Names } from '../shrink/deed';
import { decisionsDiffer, eventsDiffer, type Seen, type Statements, tablesDiffer } from './differences';

/** The engine that another one is compared with, and what it is called. */
export interface Side {
  readonly name: string;
  readonly port: EnginePort;
  /** Rules that are switched off on this side only: two rulesets of one engine are compared so. */
  readonly off?: readonly string[] | undefined;
  /** Another edition of the game that is played on this side: two of them are compared so. */
  readonly edition?: string | undefined;
}

/** The first difference between two engines that play the same game. */
export interface Difference extends Statements {
  /** In what they differ: what is offered, the table, what happened, what is refused, or that one breaks. */
  readonly about: 'decisions' | 'table' | 'events' | 'answers' | 'breakdown';
  /** Number of the rule that an engine cites for it, where one does. */
  readonly rule?: string;
}

/** The table that a side is set up with. */
const tableFor = (
  { off = [], edition }: Pick<Side, 'off' | 'edition'>,
  table: SetupRequest,
): SetupRequest => ({
  ...inEdition(table, edition),
  ...(off.length === 0 ? {} : { off: [...(table.off ?? []), ...off] }),
});

/**
 * Plays the game that is played on one engine on another one as well, answer by answer, as what is decided means the
 * same: ids and the places of options are each engine's own.
 */
export class Lockstep {
  private readonly here: KnownNames;
  private readonly there: KnownNames;
  private asked: PendingDecision | undefined;
  private lines = 0;
  private told: readonly TraceLine[] = [];

  constructor(
    private readonly table: SetupRequest,
    private readonly second: Side,
    private readonly compare: Comparison = inEverything,
  ) {
    this.here = new KnownNames(table);
    this.there = new KnownNames(table);
  }

  /**
   * Follows the first engine to its next moment.
   *
   * @param moment where the first engine is now
   * @param answer what was answered there since the moment before; undefined at the first one
   * @returns in what the engines differ now; undefined where they don't
   * @throws Unsupported or EngineGone where the second engine can't be compared at all
   */
  follow(moment: Moment, answer: readonly number[] | undefined): Difference | undefined {
    const { port } = this.second;
    const wrong = this.attempted(() => (answer === undefined ? this.begin() : this.act(answer, moment)));
    if (wrong) return wrong;
    this.asked = moment.decision;
    const { decision, lines, table } = moment;
    const here = { decision, lines, table, names: this.here.in(table) };
    let there: Seen | undefined;
    const broken = this.attempted(() => {
      const seen = port.observe();
      there = { decision: port.legal(), lines: this.news(), table: seen, names: this.there.in(seen) };
      return undefined;
    });
    return broken ?? (there && this.compare(here, there));
  }

  private begin(): undefined {
    this.lines = 0;
    this.second.port.setup(tableFor(this.second, this.table));
  }

  private act(answer: readonly number[], { decision }: Moment): Difference | undefined {
    const { port } = this.second;
    const { asked } = this;
    const same = port.legal();
    if (!asked || !same) return undefined;
    const deed: Deed = deedOf(asked, answer, this.here.names);
    const theirs = answerFor(deed, same, this.there.names);
    const one = decision ? 'the answer is taken' : 'the answer ends the game';
    if (!theirs) return { about: 'answers', one, other: 'it has no such answer' };
    const result = port.act({ do: 'answer', answer: theirs });
    return result.done ? undefined : { about: 'answers', one, other: 'it refuses the answer' };
  }

  /** What goes wrong in the second engine is a difference, as the first one got on. */
  private attempted(body: () => Difference | undefined): Difference | undefined {
    try {
      return body();
    } catch (error) {
      if (error instanceof Unsupported || error instanceof EngineGone) throw error;
      const why = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
      return { about: 'breakdown', one: 'the game goes on', other: `it breaks: ${why.replace(/\.$/, '')}` };
    }
  }

  private news(): readonly TraceLine[] {
    const news = this.second.port.trace(this.lines);
    this.lines += news.length;
    this.told = news;
    return news;
  }

  /** Numbers of the rules that the second engine cites for what it asks now, and for what it told of last. */
  get said(): readonly (string | undefined)[] {
    return [this.second.port.legal()?.rule, ...this.told.map(({ rule }) => rule)];
  }

  /**
   * In what the two engines differ as seats see the table, at the moment that was followed to last.
   *
   * @param first the engine that is followed
   */
  viewsDiffer(first: EnginePort): Difference | undefined {
    for (const seat of this.table.players.keys()) {
      const wrong = this.attempted(() => {
        const [here, there] = [first.observe(seat), this.second.port.observe(seat)];
        const seen = (table: Seen['table'], { names }: KnownNames): Seen => ({
          decision: undefined,
          lines: [],
          table,
          names,
        });
        const found = tablesDiffer(seen(here, this.here), seen(there, this.there));
        const who = `as ${this.here.names.player(seat)} sees it, `;
        return found && { about: 'table', one: who + found.one, other: who + found.other };
      });
      if (wrong) return wrong;
    }
    return undefined;
  }
}

/** Finds the first difference between two engines' moments. */
export type Comparison = (one: Seen, other: Seen) => Difference | undefined;

/** All that two rulesets of one engine must share: events in their order, the table, what is decided. */
const inEverything: Comparison = (here, there) => {
  const events = eventsDiffer(here, there);
  if (events && !events.isProgress) return { about: 'events', ...events };
  return inWhatIsSeen(here, there) ?? (events && { about: 'events', ...events });
};

/** What engines share that play by the same rules, in whatever words they tell what happened. */
export const inWhatIsSeen: Comparison = (here, there) => {
  const table = tablesDiffer(here, there);
  if (table) return { about: 'table', ...table };
  const decisions = decisionsDiffer(here, there);
  if (!decisions) return undefined;
  const rule = here.decision?.rule || there.decision?.rule;
  return { about: 'decisions', ...decisions, ...(rule ? { rule } : {}) };
};

/** Names of players, and of all objects that there have been. */
class KnownNames {
  readonly names: Names;
  private readonly objects = new Map<string, string>();

  constructor({ players }: SetupRequest) {
    this.names = {
      player: (seat) => players[seat]?.name ?? '',
      object: (id) => this.objects.get(id),
    };
  }

  /** The same, with what there is on a table now. */
  in({ objects }: Seen['table']): Names {
    for (const { id, name } of objects) if (name !== undefined) this.objects.set(id, name);
    return this.names;
  }
}
