/** What playing something costs in all (353). */
import { readsTargets } from '../../card-game/targets/spoken-targets';
import { column } from '../../kernel';
import { ignoresBaseCost } from '../700-additional-rules/737-hidden';
import { appliesWithLegion } from '../700-additional-rules/738-legion';
import type { Card } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { AdditionalCost, Context, GameObject } from '../object';
import { amount, contextOf, fits, holds, locations, players } from '../phrases';
import type { Cost, Power, Statement, StaticAbility } from '../text/tree/index';
import { ownPower, type Total } from './350-which-power-pays';
import { isUsedUp } from './382-the-next-one';

/** 353.1: an ignored base cost is zero. */
export const ignoredCost = definition(
  '353.1',
  'A base cost that is ignored is zero',
  (game: RiftboundGame, object: GameObject): Total => {
    const ignoring = ignoresBaseCost(game, object) ? 'cost' : object.ignoring;
    return {
      energy: ignoring === 'cost' || ignoring === 'energy cost' ? 0 : (object.card.energy ?? 0),
      power: ignoring === 'cost' || ignoring === 'power cost' ? [] : object.card.power,
    };
  },
  (_game, object): Total => ({ energy: object.card.energy ?? 0, power: object.card.power }),
);

/** 353.5: costs can't be reduced below 0. */
export const notBelowZero = definition(
  '353.5',
  'Energy costs are never less than 0',
  (_game, energy: number) => Math.max(0, energy),
  (_game, energy) => energy,
);

/** The Energy and Power in a list of costs. */
export function resourcesIn(game: RiftboundGame, costs: readonly Cost[], context: Context): Total {
  let energy = 0;
  const power: Power[] = [];
  for (const cost of costs) {
    if (cost.cost !== 'pay') continue;
    energy += cost.energy ? amount(game, cost.energy, context) : 0;
    power.push(...(cost.power ?? []));
  }
  return { energy, power };
}

type CostStatement = Extract<Statement, { says: 'costs' }>;

/** A discount or an increase, and what makes it (353.3, 353.4). */
export interface CostChange {
  readonly source: GameObject;
  readonly sign: 1 | -1;
  readonly by: Total;
  /** 353.4.c: the least Energy that this discount leaves. */
  readonly least: number | undefined;
}

/** 353.4.c: a minimum limits only the discount that says it. */
export const leastAfter = definition(
  '353.4.c',
  'A minimum cost limits only the discount that says it',
  (_game, energy: number, { by, least }: CostChange) =>
    least === undefined ? energy - by.energy : Math.max(Math.min(energy, least), energy - by.energy),
  (_game, energy, { by }) => energy - by.energy,
);

/**
 * The passive abilities of a card that change what it costs itself, wherever it is (363.2): hardly any card has one. What it
 * says of others, of its own kind too, it says on the board only (362.1).
 */
const changingCosts = column((card: Card) =>
  card.abilities.filter(
    (ability): ability is StaticAbility =>
      ability.kind === 'static' &&
      ability.statement.says === 'costs' &&
      ability.statement.filter.this === true,
  ),
);

/** The Power by which a statement changes a cost, one entry for each. */
function powerIn(game: RiftboundGame, { by, powerTimes }: CostStatement, context: Context): readonly Power[] {
  const power = by.power ?? [];
  if (powerTimes === undefined || power.length === 0) return power;
  return Array.from({ length: amount(game, powerTimes, context) }, () => power).flat();
}

/** 363.2: statements of the card itself, wherever it is played from, and of what was paid for it, besides those in force. */
function statementsAbout(
  game: RiftboundGame,
  object: GameObject,
  player: number,
  paid: readonly AdditionalCost[],
): readonly { readonly statement: Statement; readonly context: Context }[] {
  const standing = game.activeStatements('costs');
  const others = standing.some(isUsedUp) ? standing.filter((each) => !isUsedUp(each)) : standing;
  const printed = changingCosts(object.card);
  if (printed.length === 0 && paid.length === 0) return others;
  const context = contextOf(object, player).with({ targets: object.context?.targets ?? [] });
  const own = printed.flatMap((ability) =>
    (!ability.condition || holds(game, ability.condition, context)) &&
    appliesWithLegion(game, ability, player)
      ? [ability.statement]
      : [],
  );
  const then = paid.flatMap(({ statement }) => statement ?? []);
  return [...others, ...[...own, ...then].map((statement) => ({ statement, context }))];
}

/** Is a card played to where a change of its cost is limited to, if it is? */
const isPlayedThere = (
  game: RiftboundGame,
  { at }: CostStatement,
  { destination }: GameObject,
  context: Context,
): boolean =>
  at === undefined || (destination !== undefined && locations(game, at, context).includes(destination));

/** Could it matter to what a card costs where it is played to? */
export const placeTellsCost = (game: RiftboundGame, { card }: GameObject): boolean =>
  changingCosts(card).some(({ statement }) => 'at' in statement) ||
  game.activeStatements('costs').some(({ statement }) => 'at' in statement);

/** Could it matter to what a card costs what is chosen for it? */
export const targetsTellCost = ({ card }: GameObject): boolean =>
  changingCosts(card).some(({ statement, condition }) => readsTargets(statement) || readsTargets(condition));

