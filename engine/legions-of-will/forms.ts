import { formsFor } from '../kernel';
import type { LegionsGame } from './game';
import type { GameObject } from './object';

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
} = formsFor<LegionsGame, GameObject>((game, player) => (player + 1) % game.players.length);

export { AS_WRITTEN, parameter, varied } from '../kernel';
