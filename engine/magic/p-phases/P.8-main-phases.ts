import { phaseWithoutSteps } from '../../card-game/turn/parts';
import { rule } from '../../kernel';
import { timing } from '../forms';
import type { MagicGame } from '../game';
import { activePlayerReceives, nobodyReceives } from '../t-timing/T.2-stack';

export const priorityInMainPhases = timing(
  'P.8.2',
  'The current player receives priority in a main phase',
  activePlayerReceives,
  nobodyReceives,
);

export const firstMain = rule('P.8.1', 'There are two main phases, parted by combat', 'turn structure');
export const secondMain = rule('P.10.1', 'The second main phase comes after combat', 'turn structure');

export const firstMainPhase = phaseWithoutSteps<MagicGame>('first main phase', firstMain, {
  priority: priorityInMainPhases,
});
export const secondMainPhase = phaseWithoutSteps<MagicGame>('second main phase', secondMain, {
  priority: priorityInMainPhases,
});
