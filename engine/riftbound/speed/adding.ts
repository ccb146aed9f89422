/** What players could add resources with: asked for every card in hand. */

import { speedUp } from '../../kernel';
import {
  type Adders,
  addingNow,
  somethingLeavesToAdd,
  speaksOfAdding,
} from '../300-playing-the-game/350-sources';
import { isBrought } from '../what-cards-say';
import { onceForAbilities, onceForPaying, onceUntilWritten } from './worked-out-once';

/** What is added in numbers changes with what can be paid; what must be counted, with anything. */
const inNumbers = onceForPaying((): (Adders | undefined)[] => []);
const counted = onceUntilWritten((): (Adders | undefined)[] => []);

const anotherLeaves = onceForAbilities(somethingLeavesToAdd.rules);

export const addingSpeedUps = [
  speedUp(addingNow, {
    answer: (game, player) => {
      const known = inNumbers(game)[player] ?? counted(game)[player];
      if (known) return known;
      const found = addingNow.rules(game, player);
      (found.isInNumbers ? inNumbers : counted)(game)[player] = found;
      return found;
    },
  }),
  speedUp(somethingLeavesToAdd, {
    answer: (game) => isBrought(game, speaksOfAdding) && anotherLeaves(game),
  }),
];
