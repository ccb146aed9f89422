import {
  choosingOpen,
  oneOfEachKind,
  type PerformingActions,
  performingAtOnce,
  stateBasedChecks,
} from '../../card-game/state-based/state-based-actions';
import { type GameEvent, type Procedure, procedure } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { forgetVainDraws } from '../z-zones/Z.6-library';
import { activePlayerFirst } from './T.6-choices';

/** 704.7: so a single effect replaces all that come to the same. */
export const sameResultOnce = definition(
  { '2025': '704.7' },
  'State-based actions with the same result happen as one',
  (_game: MagicGame, events: readonly GameEvent<MagicGame>[]) => oneOfEachKind<MagicTypes>(events),
  (_game, events) => events,
);

/** T.11.2: all at once. */
export const performing: Procedure<MagicGame, PerformingActions<MagicTypes>> = procedure(
  'state-based effects',
  [
    choosingOpen<MagicTypes>(
      { '2025': '704.2' },
      'No player controls state-based actions; what they leave open is chosen',
    ),
    performingAtOnce<MagicTypes>(
      { '2003': 'T.11.2', '2013': '704.3', '2025': '704.3' },
      'All state-based effects that are found apply as one event',
      (game, events) => {
        forgetVainDraws(game);
        return sameResultOnce(game, events);
      },
    ),
  ],
);

/** Checks for state-based effects. */
export const stateBased = stateBasedChecks<MagicTypes>(performing, activePlayerFirst);
