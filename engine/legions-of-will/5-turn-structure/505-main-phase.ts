import { fact } from '../forms';
import { type Part, turnStructure } from './500-general';

export const mainPhases = turnStructure(
  ['505.1', '505.1a', '505.2'],
  'A main phase before the battle phase and one after it',
);
export const priorityInMain = fact(
  '505.3',
  'The active player gets priority in a main phase',
  () => true,
  'timing',
);

const main = (name: string): Part => ({
  name,
  phase: name,
  rule: mainPhases,
  turnBasedActions: [],
  priority: (game) => priorityInMain(game),
});

export const prebattleMainPhase = main('prebattle main phase');
export const postbattleMainPhase = main('postbattle main phase');
