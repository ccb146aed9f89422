import type { SharedCondition } from '../../text/tree';
import type { TypesOf } from '../game';
import { type AmountRules, compares } from './amounts';
import type { AsKnown } from './objects';
import type { Look, Phrases } from './phrases';

/** Makes what tells whether the conditions are true that every game's card text has. */
export const conditionPhrases =
  <T extends TypesOf<T>>(
    { players, objects, candidates, fits, amount, holds }: Phrases<T>,
    asKnown: AsKnown<T>,
    { cardsInHand }: Pick<AmountRules<T>, 'cardsInHand'>,
  ) =>
  (game: T['game'], condition: SharedCondition<T['tree']>, context: T['context'], look: Look<T>): boolean => {
    switch (condition.if) {
      case 'count':
        return compares(
          candidates(game, condition.filter).filter((object) =>
            fits(game, condition.filter, object, context, look),
          ).length,
          condition.is,
          amount(game, condition.amount, context, look),
        );
      case 'is':
        return asKnown(game, objects(game, condition.object, context, [], look), context).some((object) =>
          fits(game, condition.filter, object, context, look),
        );
      case 'cards in hand':
        return players(game, condition.who, context).every((seat) =>
          compares(
            cardsInHand(game, seat, context),
            condition.is,
            amount(game, condition.amount, context, look),
          ),
        );
      case 'your turn':
        return game.now.active === context.controller;
      case 'did':
        return context.thatMuch > 0;
      case 'not':
        return !holds(game, condition.condition, context, look);
    }
  };
