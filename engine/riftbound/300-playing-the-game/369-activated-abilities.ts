/** Activated abilities: they go on the chain in the same steps as cards (370, 386). */
import { type Procedure, procedure, step } from '../../kernel';
import { exhaust } from '../400-types-of-actions/401-exhaust';
import { recycle } from '../400-types-of-actions/403-recycle';
import { kill } from '../400-types-of-actions/415-kill';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Occurrence } from '../occurrence';
import { contextOf, objects } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Cost } from '../text/tree/index';
import type { Activation } from './307-states-of-the-turn';
import { leastTargets, legalTargets } from './350-choices';
import { canPay, resourcesIn } from './350-total-cost';
import { putAbility } from './375-triggered-abilities';

interface Activating {
  readonly player: number;
  readonly piece: Piece;
  readonly activation: Activation;
}

/** 401.4, 403.3, 409.3: a cost that is no resource must be able to be paid completely. */
export const costCanBePaid = fact(
  ['401.4', '403.3', '390.2', '354.2'],
  'A cost is an action that must be able to be completed',
  (game: RiftboundGame, cost: Cost, context: Context) => {
    if (cost.cost === 'pay') return true;
    if (!('object' in cost)) return false;
    const paid = objects(game, cost.object, context);
    return (
      paid.length > 0 && paid.every((piece) => !piece.gone && (cost.cost !== 'exhaust' || !piece.exhausted))
    );
  },
);

/** The events that pay a cost that is no resource (354.2). */
export function paymentsOf(game: RiftboundGame, cost: Cost, context: Context): readonly Occurrence[] {
  if (!('object' in cost)) return [];
  const paid = objects(game, cost.object, context);
  if (cost.cost === 'exhaust') return paid.map(exhaust);
  if (cost.cost === 'recycle') return recycle(paid);
  return cost.cost === 'kill' ? paid.map((piece) => kill(piece)) : [];
}

/** 390.2, 392: could a player go through with activating an ability? */
export function canActivate(game: RiftboundGame, player: number, { source, ability }: Activation): boolean {
  const context = contextOf(source, player);
  return (
    ability.costs.every((cost) => costCanBePaid(game, cost, context)) &&
    canPay(game, player, resourcesIn(game, ability.costs, context), source) &&
    ability.targets.every(
      (wanted) => legalTargets(game, wanted, context, source).length >= leastTargets(wanted, context),
    )
  );
}

/** 370.2, 389: an ability is activated: its costs are paid, and it is a pending item on the chain. */
export const activating: Procedure<RiftboundGame, Activating> = procedure('activating an ability', [
  step(
    ['370.2', '354.2', '392.1', '371'],
    'Costs that are no resources are paid',
    (game, { piece, player, activation }) => {
      const context = contextOf(piece, player);
      const events = activation.ability.costs.flatMap((cost) => paymentsOf(game, cost, context));
      if (events.length > 0) game.propose(...events);
    },
  ),
  step(
    ['389.1', '370.2.a', '327.2', '370.2.b.1'],
    'The ability becomes a pending item on the chain',
    (game, { piece, player, activation }) => {
      const { ability } = activation;
      game.propose(
        putAbility(game, {
          ability,
          effect: ability.effect,
          condition: undefined,
          controller: player,
          context: contextOf(piece, player),
          text: ability.text,
        }),
      );
    },
  ),
]);
