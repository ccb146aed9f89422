import type { Moment } from '../../../invariant';
import type { Resolved } from './resolving';
import { hasRoom } from './room-in-bases';

const TO_HAND = /^return target unit card from your graveyard to your hand\.$/i;
const TO_BASE =
  /^(?:put|return) target unit card from your graveyard (?:on)?to the battlefield (?:rested )?in target base you control\.$/i;

/**
 * What is told to be brought back from a graveyard, and isn't, although it was there when somebody last had priority, and
 * there was room for it.
 *
 * @param sentence what is told, without cost and event
 * @param reached is told where something was to be brought back
 * @returns what is wrong, as a sentence; undefined where nothing is, or something else is told
 */
export function notBroughtBack(
  sentence: string,
  { item, targets, done, before }: Resolved,
  { lines }: Moment,
  reached: () => void,
): string | undefined {
  const isToBase = TO_BASE.test(sentence);
  if (!isToBase && !TO_HAND.test(sentence)) return undefined;
  const [card, base] = targets;
  if (typeof card !== 'object' || card.zone !== 'graveyard' || !card.types.includes('unit')) return undefined;
  if (isToBase) {
    if (typeof base !== 'object' || base.controller !== item.controller) return undefined;
    if (!base.statuses.includes('face up') || !hasRoom(base, before.objects)) return undefined;
  }
  reached();
  const kind = isToBase ? 'enter the battlefield' : 'put into zone';
  return [...done, ...lines].some((line) => line.kind === kind && line.object === card.id)
    ? undefined
    : `"${item.name}" resolves, and "${card.name}" is not brought back from the graveyard.`;
}
