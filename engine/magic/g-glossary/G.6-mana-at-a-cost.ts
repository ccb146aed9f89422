/** Whether mana can be had, where mana abilities may cost more than tapping or sacrificing their permanents (A.6.3, A.6.9). */
import { countersOn } from '../../card-game/counters/counters';
import {
  type CostlySource,
  canAddUpAtCosts,
  type Stage,
  type Supply,
  type Taken,
} from '../../card-game/payment/costly-sources';
import { canAddUp, type Resources } from '../../card-game/payment/sources';
import { concatMap } from '../../kernel';
import { paidWith, waysToPay } from '../1-game-concepts/107-mana-symbols';
import { costsOfActivation } from '../a-abilities/A.6-mana-abilities';
import { costlyManaAbilities, manaSources, waysOf } from '../a-abilities/A.6-mana-sources';
import type { Activation, MagicGame } from '../game';
import { isSpentOn, usable } from '../k-card-types/K.20-restricted-mana';
import type { MagicObject, SpentObject } from '../object';
import { contextOf } from '../text/phrases';
import type { Cost } from '../text/tree';
import type { Asked, Need } from './G.6-needs';
import {
  DONE,
  eachForOneCost,
  hasNoLife,
  isAtRandom,
  isOfObjects,
  lifeIn,
  manaIn,
  needed,
  payableWith,
  spends,
} from './G.6-object-costs';
import { cannotDraw } from './G.15-draw';
import { askedBy, missing, paysGeneric } from './G.17-generic-mana';
import { kindOfKey } from './G.23-mana-pool';

type TakenHere = Taken<MagicObject>;

/** A mana ability that costs something else, in one way of paying for it. */
export interface CostlyManaSource extends CostlySource<MagicObject> {
  readonly activation: Activation;
}

/** More ways to pay for one ability with objects than are told apart. */
const MOST_WAYS = 60;

function combinations<V>(values: readonly V[], count: number): readonly (readonly V[])[] {
  if (count === 0) return [[]];
  return values
    .flatMap((value, place) =>
      combinations(values.slice(place + 1), count - 1).map((more) => [value, ...more]),
    )
    .slice(0, MOST_WAYS);
}

/** The objects that a cost may be paid with, in each way. */
function objectsFor(
  game: MagicGame,
  player: number,
  source: MagicObject,
  cost: Cost,
): readonly (readonly MagicObject[])[] {
  if (cost.cost === 'discard hand') return [game.player(player).hand.objects];
  if (!isOfObjects(cost) || isAtRandom(cost)) return [[]];
  const from = payableWith(game, { player, costs: [cost], source, context: contextOf(source) }, cost);
  return combinations(from, needed(cost));
}

interface PaidWithObjects {
  readonly taken: readonly TakenHere[];
  readonly spent: readonly SpentObject[];
}

/** What a cost takes, in each way of paying it. */
function takenFor(
  game: MagicGame,
  player: number,
  source: MagicObject,
  cost: Cost,
): readonly (readonly TakenHere[])[] {
  if (cost.cost === 'remove counters') {
    // Each time others of them are taken.
    const times = Math.floor(countersOn(source, cost.counter) / cost.amount);
    return Array.from({ length: times }, (_, time) => [{ of: source, takes: `${cost.counter} ${time}` }]);
  }
  const takes = spends(cost) ?? cost.cost;
  return objectsFor(game, player, source, cost).map((objects) => objects.map((of) => ({ of, takes })));
}

/** Each way of paying for all of some costs that are paid with objects. */
const waysWithObjects = (
  game: MagicGame,
  player: number,
  source: MagicObject,
  costs: readonly Cost[],
): readonly PaidWithObjects[] =>
  costs.reduce<readonly PaidWithObjects[]>(
    (ways, cost) => {
      const how = DONE[cost.cost];
      return ways
        .flatMap(({ taken, spent }) =>
          takenFor(game, player, source, cost).map((more) => ({
            taken: [...taken, ...more],
            spent: how ? [...spent, ...more.map(({ of: object }) => ({ how, object }))] : spent,
          })),
        )
        .filter(({ taken }) => taken.every((each, place) => !isAmong(taken.slice(0, place), each)))
        .slice(0, MOST_WAYS);
    },
    [{ taken: [], spent: [] }],
  );

const isAmong = (taken: readonly TakenHere[], { of, takes }: TakenHere): boolean =>
  taken.some((each) => each.of === of && each.takes === takes);

/** What is left of some mana in each way of paying so much of it. */
const payingOut =
  (game: MagicGame, { asked, purpose }: Need): Stage['pay'] =>
  (resources) => {
    if (missing(game, asked, usable(game, resources, purpose)) > 0) return [];
    const keys = Object.keys(resources)
      .filter((key) => isSpentOn(game, key, purpose))
      .sort();
    const units = [
      ...Object.entries(asked.colours).flatMap(([kind, amount]) =>
        Array.from({ length: amount }, () => kind),
      ),
      ...Array.from({ length: asked.generic }, () => ''),
    ];
    return spending(game, resources, keys, units);
  };

