import { cardsInHand } from '../100-game-concepts/127-privacy';
import { informationLost } from '../300-playing-the-game/356-lost-information';
import type { RiftboundGame } from '../game';
import type { Context, Piece } from '../piece';
import type { Amount, Filter } from '../text/tree/index';
import type { Means } from './means';
import { numberOf } from './numbers';
import { candidates } from './objects';
import { timesThisTurn } from './this-turn';

/** Everything that fits a description. */
const among = (means: Means, game: RiftboundGame, filter: Filter, context: Context): readonly Piece[] =>
  candidates(game, filter).filter((piece) => means.fits(game, filter, piece, context));

/** The number that a phrase means now; NaN stands for "null" (356.3.e.12), which no number compares with. */
export function howMuch(means: Means, game: RiftboundGame, of: Amount, context: Context): number {
  switch (of.amount) {
    case 'number':
      return of.value;
    case 'X':
      return context.x;
    case 'count':
      return among(means, game, of.filter, context).length * of.times;
    case 'characteristic': {
      const isOfUnits = of.object.ref === 'that' && of.characteristic === 'might';
      const about = isOfUnits ? context.thatInPlay : means.objects(game, of.object, context);
      if (about.length === 0) return informationLost(game, 0);
      return about.reduce((sum, piece) => sum + numberOf(game, of.characteristic, piece) * of.times, 0);
    }
    case 'cards in hand':
      return means
        .players(game, of.who, context)
        .reduce((sum, seat) => sum + cardsInHand(game, game.player(seat), context.controller), 0);
    case 'that much':
      return context.thatMuch;
    case 'product':
      return means.quantity(game, of.of, context) * means.quantity(game, of.times, context);
    case 'half': {
      const half = means.quantity(game, of.of, context) / 2;
      return of.rounded === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'sum':
      return of.of.reduce((sum, each) => sum + means.quantity(game, each, context), 0);
    case 'points':
      return means.players(game, of.who, context).reduce((sum, seat) => sum + game.player(seat).points, 0);
    case 'among': {
      const values = among(means, game, of.filter, context).map((piece) =>
        numberOf(game, of.characteristic, piece),
      );
      if (of.which === 'total') return values.reduce((sum, value) => sum + value, 0);
      return values.length === 0 ? 0 : of.which === 'highest' ? Math.max(...values) : Math.min(...values);
    }
    case 'any number':
      return Number.MAX_SAFE_INTEGER;
    case 'done this way':
      return (context.done[of.done] ?? []).filter((piece) => means.fits(game, of.filter, piece, context))
        .length;
    case 'times this turn':
      return timesThisTurn(means, game, of.trigger, context);
  }
}
