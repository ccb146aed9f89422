/** A turn's phases and steps, in the order of 500.1. */
import type { Part } from '../../card-game/turn/parts';
import type { LegionsGame } from '../game';
import { beginningSteps } from './501-beginning-phase';
import { postbattleMainPhase, prebattleMainPhase } from './505-main-phase';
import { battleSteps } from './506-battle-phase';
import { endingSteps } from './512-ending-phase';

export const partsOfATurn: readonly Part<LegionsGame>[] = [
  ...beginningSteps,
  prebattleMainPhase,
  ...battleSteps,
  postbattleMainPhase,
  ...endingSteps,
];
