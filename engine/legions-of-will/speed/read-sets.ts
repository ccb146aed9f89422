/** What parts of card text look at that is no part of how the battlefield is arranged. */
import { BEYOND } from './looked-at';

/** Words of filters and conditions that look at more than which objects are on the battlefield, where, and whose. */
const beyondWords: ReadonlyMap<string, number> = new Map([
  ['statuses', BEYOND.statuses],
  ['attacking', BEYOND.statuses],
  ['blocking', BEYOND.statuses],
  ['zone', BEYOND.elsewhere],
]);
const ANYWHERE = BEYOND.statuses | BEYOND.reserves | BEYOND.elsewhere;
const beyondMeanings: ReadonlyMap<unknown, number> = new Map([
  ['cards in hand', BEYOND.elsewhere],
  ['resource', BEYOND.reserves],
  ['result', ANYWHERE],
  ['top of deck', ANYWHERE],
  ['expelled with this', ANYWHERE],
  ['attacks player', BEYOND.statuses],
  ['defending player', BEYOND.statuses],
]);

/**
 * What does part of an ability tree look at that is no part of the battlefield's arrangement: statuses, damage, other zones,
 * reserves? Rather too much than too little: what does is worked out anew whenever that changes.
 *
 * @returns bits of `BEYOND`
 */
export function looksBeyond(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  let found = 0;
  for (const [word, meaning] of Object.entries(part)) {
    if (meaning !== undefined && meaning !== 'battlefield') found |= beyondWords.get(word) ?? 0;
    found |= (beyondMeanings.get(meaning) ?? 0) | looksBeyond(meaning);
  }
  return found;
}
