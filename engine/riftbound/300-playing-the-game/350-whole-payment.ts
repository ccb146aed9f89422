/** Everything that is paid for something, as choices that have to be possible together (353.6, 354.1, 354.2). */
import { keyOf } from '../../card-game/play/announcements';
import type { Slot, ValuesChosen } from '../../card-game/targets/problem';
import { exists } from '../../card-game/targets/solver';
import type { RiftboundGame } from '../game';
import type { GameObject, Use } from '../object';
import type { Cost } from '../text/tree/index';
import { canPay } from './350-adding-to-pay';
import { type Option, objectsIn } from './350-choices';
import { type Costs, costCanBePaid, slotsOfCosts } from './350-other-costs';
import type { Payer } from './350-payers';
import { takenOf } from './350-payments';
import { type Adder, addingNow, couldAdd, NOTHING_SPENT, type SpentObjects } from './350-sources';
import type { Total } from './350-which-power-pays';

/** What is paid for something. */
export interface Bill extends Costs {
  readonly game: RiftboundGame;
  /** What Energy and Power can come to, of which one is paid. */
  readonly totalsAfter: (before: ValuesChosen<Option>) => readonly Total[];
  /** Places of the slots on which that hangs, and what adds resources meanwhile. */
  readonly totalReads?: readonly number[];
  /** An ability that adds resources, and is used first. */
  readonly first?: Adder | undefined;
}

const NONE: readonly never[] = [];
const NOTHING = { least: 0, most: 0 };
const IMPOSSIBLE = { least: 1, most: 0 };

/** Is this a cost that is neither Energy nor Power? */
export const isAction = ({ cost }: Cost): boolean => cost !== 'pay';

/** What those that pay some costs spend of themselves for that; all of them have to be there until then. */
function spentOn(costs: readonly Cost[], at: number, before: ValuesChosen<Option>): SpentObjects {
  const spent = new Map<GameObject, Set<string>>();
  costs.forEach(({ cost }, nth) => {
    for (const object of objectsIn(before[at + nth] ?? NONE)) {
      const parts = spent.get(object) ?? new Set(['presence']);
      for (const part of takenOf(cost)) parts.add(part);
      spent.set(object, parts);
    }
  });
  return spent.size === 0 ? NOTHING_SPENT : spent;
}

/** What tells those that pay from one another where Energy and Power are paid as well: what they could add themselves. */
function kindsOfAdders(game: RiftboundGame, player: number): (option: Option) => string {
  const kinds = new Map<GameObject, string>();
  for (const { of, takes, gives } of addingNow(game, player).adders)
    kinds.set(of, `${kinds.get(of) ?? ''} ${takes.join()}: ${JSON.stringify(gives)}`);
  return (option) =>
    objectsIn([option])
      .map((object) => kinds.get(object) ?? '')
      .join();
}

/** The slots of what pays, the last of which is for Energy and Power. */
export function slotsOfPayment(bill: Bill): readonly Slot<Option>[] {
  const {
    game,
    costs,
    at = 0,
    reads: payerReads,
    payerAfter,
    isPaid,
    totalsAfter,
    totalReads = NONE,
    first,
  } = bill;
  const spent = first ? (object: GameObject) => (object === first.of ? first.takes : NONE) : bill.spent;
  const kindOf = costs.length === 0 ? undefined : kindsOfAdders(game, payerAfter(NONE).controller);
  const slots =
    costs.length === 0
      ? NONE
      : slotsOfCosts(game, { costs, payerAfter, isPaid, at, reads: payerReads, spent, kindOf });
  const isOfAdders = (slot: Slot<Option>): boolean =>
    objectsIn(slot.values(NONE)).some((object) => couldAdd(game, object));
  const reads = slots.flatMap((slot, nth) => (isOfAdders(slot) ? [at + nth] : []));
  return [
    ...slots,
    {
      name: 'Energy and Power',
      reads: [...totalReads, ...reads],
      otherThan: NONE,
      limits: (before) => {
        const { object, context, controller } = payerAfter(before);
        const known = { paidFor: context, spent: spentOn(costs, at, before), first };
        return totalsAfter(before).some((total) => canPay(game, controller, total, object, known))
          ? NOTHING
          : IMPOSSIBLE;
      },
      values: () => NONE,
    },
  ];
}

const isOfItself = (cost: Cost): boolean => 'object' in cost && cost.object.ref === 'this';

/**
 * 354: could a player pay Energy and Power, and with what that leaves all the other costs, too?
 *
 * @param costs all of them; of those that are resources, only the total counts
 * @param first an ability that adds resources and is used first
 */
export function canPayAll(
  game: RiftboundGame,
  total: Total,
  costs: readonly Cost[],
  payer: Payer,
  first?: Adder,
): boolean {
  const { controller, object, context } = payer;
  const actions = costs.filter(isAction);
  const [action, second] = actions;
  const isFree = total.energy === 0 && total.power.length === 0;
  if (!action) return canPay(game, controller, total, object, { paidFor: context, first });
  // What adds nothing itself takes nothing from what does.
  if (!second && ((isFree && !first) || (isOfItself(action) && !couldAdd(game, payer.source))))
    return (
      costCanBePaid(game, action, payer) &&
      canPay(game, controller, total, object, { paidFor: context, first })
    );
  const bill = { game, costs: actions, payerAfter: () => payer, totalsAfter: () => [total], first };
  return exists({ slots: slotsOfPayment(bill), keyOf });
}

/** Those of some abilities that could be used first so that all else can be paid as well. */
export const sparing = (
  game: RiftboundGame,
  total: Total,
  costs: readonly Cost[],
  payer: Payer,
  adders: readonly Adder[],
): readonly Use[] =>
  (addingNow(game, payer.controller).areApart && !costs.some(isAction)
    ? adders
    : adders.filter((each) => canPayAll(game, total, costs, payer, each))
  ).map(({ use }) => use);
