import type { ObjectView, TraceLine } from '../../../../port/contract';
import { nameOn } from '../../../invariants/spoken';

/**
 * Does a line tell that an ability of an object was put onto the chain? It comes there from nowhere, called by its object, and
 * by its text where the object has more of them; a card comes there from another zone.
 */
export function isPut(
  line: TraceLine,
  { name = '', controller }: Pick<ObjectView, 'name' | 'controller'>,
): boolean {
  if (line.kind !== 'put onto the chain' || line.detail !== undefined || line.player !== controller)
    return false;
  const put = nameOn(line);
  return put === name || put.startsWith(`${name}: `);
}
