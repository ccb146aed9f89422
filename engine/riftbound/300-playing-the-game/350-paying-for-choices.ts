/** Whether what was chosen, and what must still be chosen, can be paid for (354.3, 735.1.c). */
import { onceForEach } from '../../kernel';
import { powerToChoose, somethingDeflects } from '../700-additional-rules/735-deflect';
import type { RiftboundGame } from '../game';
import type { Context, Piece, Target } from '../piece';
import type { Cost, Filter, TargetSpecification } from '../text/tree/index';
import { couldAdd, somethingLeavesToAdd } from './350-adding-to-pay';
import { mandatoryCosts } from './350-additional-costs';
import { leastTargets, legalTargets, sameTarget, specifications } from './350-choices';
import { canSpareTargets } from './350-other-costs';
import { payerFor } from './350-payers';
import { canPayAll } from './350-paying-for-all';
import { leaves } from './350-taken-to-pay';
import { discountOrders, totalOf } from './350-what-can-be-played';

/**
 * How much Power it costs at least to choose the targets that are still to be chosen (735.1.c). What is chosen twice is
 * paid for once.
 */
export function leastPowerToChoose(game: RiftboundGame, piece: Piece, context: Context): number {
  if (!somethingDeflects(game)) return 0;
  const paidFor = new Set(
    context.targets.flat().flatMap((target) => ('piece' in target ? [target.piece] : [])),
  );
  let sum = 0;
  specifications(piece).forEach((wanted, place) => {
    const missing = leastTargets(game, wanted, context) - (context.targets[place]?.length ?? 0);
    if (missing <= 0) return;
    const price = (target: Target): number =>
      'piece' in target && paidFor.has(target.piece) ? 0 : powerToChoose(game, target, context);
    const cheapest = [...legalTargets(game, wanted, context, piece)]
      .sort((one, other) => price(one) - price(other))
      .slice(0, missing);
    for (const target of cheapest) {
      sum += price(target);
      if ('piece' in target) paidFor.add(target.piece);
    }
  });
  return sum;
}

/** Everything that playing a card costs besides its own cost, as far as that is known. */
export const costsOf = (game: RiftboundGame, piece: Piece, context: Context): readonly Cost[] =>
  [...mandatoryCosts(game, piece, context), ...piece.additionalCosts].flatMap((each) => each.costs);

const spares = (game: RiftboundGame, costs: readonly Cost[], piece: Piece, context: Context): boolean =>
  costs.every((cost) => canSpareTargets(game, cost, payerFor(context, piece, piece.destination)));

/**
 * 354.3: is there a choice for every target that paying doesn't take away again?
 *
 * @param wanted targets for each of which there is a choice.
 */
export const enoughSparedTargets = (
  game: RiftboundGame,
  costs: readonly Cost[],
  wanted: readonly TargetSpecification[],
  piece: Piece,
  context: Context,
): boolean =>
  costs.every(({ cost }) => cost === 'pay') ||
  (!costs.some(leaves) && wanted.every(({ what }) => what !== 'location')) ||
  wanted.every((each, place) => {
    const least = leastTargets(game, each, context);
    if (least === 0) return true;
    const withTarget = (target: Target): Context =>
      context.with({ targets: wanted.map((_, at) => (at === place ? [target] : [])) });
    // Where to is told by what was chosen to move (352.3), and there is always another place.
    const legal: readonly Target[] =
      each.what === 'location'
        ? game.locations.map((location) => ({ location }))
        : legalTargets(game, each, context, piece);
    return legal.filter((target) => spares(game, costs, piece, withTarget(target))).length >= least;
  });

/** 392.2: for a triggered ability its controller may decline to pay. */
const mayBeDeclined = ({ ability, instructions }: Piece): boolean =>
  ability?.kind === 'triggered' || instructions !== undefined;

/**
 * Those of some targets that could be paid for, were they chosen next. Where nothing has Deflect, all of them cost the
 * same; but what is paid with what leaves, and what adds resources, need not go with every target (354.3).
 *
 * @param withTarget what the item on the chain knows once a target is chosen.
 */
