/** The statements in force, found once an arrangement of the board. */
import { speedUp } from '../../kernel';
import { statementsOf } from '../400-types-of-actions/450-statements';
import { onceAnArrangement } from '../worked-out-once';

export const statementsKept = speedUp(statementsOf, { answer: onceAnArrangement(statementsOf.rules) });
