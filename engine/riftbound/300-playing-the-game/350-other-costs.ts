/** Costs that are neither Energy nor Power (353.6): whether they can be paid, and with what. */
import { keyOf } from '../../card-game/play/announcements';
import type { Problem, Slot, ValuesChosen } from '../../card-game/targets/problem';
import { exists } from '../../card-game/targets/solver';
import { canBeSpent } from '../700-additional-rules/701-buffs';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { amount, candidates, fits, locationOf, objects } from '../phrases';
import type { Cost, ObjectReference } from '../text/tree/index';
import { type Option, objectsIn } from './350-choices';
import type { Payer } from './350-payers';
import { takenOf } from './350-payments';
import { isSelfDefeating } from './350-spoilt-targets';

/** What a cost is paid with: everything that fits, and how many of it. */
export interface Means {
  readonly objects: readonly GameObject[];
  readonly minimum: number;
  readonly maximum: number;
  /** All of them at one place. */
  readonly together?: true;
}

function ready(game: RiftboundGame, cost: Cost['cost'], object: GameObject, player: number): boolean {
  if (cost === 'exhaust') return !object.exhausted;
  if (cost === 'stun') return !object.stunned;
  return cost !== 'spend buff' || canBeSpent(game, object, player);
}

const NOTHING: readonly GameObject[] = [];

/** Is the object itself there, and in the state that the cost takes it out of? */
const isAble = (game: RiftboundGame, { cost }: Cost, { source, controller }: Payer): boolean =>
  !source.ceased && ready(game, cost, source, controller);

/** What is being played pays for nothing of its own; what has an ability may pay for that. */
const isBeingPlayed = (game: RiftboundGame, object: GameObject, { object: paidFor }: Payer): boolean =>
  object === paidFor && object.zone !== game.board;

/** Everything that a cost can be paid with; undefined: it needs nothing, or nobody knows how to pay it. */
export function meansFor(game: RiftboundGame, cost: Cost, payer: Payer): Means | undefined {
  const { controller, source } = payer;
  if (cost.cost === 'discard') {
    const those = game.player(controller).hand.objects.filter((each) => !isBeingPlayed(game, each, payer));
    return { objects: those, minimum: cost.amount, maximum: cost.amount };
  }
  if (cost.cost === 'discard this') {
    return { objects: source.zone.name === 'hand' ? [source] : [], minimum: 1, maximum: 1 };
  }
  const reference = 'object' in cost ? cost.object : 'from' in cost ? cost.from : undefined;
  if (!reference || cost.cost === 'move') return undefined;
  if (reference.ref === 'this') {
    const needed = cost.cost === 'spend buff' ? Math.max(1, cost.amount) : 1;
    return { objects: isAble(game, cost, payer) ? [source] : NOTHING, minimum: needed, maximum: needed };
  }
  const { context } = payer;
  if (reference.ref !== 'choice') {
    const named = objects(game, reference, context);
    const able = named.filter((each) => !each.ceased && ready(game, cost.cost, each, controller));
    const needed = Math.max(1, cost.cost === 'spend buff' ? cost.amount : named.length);
    return { objects: able, minimum: needed, maximum: needed };
  }
  const those = candidates(game, reference.filter).filter(
    (each) =>
      !isBeingPlayed(game, each, payer) &&
      fits(game, reference.filter, each, context) &&
      ready(game, cost.cost, each, controller) &&
      !each.ceased,
  );
  const minimum = cost.cost === 'spend buff' ? cost.amount : amount(game, reference.minimum, context);
  const maximum = cost.cost === 'spend buff' ? cost.amount : amount(game, reference.maximum, context);
  return { objects: those, minimum, maximum, ...(isOfOnePlace(reference) ? TOGETHER : {}) };
}

/** What pays a cost, as it is chosen for it. */
export const paidBy = (object: GameObject): Option => ({ kind: 'target', target: { object } });

/** Is it "… at the same place"? */
const isOfOnePlace = (reference: ObjectReference): boolean =>
  'group' in reference && reference.group?.at === 'the same place';

const TOGETHER = { together: true } as const;

/** Are objects at one place? */
const areTogether = (objects: readonly GameObject[]): boolean => new Set(objects.map(locationOf)).size <= 1;

function canBeCompleted(game: RiftboundGame, cost: Cost, payer: Payer): boolean {
  // What most abilities ask for is their own object: to be exhausted, recycled, killed.
  if (cost.cost === 'exhaust' || cost.cost === 'recycle' || cost.cost === 'kill')
    if (cost.object.ref === 'this') return isAble(game, cost, payer);
  const means = meansFor(game, cost, payer);
  if (means === undefined || means.objects.length < means.minimum) return false;
  return !means.together || exists(problemOfCosts(game, { costs: [cost], payerAfter: () => payer }));
}

