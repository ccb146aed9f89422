/** What is on the table, found once until that changes. */

import { speedUp } from '../../kernel';
import { tokensCease, unitsOnBoard } from '../100-game-concepts/105-spaces';
import { presentAt } from '../100-game-concepts/184-battlefields';
import { playableElsewhere, playedElsewhere } from '../300-playing-the-game/326-offers';
import { somebodyHasWon } from '../400-types-of-actions/445-scoring';
import { changedByEffects, changedByObjects } from '../400-types-of-actions/445-victory-score';
import { isAnythingModified, sourcesOf } from '../400-types-of-actions/450-continuous-effects';
import { leftOfBuffs, printedOfBuffs } from '../700-additional-rules/701-what-buffs-give';
import { somethingDeflects } from '../700-additional-rules/735-deflect';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import { isBrought, isSaidOnTheTable, type Saying } from '../what-cards-say';
import {
  onceAnArrangement,
  onceForAbilities,
  onceForPiles,
  onceForPoints,
  onceForTheTable,
} from './worked-out-once';

const said = onceForTheTable(() => new Map<Saying, boolean>());
const presence = onceAnArrangement(() => new Map<Location, readonly number[]>());
const objectsChange = onceForAbilities(changedByObjects.rules);
const playable = onceForPiles(playableElsewhere.rules);
const NONE: readonly GameObject[] = [];
const NOWHERE = [NONE, NONE];
/** Nothing for each player. */
const nowhere = ({ players }: RiftboundGame): readonly (readonly GameObject[])[] =>
  players.length === 2 ? NOWHERE : players.map(() => NONE);

function presentKept(game: RiftboundGame, location: Location): readonly number[] {
  const known = presence(game);
  let found = known.get(location);
  if (!found) {
    found = presentAt.rules(game, location);
    known.set(location, found);
  }
  return found;
}

export const tableSpeedUps = [
  speedUp(isSaidOnTheTable, {
    answer: (game, says) => {
      const known = said(game);
      let is = known.get(says);
      if (is === undefined) {
        is = isSaidOnTheTable.rules(game, says);
        known.set(says, is);
      }
      return is;
    },
  }),
  speedUp(unitsOnBoard, { answer: onceForAbilities(unitsOnBoard.rules) }),
  speedUp(presentAt, { answer: presentKept }),
  speedUp(playableElsewhere, {
    assumes: [tokensCease],
    answer: (game) => (isBrought(game, playedElsewhere) ? playable(game) : nowhere(game)),
  }),
  speedUp(somebodyHasWon, { answer: onceForPoints(somebodyHasWon.rules) }),
  // While layers are applied objects look otherwise.
  speedUp(changedByObjects, { answer: (game) => (game.layering ? undefined : objectsChange(game)) }),
  speedUp(changedByEffects, { answer: onceForTheTable(changedByEffects.rules) }),
  speedUp(sourcesOf, { answer: onceForTheTable(sourcesOf.rules) }),
  speedUp(isAnythingModified, { answer: onceForTheTable(isAnythingModified.rules) }),
  speedUp(printedOfBuffs, { answer: onceForTheTable(printedOfBuffs.rules) }),
  speedUp(leftOfBuffs, { answer: onceForTheTable(leftOfBuffs.rules) }),
  speedUp(somethingDeflects, { answer: onceForAbilities(somethingDeflects.rules) }),
];
