import { definition } from '../forms';
import type { Characteristics } from '../piece';

/** 105.1b: the result of an effect is never negative; a characteristic may be. */
export const notNegative = definition(
  '105.1b',
  'A negative result counts as zero',
  (_game, value: number) => Math.max(0, value),
  (_game, value) => value,
);

/** 105.2: what can't be determined is zero. */
export const undetermined = definition(
  '105.2',
  "A number that can't be determined is zero",
  () => 0,
  () => 1,
);

/** 105.3e: X is zero in every zone but the chain of events. */
export const xOf = definition(
  ['105.3e', '202.2c'],
  'X in a resource cost is zero off the chain of events',
  (_game, onTheChain: boolean, x: number) => (onTheChain ? x : 0),
  (_game, _onTheChain, x) => x,
);

/** A characteristic by its name in card text; undefined when it is none. */
export function characteristic(of: Characteristics, name: string): number | undefined {
  switch (name) {
    case 'will':
      return of.will;
    case 'power':
      return of.power;
    case 'base will':
      return of.baseWill;
    case 'base power':
      return of.basePower;
    case 'resource cost':
      return of.cost;
    case 'defense':
      return of.defense;
    case 'capacity':
      return of.capacity;
    case 'resource production':
      return of.production;
    default:
      return undefined;
  }
}
