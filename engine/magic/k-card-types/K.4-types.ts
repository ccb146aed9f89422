import type { Characteristics, MagicObject } from '../object';

/** Is it an ability on the stack: of an object, or one that an effect has created for later (A.5.1)? */
export const isAbility = ({ ability, instructions }: MagicObject): boolean =>
  ability !== undefined || instructions !== undefined;

/** K.25.1: a token is no card, nor is an ability or what the rules themselves make. */
const isCard = (object: MagicObject): boolean =>
  !isAbility(object) && !object.isOfNobody && object.card.isToken !== true;

/** Is an object of a type, as card text counts them? K.23.1, K.19.1 */
export function isOfType(object: MagicObject, { types }: Characteristics, type: string): boolean {
  const { zone, isOfNobody } = object;
  if (type === 'source') return true;
  if (type === 'card') return isCard(object);
  if (type === 'token') return object.card.isToken === true;
  if (type === 'permanent') return zone.name === 'in play';
  if (type === 'spell') return zone.name === 'stack' && !isAbility(object) && !isOfNobody;
  if (type.endsWith(' ability'))
    return isAbility(object) && type.includes(object.ability?.kind ?? 'triggered');
  return types.includes(type);
}
