import type { CardSpecification, PendingDecision, TraceLine } from '../../../../port/contract';
import { printedNumber } from '../../../../port/printed';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';
import { nameOn, type Spoken } from '../../../invariants/spoken';
import { changesForAWhile, resourceCost } from './resource-cost';
import { spokenIn } from './spoken';

const PAID = 'a card that was paid for';
const RECKONED = 'a card whose cost is known';
const FREE = 'a card whose cost was reduced to nothing';

/** 601.1g, 112.3a, 112.6: whoever plays a card pays its cost, once. */
export const payments: Invariant = {
  number: 'L16',
  name: 'payments',
  rules: ['601.1g', '112.3a', '202.1b', '112.6', '105.3a'],
  cost: 'cheap',
  documentation:
    "From the moment that a card is put on the chain of events until it is played its player, and nobody else, pays resource, at most once; and exactly the card's resource cost, two for a trap, with the X that was chosen, and with what the card itself and permanents plainly say that it costs more or less; where nothing says of costs what is not reckoned with.",
  gherkin: 'whoever plays a card pays its resource cost, once',
  broken: 'a card is played and its resource cost is not paid, or not paid once',
  mustReach: { [PAID]: 20, [RECKONED]: 10, [FREE]: 2 },
  watch: (game) => new Payments(game),
};

class Payments implements Watcher {
  private readonly since = new SinceAsked();
  private readonly spoken: Spoken;
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  private asked: PendingDecision | undefined;
  private playing: { readonly by: number | undefined; readonly paid: TraceLine[] } | undefined;
  /** The value that was chosen for X since something was last put on the chain of events. */
  private x = 0;

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, changesForAWhile);
    this.printed = cardsByName(game.table);
  }

  look(moment: Moment): string | undefined {
    this.since.hear(moment);
    this.spoken.hear(moment.lines);
    if (this.asked?.purpose === 'choose X') {
      const [answer = 0] = this.game.answers.at(-1) ?? [];
      // Values with others between them that can't be chosen are options.
      this.x = this.asked.options?.[answer]?.index ?? answer;
    }
    this.asked = moment.decision;
    let wrong: string | undefined;
    for (const line of moment.lines) if (line.what === 'event') wrong ??= this.happened(line, moment);
    this.since.settle(moment);
    return wrong;
  }

  private happened(line: TraceLine, moment: Moment): string | undefined {
    const { playing } = this;
    if (line.kind === 'put on the chain of events') {
      this.x = 0;
      this.playing = line.detail === undefined ? playing : { by: line.player, paid: [] };
    } else if (line.kind === 'pay') playing?.paid.push(line);
    else if (line.kind === 'play' && playing) {
      const wrong = this.wronglyPaid(line, playing, moment);
      this.playing = undefined;
      return wrong;
    }
    return undefined;
  }

  private wronglyPaid(
    line: TraceLine,
    { by, paid }: { readonly by: number | undefined; readonly paid: readonly TraceLine[] },
    { table, reach }: Moment,
  ): string | undefined {
    const name = nameOn(line);
    const player = (seat: number | undefined): string => table.players[seat ?? -1]?.name ?? 'Somebody';
    if (paid.length > 0) reach.saw(PAID);
    const stranger = paid.find((each) => each.player !== by);
    if (stranger) return `${player(stranger.player)} pays for "${name}", which ${player(by)} plays.`;
    if (paid.length > 1) return `${player(by)} pays ${paid.length} times for "${name}".`;
    const cost = this.costOf(name, by, table);
    if (cost === undefined) return undefined;
    reach.saw(RECKONED);
    const printed = printedNumber(this.printed.get(name) ?? {}, 'cost') ?? 0;
    if (cost === 0 && printed > 0) reach.saw(FREE);
    const amount = paid[0]?.amount ?? 0;
    return amount === cost ? undefined : `${player(by)} pays ${amount} for "${name}", which costs ${cost}.`;
  }

  /** What a card costs, where it did as somebody was last asked and does now. */
  private costOf(name: string, by: number | undefined, table: Moment['table']): number | undefined {
    const card = this.printed.get(name);
    const { before } = this.since;
    if (!card || by === undefined || !before || this.spoken.isSaid || this.spoken.isOnEither(before, table))
      return undefined;
    const was = resourceCost(card, this.x, by, before);
    return was === resourceCost(card, this.x, by, table) ? was : undefined;
  }
}
