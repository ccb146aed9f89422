import type * as layer from '../../card-game/payment/object-costs';
import { canPayWithObjects, choosingWhatPays, type ObjectCosts } from '../../card-game/payment/object-costs';
import { type Share, sharesOf } from '../../card-game/payment/shares';
import { exists } from '../../card-game/targets/solver';
import { concatMap, IllegalAction, type Procedure, procedure, rule, step } from '../../kernel';
import { discard, expel, rest, sacrifice } from '../7-additional-rules/701-keywords';
import { definition, fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import { amount, contextOf, fits, whoever } from '../phrases';
import type { Cost, Filter } from '../text/tree';
import { loseResource } from './104-resource';
import { removeCounters } from './114-counters';

/** 112.3: nobody pays a cost without the resources to pay it fully. It is only asked: what can be paid is decided by the solver, cost by cost. */
export const mustPayFully = fact('112.3', 'A cost is paid in full or not at all', () => true);
const cannotPay = rule('112.3', 'A cost is paid in full or not at all', 'procedure step');

type Payment = layer.Payment<LegionsTypes>;
type Paying = layer.Paying<LegionsTypes>;

/** 601.1g: the order is the player's, but for chance; what stays where it is comes before what doesn't, so that one object can be both rested and sacrificed. */
export const orderOfPayment = definition(
  '601.1g',
  'Costs that involve chance are paid after all others',
  (_game, costs: readonly Cost[]): readonly Cost[] => [
    ...costs.filter((cost) => !isRandom(cost) && spends(cost) !== 'place'),
    ...costs.filter((cost) => !isRandom(cost) && spends(cost) === 'place'),
    ...costs.filter(isRandom),
  ],
  (_game, costs) => costs,
);

const isRandom = (cost: Cost): boolean => cost.cost === 'discard' && cost.random === true;

/** What a cost takes of an object. One that is rested can still be sacrificed; it can't be sacrificed twice. */
function spends({ cost }: Cost): 'readiness' | 'place' | undefined {
  switch (cost) {
    case 'rest':
    case 'rest this':
      return 'readiness';
    case 'sacrifice':
    case 'sacrifice this':
    case 'discard':
    case 'discard this':
    case 'expel this':
      return 'place';
    default:
      return undefined;
  }
}

/** What a cost that moves, rests or marks objects can be paid with. */
function payableWith(
  game: LegionsGame,
  { player, source, context }: Payment,
  cost: Cost,
): readonly GameObject[] {
  switch (cost.cost) {
    case 'rest this':
      return source.rested || source.ceased ? [] : [source];
    case 'sacrifice this':
      return source.ceased || source.zone !== game.battlefield || source.controller !== player
        ? []
        : [source];
    case 'discard this':
      return source.zone.name === 'hand' && !source.ceased ? [source] : [];
    case 'expel this':
      return source.ceased ? [] : [source];
    case 'remove counters':
      return (source.counters[cost.counter] ?? 0) >= cost.amount ? [source] : [];
    case 'rest':
      return ownFitting(game, player, cost.filter, context).filter((object) => !object.rested);
    case 'sacrifice':
      return ownFitting(game, player, cost.filter, context).filter(
        (object) => !object.card.types.includes('base'),
      );
    case 'discard':
      return game.player(player).hand.objects.filter((object) => object !== source);
    default:
      return [];
  }
}

/** A player's permanents that a description fits, whoever controls what says it. */
function ownFitting(
  game: LegionsGame,
  player: number,
  filter: Filter,
  context: Context,
): readonly GameObject[] {
  const seen = context.with({ controller: player });
  return game.battlefield.objects.filter(
    (object) => object.controller === player && fits(game, whoever(filter), object, seen),
  );
}

const needed = (cost: Cost): number =>
  cost.cost === 'rest' || cost.cost === 'sacrifice' || cost.cost === 'discard' ? cost.amount : 1;

/** How much resource some costs take, X being worth `x`. */
export function resourceIn(game: LegionsGame, costs: readonly Cost[], context: Context): number {
  let sum = 0;
  for (const cost of costs) if (cost.cost === 'pay') sum += amount(game, cost.amount, context);
  return sum;
}

/** Can the player pay all these costs, one after another, and so much resource besides? */
export function canPayAll(
  game: LegionsGame,
  player: number,
  costs: readonly Cost[],
  source: GameObject,
  context?: Context,
  resource = 0,
): boolean {
  if (!mustPayFully(game)) return true;
  const known: Context = context ?? contextOf(source, player);
  if (resource + resourceIn(game, costs, known) > game.player(player).reserve) return false;
  if (costs.length === 0 || costs.every(isResource)) return true;
  const payment: Payment = { player, costs, source, context: known };
  const [first] = costs;
  return costs.length === 1 && first
    ? payableWith(game, payment, first).length >= needed(first)
    : canPayWithObjects(
        objectCosts,
        game,
        payment,
        costs.filter((cost) => !isResource(cost)),
        (shares) => eachForOneCost(game, shares),
      ) && hasCounters(source, costs);
}

const isResource = ({ cost }: Cost): boolean => cost === 'pay';

/** 112.9: what is spent for one cost isn't spent for another. */
export const eachForOneCost = definition(
  '112.9',
  'Each payment of a cost applies to one cost only',
  (_game: LegionsGame, shares: readonly Share<GameObject>[]): boolean => exists(sharesOf(shares)),
  (_game, shares) => shares.every(({ from, count }) => from.length >= count),
);

/** Has an object as many counters as all costs together remove? */
function hasCounters({ counters }: GameObject, costs: readonly Cost[]): boolean {
  const left = { ...counters };
  for (const cost of costs)
    if (cost.cost === 'remove counters') left[cost.counter] = (left[cost.counter] ?? 0) - cost.amount;
  return Object.values(left).every((amount) => amount >= 0);
}

function payWith(game: LegionsGame, data: Paying, cost: Cost, chosen: readonly GameObject[]): void {
  const { player } = data;
  const events = concatMap(chosen, (object): readonly Occurrence[] => {
    switch (cost.cost) {
      case 'rest this':
      case 'rest':
        return rest(game, object);
      case 'sacrifice this':
      case 'sacrifice':
        return [sacrifice(object)];
      case 'discard':
      case 'discard this':
        return [discard(object)];
      case 'expel this':
        return [expel(object)];
      case 'remove counters':
        return [removeCounters(object, cost.counter, cost.amount)];
      default:
        return [];
    }
  });
  const resource = cost.cost === 'pay' ? amount(game, cost.amount, data.context) : 0;
  game.propose(...events, ...(resource > 0 ? [loseResource(player, resource, 'pay')] : []));
}

const objectCosts: ObjectCosts<LegionsTypes> = {
  payableWith,
  needed,
  spends,
  isChosen: (cost) => !isResource(cost) && !isRandom(cost),
  labelOf: ({ card }, place) => `${card.name} (${place + 1})`,
  pay: payWith,
};

/** 112.1: to pay a cost is to carry out what it says. */
export const payCosts: Procedure<LegionsGame, Paying> = procedure('paying costs', [
  choosingWhatPays<LegionsTypes>('112.1', 'The player chooses what a cost is paid with', objectCosts),
  step('112.3a', 'Resource is paid out of the reserve', (game, data) => {
    const cost = data.costs[data.at];
    if (!cost) return undefined;
    if (cost.cost === 'discard' && isRandom(cost)) {
      const held = payableWith(game, data, cost);
      if (mustPayFully(game) && held.length < cost.amount)
        throw new IllegalAction(cannotPay, 'There are not enough cards to discard');
      game.set(data, 'at', data.at + 1);
      payWith(
        game,
        data,
        cost,
        game.chance.shuffle('discard at random', held, ({ card }) => card.name).slice(0, cost.amount),
      );
    } else if (cost.cost !== 'pay')
      throw new IllegalAction(cannotPay, `The cost "${cost.cost}" can't be paid`);
    else {
      if (mustPayFully(game) && amount(game, cost.amount, data.context) > game.player(data.player).reserve)
        throw new IllegalAction(cannotPay, 'There is not enough resource in the reserve');
      game.set(data, 'at', data.at + 1);
      payWith(game, data, cost, []);
    }
    if (data.at < data.costs.length) game.call(payCosts, data);
    return undefined;
  }),
]);

/** Lets a player pay costs: to play a card, to activate an ability, or as something resolves (112.2). */
export function payAll(game: LegionsGame, payment: Payment): void {
  const costs = orderOfPayment(game, payment.costs);
  game.call(payCosts, { ...payment, costs, at: 0, chosen: [] });
}
