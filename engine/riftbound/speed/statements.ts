/** The statements in force, found once an arrangement of the board. */

import { speedUp } from '../../kernel';
import { statementsOf, withPassives } from '../400-types-of-actions/450-statements';
import { onceAnArrangement, onceForAbilities } from './worked-out-once';

export const statementSpeedUps = [
  speedUp(statementsOf, { answer: onceAnArrangement(statementsOf.rules) }),
  speedUp(withPassives, { answer: onceForAbilities(withPassives.rules) }),
];
