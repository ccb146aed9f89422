/** Which units became Mighty: looked for only where the board has been arranged anew since none were found. */
import { PerGame, speedUp } from '../../kernel';
import { changedUnits } from '../700-additional-rules/706-mighty';
import type { GameObject } from '../object';

/** When units were last looked at, and none had changed. */
interface Watched {
  arrangedAt: number;
  rollbacks: number;
}

const watched = new PerGame<Watched>();
const NONE: GameObject[] = [];

export const mightySpeedUp = speedUp(changedUnits, {
  answer: (game) => {
    const looked = watched.get(game) ?? watched.set(game, { arrangedAt: -1, rollbacks: -1 });
    const { arrangedAt } = game;
    const { rollbacks } = game.journal;
    if (looked.arrangedAt === arrangedAt && looked.rollbacks === rollbacks) return NONE;
    const found = changedUnits.rules(game);
    looked.arrangedAt = found.length === 0 ? arrangedAt : -1;
    looked.rollbacks = rollbacks;
    return found;
  },
});
