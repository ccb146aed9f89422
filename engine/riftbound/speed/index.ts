/** What makes the rules of Riftbound faster: the composition root hands it to the tables, and no rule knows of it. */
import type { Speed } from '../../kernel';
import { abilitySpeedUps } from './abilities';
import { addingSpeedUps } from './adding';
import { characteristicsSpeedUp, onTheBoardSpeedUp } from './characteristics';
import { enoughChoicesSpeedUp, nextTargetSpeedUp } from './choices';
import { mightySpeedUp } from './mighty';
import { nobodyToAct, vainCleanups } from './passed-over';
import { playableSpeedUp } from './plain-cards';
import { statementSpeedUps } from './statements';
import { tableSpeedUps } from './table';
import { listeningSpeedUps } from './what-listens';
import { activatingInTime, movingInTime, playingInTime } from './what-time-permits';

export const speed: Speed = {
  speedUps: [
    ...abilitySpeedUps,
    ...addingSpeedUps,
    characteristicsSpeedUp,
    onTheBoardSpeedUp,
    enoughChoicesSpeedUp,
    nextTargetSpeedUp,
    mightySpeedUp,
    ...statementSpeedUps,
    ...tableSpeedUps,
    ...listeningSpeedUps,
    activatingInTime,
    movingInTime,
    playableSpeedUp,
    playingInTime,
  ],
  passings: [nobodyToAct, vainCleanups],
};
