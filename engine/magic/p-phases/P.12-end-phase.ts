import { cleaningAgain } from '../../card-game/turn/cleanup';
import { part, phase, type TurnBased } from '../../card-game/turn/parts';
import { choosing, type Procedure, procedure, rule, turnBasedAction } from '../../kernel';
import { timing } from '../forms';
import { discard } from '../g-glossary/G.14-discard';
import type { MagicGame, MagicTypes } from '../game';
import { Occurrence } from '../occurrence';
import { activePlayerReceives, givePriority, nobodyReceives } from '../t-timing/T.2-stack';
import { endEffects } from '../t-timing/T.8-continuous-effects';
import { stateBased } from '../t-timing/T.11-state-based-effects';
import { maximumHandSize } from '../z-zones/Z.4-hand';

export const endPhase = rule('P.11.1', 'The end phase: end of turn and cleanup', 'turn structure');

export const priorityAtEndOfTurn = timing(
  'P.12.1',
  'The current player receives priority in the end of turn step',
  activePlayerReceives,
  nobodyReceives,
);

/** P.13.1: in this order. */
export const cleanUp: Procedure<MagicGame, TurnBased> = procedure('cleanup', [
  choosing(
    { number: 'P.13.Ruling.1', restates: ['P.13.1'] },
    'The current player discards what is beyond the maximum hand size',
    (game) => {
      const { active: player } = game.now;
      const hand = game.player(player).hand.objects;
      const excess = hand.length - maximumHandSize(game);
      if (excess <= 0) return undefined;
      return {
        player,
        purpose: 'discard down to maximum hand size',
        minimum: excess,
        maximum: excess,
        offers: hand.map((object, place) => ({
          label: `${object.card.name} (${place + 1})`,
          object: object,
          value: object,
        })),
      };
    },
    (game, _data, chosen) => game.propose(...chosen.map(discard)),
  ),
  turnBasedAction('P.13.1', 'Damage is removed and effects of this turn end at the same time', (game) => {
    game.propose(
      ...game.inPlay.objects
        .filter(({ damage }) => damage > 0)
        .map((object) => new Occurrence('remove damage', { object }, () => game.set(object, 'damage', 0))),
      ...endEffects(game, ['until end of turn', 'this turn']),
    );
  }),
]);

/** T.11.3: normally nobody does; switched off, it is like any other step. */
export const noPriority = timing(
  'T.1.4',
  'Nobody receives priority in the cleanup step by itself',
  nobodyReceives,
  activePlayerReceives,
);

/** P.13.1 c */
export const afterwards: Procedure<MagicGame, TurnBased> = procedure('after cleanup', [
  cleaningAgain<MagicTypes>(
    { number: 'T.11.3', restates: ['P.13.1'] },
    'State-based effects or triggers in the cleanup step give priority, and another such step follows',
    { stateBased, cleaning: cleanUp, afterwards: () => afterwards, givePriority },
  ),
]);

export const endSteps = phase<MagicGame>('end phase', endPhase, [
  part('end of turn step', { priority: priorityAtEndOfTurn }),
  part('cleanup step', { actions: [cleanUp, afterwards], priority: noPriority }),
]);
