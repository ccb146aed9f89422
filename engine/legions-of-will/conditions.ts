/** When the conditions of card text are true: what only Legions of Will says, and the layer's reader for the rest. */
import { compares } from '../card-game/phrases/amounts';
import { conditionPhrases } from '../card-game/phrases/conditions';
import type { Phrases } from '../card-game/phrases/phrases';
import { hasAttackedPlayer, isAttackingPlayer } from './5-turn-structure/508-attacking-players';
import { asKnown } from './6-actions-abilities-effects/605-last-known';
import { alsoMeant, cardsInHand } from './8-multiplayer-rules/800-who-has-left';
import { countersOn } from './attributes';
import type { LegionsGame, LegionsTypes } from './game';
import type { Context } from './object';
import { amount, candidates, fits, type Look, objects, players } from './phrases';
import type { Amount, Condition, StaticAbility, Who } from './text/tree';

/** What the phrases of card text mean, for what the layer does with them. */
export const phrases: Phrases<LegionsTypes> = { players, objects, candidates, fits, amount, holds };

const isTrue = conditionPhrases<LegionsTypes>(phrases, asKnown, { cardsInHand });

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
  switch (condition.if) {
    case 'resource':
      return players(game, condition.who, context).every((seat) =>
        compares(game.player(seat).reserve, condition.is, limit(condition.amount)),
      );
    case 'counters':
      return compares(
        countersOn(
          asKnown(game, objects(game, condition.object, context, [], look), context),
          condition.counter,
        ),
        condition.is,
        limit(condition.amount),
      );
    case 'attacks player': {
      const attacks = condition.when === 'now' ? isAttackingPlayer : hasAttackedPlayer;
      const were = (who: Who): readonly number[] =>
        condition.when === 'now' ? [] : alsoMeant(game, who, context.controller);
      const whose = (who: Who): readonly number[] => [...players(game, who, context), ...were(who)];
      return whose(condition.who).some((who) =>
        whose(condition.whom).some((whom) => attacks(game, who, whom)),
      );
    }
    case 'result':
      return compares(context.result, condition.is, limit(condition.amount));
    default:
      return isTrue(game, condition, context, look);
  }
}
