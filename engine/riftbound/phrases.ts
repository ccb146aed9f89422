/** What the phrases of card text mean now: players, objects, places, numbers and conditions. */
import { amountForEach } from '../card-game/phrases/amounts';
import type { Phrases } from '../card-game/phrases/phrases';
import type { RiftboundGame, RiftboundTypes } from './game';
import type { Context, GameObject } from './object';
import { quantities } from './phrases/amounts';
import { conditions } from './phrases/conditions';
import { descriptions } from './phrases/filters';
import type { Means } from './phrases/means';
import { candidates, whichObjects } from './phrases/objects';
import { isAt as isThere, whichLocations } from './phrases/places';
import { playersMeant } from './phrases/players';
import type { Place } from './text/tree/index';

const means: Means = {
  players: (game, who, context) => players(game, who, context),
  objects: (game, reference, context, chosen) => readObjects(game, reference, context, chosen),
  candidates,
  fits: (game, filter, object, context) => fits(game, filter, object, context),
  quantity: (game, of, context) => quantity(game, of, context),
  amount,
  locations: (game, place, context) => whichLocations(means, game, place, context),
  holds: (game, condition, context) => holds(game, condition, context),
};

const { players, belongs } = playersMeant(means);
const quantity = quantities(means);
const readObjects = whichObjects(means);

/** The number that a phrase means now. What is not to be known any more counts for nothing (356.3.e.12). */
function amount(game: RiftboundGame, of: RiftboundTypes['tree']['amount'], context: Context): number {
  const known = quantity(game, of, context);
  return Number.isNaN(known) ? 0 : known;
}

/** Does an object fit a description? */
export const fits = descriptions(means, belongs);

/** Is a condition fulfilled now? */
export const holds = conditions(means);

export const { objects, locations } = means;
export { amount, players };

/** The same, for what the layer does with them. */
export const phrases: Phrases<RiftboundTypes> = means;

/** The number that a phrase means for one of the players who do it. */
export const amountFor = amountForEach<RiftboundTypes>({ amount });

/** Is an object where a phrase says? */
export const isAt = (game: RiftboundGame, object: GameObject, place: Place, context: Context): boolean =>
  isThere(means, game, object, place, context);

export { controllerOf } from '../card-game/objects/game-object';
export {
  amongWhich,
  contextOf,
  hasBeenInPlay,
  inTurnOrder,
  isUncontrolledBattlefield,
  locationOf,
  nextPlayer,
} from './phrases/bearings';
export { isAlone } from './phrases/filters';
export { hasKeyword, numberOf } from './phrases/numbers';
export { candidates } from './phrases/objects';
export { controllerBefore, youIsNobody } from './phrases/players';
