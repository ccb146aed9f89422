import type { Way } from '../../card-game/play/proposal';
import { concatMap } from '../../kernel';
import { xOf } from '../1-game-concepts/105-numbers';
import { canPayAll, resourceIn } from '../1-game-concepts/112-costs';
import { costOfTraps } from '../2-parts-of-a-card/202-resource-cost';
import { saysNow } from '../conditions';
import type { PrintedMethod } from '../facts';
import { AS_WRITTEN, definition, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Card, Context, GameObject } from '../object';
import { amount, contextOf, fits, players, whoever } from '../phrases';
import type { Ability, Cost, Statement } from '../text/tree';

/** The abilities that are announced with the object: its own, or those of the action. */
export const announcedAbilities = (object: GameObject): readonly Ability[] =>
  object.ability ? [object.ability] : object.card.abilities.filter((ability) => ability.kind === 'action');

export const contextFor = (object: GameObject, player: number): Context =>
  object.context ?? contextOf(object, player);

/** 601.1f: resource cost or alternative cost, plus additional costs and increases, minus reductions. */
export function totalCost(game: LegionsGame, object: GameObject, player: number, context: Context): number {
  if (object.ability)
    return object.ability.kind === 'activated' ? resourceIn(game, object.ability.costs, context) : 0;
  const x = costsAsTrap(object.card) ? 0 : xOf(game, object.zone === game.chain, context.x);
  return costIn(game, object, player, object.announced, context, x);
}

/** What a card costs that is paid for in one way, X being worth `x`. */
const costIn = (
  game: LegionsGame,
  object: GameObject,
  player: number,
  { instead, costs }: Announced,
  context: Context,
  x: number,
): number =>
  adjustedCost(
    game,
    (instead ? 0 : printedCost(game, object.card, x)) + resourceIn(game, costs, context),
    object,
    player,
  );

/** Is it a trap on which no cost is printed? */
const costsAsTrap = ({ types, cost }: Card): boolean => types.includes('trap') && cost === undefined;

const printedCost = (game: LegionsGame, card: Card, x: number): number =>
  costsAsTrap(card) ? costOfTraps(game) : (card.cost ?? 0) + card.costX * x;

/** What a card says of its own cost while it is played ("This card costs 1 less to play …"). */
const ofItsOwn = (
  game: LegionsGame,
  object: GameObject,
  player: number,
): readonly { readonly statement: Statement; readonly context: Context }[] => {
  let found: readonly { readonly statement: Statement; readonly context: Context }[] = NOTHING;
  for (const ability of object.card.abilities)
    if (ability.kind === 'static' && ability.statement.says === 'costs' && ability.statement.filter.this) {
      const context = contextOf(object, player);
      if (saysNow(game, ability, context)) found = [...found, { statement: ability.statement, context }];
    }
  return found;
};

const NOTHING: readonly never[] = [];

/** 112.6: increases and reductions; a cost is never reduced below nothing. */
export const adjustedCost = varied(
  definition(
    '112.6',
    'Effects increase and reduce what is paid, never below nothing',
    (game: LegionsGame, cost: number, object: GameObject, player: number) =>
      Math.max(
        0,
        changesOfCost(game, object, player).reduce((sum, change) => sum + change, cost),
      ),
    (_game, cost) => cost,
  ),
  {
    'in which order': {
      'all at once': AS_WRITTEN,
      'reductions first': (game, cost, object, player) => {
        const changes = changesOfCost(game, object, player);
        const less = changes.filter((change) => change < 0).reduce((sum, change) => sum + change, cost);
        return changes
          .filter((change) => change > 0)
          .reduce((sum, change) => sum + change, Math.max(0, less));
      },
    },
    'how many': {
      'all changes': AS_WRITTEN,
      'one change': (game, cost, object, player) =>
        Math.max(0, cost + (changesOfCost(game, object, player)[0] ?? 0)),
    },
  },
);

