import { definition } from '../forms';

/** 105.1b: the result of an effect is never negative; a characteristic may be. */
export const notNegative = definition(
  '105.1b',
  'A negative result counts as zero',
  (_game, value: number) => Math.max(0, value),
  (_game, value) => value,
);

/** 105.2: what can't be determined is zero. */
export const undeterminedNumber = definition(
  '105.2',
  "A number that can't be determined is zero",
  () => 0,
  () => 1,
);

/** 105.3e: X is zero in every zone but the chain of events; switched off, it counts as one there. */
export const xOf = definition(
  { number: '105.3e', restates: ['202.2c'] },
  'X in a resource cost is zero off the chain of events',
  (_game, onTheChain: boolean, x: number) => (onTheChain ? x : 0),
  (_game, onTheChain, x) => (onTheChain ? x : 1),
);

/** 105.1a: the text says which way. */
export const roundedNumber = definition(
  '105.1a',
  'What could come to a fraction is rounded up or down',
  (_game, value: number, up: boolean) => (up ? Math.ceil(value) : Math.floor(value)),
  (_game, value) => value,
);
