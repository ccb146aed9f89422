import {
  checkedWithoutPriority,
  nothingWaits,
  stackEmptied,
  straightTo,
} from '../../card-game/turn/ending-turns';
import { type Procedure, procedure } from '../../kernel';
import { isInBattle, removeFromBattle } from '../4-zones/battle-state';
import { removed } from '../6-actions-abilities-effects/605-resolving-cards-and-abilities';
import type { LegionsGame, LegionsTypes } from '../game';
import { instruction } from '../instruction';
import { stateBased } from './704-state-based-actions';

/** 708.1: how a turn is ended by an effect. */
export const endingTheTurn: Procedure<LegionsGame, object> = procedure('ending the turn', [
  nothingWaits<LegionsTypes>('708.1a', 'Abilities that triggered before and still wait cease to exist'),
  stackEmptied<LegionsTypes>(
    '708.1b',
    'Everything leaves the chain of events, what is resolving included',
    removed,
  ),
  checkedWithoutPriority<LegionsTypes>(
    '708.1c',
    'State-based actions are checked, without anybody receiving priority',
    stateBased,
  ),
  straightTo<LegionsTypes>('708.1d', 'The game goes straight to the cleanup step', 'cleanup step', (game) => {
    const units = game.battlefield.objects.filter(isInBattle);
    if (units.length === 0) return;
    game.keepBooks('remove from battle', () => {
      for (const unit of units) removeFromBattle(game, unit);
    });
  }),
]);

export const endsTheTurn = instruction('708.1', 'An effect ends the turn', 'end the turn', {
  perform: (game) => {
    game.call(endingTheTurn, {});
    return [];
  },
});
