import type { Phrases } from '../card-game/phrases/phrases';
import { hasAttackedPlayer, isAttackingPlayer } from './5-turn-structure/508-attacking-players';
import { asKnown } from './6-actions-abilities-effects/605-last-known';
import { alsoMeant, cardsInHand } from './8-multiplayer-rules/800-who-has-left';
import { compares, countersOn } from './attributes';
import type { LegionsGame, LegionsTypes } from './game';
import { amount, candidates, fits, type Look, objects, players } from './phrases';
import type { Context, Piece } from './piece';
import type { Amount, Condition, ObjectReference, StaticAbility, Who } from './text/tree';

/** Is what a static ability says so now: does it say it on no condition, or on one that is true (604.1)? */
export const saysNow = (game: LegionsGame, { condition }: StaticAbility, context: Context): boolean =>
  condition === undefined || holds(game, condition, context);

/** Is a condition true now? */
export function holds(
  game: LegionsGame,
  condition: Condition,
  context: Context,
  look: Look = game.looking,
): boolean {
  const limit = (of: Amount): number => amount(game, of, context, look);
  const asked = (of: ObjectReference): readonly Piece[] =>
    asKnown(game, objects(game, of, context, [], look), context);
  switch (condition.if) {
    case 'count':
      return compares(
        candidates(game, condition.filter).filter((piece) =>
          fits(game, condition.filter, piece, context, look),
        ).length,
        condition.is,
        limit(condition.amount),
      );
    case 'did':
      return context.thatMuch > 0;
    case 'is':
      return asked(condition.object).some((piece) => fits(game, condition.filter, piece, context, look));
    case 'resource':
      return players(game, condition.who, context).every((seat) =>
        compares(game.player(seat).reserve, condition.is, limit(condition.amount)),
      );
    case 'cards in hand':
      return players(game, condition.who, context).every((seat) =>
        compares(cardsInHand(game, seat), condition.is, limit(condition.amount)),
      );
    case 'counters':
      return compares(
        countersOn(asked(condition.object), condition.counter),
        condition.is,
        limit(condition.amount),
      );
    case 'your turn':
      return game.now.active === context.controller;
    case 'attacks player': {
      const attacks = condition.when === 'now' ? isAttackingPlayer : hasAttackedPlayer;
      const were = (who: Who): readonly number[] =>
        condition.when === 'now' ? [] : alsoMeant(game, who, context.controller);
      const whose = (who: Who): readonly number[] => [...players(game, who, context), ...were(who)];
      return whose(condition.who).some((who) =>
        whose(condition.whom).some((whom) => attacks(game, who, whom)),
      );
    }
    case 'not':
      return !holds(game, condition.condition, context, look);
    case 'result':
      return compares(context.result, condition.is, limit(condition.amount));
  }
}

/** What the phrases of card text mean, for what the layer does with them. */
export const phrases: Phrases<LegionsTypes> = { players, objects, candidates, fits, amount, holds };
