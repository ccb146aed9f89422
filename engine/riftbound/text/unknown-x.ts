import { type CardTextError, misunderstood } from '../../text';
import type { Ability } from './tree';

/** Is an X left, of which nothing says how much it is? */
const holdsX = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('amount' in part && part.amount === 'X') || Object.values(part).some(holdsX));

/** Nobody chooses an X: “where X is …” says what it is. What is to be said of a text with another one. */
export function unknownX(text: string, abilities: readonly Ability[]): CardTextError | undefined {
  const ability = abilities.find(holdsX);
  if (ability === undefined) return undefined;
  const at = Math.max(0, text.indexOf(ability.text)) + Math.max(0, ability.text.search(/\bx\b/i));
  return misunderstood(text, 1, at, ['a number', '“…, where X is …”'], 'as nothing says what X is');
}
