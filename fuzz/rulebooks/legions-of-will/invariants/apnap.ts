import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const TRIGGERS = 'triggered abilities of several players at once';
const CHOICES = 'choices of several players at once';

/** 100.9, 603.3b: the active player first, then each other player in turn order. */
export const apnap: Invariant = {
  number: 'L2',
  rules: ['603.3b', '100.9'],
  cost: 'cheap',
  documentation:
    'What happens to several players at once happens in turn order from the active player. Triggered abilities put on the chain of events one after another, with nothing else between, belong to players in that order, and lie so; so are choices asked that serve one purpose. Whoever is asked again after others begins another round; where a card tells players twice what they may do, choices with nothing between them are believed.',
  name: 'APNAP',
  gherkin:
    "simultaneous triggered abilities lie on the chain of events and simultaneous choices are asked in turn order, beginning with the active player's",
  broken:
    "simultaneous triggered abilities or choices are not in turn order beginning with the active player's",
  mustReach: { [TRIGGERS]: 20, [CHOICES]: 5 },
  watch: ({ table }) =>
    new TurnOrder(
      !/becomes? the target/i.test(JSON.stringify(table)),
      // Turns may pass before anybody is asked anything.
      table.from === 'the beginning' ? undefined : table.from.activePlayer,
    ),
};

/** A triggered ability that was put on the chain of events. */
interface Put {
  readonly player: number;
  readonly object: string;
}

/** Events between which triggered abilities still count as put there at once. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['become the target', 'remove from the chain of events']);

/** Asks different players one after another for the same thing: where all decline, nothing tells one time from the next. */
const asksTwice = ({ abilities }: ObjectView): boolean =>
  abilities.some((text) => /\b(?:player|opponent)s?\b[^\n]*\b(?:player|opponent)s?\b/i.test(text));

class TurnOrder implements Watcher {
  /**
   * @param goesOn true when nothing triggers on becoming a target: choosing one begins no second round
   * @param active whose turn it is as the game begins; undefined before the first one
   */
  constructor(
    private readonly goesOn: boolean,
    private active: number | undefined,
  ) {}

  /** Before the first turn, whoever takes it is the active player (100.9f). */
  private starting = false;
  private batch: Put[] = [];
  /** Has something become a target, with nothing but triggered abilities put there since, and may have triggered others? */
  private isAimed = false;
  private finished: (readonly Put[])[] = [];
  /** What was chosen last, by whom, and who has chosen in this round. */
  private choice:
    | { readonly kind: string; readonly player: number; readonly round: ReadonlySet<number> }
    | undefined;

  look(moment: Moment): string | undefined {
    if (this.active === undefined) this.starting = moment.table.turn === 0;
    if (this.active === undefined || this.starting) {
      const first = moment.lines.find(({ kind, detail }) => kind === 'begin' && detail === 'turn');
      this.active = first?.player ?? moment.table.activePlayer;
    }
    for (const line of moment.lines) {
      const wrong = line.what === 'event' ? this.happened(line, moment) : this.chosen(line, moment);
      if (wrong !== undefined) return wrong;
    }
    return moment.hasPriority ? this.lying(moment) : undefined;
  }

  /** How long it takes from the active player to a player in turn order. */
  private position(player: number, { table }: Moment): number {
    const { length } = table.players;
    return (player - (this.active ?? 0) + length) % length;
  }

  private happened(line: TraceLine, moment: Moment): string | undefined {
    this.choice = undefined;
    if (line.kind === 'begin' && line.detail === 'turn') {
      this.active = line.player;
      this.starting = false;
    }
    if (
      line.kind === 'put on the chain of events' &&
      line.rule?.startsWith('603.3') &&
      line.player !== undefined &&
      line.object !== undefined
    ) {
      const last = this.batch.at(-1);
      // What triggers on something becoming a target waits until all of these are put there: another round.
      if (last && this.isAimed && this.position(last.player, moment) > this.position(line.player, moment)) {
        this.close();
        this.isAimed = false;
      }
      const before = this.batch.at(-1);
      this.batch.push({ player: line.player, object: line.object });
      return (
        before &&
        this.compare(
          before.player,
          line.player,
          TRIGGERS,
          'put a triggered ability on the chain of events',
          moment,
        )
      );
    }
    const isOnTheWay = ON_THE_WAY.has(line.kind);
    if (!this.goesOn || !isOnTheWay) this.close();
    this.isAimed = isOnTheWay && (this.isAimed || (!this.goesOn && line.kind === 'become the target'));
    return undefined;
  }

  private close(): void {
    if (this.batch.length > 1) this.finished.push(this.batch);
    if (this.batch.length > 0) this.batch = [];
  }

  /** Choices for one purpose with nothing happening between them are made at the same time. */
  private chosen({ kind, player }: TraceLine, moment: Moment): string | undefined {
    const before = this.choice;
    this.choice = undefined;
    if (kind === 'priority' || player === undefined) return undefined;
    // Who was asked before, and others since, is asked for the next instruction: everybody declined the last one.
    const goesOn = before?.kind === kind && (before.player === player || !before.round.has(player));
    this.choice = { kind, player, round: new Set([...(goesOn ? before.round : []), player]) };
    if (!goesOn) return undefined;
    const wrong = this.compare(before.player, player, CHOICES, `was asked to "${kind}"`, moment);
    return wrong !== undefined && moment.table.objects.some(asksTwice) ? undefined : wrong;
  }

  private compare(
    before: number,
    after: number,
    what: string,
    did: string,
    moment: Moment,
  ): string | undefined {
    if (before === after) return undefined;
    moment.reach.saw(what);
    if (this.position(before, moment) < this.position(after, moment)) return undefined;
    const name = (seat: number): string => moment.table.players[seat]?.name ?? '?';
    return `${name(before)} ${did} before ${name(after)}, in ${name(this.active ?? 0)}'s turn.`;
  }

  /** As the objects lie: of those put at once, the active player's lowest. */
  private lying(moment: Moment): string | undefined {
    this.close();
    const batches = this.finished;
    this.finished = [];
    if (batches.length === 0) return undefined;
    const upward = moment.table.objects.filter(({ zone }) => zone === 'chain of events').reverse();
    for (const batch of batches) {
      const ids = new Set(batch.map(({ object }) => object));
      const lying = upward.filter(({ id }) => ids.has(id));
      const above = lying.find((object, place) => {
        const below = lying[place - 1];
        return (
          below &&
          this.position(object.controller ?? 0, moment) < this.position(below.controller ?? 0, moment)
        );
      });
      if (above)
        return `${moment.table.players[above.controller ?? 0]?.name}'s triggered ability lies above one of a player who comes later in turn order.`;
    }
    return undefined;
  }
}
