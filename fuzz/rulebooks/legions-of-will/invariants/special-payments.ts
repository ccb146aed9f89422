import type {
  CardSpecification,
  ObjectView,
  Observation,
  OfferedOption,
  SetupRequest,
} from '../../../../port/contract';
import { printedNumber } from '../../../../port/printed';
import { cardsByName, cardsOfSetup } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import type { Spoken } from '../../../invariants/spoken';
import { changesForAWhile, resourceCost } from './resource-cost';
import { spokenIn } from './spoken';

const PAID = 'a special action that was paid for';

/** 301.5a, 702.3a: what turning up a base and redeeming cost. */
export const specialPayments: Invariant = {
  number: 'L44',
  name: 'special payments',
  rules: ['301.5a', '702.3a~2'],
  ruleOf: (message) => (message.includes('redeem') ? '702.3a~2' : '301.5a'),
  cost: 'cheap',
  documentation:
    'Whoever turns up a base pays its activation cost, and whoever redeems a card its resource cost, before anybody has priority again; where nothing changes what a card costs, nothing in play, or that ever was on the chain of events, speaks of costs for a while, and cards of one name have one activation cost.',
  gherkin: 'whoever turns up a base or redeems a card pays what that costs',
  broken: 'a base is turned up or a card redeemed for another amount than it costs',
  mustReach: { [PAID]: 2 },
  seldom: true,
  watch: (game) => new Paying(game),
};

/** Something that costs resource at once: what it is, and how much. */
interface Due {
  readonly player: number;
  readonly deed: string;
  readonly cost: number;
}

class Paying implements Watcher {
  private readonly spoken: Spoken;
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  private readonly activationCosts: ReadonlyMap<string, number | undefined>;
  /** What was offered with priority just before, and what there was. */
  private options: readonly OfferedOption[] = [];
  private player = 0;
  private before: Moment['table'] | undefined;

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, changesForAWhile);
    this.printed = cardsByName(game.table);
    this.activationCosts = activationCostsIn(game.table);
  }

  look(moment: Moment): string | undefined {
    this.spoken.hear(moment.lines);
    const option = this.options[this.game.answers.at(-1)?.[0] ?? -1];
    const due = option && this.dueFor(option);
    const { decision } = moment;
    this.options = moment.hasPriority && decision ? decision.options : [];
    if (this.options.some(({ action }) => action !== undefined && SPECIAL.has(action))) {
      this.player = decision?.player ?? 0;
      this.before = moment.table;
    }
    return due && this.wronglyPaid(due, moment);
  }

  private dueFor({ action, object = '' }: OfferedOption): Due | undefined {
    const { before, player } = this;
    if (!before || action === undefined || !SPECIAL.has(action)) return undefined;
    const what = before.objects.find(({ id }) => id === object);
    if (!what) return undefined;
    const { name = '' } = what;
    const cost = action === 'redeem' ? this.costOf(what, before) : this.activationCosts.get(name);
    return cost === undefined ? undefined : { player, deed: `${action} "${name}"`, cost };
  }

  /** The resource cost of a card; undefined where something changes it, or may. */
  private costOf({ name = '', characteristics }: ObjectView, before: Observation): number | undefined {
    const card = this.printed.get(name);
    const { 'resource cost': cost } = characteristics;
    return card && resourceCost(card, 0, this.player, before) === cost ? cost : undefined;
  }

  private wronglyPaid({ player, deed, cost }: Due, { lines, table, reach }: Moment): string | undefined {
    if (this.spoken.isSaid || this.spoken.isOnEither(this.before, table)) return undefined;
    const begins = lines.findIndex(({ what }) => what === 'event');
    const rest = begins < 0 ? [] : lines.slice(begins);
    const end = rest.findIndex(({ what, kind }) => what === 'decision' && kind === 'priority');
    const paid = (end < 0 ? rest : rest.slice(0, end))
      .filter((line) => line.kind === 'pay' && line.player === player)
      .reduce((sum, { amount = 0 }) => sum + amount, 0);
    reach.saw(PAID);
    return paid === cost
      ? undefined
      : `${table.players[player]?.name} pays ${paid} to ${deed}, which costs ${cost}.`;
  }
}

const SPECIAL: ReadonlySet<string> = new Set(['turn up a base', 'redeem']);

/** The activation costs of bases by their names; undefined where those of one name have several. */
function activationCostsIn(table: SetupRequest): ReadonlyMap<string, number | undefined> {
  const costs = new Map<string, number | undefined>();
  for (const card of cardsOfSetup(table).filter(({ types }) => types.includes('base'))) {
    const cost = printedNumber(card, 'activationCost') ?? 0;
    costs.set(card.name, costs.has(card.name) && costs.get(card.name) !== cost ? undefined : cost);
  }
  return costs;
}
