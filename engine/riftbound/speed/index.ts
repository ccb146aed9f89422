/** What makes the rules of Riftbound faster: the composition root hands it to the tables, and no rule knows of it. */
import type { Speed } from '../../kernel';
import { characteristicsKept, onTheBoardKept } from './characteristics';
import { enoughChoicesKept } from './choices';
import { nobodyToAct, vainCleanups } from './passed-over';
import { statementsKept } from './statements';
import { listeningElsewhere } from './what-listens';

export const speed: Speed = {
  speedUps: [characteristicsKept, onTheBoardKept, enoughChoicesKept, statementsKept, listeningElsewhere],
  passings: [nobodyToAct, vainCleanups],
};