function spending(
  game: MagicGame,
  resources: Resources,
  keys: readonly string[],
  [unit, ...others]: readonly string[],
  from = 0,
): readonly Resources[] {
  if (unit === undefined) return [resources];
  return keys.flatMap((key, place) => {
    const left = resources[key] ?? 0;
    const fits = unit === '' ? paysGeneric(game, kindOfKey(key), left) > 0 : kindOfKey(key) === unit;
    // Of mana that pays for the same, the order makes no difference.
    if (left === 0 || !fits || (unit === '' && place < from)) return [];
    return spending(game, { ...resources, [key]: left - 1 }, keys, others, unit === '' ? place : 0);
  });
}

/** The mana abilities that cost something else, in each way of paying for them. */
export const costlySources = (game: MagicGame, player: number): readonly CostlyManaSource[] =>
  costlyManaAbilities(game, player).flatMap((activation) => {
    const { source } = activation;
    const all = costsOfActivation(game, activation);
    return waysToPay(game, all).flatMap((halves) => {
      const costs = paidWith(all, halves);
      if (costs.some(({ cost }) => cost === 'draw') && cannotDraw(game, player)) return [];
      const symbols = manaIn(costs);
      const need: Need = { asked: askedBy(symbols), purpose: { abilityOf: source } };
      return waysWithObjects(game, player, source, costs).flatMap(({ taken, spent }) =>
        waysOf(game, player, activation, spent).map((way) => ({
          ...way,
          of: source,
          takes: [],
          besides: taken,
          units: lifeIn(costs),
          ...(symbols.length > 0 ? { pay: payingOut(game, need) } : {}),
        })),
      );
    });
  });

/** A share of objects that some cost needs, by what it takes of them. */
interface Reserved {
  readonly takes: string | undefined;
  readonly from: readonly MagicObject[];
  readonly count: number;
}

const reservedFor = (game: MagicGame, player: number, needs: readonly Need[]): readonly Reserved[] =>
  concatMap(needs, ({ besides }) =>
    (besides?.costs ?? []).filter(isOfObjects).map((cost) => ({
      takes: spends(cost),
      from: besides ? payableWith(game, { player, ...besides }, cost) : [],
      count: needed(cost),
    })),
  );

const sizeOf = ({ colours, generic }: Asked): number =>
  Object.values(colours).reduce((sum, amount) => sum + amount, generic);

/** What has been done of a payment already. */
export interface Begun {
  /** Left out: what is in the player's pool. */
  readonly pool?: Resources;
  readonly taken?: readonly TakenHere[];
  /** The mana ability that is played next. */
  readonly first?: CostlyManaSource | undefined;
}

/** Could a player pay all of that, one after another, out of the pool and with mana abilities? */
export function canPayNeeds(
  game: MagicGame,
  player: number,
  needs: readonly Need[],
  { pool = game.player(player).pool, taken = [], first }: Begun = {},
): boolean {
  const last = needs.at(-1);
  if (!last) return true;
  const reserved = reservedFor(game, player, needs);
  const life = lifeIn(concatMap(needs, ({ besides }) => besides?.costs ?? []));
  const simple = manaSources(game, player);
  const isNeeded = ({ of, takes }: TakenHere): boolean =>
    reserved.some((share) => share.takes === takes && share.from.includes(of));
  const contended = simple.filter(({ of, takes }) => takes.some((each) => isNeeded({ of, takes: each })));
  const costly: readonly CostlyManaSource[] = [
    ...contended.map((source) => ({ ...source, besides: [], units: 0 })),
    ...costlySources(game, player),
  ];
  const sources = contended.length > 0 ? simple.filter((each) => !contended.includes(each)) : simple;
  const isEnough = (mana: Resources): boolean =>
    missing(game, last.asked, usable(game, mana, last.purpose)) === 0;
  const isTaken = ({ of }: TakenHere): boolean => sources.some((source) => source.of === of);
  const isOnlyMana =
    costly.length === 0 && needs.length === 1 && (taken.length === 0 || reserved.length === 0);
  if (isOnlyMana && !taken.some(isTaken)) return canAddUp(pool, sources, isEnough);
  const supply: Supply<MagicObject> = {
    pool,
    sources,
    costly,
    stages: needs.slice(0, -1).map((need) => ({ pay: payingOut(game, need), gives: need.gives ?? {} })),
    isEnough,
    isPossible: (all, more) =>
      !hasNoLife(game, player, life + more) &&
      [...new Set(reserved.map(({ takes }) => takes))].every((takes) =>
        eachForOneCost(
          game,
          reserved
            .filter((share) => share.takes === takes)
            .map(({ from, count }) => ({
              from: takes === undefined ? from : from.filter((of) => !isAmong(all, { of, takes })),
              count,
            })),
        ),
      ),
    taken,
    most: needs.reduce((sum, { asked }) => sum + sizeOf(asked), costly.filter(({ pay }) => pay).length),
  };
  return canAddUpAtCosts(supply, first);
}

/** Nothing more of a payment is to be made with mana. */
export const NO_MANA: Asked = { colours: {}, generic: 0 };

/** Could a player pay the first of that with what is in the pool, and the rest afterwards? */
export const canPayAtOnce = (
  game: MagicGame,
  player: number,
  [next, ...later]: readonly Need[],
  pool: Resources = game.player(player).pool,
): boolean =>
  next === undefined ||
  payingOut(
    game,
    next,
  )(pool).some((left) => canPayNeeds(game, player, [{ ...next, asked: NO_MANA }, ...later], { pool: left }));
