import { cleaningAgain, discardingDown } from '../../card-game/turn/cleanup';
import type { TurnBased } from '../../card-game/turn/parts';
import { type Procedure, procedure, turnBasedAction } from '../../kernel';
import { discard } from '../g-glossary/G.14-discard';
import type { MagicGame, MagicTypes } from '../game';
import { Occurrence } from '../occurrence';
import { givePriority } from '../t-timing/T.2-stack';
import { endEffects } from '../t-timing/T.8-continuous-effects';
import { stateBased } from '../t-timing/T.11-state-based-effects';
import { maximumHandSize } from '../z-zones/Z.4-hand';

/** P.13.1: in this order. */
export const cleanUp: Procedure<MagicGame, TurnBased> = procedure('cleanup', [
  discardingDown<MagicTypes>(
    { '2003': 'P.13.Ruling.1', '2013': '703.4m', '2025': '703.4n' },
    'The current player discards what is beyond the maximum hand size',
    {
      handOf: (game, player) => game.player(player).hand.objects,
      maximum: maximumHandSize,
      discard: (object) => discard(object),
    },
  ),
  turnBasedAction(
    { '2003': 'P.13.1', '2013': '703.4n', '2025': '703.4p' },
    'Damage is removed and effects of this turn end at the same time',
    (game) => {
      game.propose(
        ...game.inPlay.objects
          .filter(({ damage }) => damage > 0)
          .map((object) => new Occurrence('remove damage', { object }, () => game.set(object, 'damage', 0))),
        ...endEffects(game, ['until end of turn', 'this turn']),
      );
    },
  ),
]);

/** P.13.1 c */
export const afterwards: Procedure<MagicGame, TurnBased> = procedure('after cleanup', [
  cleaningAgain<MagicTypes>(
    { '2003': 'T.11.3', '2013': '704.3', '2025': '704.3' },
    'State-based effects or triggers in the cleanup step give priority, and another such step follows',
    { stateBased, cleaning: cleanUp, afterwards: () => afterwards, givePriority },
  ),
]);