/** What effects add to what is paid, and take from it. */
function changesOfCost(game: LegionsGame, object: GameObject, player: number): readonly number[] {
  const others = game.activeStatements('costs');
  const own = ofItsOwn(game, object, player);
  if (others.length + own.length === 0) return NOTHING;
  return concatMap([...others, ...own], ({ statement, context }) => {
    if (
      statement.says !== 'costs' ||
      !players(game, statement.who, context).includes(player) ||
      !fits(game, whoever(statement.filter), object, context)
    )
      return [];
    return [statement.sign * amount(game, statement.by, context)];
  });
}

/** The costs besides resource that go with the object. */
export function otherCosts(object: GameObject): readonly Cost[] {
  const costs = object.ability?.kind === 'activated' ? object.ability.costs : object.announced.costs;
  return costs.filter((cost) => cost.cost !== 'pay');
}

/** Additional costs printed on the card that must be paid. */
const additionalCosts = (abilities: readonly Ability[]): readonly Cost[] => [
  ...concatMap(abilities, (ability) =>
    ability.kind === 'static' && ability.statement.says === 'additional cost' && !ability.statement.optional
      ? ability.statement.costs
      : [],
  ),
  ...concatMap(abilities, (ability) => (ability.kind === 'action' ? ability.additionalCosts : [])),
];

/** 112.8: ways of paying other than the resource cost. */
const alternatives = (abilities: readonly Ability[]): readonly (readonly Cost[])[] =>
  concatMap(abilities, (ability): readonly (readonly Cost[])[] => {
    if (ability.kind === 'action') return ability.alternativeCosts;
    if (ability.kind !== 'static') return [];
    if (ability.statement.says === 'alternative cost') return [ability.statement.costs];
    return ability.statement.says === 'may play without paying' ? [[]] : [];
  });

type Method = Way<LegionsTypes>;
/** How a card is paid for, as far as it matters once that has been announced. */
type Announced = Pick<Method, 'costs' | 'instead'>;

/** 601.1b: the ways in which a card's costs can be announced and then paid. */
const methods = (game: LegionsGame, object: GameObject, player: number): readonly Method[] =>
  allMethods(game, object, player).filter((method) =>
    affordable(game, object, player, method, contextFor(object, player)),
  );

/** The same; with none, the printed one is announced all the same: paying it fails at its own step (601.1g). */
export function methodsToOffer(game: LegionsGame, object: GameObject, player: number): readonly Method[] {
  const payable = methods(game, object, player);
  return payable.length > 0 ? payable : allMethods(game, object, player).slice(0, 1);
}

/** Is there any way to pay for a card? */
export const isAffordable = (
  game: LegionsGame,
  object: GameObject,
  player: number,
  context: Context,
): boolean =>
  allMethods(game, object, player).some((method) => affordable(game, object, player, method, context));

/** The ways in which a card's costs could be announced, whatever the game is like; undefined where that hangs on what is so at the time. */
export const unconditionalMethods = ({ abilities }: Card): readonly PrintedMethod[] | undefined =>
  abilities.some(isConditional) ? undefined : waysToPay(abilities);

/** The ways in which a card's costs could be announced, payable or not. */
function allMethods(game: LegionsGame, object: GameObject, player: number): readonly Method[] {
  return printedMethods(game, object, player).map((method) =>
    method.additional.length === 0 ? method : paidInAddition(game, method),
  );
}

function printedMethods(game: LegionsGame, object: GameObject, player: number): readonly PrintedMethod[] {
  const { card } = object;
  const known = game.facts.unconditionalMethods(card);
  if (known) return known;
  const context = contextOf(object, player);
  return waysToPay(card.abilities.filter((each) => each.kind !== 'static' || saysNow(game, each, context)));
}

export const paidInAddition = definition(
  '112.7',
  'Additional costs are paid together with the resource cost, or what is paid instead',
  (_game: LegionsGame, method: PrintedMethod): Method => ({
    ...method,
    costs: [...method.costs, ...method.additional],
  }),
  (_game, method) => method,
);

