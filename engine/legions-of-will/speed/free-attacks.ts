/** Attacks that cost nothing: nobody need see what would be so once units are rested. */
import { speedUp } from '../../kernel';
import { costsOnceRested } from '../5-turn-structure/508-who-may-attack';
import type { Cost } from '../text/tree';

const NOTHING: readonly Cost[] = [];

/** What says so may do it only while something is rested: nothing on the battlefield may say it at all. */
export const freeAttacks = speedUp(costsOnceRested, {
  answer: (game) =>
    game.traits['costs to attack'] === 0 && game.activeStatements('costs to attack').length === 0
      ? NOTHING
      : undefined,
});