export function payableTargets(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  targets: readonly Target[],
  withTarget: (target: Target) => Context,
): readonly Target[] {
  if (mayBeDeclined(piece)) return targets;
  const isPayable = (target: Target): boolean => isPayableWith(game, piece, player, withTarget(target));
  const [first] = targets;
  if (!first || somethingDeflects(game)) return targets.filter(isPayable);
  const costs =
    piece.ability?.kind === 'activated' ? piece.ability.costs : costsOf(game, piece, withTarget(first));
  if (costs.some(({ cost }) => cost !== 'pay')) return targets.filter(isPayable);
  let others: boolean | undefined;
  return targets.filter((target) => {
    if ('piece' in target && couldAdd(game, target.piece)) return isPayable(target);
    others ??= isPayable(target);
    return others;
  });
}

/**
 * 354.3: could some targets be what Power has to be paid with, so that choosing all of them may leave too little? What is
 * exhausted for Energy stays a target.
 */
export const couldBeNeededToPay = (
  game: RiftboundGame,
  piece: Piece,
  player: number,
  targets: readonly Target[],
  context: Context,
): boolean =>
  !mayBeDeclined(piece) &&
  targets.some((target) => 'piece' in target && couldAdd(game, target.piece)) &&
  discountOrders(game, piece, player, piece.additionalCosts, context).some(
    (order) => totalOf(game, piece, player, order, piece.additionalCosts, context).power.length > 0,
  );

/**
 * Could something be paid for with the targets in a context, and with the least costly ones for those still to be
 * chosen? For a triggered ability its controller may decline to pay (392.2).
 */
export function isPayableWith(game: RiftboundGame, piece: Piece, player: number, context: Context): boolean {
  if (mayBeDeclined(piece)) return true;
  const costs = piece.ability?.kind === 'activated' ? piece.ability.costs : costsOf(game, piece, context);
  if (!spares(game, costs, piece, context.with({ controller: player }))) return false;
  const more = Array.from({ length: leastPowerToChoose(game, piece, context) }, () => 'any' as const);
  const payer = payerFor(context.with({ controller: player }), piece, piece.destination);
  const isPayable = discountOrders(game, piece, player, piece.additionalCosts, context).some((order) => {
    const { energy, power } = totalOf(game, piece, player, order, piece.additionalCosts, context);
    return canPayAll(game, { energy, power: [...power, ...more] }, costs, payer);
  });
  return (
    isPayable &&
    canChooseTheRest(game, specifications(piece), piece, context, (next) =>
      isPayableWith(game, piece, player, next),
    )
  );
}

/**
 * Are there targets for everything that is still to be chosen that can be paid for together? One that could add resources
 * by leaving can't once it is chosen (354.3), and there may be no others for its place.
 *
 * @param isPayable can what is then known be paid for, and the rest be chosen?
 */
export function canChooseTheRest(
  game: RiftboundGame,
  all: readonly TargetSpecification[],
  piece: Piece,
  context: Context,
  isPayable: (context: Context) => boolean,
): boolean {
  for (const [place, wanted] of all.entries()) {
    const chosen = context.targets[place] ?? [];
    const missing = leastTargets(game, wanted, context) - chosen.length;
    if (missing <= 0) continue;
    const legal = legalTargets(game, wanted, context, piece).filter(
      (target) => !chosen.some((other) => sameTarget(other, target)),
    );
    const isOther = (target: Target): boolean => !('piece' in target && couldAdd(game, target.piece));
    if (legal.filter(isOther).length >= missing) continue;
    return legal.some((target) =>
      isPayable(
        context.with({
          targets: all.map((_, at) => [...(context.targets[at] ?? []), ...(at === place ? [target] : [])]),
        }),
      ),
    );
  }
  return true;
}

/** Does a description name something else than runes? */
const namesNoRunes = onceForEach(
  ({ types }: Filter) => types !== undefined && !types.includes('rune') && !types.includes('permanent'),
);

/** Could a target be a rune? */
export const couldTakeRunes = (wanted: readonly TargetSpecification[]): boolean =>
  wanted.some(({ what, minimum, filter }) => what === 'object' && minimum !== 0 && !namesNoRunes(filter));

/** Could a target be something that would have to leave for Energy or Power to be paid? */
export const couldTakeMeans = (game: RiftboundGame, wanted: readonly TargetSpecification[]): boolean =>
  wanted.length > 0 && (couldTakeRunes(wanted) || somethingLeavesToAdd(game));
