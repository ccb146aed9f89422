import { type Share, sharesOf } from '../../card-game/payment/shares';
import { exists, offers } from '../../card-game/targets/solver';
import { choosing, concatMap, IllegalAction, type Procedure, procedure, rule, step } from '../../kernel';
import { discard, expel, rest, sacrifice } from '../7-additional-rules/701-keywords';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import type { Context, GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import { amount, contextOf, fits, whoever } from '../phrases';
import type { Cost, Filter } from '../text/tree';
import { loseResource } from './104-resource';
import { removeCounters } from './114-counters';

/** 112.3: nobody pays a cost without the resources to pay it fully. It is only asked: what can be paid is decided by the solver, cost by cost. */
export const mustPayFully = fact('112.3', 'A cost is paid in full or not at all', () => true);
const cannotPay = rule('112.3', 'A cost is paid in full or not at all', 'procedure step');

/** Costs being paid, and the place of the next. */
interface Paying {
  readonly player: number;
  readonly costs: readonly Cost[];
  at: number;
  readonly source: GameObject;
  readonly context: Context;
  /** What was chosen for the next one so far. */
  chosen: readonly GameObject[];
}

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
  player: number,
  cost: Cost,
  source: GameObject,
  context: Context,
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
  const [first] = costs;
  return costs.length === 1 && first
    ? payableWith(game, player, first, source, known).length >= needed(first)
    : canPaySeveral(game, player, costs, source, known);
}

const isResource = ({ cost }: Cost): boolean => cost === 'pay';

/** 112.9: what is spent for one cost isn't spent for another. */
export const eachForOneCost = definition(
  '112.9',
  'Each payment of a cost applies to one cost only',
  (_game: LegionsGame, shares: readonly Share<GameObject>[]): boolean => exists(sharesOf(shares)),
  (_game, shares) => shares.every(({ from, count }) => from.length >= count),
);

function canPaySeveral(
  game: LegionsGame,
  player: number,
  costs: readonly Cost[],
  source: GameObject,
  known: Context,
): boolean {
  const shareOf = (cost: Cost): Share<GameObject> => ({
    from: payableWith(game, player, cost, source, known),
    count: needed(cost),
  });
  const others = costs.filter((cost) => cost.cost !== 'pay' && spends(cost) === undefined);
  return (
    SPENT.every((what) => eachForOneCost(game, costs.filter((cost) => spends(cost) === what).map(shareOf))) &&
    others.every((cost) => payableWith(game, player, cost, source, known).length > 0) &&
    hasCounters(source, costs)
  );
}

const SPENT = ['readiness', 'place'] as const;

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

/** What the next cost needs, and what those after it need of the same: of each other they take nothing away. */
function sharesFrom(game: LegionsGame, { player, costs, at, source, context }: Paying) {
  const left = costs.slice(at);
  const [next] = left;
  const spent = next && spends(next);
  return left
    .filter((cost, place) => place === 0 || (spent !== undefined && spends(cost) === spent))
    .map(
      (cost): Share<GameObject> => ({
        from: payableWith(game, player, cost, source, context),
        count: needed(cost),
      }),
    );
}

/** 112.1: to pay a cost is to carry out what it says. */
export const payCosts: Procedure<LegionsGame, Paying> = procedure('paying costs', [
  choosing(
    '112.1',
    'The player chooses what a cost is paid with',
    (game, data: Paying) => {
      const cost = data.costs[data.at];
      if (!cost || cost.cost === 'pay' || isRandom(cost)) return undefined;
      const offered = offers(sharesOf(sharesFrom(game, data)), [], data.chosen);
      if (!offered) return undefined;
      const { values, minimum, maximum } = offered;
      return {
        player: data.player,
        purpose: `pay: ${cost.cost}`,
        offers: values.map((object, index) => ({
          label: `${object.card.name} (${index + 1})`,
          object,
          value: object,
        })),
        minimum,
        maximum,
      };
    },
    (game, data, more) => {
      const cost = data.costs[data.at];
      if (!cost) return undefined;
      const chosen = [...data.chosen, ...more];
      if (chosen.length < needed(cost)) {
        game.set(data, 'chosen', chosen);
        return 'again';
      }
      game.set(data, 'at', data.at + 1);
      game.set(data, 'chosen', []);
      payWith(game, data, cost, chosen);
      return data.at < data.costs.length ? 'again' : undefined;
    },
  ),
  step('112.3a', 'Resource is paid out of the reserve', (game, data) => {
    const cost = data.costs[data.at];
    if (!cost) return undefined;
    if (cost.cost === 'discard' && isRandom(cost)) {
      const held = payableWith(game, data.player, cost, data.source, data.context);
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
export function payAll(game: LegionsGame, paying: Omit<Paying, 'at' | 'chosen'>): void {
  const { player, source, context } = paying;
  const costs = orderOfPayment(game, paying.costs);
  game.call(payCosts, { player, costs, at: 0, source, context, chosen: [] });
}
