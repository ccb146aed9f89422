/**
 * What an effect writes and what it looks at, worked out from its meaning (609.7a): only an effect that looks at what
 * another writes can depend on it, and then trying tells whether it does.
 */
import { BEYOND } from '../looked-at';
import type { Amount, Condition, Filter, Modification, ObjectReference } from '../text/tree';

/** The characteristics that a modification changes. */
export function writtenBy(modification: Modification): readonly string[] {
  switch (modification.change) {
    case 'add types':
    case 'set types':
    case 'set subtypes':
    case 'add supertypes':
    case 'remove supertypes':
      return ['types'];
    case 'modify':
    case 'set':
    case 'define':
      return [modification.characteristic.replace('base ', '')];
    case 'switch will and power':
      return ['will', 'power'];
    default:
      return ['abilities'];
  }
}

/** The characteristics that decide whom a description fits. */
function readByFilter(filter: Filter): readonly string[] {
  return [
    ...(filter.types || filter.notTypes || filter.subtypes || filter.notSubtypes || filter.supertypes
      ? ['types']
      : []),
    ...(filter.keyword ? ['abilities'] : []),
    ...(filter.compare ?? []).flatMap((each) => [each.characteristic, ...readByAmount(each.amount)]),
    ...(filter.availableCapacity === undefined ? [] : ['capacity']),
  ];
}

/** The characteristics that decide which objects a phrase means. */
export function readByReference(reference: ObjectReference): readonly string[] {
  if (reference.ref === 'all' || reference.ref === 'choice') return readByFilter(reference.filter);
  return reference.ref === 'base of' ? readByReference(reference.object) : [];
}

/** The characteristics that decide a number. */
export function readByAmount(of: Amount): readonly string[] {
  switch (of.amount) {
    case 'count':
      return readByFilter(of.filter);
    case 'characteristic':
      return [of.characteristic.replace('base ', ''), ...readByReference(of.object)];
    case 'half':
      return readByAmount(of.of);
    case 'product':
      return [...readByAmount(of.of), ...readByAmount(of.times)];
    default:
      return [];
  }
}

/** The characteristics that decide a condition. */
export function readByCondition(condition: Condition): readonly string[] {
  switch (condition.if) {
    case 'count':
      return readByFilter(condition.filter);
    case 'is':
      return [...readByFilter(condition.filter), ...readByReference(condition.object)];
    case 'not':
      return readByCondition(condition.condition);
    default:
      return [];
  }
}

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