const isConditional = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.condition !== undefined;

interface OptionalCost {
  readonly text: string;
  readonly costs: readonly Cost[];
}

/** Additional costs of which each may be paid, whatever is paid of the others. */
const optionalCosts = (abilities: readonly Ability[]): readonly OptionalCost[] =>
  concatMap(abilities, (ability) =>
    ability.kind === 'static' && ability.statement.says === 'additional cost' && ability.statement.optional
      ? [{ text: ability.text, costs: ability.statement.costs }]
      : [],
  );

/** Every choice of some, from none to all. */
function subsets<T>(all: readonly T[]): readonly (readonly T[])[] {
  const [first, ...others] = all;
  if (first === undefined) return [[]];
  return subsets(others).flatMap((few) => [few, [first, ...few]]);
}

function waysToPay(abilities: readonly Ability[]): readonly PrintedMethod[] {
  const always = additionalCosts(abilities);
  const optional = optionalCosts(abilities);
  const printed: PrintedMethod[] = [
    { label: 'its resource cost', costs: [], additional: always, instead: false },
  ];
  const others = alternatives(abilities).map(
    (costs, index): PrintedMethod => ({
      label: `alternative cost ${index + 1}`,
      costs,
      additional: always,
      instead: true,
    }),
  );
  return concatMap([...printed, ...others], (method) =>
    subsets(optional).map((paid) =>
      paid.length === 0
        ? method
        : {
            ...method,
            label: `${method.label} and the additional cost: ${paid.map(({ text }) => text).join('; ')}`,
            additional: [...method.additional, ...paid.flatMap(({ costs }) => costs)],
          },
    ),
  );
}

function affordable(
  game: LegionsGame,
  object: GameObject,
  player: number,
  method: Announced,
  context: Context,
): boolean {
  return canPayAll(
    game,
    player,
    method.costs.length === 0 ? method.costs : method.costs.filter((each) => each.cost !== 'pay'),
    object,
    context,
    costIn(game, object, player, method, context, context.x),
  );
}

/** The values of X with which what is being played or activated can be paid for in one way; zero in any case. */
export function valuesOfX(
  game: LegionsGame,
  object: GameObject,
  player: number,
  method: Announced = object.announced,
): readonly number[] {
  const { reserve } = game.player(player);
  const canPay = (each: Context): boolean => {
    if (object.ability) return totalCost(game, object, player, each) <= reserve;
    // Where X isn't paid for it is no more than could be.
    const unpaid = method.instead ? object.card.costX * each.x : 0;
    return costIn(game, object, player, method, each, each.x) + unpaid <= reserve;
  };
  return eachX(game, contextFor(object, player).with({ x: 0 }), canPay).map(({ x }) => x);
}

export const takesX = (object: GameObject): boolean =>
  object.card.costX > 0 || announcedAbilities(object).some(takesXToActivate);

/** Does an X stand in the cost of an activated ability? */
export const takesXToActivate = (ability: Ability): boolean =>
  'costs' in ability && ability.costs.some((cost) => cost.cost === 'pay' && cost.amount.amount === 'X');

/**
 * 601.3: as it is asked what can be announced, what is announced later counts as well: each value of X.
 *
 * @param able whether X could be this much: it is asked of 0, then of 1, until it can't.
 */
export const eachX = definition(
  '601.3',
  'A choice is open where some value of X that is announced later makes it possible',
  (_game, context: Context, able: (context: Context) => boolean): readonly Context[] => {
    const found = [context];
    for (let x = 1; x <= MOST; x += 1) {
      const next = context.with({ x });
      if (!able(next)) break;
      found.push(next);
    }
    return found;
  },
  (_game, context) => [context],
);

/** More than a reserve holds (104.5), whatever makes it cost less. */
const MOST = 40;
