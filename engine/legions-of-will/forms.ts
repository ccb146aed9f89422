import { formsFor } from '../kernel';
import type { LegionsGame } from './game';
import type { Piece } from './piece';

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
} = formsFor<LegionsGame, Piece>((game, player) => (player + 1) % game.players.length);

export { AS_WRITTEN, parameter, varied } from '../kernel';
