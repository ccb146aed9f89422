import { phaseWithoutSteps } from '../../card-game/turn/parts';
import { assumed, rule } from '../../kernel';
import { timing } from '../forms';
import type { MagicGame } from '../game';
import { activePlayerReceives, nobodyReceives } from '../t-timing/T.2-stack';

export const priorityInMainPhases = timing(
  'P.8.2',
  'The current player receives priority in a main phase',
  activePlayerReceives,
  nobodyReceives,
);

export const firstMain = rule(
  { '2003': 'P.8.1', '2013': '500.1', '2025': assumed('P.8.1', { from: '2003' }) },
  'There are two main phases, parted by combat',
  'turn structure',
);
export const secondMain = rule(
  { '2003': 'P.10.1', '2013': '500.1', '2025': assumed('P.10.1', { from: '2003' }) },
  'The second main phase comes after combat',
  'turn structure',
);

export const firstMainPhase = phaseWithoutSteps<MagicGame>('first main phase', firstMain, {
  priority: priorityInMainPhases,
});
export const secondMainPhase = phaseWithoutSteps<MagicGame>('second main phase', secondMain, {
  priority: priorityInMainPhases,
});
