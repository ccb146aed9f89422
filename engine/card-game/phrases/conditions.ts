import type { SharedCondition, SharedObject } from '../../text/tree';
import type { TypesOf } from '../game';
import { type AmountRules, compares } from './amounts';
import type { AsKnown } from './objects';
import type { Look, Phrases } from './phrases';

type AnySuch<T extends TypesOf<T>> = Extract<SharedObject<T['tree']>, { ref: 'choice' }>;

const isAnySuch = <T extends TypesOf<T>>(
  object: T['tree']['object'],
): object is T['tree']['object'] & AnySuch<T> => object.ref === 'choice';

/** The zone in which a description wants an object to be. */
const zoneIn = (filter: object): unknown => ('zone' in filter ? filter.zone : undefined);

/** Makes what tells whether the conditions are true that every game's card text has. */
export const conditionPhrases =
  <T extends TypesOf<T>>(
    { players, objects, candidates, fits, amount, holds }: Phrases<T>,
    asKnown: AsKnown<T>,
    { cardsInHand }: Pick<AmountRules<T>, 'cardsInHand'>,
  ) =>
  (game: T['game'], condition: SharedCondition<T['tree']>, context: T['context'], look: Look<T>): boolean => {
    // "If a creature you control has flying": nobody chooses it, any will do.
    const asked = (object: T['tree']['object']): readonly T['object'][] =>
      isAnySuch<T>(object)
        ? candidates(game, object.filter).filter((each) => fits(game, object.filter, each, context, look))
        : objects(game, object, context, [], look);
    switch (condition.if) {
      case 'count':
        return compares(
          candidates(game, condition.filter).filter((object) =>
            fits(game, condition.filter, object, context, look),
          ).length,
          condition.is,
          amount(game, condition.amount, context, look),
        );
      case 'is': {
        const { filter, object: of } = condition;
        const zone = zoneIn(filter);
        // Where it is now is not asked of what it last was.
        const known = zone === undefined ? asKnown(game, asked(of), context) : asked(of);
        return known.some(
          (object) =>
            (zone === undefined || (!object.ceased && object.zone.name === zone)) &&
            fits(game, filter, object, context, look),
        );
      }
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
      case 'both':
        return condition.conditions.every((each) => holds(game, each, context, look));
    }
  };
