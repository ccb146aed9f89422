/** What listens, found once until something changes that it follows from. */
import { speedUp } from '../../kernel';
import { tokensCease } from '../100-game-concepts/105-spaces';
import { elsewhere, hearsElsewhere } from '../300-playing-the-game/375-what-listens';
import type { Piece } from '../piece';
import { isBrought } from '../what-cards-say';
import { onceForPiles } from '../worked-out-once';

const inPiles = onceForPiles(elsewhere.rules);
const NOTHING: Piece[] = [];

/** Where no card that players brought listens from elsewhere, none does: tokens, which come later, are nowhere else (180.1). */
export const listeningElsewhere = speedUp(elsewhere, {
  assumes: [tokensCease],
  answer: (game) => (isBrought(game, hearsElsewhere) ? inPiles(game) : NOTHING),
});
