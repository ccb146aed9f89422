/** Whether a player could go through with playing a card (352.7, 352.16), and the ways to pay for it. */
import { deflectCosts, powerToChoose } from '../700-additional-rules/735-deflect';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { AdditionalCost, Context, Location, Piece, Target } from '../piece';
import type { Cost, TargetSpecification } from '../text/tree/index';
import { canPay } from './350-adding-to-pay';
import { mandatoryCosts, optionalCosts } from './350-additional-costs';
import { destinations, enoughTargets, leastTargets, legalTargets, specifications } from './350-choices';
import { canKeep, canSpareTargets, costCanBePaid } from './350-other-costs';
import { type CostChange, costChanges, ordersThatMatter, resourcesIn, totalToPlay } from './350-total-cost';
import type { Total } from './350-which-power-pays';

/** Is this a card, rather than an ability on the chain? */
export const isCard = (piece: Piece): boolean =>
  piece.ability === undefined && piece.instructions === undefined;

/** Is this a card that becomes a unit or gear on the board? */
export const isPermanent = (piece: Piece): boolean => {
  const { types } = piece.card;
  return isCard(piece) && (types.includes('unit') || types.includes('gear'));
};

/** What the item on the chain, or the card that is about to be there, knows. */
export const contextFor = (piece: Piece, player: number): Context =>
  piece.context ?? contextOf(piece, player);

/** The changes of a cost in the orders that make a difference; one, where none does. */
export function discountOrders(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  optional: readonly AdditionalCost[] = piece.additionalCosts,
  context: Context = contextFor(piece, player),
): readonly (readonly CostChange[])[] {
  const changes = costChanges(game, piece, player, optional);
  const additional = [...mandatoryCosts(game, piece, context), ...optional];
  const all = ordersThatMatter(changes, (order) => totalToPlay(game, piece, context, additional, order));
  return all.length > 0 ? all : [changes];
}

/** What something costs in Energy and Power. */
export function totalOf(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  order?: readonly CostChange[],
  optional: readonly AdditionalCost[] = piece.additionalCosts,
  context: Context = contextFor(piece, player),
): Total {
  const { ability } = piece;
  if (!isCard(piece))
    return resourcesIn(
      game,
      [
        ...(ability?.kind === 'activated' ? ability.costs : []),
        ...deflectCosts(game, context).flatMap(({ costs }) => costs),
      ],
      context,
    );
  const changes = order ?? discountOrders(game, piece, player, optional, context)[0] ?? [];
  const additional = [...mandatoryCosts(game, piece, context), ...optional];
  return totalToPlay(game, piece, context, additional, changes);
}

/** Could all be paid, with just these optional costs, and a permanent still go where it is to? */
function canPayWith(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  optional: readonly AdditionalCost[],
  destination: Location | undefined,
): boolean {
  const context = contextFor(piece, player);
  const payer = { context, piece, destination };
  const costs = [...mandatoryCosts(game, piece), ...optional].flatMap((each) => each.costs);
  return (
    costs.every((cost) => costCanBePaid(game, cost, payer) && canKeep(game, cost, payer)) &&
    discountOrders(game, piece, player, optional).some((order) =>
      canPay(game, player, totalOf(game, piece, player, order, optional), piece),
    )
  );
}

/** Every choice among some optional costs. */
function choicesAmong(costs: readonly AdditionalCost[]): readonly (readonly AdditionalCost[])[] {
  const [first, ...others] = costs;
  if (!first) return [[]];
  const rest = choicesAmong(others);
  return [...rest, ...rest.map((some) => [first, ...some])];
}

/** Could all be paid with these optional costs and any of those that are still to be chosen? */
export const canPayFrom = (
  game: RiftboundGame,
  piece: Piece,
  player: number,
  chosen: readonly AdditionalCost[],
  open: readonly AdditionalCost[],
): boolean =>
  choicesAmong(open).some((some) => canPayWith(game, piece, player, [...chosen, ...some], piece.destination));