export const exhaustingIsPaid = fact(
  '401.4',
  'Exhausting as a cost must be able to be completed',
  canBeCompleted,
);
export const recyclingIsPaid = fact(
  '403.3',
  'Recycling as a cost must be able to be completed',
  canBeCompleted,
);
export const discardingIsPaid = fact(
  '409.3',
  'Discarding as a cost must be able to be completed',
  canBeCompleted,
);
export const otherCostIsPaid = fact(
  '353.6',
  'A cost that is neither Energy nor Power is an action that must be able to be completed',
  canBeCompleted,
);

/** Can a cost be paid, by itself? Energy and Power are not asked for. */
export function costCanBePaid(game: RiftboundGame, cost: Cost, payer: Payer): boolean {
  switch (cost.cost) {
    case 'pay':
      return true;
    case 'exhaust':
      return exhaustingIsPaid(game, cost, payer);
    case 'recycle':
      return recyclingIsPaid(game, cost, payer);
    case 'discard':
      return discardingIsPaid(game, cost, payer);
    default:
      return otherCostIsPaid(game, cost, payer);
  }
}

/** Costs that are paid along with one another. */
export interface Costs {
  /** Those that are neither Energy nor Power. */
  readonly costs: readonly Cost[];
  /** Who pays, as far as that is known once so much was chosen. */
  readonly payerAfter: (before: ValuesChosen<Option>) => Payer;
  /** Are they paid at all, where that is chosen? Left out: all are. */
  readonly isPaid?: ((nth: number, before: ValuesChosen<Option>) => boolean) | undefined;
  /** Place of the slot of the first of them, and of the slots before on which it hangs who pays. */
  readonly at?: number;
  readonly reads?: readonly number[];
  /** What some objects have spent before. */
  readonly spent?: (object: GameObject) => readonly string[];
  /** What tells apart those that pay, to whatever else is paid. */
  readonly kindOf?: Slot<Option>['kindOf'];
}

const NONE: readonly never[] = [];
const NOT_PAID = { least: 0, most: 0 };
const IMPOSSIBLE = { least: 1, most: 0 };

/** 354.2: what is chosen to pay for each of some costs. */
export function slotsOfCosts(game: RiftboundGame, all: Costs, self = false): readonly Slot<Option>[] {
  const { costs, payerAfter, isPaid, at = 0, reads = NONE, spent, kindOf } = all;
  return costs.map((cost, nth) => {
    const takes = takenOf(cost.cost);
    const before = costs.slice(0, nth);
    const sharing = before.flatMap((each, place) =>
      takenOf(each.cost).some((part) => takes.includes(part)) ? [at + place] : [],
    );
    let last: { readonly payer: Payer; readonly means: Means | undefined } | undefined;
    const meansAfter = (chosen: ValuesChosen<Option>): Means | undefined => {
      const payer = payerAfter(chosen);
      if (last?.payer !== payer) last = { payer, means: meansFor(game, cost, payer) };
      return last.means;
    };
    const isOpen = (object: GameObject, payer: Payer): boolean =>
      (self || !isSelfDefeating(game, cost, object, payer)) &&
      spent?.(object).some((part) => part === 'presence' || takes.includes(part)) !== true;
    const together = meansAfter(NONE)?.together === true;
    return {
      name: `cost: ${cost.cost}`,
      reads,
      otherThan: sharing,
      limits: (chosen) => {
        if (isPaid?.(nth, chosen) === false) return NOT_PAID;
        const means = meansAfter(chosen);
        // The first is being paid: with as many as may be; of the others it is enough that they can be.
        return means ? { least: means.minimum, most: nth === 0 ? means.maximum : means.minimum } : IMPOSSIBLE;
      },
      values: (chosen) => {
        const means = meansAfter(chosen);
        const payer = payerAfter(chosen);
        return (means?.objects ?? NONE).flatMap((object) => (isOpen(object, payer) ? [paidBy(object)] : []));
      },
      agree: together ? (options) => areTogether(objectsIn(options)) : undefined,
      kindOf,
    };
  });
}

/** The same as a problem of its own. */
export const problemOfCosts = (game: RiftboundGame, all: Costs, self = false): Problem<Option> => ({
  slots: slotsOfCosts(game, all, self),
  keyOf,
});
