import { phaseWithoutSteps } from '../../card-game/turn/parts';
import { activePlayerReceives, nobodyReceives } from '../1-game-concepts/111-timing-and-priority';
import { timing } from '../forms';
import { turnStructure } from './500-general';

export const mainPhases = turnStructure('505.1', 'A main phase before the battle phase and one after it');
export const priorityInMain = timing(
  '505.3',
  'The active player gets priority in a main phase',
  activePlayerReceives,
  nobodyReceives,
);

const priority = priorityInMain;
export const prebattleMainPhase = phaseWithoutSteps('prebattle main phase', mainPhases, { priority });
export const postbattleMainPhase = phaseWithoutSteps('postbattle main phase', mainPhases, { priority });
