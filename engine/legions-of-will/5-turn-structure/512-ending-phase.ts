import { cleaningAgain, discardingDown } from '../../card-game/turn/cleanup';
import { part, phase, type TurnBased } from '../../card-game/turn/parts';
import { type Procedure, procedure, turnBasedAction } from '../../kernel';
import {
  activePlayerReceives,
  givePriority,
  nobodyReceives,
} from '../1-game-concepts/111-timing-and-priority';
import { maximumHandSize } from '../4-zones/402-hand';
import { endEffects } from '../6-actions-abilities-effects/608-durations';
import { discard } from '../7-additional-rules/701-keywords';
import { stateBased } from '../7-additional-rules/704-state-based-actions';
import { timing } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { Occurrence } from '../occurrence';
import { turnStructure } from './500-general';

export const endingPhase = turnStructure('512.1', 'The ending phase: end and cleanup');
export const priorityInEnd = timing(
  '513.1',
  'The active player gets priority in the end step',
  activePlayerReceives,
  nobodyReceives,
);

export const cleanUp: Procedure<LegionsGame, TurnBased> = procedure('cleanup', [
  discardingDown<LegionsTypes>(
    { number: '514.1', restates: ['703.4j'] },
    'The active player discards down to maximum hand size',
    {
      handOf: (game, player) => game.player(player).hand.objects,
      maximum: maximumHandSize,
      discard,
    },
  ),
  turnBasedAction(
    { number: '514.2', restates: ['703.4k'] },
    'Damage is removed and effects of this turn end, all at once',
    (game) => {
      const marked = game.battlefield.objects.filter((object) => object.damage > 0);
      game.propose(
        ...marked.map(
          (object) => new Occurrence('remove damage', { object }, () => game.set(object, 'damage', 0)),
        ),
        ...endEffects(game, ['until end of turn', 'this turn']),
      );
    },
  ),
]);

/** 514.3: normally nobody does; switched off, it is like any other step. */
export const noPriority = timing(
  '514.3',
  'No player receives priority in the cleanup step',
  nobodyReceives,
  activePlayerReceives,
);

/** 514.3a: what remains to be done gives players priority after all, and then there is another cleanup step. */
export const afterwards: Procedure<LegionsGame, TurnBased> = procedure('after cleanup', [
  cleaningAgain<LegionsTypes>(
    '514.3a',
    'State-based actions or waiting abilities: players get priority, and another cleanup step follows',
    { stateBased, cleaning: cleanUp, afterwards: () => afterwards, givePriority },
  ),
]);

export const endingSteps = phase('ending phase', endingPhase, [
  part('end step', { priority: priorityInEnd }),
  part('cleanup step', { actions: [cleanUp, afterwards], priority: noPriority }),
]);
