import { timing } from '../forms';
import { activePlayerReceives, nobodyReceives } from '../t-timing/T.2-stack';

/** P.6.1 */
export const priorityInUpkeep = timing(
  'P.6.1',
  'The current player receives priority in the upkeep step',
  activePlayerReceives,
  nobodyReceives,
);
