/** What the phrases of card text mean now: players, objects, places, numbers and conditions. */
import type { Phrases } from '../card-game/phrases/phrases';
import type { RiftboundGame, RiftboundTypes } from './game';
import { howMuch } from './phrases/amounts';
import { isFulfilled } from './phrases/conditions';
import { isDescribed } from './phrases/filters';
import type { Means } from './phrases/means';
import { candidates, whichObjects } from './phrases/objects';
import { isAt as isThere, whichLocations } from './phrases/places';
import { whichPlayers } from './phrases/players';
import type { Context, Piece } from './piece';
import type { Amount, Condition, Place, Who } from './text/tree/index';

const means: Means = {
  players: (...asked) => whichPlayers(means, ...asked),
  objects: (...asked) => whichObjects(means, ...asked),
  fits: (...asked) => isDescribed(means, ...asked),
  quantity: (...asked) => howMuch(means, ...asked),
  amount: (...asked) => {
    const known = howMuch(means, ...asked);
    return Number.isNaN(known) ? 0 : known;
  },
  locations: (...asked) => whichLocations(means, ...asked),
};

export const { players, objects, fits, amount, locations } = means;

/** The number that a phrase means for one of the players who do it: of "each player … that many", how many that one did; "they" are that player. */
export function amountFor(
  game: RiftboundGame,
  { who, amount: of }: { readonly who: Who; readonly amount: Amount },
  seat: number,
  context: Context,
): number {
  const each = who.who === 'each player' || who.who === 'each opponent';
  if (!each) return amount(game, of, context);
  return of.amount === 'that much'
    ? (context.byPlayer[seat] ?? 0)
    : amount(game, of, context.with({ thatPlayer: seat }));
}

/** Is an object where a phrase says? */
export const isAt = (game: RiftboundGame, piece: Piece, place: Place, context: Context): boolean =>
  isThere(means, game, piece, place, context);

/** Is a condition fulfilled now? */
export const holds = (game: RiftboundGame, condition: Condition, context: Context): boolean =>
  isFulfilled(means, game, condition, context);

export { candidates };

/** The same, for what the layer does with them. */
export const phrases: Phrases<RiftboundTypes> = { players, objects, candidates, fits, amount, holds };

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
export { controllerBefore, youIsNobody } from './phrases/players';
