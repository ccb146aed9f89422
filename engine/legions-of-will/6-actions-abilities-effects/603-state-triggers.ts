import { isPending } from '../../card-game/triggers/triggering';
import { holds } from '../conditions';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Context } from '../object';
import type { TriggeredAbility } from '../text/tree';

/** 603.7: state triggers trigger as soon as the state is right, and not again while one waits or is on the chain. */
export const stateMatches = fact(
  '603.7',
  'A state trigger triggers when the game state matches',
  (game: LegionsGame, ability: TriggeredAbility, context: Context) =>
    ability.trigger.on === 'state' &&
    holds(game, ability.trigger.condition, context) &&
    !isPending<LegionsTypes>(game, context.source, ability),
);
