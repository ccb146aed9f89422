import { controllerOf } from '../../card-game/objects/game-object';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, Piece } from '../piece';
import type { ObjectReference, Who } from '../text/tree/index';
import { inTurnOrder } from './bearings';
import type { Means } from './means';

/** 184.6.c: whom a battlefield calls "you" that nobody controls. */
export const youIsNobody = fact(
  '184.6.c',
  '"You" in the abilities of a battlefield that nobody controls refers to no one',
  (_game: RiftboundGame, context: Context) => context.youIsNobody === true,
);

/**
 * 356.3.e.13: of what this text, or what it triggered on, moved to another zone, "its controller" is who controlled it before.
 */
export const controllerBefore = definition(
  '356.3.e.13',
  'The controller of what was moved to another zone is who controlled it before',
  (_game: RiftboundGame, piece: Piece, { controllers }: Context): number =>
    controllers?.[piece.id] ?? controllerOf(piece),
  (_game, piece): number => controllerOf(piece),
);

/** Whose controller or owner is spoken of: of a unit and a card that was discarded since, the unit's. */
const whose = (means: Means, game: RiftboundGame, object: ObjectReference, context: Context) =>
  object.ref === 'that' ? context.thatInPlay : means.objects(game, object, context);

/** The players that a phrase means, from the turn player on. */
export function whichPlayers(
  means: Means,
  game: RiftboundGame,
  who: Who,
  context: Context,
): readonly number[] {
  const order = inTurnOrder(game);
  switch (who.who) {
    case 'you':
      return youIsNobody(game, context) ? [] : order.filter((seat) => seat === context.controller);
    case 'each opponent':
    case 'opponent':
    case 'defending player':
      return order.filter((seat) => seat !== context.controller);
    case 'active player':
      return [game.now.active];
    case 'that player':
      return order.filter((seat) => seat === context.thatPlayer);
    case 'target player':
      return (context.targets[who.target] ?? []).flatMap((target) =>
        'player' in target ? [target.player] : [],
      );
    case 'controller of':
      return [
        ...new Set(
          whose(means, game, who.object, context).map((piece) => controllerBefore(game, piece, context)),
        ),
      ];
    case 'owner of':
      return [...new Set(whose(means, game, who.object, context).map(({ owner }) => owner))];
    default:
      return order;
  }
}
