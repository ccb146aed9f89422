/** What an effect writes and what it looks at (T.8.9): only one that looks at what another writes can depend on it. */
import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Amount, Condition, Filter, Modification, ObjectReference } from '../text/tree';

/** T.8.9: what an effect can depend on others for; switched off, nothing. */
export const whatItDependsOn = definition(
  { '2003': 'T.8.9', '2013': '613.7b', '2025': assumed('T.8.9', { from: '2003' }) },
  'An effect that depends on another is applied after it',
  (_game: MagicGame, reads: readonly string[]) => reads,
  () => [],
);

/** The characteristics that a change is made to. */
export function writtenBy(modification: Modification): readonly string[] {
  if ('characteristic' in modification) return [modification.characteristic];
  switch (modification.change) {
    case 'switch':
      return ['power', 'toughness'];
    case 'set colours':
      return ['colours'];
    case 'set types':
    case 'lose type':
    case 'gain supertype':
      return ['types'];
    case 'set subtypes':
      return ['types', 'abilities'];
    default:
      return ['abilities'];
  }
}

const KINDS = ['types', 'notTypes', 'subtypes', 'notSubtypes', 'supertypes', 'notSupertypes'] as const;

/** The characteristics that decide whom a description fits. */
function readByFilter(filter: Filter): readonly string[] {
  return [
    ...(KINDS.some((kind) => filter[kind] !== undefined) ? ['types'] : []),
    ...(filter.colours || filter.notColours || filter.colourNumber ? ['colours'] : []),
    ...(filter.keyword === undefined ? [] : ['abilities']),
    ...(filter.compare ?? []).flatMap((each) => [each.characteristic, ...readByAmount(each.amount)]),
  ];
}

/** The characteristics that decide which objects a phrase means. */
export const readByReference = (reference: ObjectReference): readonly string[] =>
  reference.ref === 'all' || reference.ref === 'choice' ? readByFilter(reference.filter) : [];

/** The characteristics that decide a number. */
export function readByAmount(of: Amount): readonly string[] {
  switch (of.amount) {
    case 'count':
      return readByFilter(of.filter);
    case 'characteristic':
      return [of.characteristic, ...readByReference(of.object)];
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
    case 'both':
      return condition.conditions.flatMap(readByCondition);
    default:
      return [];
  }
}
