/** What an effect looks at, and what it changes: only an effect that reads what another writes can depend on it (455). */
import type { Change } from '../effects-in-force';

const EVERYTHING = ['tags', 'types', 'abilities', 'might', 'cost', 'domains', 'name'];
const NOTHING: ReadonlySet<string> = new Set();
const ALL: ReadonlySet<string> = new Set(EVERYTHING);

/** Might, or what something costs: of energy and power each. */
const ofCharacteristic = (characteristic: unknown): string => (characteristic === 'might' ? 'might' : 'cost');

/** The property that a change writes. */
export function writesOf(modification: Change): ReadonlySet<string> {
  switch (modification.change) {
    case 'become':
      return ALL;
    case 'add tags':
      return new Set(['tags']);
    case 'add types':
      return new Set(['types']);
    case 'set':
    case 'modify':
      return new Set([ofCharacteristic(modification.characteristic)]);
    default:
      return new Set(['abilities']);
  }
}

/** Words of a tree by what has to be looked at to know what they mean. */
const LOOKS: Readonly<Record<string, string>> = {
  subtypes: 'tags',
  notSubtypes: 'tags',
  types: 'types',
  notTypes: 'types',
  keyword: 'abilities',
  domains: 'domains',
  names: 'name',
};

/** What has to be looked at to know whom phrases mean, or how much. */
export function readsOf(...phrases: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (typeof node === 'object' && node !== null)
      for (const [name, value] of Object.entries(node)) {
        const looked = name === 'characteristic' ? ofCharacteristic(value) : LOOKS[name];
        if (looked !== undefined && value !== undefined) found.add(looked);
        if (name === 'statuses' && Array.isArray(value) && value.includes('mighty')) found.add('might');
        visit(value);
      }
  };
  for (const phrase of phrases) visit(phrase);
  return found.size === 0 ? NOTHING : found;
}

/** The phrase of a change that says how much; undefined where none does. */
export const amountIn = (modification: Change): unknown =>
  'by' in modification ? modification.by : 'to' in modification ? modification.to : undefined;

/** Of an effect that can cease to exist because its ability is taken away. */
export const andItsAbility = (reads: ReadonlySet<string>): ReadonlySet<string> =>
  reads.size >= ALL.size ? ALL : new Set([...reads, 'abilities']);
