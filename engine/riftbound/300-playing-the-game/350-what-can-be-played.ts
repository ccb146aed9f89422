/** Whether a player could go through with playing a card (352.7, 352.16), and the ways to pay for it. */
import { asIf } from '../../kernel';
import { deflectCosts } from '../700-additional-rules/735-deflect';
import { resourcesToActivate } from '../700-additional-rules/744-equip';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { AdditionalCost, Context, Location, Piece } from '../piece';
import type { ActivatedAbility, Cost } from '../text/tree/index';
import { mandatoryCosts, optionalCosts, together } from './350-additional-costs';
import { destinations } from './350-choices';
import { canKeep, costCanBePaid } from './350-other-costs';
import { payerFor } from './350-payers';
import { canPayAll } from './350-paying-for-all';
import {
  type CostChange,
  costChanges,
  ordersThatMatter,
  placeTellsCost,
  resourcesIn,
  totalToPlay,
} from './350-total-cost';
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

const NO_COSTS: readonly Cost[] = [];
const UNCHANGED: readonly (readonly CostChange[])[] = [[]];

/** The changes of a cost in the orders that make a difference; one, where none does. */
export function discountOrders(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  optional: readonly AdditionalCost[] = piece.additionalCosts,
  context: Context = contextFor(piece, player),
): readonly (readonly CostChange[])[] {
  const changes = costChanges(game, piece, player, optional);
  if (changes.length === 0) return UNCHANGED;
  const additional = together(mandatoryCosts(game, piece, context), optional);
  const all = ordersThatMatter(changes, (order) => totalToPlay(game, piece, context, additional, order));
  return all.length > 0 ? all : [changes];
}

/** 391.1.a: what an activated ability costs. */
export const baseCostOfAbility = definition(
  ['391.1.a', '391', '391.1'],
  'The base cost of an activated ability is what stands before the ":" in its text',
  (game: RiftboundGame, ability: ActivatedAbility, context: Context): Total =>
    resourcesToActivate(game, context.source, ability, context),
  (): Total => ({ energy: 0, power: [] }),
);

/** 391.1.b: what a triggered ability costs. Switched off, what the card costs that has it. */
export const baseCostOfTrigger = definition(
  ['391.1.b', '391.1'],
  'A triggered ability has no base cost',
  (_game: RiftboundGame, _ability: Piece): Total => ({ energy: 0, power: [] }),
  (_game, { card }): Total => ({ energy: card.energy ?? 0, power: card.power }),
);

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
  if (!isCard(piece)) {
    // What a delayed ability speaks of was chosen, and paid for, as it was made.
    const deflected = piece.instructions ? [] : deflectCosts(game, context).flatMap(({ costs }) => costs);
    const more = resourcesIn(game, deflected, context);
    if (ability?.kind !== 'activated') {
      const base = baseCostOfTrigger(game, piece);
      return { energy: base.energy + more.energy, power: [...base.power, ...more.power] };
    }
    const { energy, power } = baseCostOfAbility(game, ability, context);
    return { energy: energy + more.energy, power: [...power, ...more.power] };
  }
  const changes = order ?? discountOrders(game, piece, player, optional, context)[0] ?? [];
  const additional = together(mandatoryCosts(game, piece, context), optional);
  return totalToPlay(game, piece, context, additional, changes);
}

/** Could all be paid, with just these optional costs, and a permanent still go where it is to? */
function canPayWith(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  optional: readonly AdditionalCost[],
  context: Context,
): boolean {
  const payer = payerFor(context, piece, piece.destination);
  const all = together(mandatoryCosts(game, piece), optional);
  for (const { costs } of all)
    if (!costs.every((cost) => costCanBePaid(game, cost, payer) && canKeep(game, cost, payer))) return false;
  const costs = all.length === 0 ? NO_COSTS : all.flatMap((each) => each.costs);
  return discountOrders(game, piece, player, optional, context).some((order) =>
    canPayAll(game, totalOf(game, piece, player, order, optional, context), costs, payer),
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
  context: Context = contextFor(piece, player),
): boolean =>
  toAnyPlace(game, piece, player, () =>
    open.length === 0
      ? canPayWith(game, piece, player, chosen, context)
      : choicesAmong(open).some((some) => canPayWith(game, piece, player, [...chosen, ...some], context)),
  );

/** Runs `body` as if a card were being played to a place. */
function asPlayedTo<R>(piece: Piece, to: Location, body: () => R): R {
  return asIf(piece, { destination: to }, body);
}

/** Is something so wherever a permanent is played to; where its cost hangs on that and no place is chosen, anywhere? */
const toAnyPlace = (game: RiftboundGame, piece: Piece, player: number, isSo: () => boolean): boolean =>
  piece.destination === undefined && isPermanent(piece) && placeTellsCost(game, piece)
    ? destinations(game, piece, player).some((to) => asPlayedTo(piece, to, isSo))
    : isSo();

/** 354: where a permanent can be played to, so that what it costs there can be paid. */
function affordable(game: RiftboundGame, piece: Piece, player: number): readonly Location[] {
  const all = destinations(game, piece, player);
  if (!placeTellsCost(game, piece)) return all;
  const open = optionalCosts(game, piece);
  return all.filter((to) => asPlayedTo(piece, to, () => canPayFrom(game, piece, player, [], open)));
}

/** 352.16: where a permanent can be played to, so that paying for it doesn't lose that place again. */
export function placesFor(game: RiftboundGame, piece: Piece, player: number): readonly Location[] {
  const all = affordable(game, piece, player);
  const additional = mandatoryCosts(game, piece);
  if (additional.length === 0) return all;
  const context = contextFor(piece, player);
  const kept = all.filter((destination) =>
    additional.every(({ costs }) =>
      costs.every((cost) => canKeep(game, cost, payerFor(context, piece, destination))),
    ),
  );
  return kept.length > 0 ? kept : all;
}
