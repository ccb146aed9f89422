/** The statements of card text that change what objects are. */
import { concatMap } from '../../kernel';
import type { GameTypes } from '../types';
import { isSeveral } from './statements';

/** A statement that makes changes to objects. */
export interface Modify<T extends GameTypes> {
  readonly says: 'modify';
  readonly subject: T['tree']['object'];
  readonly modifications: readonly T['modification'][];
}

const isModify = <T extends GameTypes>(
  statement: T['tree']['statement'],
): statement is T['tree']['statement'] & Modify<T> => statement.says === 'modify';

/** The parts of a statement that make changes to objects. */
export function modifying<T extends GameTypes>(statement: T['tree']['statement']): readonly Modify<T>[] {
  if (isModify<T>(statement)) return [statement];
  return isSeveral(statement) ? concatMap(statement.statements, (each) => modifying<T>(each)) : [];
}
