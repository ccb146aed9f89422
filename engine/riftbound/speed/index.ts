/** What makes the rules of Riftbound faster: the composition root hands it to the tables, and no rule knows of it. */
import type { Speed } from '../../kernel';
import { abilitiesKept } from './abilities';
import { characteristicsKept, onTheBoardKept } from './characteristics';
import { enoughChoicesKept } from './choices';
import { mightyKept } from './mighty';
import { nobodyToAct, vainCleanups } from './passed-over';
import { statementsKept } from './statements';
import { tableKept } from './table';
import { listeningKept } from './what-listens';
import { activatingInTime, movingInTime, playingInTime } from './what-time-permits';

export const speed: Speed = {
  speedUps: [
    ...abilitiesKept,
    characteristicsKept,
    onTheBoardKept,
    enoughChoicesKept,
    mightyKept,
    ...statementsKept,
    ...tableKept,
    ...listeningKept,
    activatingInTime,
    movingInTime,
    playingInTime,
  ],
  passings: [nobodyToAct, vainCleanups],
};