/** 352.16: where a permanent can be played to, so that paying for it doesn't lose that place again. */
export function placesFor(game: RiftboundGame, piece: Piece, player: number): readonly Location[] {
  const all = destinations(game, piece, player);
  const payer = { context: contextFor(piece, player), piece };
  const costs = mandatoryCosts(game, piece).flatMap((each) => each.costs);
  const kept = all.filter((destination) =>
    costs.every((cost) => canKeep(game, cost, { ...payer, destination })),
  );
  return kept.length > 0 ? kept : all;
}

/** How much Power it costs at least to choose the targets that are still to be chosen, from one on (735.1.c). */
function leastPowerToChoose(game: RiftboundGame, piece: Piece, context: Context, from = 0): number {
  return specifications(piece)
    .map((wanted, place) => ({
      wanted,
      missing: leastTargets(wanted, context) - (context.targets[place]?.length ?? 0),
    }))
    .slice(from)
    .filter(({ missing }) => missing > 0)
    .flatMap(({ wanted, missing }) =>
      legalTargets(game, wanted, context, piece)
        .map((target) => powerToChoose(game, target, context))
        .sort((one, other) => one - other)
        .slice(0, missing),
    )
    .reduce((sum, power) => sum + power, 0);
}

/** Everything that playing a card costs besides its own cost, as far as that is known. */
const costsOf = (game: RiftboundGame, piece: Piece, context: Context): readonly Cost[] =>
  [...mandatoryCosts(game, piece, context), ...piece.additionalCosts].flatMap((each) => each.costs);

const spares = (game: RiftboundGame, costs: readonly Cost[], piece: Piece, context: Context): boolean =>
  costs.every((cost) => canSpareTargets(game, cost, { context, piece, destination: piece.destination }));

/** 354.3: is there a choice for every target that paying doesn't take away again? */
export const enoughSparedTargets = (
  game: RiftboundGame,
  costs: readonly Cost[],
  wanted: readonly TargetSpecification[],
  piece: Piece,
  context: Context,
): boolean =>
  costs.every(({ cost }) => cost === 'pay') ||
  wanted.every((each, place) => {
    const least = leastTargets(each, context);
    if (least === 0) return true;
    const withTarget = (target: Target): Context => ({
      ...context,
      targets: wanted.map((_, at) => (at === place ? [target] : [])),
    });
    return (
      legalTargets(game, each, context, piece).filter((target) =>
        spares(game, costs, piece, withTarget(target)),
      ).length >= least
    );
  });

/**
 * Could something be paid for with the targets in a context, and with the least costly ones for those still to be
 * chosen, from one on? For a triggered ability its controller may decline to pay (392.2).
 */
export function isPayableWith(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  context: Context,
  from = 0,
): boolean {
  if (piece.ability?.kind === 'triggered' || piece.instructions) return true;
  const costs = piece.ability?.kind === 'activated' ? piece.ability.costs : costsOf(game, piece, context);
  if (!spares(game, costs, piece, { ...context, controller: player })) return false;
  const more = Array.from({ length: leastPowerToChoose(game, piece, context, from) }, () => 'any' as const);
  return discountOrders(game, piece, player, piece.additionalCosts, context).some((order) => {
    const { energy, power } = totalOf(game, piece, player, order, piece.additionalCosts, context);
    return canPay(game, player, { energy, power: [...power, ...more] }, piece, context);
  });
}

/** 352.7, 354: could a player go through with playing a card? */
export function canPlay(game: RiftboundGame, piece: Piece, player: number): boolean {
  if (isPermanent(piece) && placesFor(game, piece, player).length === 0) return false;
  const context = contextOf(piece, player);
  if (!enoughTargets(game, piece, context)) return false;
  if (!enoughSparedTargets(game, costsOf(game, piece, context), specifications(piece), piece, context))
    return false;
  if (leastPowerToChoose(game, piece, context) > 0 && !isPayableWith(game, piece, player, context))
    return false;
  return canPayFrom(game, piece, player, [], optionalCosts(game, piece));
}
