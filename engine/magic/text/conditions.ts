/** Which conditions of card text are true: those that only Magic has, and the layer's for the rest. */
import { countersOn } from '../../card-game/counters/counters';
import { controllerOf } from '../../card-game/objects/game-object';
import { compares } from '../../card-game/phrases/amounts';
import { conditionPhrases } from '../../card-game/phrases/conditions';
import type { Look, Phrases } from '../../card-game/phrases/phrases';
import { lifeTotal } from '../1-game-concepts/107-negative-numbers';
import { wasChosenFor } from '../6-spells-abilities-and-effects/607-chosen-words';
import { devotion, isFullParty, wasActivated } from '../7-additional-rules/700-general-terms';
import { wasBeheld } from '../7-additional-rules/701-behold';
import { areDoubles } from '../7-additional-rules/706-results-of-rolls';
import { wasPaid } from '../a-abilities/A.24-kicker';
import { hasThreshold } from '../a-abilities/A.36-threshold';
import type { MagicGame, MagicTypes } from '../game';
import type { Characteristics, Context } from '../object';
import { asKnown } from '../t-timing/T.6-last-known';
import { happenedThisTurn } from '../t-timing/T.6-turn-so-far';
import type { Condition } from './tree';

/** What the permanents of a player are, as somebody looks. */
export const inPlayOf = (game: MagicGame, seat: number, look: Look<MagicTypes>): readonly Characteristics[] =>
  game.inPlay.objects.filter((object) => controllerOf(object) === seat).map(look);

/** Reads conditions: is one true now? */
export function conditions(readers: Omit<Phrases<MagicTypes>, 'holds'>): Phrases<MagicTypes>['holds'] {
  const { amount, objects, players } = readers;
  const isTrue = conditionPhrases<MagicTypes>({ ...readers, holds }, asKnown, {
    cardsInHand: (game, seat) => game.player(seat).hand.objects.length,
  });
  function holds(
    game: MagicGame,
    condition: Condition,
    context: Context,
    look: Look<MagicTypes> = game.looking,
  ): boolean {
    switch (condition.if) {
      case 'counters':
        return compares(
          asKnown(game, objects(game, condition.object, context, [], look), context).reduce(
            (sum, object) => sum + countersOn(object, condition.counter),
            0,
          ),
          condition.is,
          amount(game, condition.amount, context, look),
        );
      case 'life':
        return players(game, condition.who, context).every((seat) =>
          compares(lifeTotal(game, seat), condition.is, amount(game, condition.amount, context, look)),
        );
      case 'devotion':
        return players(game, condition.who, context).every((seat) =>
          compares(
            devotion(game, seat, condition.colours),
            condition.is,
            amount(game, condition.amount, context, look),
          ),
        );
      case 'word chosen':
        return wasChosenFor(game, context.source, condition.word);
      case 'beheld':
        return wasBeheld(game, context);
      case 'threshold':
        return hasThreshold(game, context.controller);
      case 'rolled doubles':
        return context.rolled !== undefined && areDoubles(game, context.rolled);
      case 'activated this turn':
        return objects(game, condition.object, context, [], look).some((object) =>
          wasActivated(game, object),
        );
      case 'descended':
        return players(game, condition.who, context).every((seat) => game.player(seat).descents > 0);
      case 'full party':
        return players(game, condition.who, context).every((seat) =>
          isFullParty(game, inPlayOf(game, seat, look)),
        );
      case 'this turn':
        return happenedThisTurn(game, players(game, condition.who, context), condition.what);
      case 'came since the last upkeep':
        return context.source.turnsBegun < 2;
      case 'paid':
        return wasPaid(game, context.paid, condition);
      case 'attacks player':
        return game.inPlay.objects.some(
          (object) =>
            object.attacking && players(game, condition.who, context).includes(controllerOf(object)),
        );
      default:
        return isTrue(game, condition, context, look);
    }
  }
  return holds;
}
