/** Paying with what abilities add meanwhile (354.1.a, 416.3). */
import { canAddUp, type Resources, sumOf } from '../../card-game/payment/sources';
import { concatMap, IllegalAction, type Procedure, procedure, type Step, step } from '../../kernel';
import { addEnergy, addPower } from '../100-game-concepts/161-rune-pools';
import type { RiftboundGame } from '../game';
import type { Context, GameObject, Use } from '../object';
import { controllerOf } from '../phrases';
import { paymentsWith } from './350-payments';
import {
  type Adder,
  addedBy,
  addersOf,
  addingNow,
  collide,
  ENERGY,
  isUsable,
  NOTHING_SPENT,
  type SpentObjects,
} from './350-sources';
import { isPaidBy, ownPower, type Total } from './350-which-power-pays';

/** What else is known of a payment of Energy and Power. */
interface Paid {
  /** What it is paid for. */
  readonly paidFor?: Context | undefined;
  readonly spent?: SpentObjects;
  /** An ability that is used first. */
  readonly first?: Adder | undefined;
}

/** 354.1.a: could a player pay this, with what abilities can still add? */
export function canPay(
  game: RiftboundGame,
  player: number,
  { energy, power }: Total,
  object: GameObject,
  { paidFor = object.context, spent = NOTHING_SPENT, first }: Paid = {},
): boolean {
  const pool = game.player(player);
  if (energy <= pool.energy && power.length === 0) return true;
  const resources = addingNow(game, player);
  if (energy > resources.energy) return false;
  if (power.length > 0 && !isPaidBy(game, power, object, resources.power)) return false;
  const isPlain = resources.areApart && spent.size === 0 && !first;
  if (isPlain && (!paidFor || paidFor.targets.length === 0)) return true;
  const isEnough = ({ [ENERGY]: so = 0, ...more }: Resources): boolean =>
    so >= energy && (power.length === 0 || isPaidBy(game, power, object, more));
  const adders = addersOf(game, player, paidFor, spent);
  const has: Resources = { ...pool.power, [ENERGY]: pool.energy };
  return first
    ? canAddUp(
        sumOf(has, first.gives),
        adders.filter(({ use }) => !collide(use, first.use)),
        isEnough,
      )
    : canAddUp(has, adders, isEnough);
}

const payForUse: Step<RiftboundGame, Use> = step(
  '160.2',
  'The cost of an ability that adds resources is paid',
  (game, use) => {
    const { source, ability } = use;
    if (!isUsable(game, use, controllerOf(source)))
      throw new IllegalAction(payForUse, 'the cost of this ability can not be paid');
    const events = concatMap(ability.costs, (cost) => paymentsWith(game, cost.cost, [source]));
    if (events.length > 0) game.propose(...events);
  },
);

/** 416.2: an ability that adds resources is used: its cost is paid, and it resolves at once. */
export const usingAbility: Procedure<RiftboundGame, Use> = procedure('adding resources', [
  payForUse,
  step('416.1', 'An ability that adds resources does so at once', (game, use) => {
    const { energy, power } = addedBy(game, use);
    const seat = controllerOf(use.source);
    const events = [
      ...(energy > 0 ? [addEnergy(seat, energy)] : []),
      ...power.map((symbol) => addPower(seat, ownPower(game, symbol, use.source), 1)),
    ];
    if (events.length > 0) game.propose(...events);
  }),
]);
