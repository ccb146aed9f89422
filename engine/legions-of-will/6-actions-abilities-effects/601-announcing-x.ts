import { choosingX } from '../../card-game/play/choosing';
import type { LegionsTypes } from '../game';
import { announcing, choosesUndefinedX } from './601-targets-and-modes';
import { takesX } from './601-total-cost';

export const chooseX = choosingX<LegionsTypes>(
  '105.3a',
  'The value of X is announced',
  announcing,
  (_game, { object }) => takesX(object),
);

/** 105.3d: X stands in the text of a card or ability, and neither a cost nor the text says what it is. */
export const chooseUndefinedX = choosingX<LegionsTypes>(
  '105.3d',
  'Where nothing defines X, its value is chosen',
  announcing,
  (_game, { object, player, ability }) => choosesUndefinedX(object, player, ability),
);
