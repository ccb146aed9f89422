/** What listens, found once until something changes that it follows from. */

import { PerGame, speedUp } from '../../kernel';
import { tokensCease } from '../100-game-concepts/105-spaces';
import {
  activeOnTheBoard,
  elsewhere,
  hearsElsewhere,
  listening,
} from '../300-playing-the-game/375-what-listens';
import type { GameObject } from '../object';
import type { Ability, TriggeredAbility } from '../text/tree/index';
import { isBrought } from '../what-cards-say';
import { onceForAbilities, onceForPiles } from './worked-out-once';

const inPiles = onceForPiles(elsewhere.rules);
const NOTHING: GameObject[] = [];

/** Where no card that players brought listens from elsewhere, none does: tokens, which come later, are nowhere else (180.1). */
const listeningElsewhere = speedUp(elsewhere, {
  assumes: [tokensCease],
  answer: (game) => (isBrought(game, hearsElsewhere) ? inPiles(game) : NOTHING),
});

const activeThere = new PerGame<WeakMap<readonly Ability[], readonly TriggeredAbility[]>>();

/** It follows from the abilities alone. */
const activeKept = speedUp(activeOnTheBoard, {
  answer: (game, source, own) => {
    const known = activeThere.get(game) ?? activeThere.set(game, new WeakMap());
    let found = known.get(own);
    if (!found) {
      found = activeOnTheBoard.rules(game, source, own);
      known.set(own, found);
    }
    return found;
  },
});

export const listeningSpeedUps = [
  listeningElsewhere,
  activeKept,
  speedUp(listening, { answer: onceForAbilities(listening.rules) }),
];
