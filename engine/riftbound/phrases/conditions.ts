import { compares } from '../../card-game/phrases/amounts';
import { conditionPhrases } from '../../card-game/phrases/conditions';
import { cardsInHand } from '../100-game-concepts/127-privacy';
import { victoryScore } from '../400-types-of-actions/445-victory-score';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Amount, Condition } from '../text/tree/index';
import type { Means } from './means';
import { timesThisTurn } from './this-turn';

/** What "if it's …" is about: of a card that was drawn what kind it is, of what is in play anything else. */
function described(
  means: Means,
  game: RiftboundGame,
  { object, filter }: Extract<Condition, { if: 'is' }>,
  context: Context,
): readonly GameObject[] {
  if (object.ref !== 'that') return means.objects(game, object, context);
  if (filter.statuses || filter.side || filter.controller || filter.at) return context.thatInPlay;
  return context.drawn ?? context.that;
}

/** Makes what tells whether conditions are fulfilled now. */
export function conditions(means: Means): Means['holds'] {
  const shared = conditionPhrases<RiftboundTypes>(means, (_game, objects) => objects, {
    cardsInHand: (game, seat, { controller }) => cardsInHand(game, game.player(seat), controller),
  });

  return (game: RiftboundGame, condition: Condition, context: Context): boolean => {
    const limit = (of: Amount): number => means.amount(game, of, context);
    switch (condition.if) {
      case 'is':
        return described(means, game, condition, context).some((object) =>
          means.fits(game, condition.filter, object, context),
        );
      case 'points':
        return means
          .players(game, condition.who, context)
          .every((seat) => compares(game.player(seat).points, condition.is, limit(condition.amount)));
      case "opponent's turn":
        return game.now.active !== context.controller;
      case 'did':
        return context.acted === true;
      case 'any':
        return condition.conditions.some((each) => means.holds(game, each, context));
      case 'every':
        return condition.conditions.every((each) => means.holds(game, each, context));
      case 'in combat':
        return game.now.combat !== undefined;
      case 'in showdown':
        return game.now.showdown !== undefined;
      case 'additional cost paid':
        return context.paidAdditional;
      case 'legion':
        return (
          game.player(context.controller).cardsPlayed >
          (context.source.playedOnTurn === game.now.turn ? 1 : 0)
        );
      case 'done this way': {
        const { done, filter, it } = condition;
        const those = ((it ? context.doneLast : context.done)[done] ?? []).filter(
          (object) => !filter || means.fits(game, filter, object, context),
        );
        return compares(those.length, condition.is, limit(condition.amount));
      }
      case 'compare': {
        const [first, second] = [limit(condition.amount), limit(condition.than)];
        if (condition.is === 'more than') return first > second;
        return condition.is === 'less than' ? first < second : compares(first, condition.is, second);
      }
      case 'times this turn':
        return compares(
          timesThisTurn(means, game, condition.trigger, context),
          condition.is,
          limit(condition.amount),
        );
      case 'points to victory':
        return means
          .players(game, condition.who, context)
          .every((seat) => victoryScore(game) - game.player(seat).points <= condition.atMost);
      default:
        return shared(game, condition, context, game.looking);
    }
  };
}
