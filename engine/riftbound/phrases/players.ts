import { controllerOf } from '../../card-game/objects/game-object';
import { playerPhrases } from '../../card-game/phrases/players';
import { definition, fact } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject } from '../object';
import { inTurnOrder } from './bearings';
import type { Means } from './means';
import { meantBy } from './meant';

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
  (_game: RiftboundGame, object: GameObject, { controllers }: Context): number =>
    controllers?.[object.id] ?? controllerOf(object),
  (_game, object): number => controllerOf(object),
);

/** Makes what reads the phrases for players, from the turn player on. */
export const playersMeant = (means: Pick<Means, 'objects'>) =>
  playerPhrases<RiftboundTypes>(meantBy(means), {
    you: (game, context) =>
      youIsNobody(game, context) ? [] : inTurnOrder(game).filter((seat) => seat === context.controller),
    isYou: (game, seat, context) => seat === context.controller && !youIsNobody(game, context),
    inTurnOrder,
    areOpponents: (_game, seat, other) => seat !== other,
    defendingPlayers: (game, { controller }) => inTurnOrder(game).filter((seat) => seat !== controller),
    controllerOf: controllerBefore,
  });
