import { amountPhrases } from '../../card-game/phrases/amounts';
import { cardsInHand } from '../100-game-concepts/127-privacy';
import { informationLost } from '../300-playing-the-game/350-lost-information';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Amount, Filter } from '../text/tree/index';
import type { Means } from './means';
import { meantBy } from './meant';
import { numberOf } from './numbers';
import { timesThisTurn } from './this-turn';

/** Makes what reads the phrases for numbers; NaN stands for "null" (356.3.e.12), which no number compares with. */
export function quantities(means: Means): Means['quantity'] {
  const shared = amountPhrases<RiftboundTypes>({ ...means, amount: means.quantity }, meantBy(means), {
    numberOf: (game, object, _seen, name) => numberOf(game, name, object),
    isOfPermanents: (name) => name === 'might',
    undetermined: (game) => informationLost(game, 0),
    rounded: (_game, value, up) => (up ? Math.ceil(value) : Math.floor(value)),
    cardsInHand: (game, seat, { controller }) => cardsInHand(game, game.player(seat), controller),
  });
  /** Everything that fits a description. */
  const among = (game: RiftboundGame, filter: Filter, context: Context): readonly GameObject[] =>
    means.candidates(game, filter).filter((object) => means.fits(game, filter, object, context));

  return (game: RiftboundGame, of: Amount, context: Context): number => {
    switch (of.amount) {
      case 'sum':
        return of.of.reduce((sum, each) => sum + means.quantity(game, each, context), 0);
      case 'points':
        return means.players(game, of.who, context).reduce((sum, seat) => sum + game.player(seat).points, 0);
      case 'among': {
        const values = among(game, of.filter, context).map((object) =>
          numberOf(game, of.characteristic, object),
        );
        if (of.which === 'total') return values.reduce((sum, value) => sum + value, 0);
        return values.length === 0 ? 0 : of.which === 'highest' ? Math.max(...values) : Math.min(...values);
      }
      case 'done this way':
        return (context.done[of.done] ?? []).filter((object) => means.fits(game, of.filter, object, context))
          .length;
      case 'times this turn':
        return timesThisTurn(means, game, of.trigger, context);
      default:
        return shared(game, of, context, game.looking);
    }
  };
}
