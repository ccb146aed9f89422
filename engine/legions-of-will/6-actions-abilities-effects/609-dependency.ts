/**
 * What an effect writes and what it looks at, worked out from its meaning (609.7a): only an effect that looks at what
 * another writes can depend on it, and then trying tells whether it does.
 */
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