const UNCHANGED: readonly CostChange[] = [];

/** 353.3, 353.4: everything that increases or reduces what playing a card costs. */
export const costChanges = definition(
  '363.2',
  'Costs are increased, then discounts apply, of the card itself or of anything else',
  (
    game: RiftboundGame,
    object: GameObject,
    player: number,
    paid: readonly AdditionalCost[],
  ): readonly CostChange[] => {
    const said = statementsAbout(game, object, player, paid);
    if (said.length === 0 && !object.reducedBy) return UNCHANGED;
    const found = said.flatMap(({ statement, context }) => {
      if (statement.says !== 'costs' || statement.to !== undefined) return [];
      if (!players(game, statement.who, context).includes(player)) return [];
      if (!fits(game, statement.filter, object, context)) return [];
      if (!isPlayedThere(game, statement, object, context)) return [];
      const { source } = context;
      const energy = statement.by.energy ? amount(game, statement.by.energy, context) : 0;
      const least = statement.minimum?.energy ? amount(game, statement.minimum.energy, context) : undefined;
      return [
        { source, sign: statement.sign, by: { energy, power: powerIn(game, statement, context) }, least },
      ];
    });
    const { reducedBy } = object;
    return reducedBy ? [...found, { source: object, sign: -1, by: reducedBy, least: undefined }] : found;
  },
  (): readonly CostChange[] => UNCHANGED,
);

/** Takes Power symbols off a cost: [A] takes any, the last one first. */
function without(
  game: RiftboundGame,
  power: readonly Power[],
  less: readonly Power[],
  object: GameObject,
): readonly Power[] {
  const left = [...power];
  for (const symbol of less) {
    const wanted = ownPower(game, symbol, object);
    const place =
      wanted === 'any' ? left.length - 1 : left.findIndex((each) => ownPower(game, each, object) === wanted);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

export const increasedCost = definition(
  '353.3',
  'Costs are increased',
  (_game: RiftboundGame, cost: Total, { by }: CostChange): Total => ({
    energy: cost.energy + by.energy,
    power: [...cost.power, ...by.power],
  }),
  (_game, cost) => cost,
);
export const discountedCost = definition(
  '353.4',
  'Discounts apply',
  (game: RiftboundGame, cost: Total, change: CostChange, object: GameObject): Total => ({
    energy: notBelowZero(game, leastAfter(game, cost.energy, change)),
    power: without(game, cost.power, change.by.power, object),
  }),
  (_game, cost) => cost,
);

/** A cost with an increase or a discount applied to it. */
export const changedCost = (
  game: RiftboundGame,
  cost: Total,
  change: CostChange,
  object: GameObject,
): Total =>
  change.sign > 0 ? increasedCost(game, cost, change) : discountedCost(game, cost, change, object);

const both = (one: Total, other: Total): Total => ({
  energy: one.energy + other.energy,
  power: [...one.power, ...other.power],
});

/** 353.4.d: what discounts can be taken off: additional costs, too. Switched off, only the base cost. */
export const canBeReduced = definition(
  '353.4.d',
  'Discounts reduce additional costs, too',
  (_game: RiftboundGame, base: Total, additional: Total) => ({
    reducible: both(base, additional),
    rest: FREE,
  }),
  (_game, base, additional) => ({ reducible: base, rest: additional }),
);

const FREE: Total = { energy: 0, power: [] };

/** 353: the base cost, additional costs, increases, then discounts in the order in which they are given. */
export const totalToPlay = definition(
  '353.2',
  'The total cost is the base cost with additional costs, increases and discounts',
  (
    game: RiftboundGame,
    object: GameObject,
    context: Context,
    additional: readonly AdditionalCost[],
    changes: readonly CostChange[],
  ): Total => {
    const base = ignoredCost(game, object);
    if (additional.length === 0 && changes.length === 0) return base;
    const added = resourcesIn(
      game,
      additional.flatMap(({ costs }) => costs),
      context,
    );
    const { reducible, rest } = canBeReduced(game, base, added);
    const inOrder = [...changes].sort((one, other) => other.sign - one.sign);
    return both(
      inOrder.reduce((cost, change) => changedCost(game, cost, change, object), reducible),
      rest,
    );
  },
  (game, object): Total => ignoredCost(game, object),
);

const MOST_ORDERED = 5;

const orders = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length <= 1
    ? [items]
    : items.flatMap((item, place) =>
        orders([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [item, ...rest]),
      );

/** 353.4: the discounts whose order makes a difference; none where any order costs the same. */
export function ordersThatMatter(
  changes: readonly CostChange[],
  totalOf: (changes: readonly CostChange[]) => Total,
): readonly (readonly CostChange[])[] {
  // Only a minimum makes an order matter.
  if (changes.length < 2) return [];
  const discounts = changes.filter(({ sign }) => sign < 0);
  if (!discounts.some(({ least }) => least !== undefined) || discounts.length > MOST_ORDERED) return [];
  const increases = changes.filter(({ sign }) => sign > 0);
  const all = orders(discounts).map((order) => [...increases, ...order]);
  return new Set(all.map((order) => totalOf(order).energy)).size > 1 ? all : [];
}
