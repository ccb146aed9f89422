import { formsFor } from '../kernel';
import type { MagicGame } from './game';
import type { MagicObject } from './object';

/** The kernel's forms, for the rules of this game. */
export const {
  definition,
  fact,
  consequence,
  timing,
  permission,
  prohibition,
  stateBasedAction,
  stateBasedActionOnObjects,
} = formsFor<MagicGame, MagicObject>((game, player) => (player + 1) % game.players.length);

export { AS_WRITTEN, parameter, varied } from '../kernel';
