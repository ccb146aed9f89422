/** What makes the rules of Riftbound faster: the composition root hands it to the tables, and no rule knows of it. */
import type { Speed } from '../../kernel';
import { abilitiesKept } from './abilities';
import { addingKept } from './adding';
import { characteristicsKept, onTheBoardKept } from './characteristics';
import { enoughChoicesKept, nextTargetKept } from './choices';
import { mightyKept } from './mighty';
import { nobodyToAct, vainCleanups } from './passed-over';
import { playableKept } from './plain-cards';
import { statementsKept } from './statements';
import { tableKept } from './table';
import { listeningKept } from './what-listens';
import { activatingInTime, movingInTime, playingInTime } from './what-time-permits';

export const speed: Speed = {
  speedUps: [
    ...abilitiesKept,
    ...addingKept,
    characteristicsKept,
    onTheBoardKept,
    enoughChoicesKept,
    nextTargetKept,
    mightyKept,
    ...statementsKept,
    ...tableKept,
    ...listeningKept,
    activatingInTime,
    movingInTime,
    playableKept,
    playingInTime,
  ],
  passings: [nobodyToAct, vainCleanups],
};
