import type { Characteristics, MagicObject } from '../object';

/** K.25.1: a token is no card, nor is an ability or what the rules themselves make. */
const isCard = ({ card, ability, instructions, isOfNobody }: MagicObject): boolean =>
  ability === undefined && instructions === undefined && !isOfNobody && card.isToken !== true;

/** Is an object of a type, as card text counts them? K.23.1, K.19.1 */
export function isOfType(object: MagicObject, { types }: Characteristics, type: string): boolean {
  const { zone, ability, isOfNobody } = object;
  if (type === 'source') return true;
  if (type === 'card') return isCard(object);
  if (type === 'token') return object.card.isToken === true;
  if (type === 'permanent') return zone.name === 'in play';
  if (type === 'spell') return zone.name === 'stack' && ability === undefined && !isOfNobody;
  return types.includes(type);
}
