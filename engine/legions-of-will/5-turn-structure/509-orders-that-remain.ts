import { definition } from '../forms';
import type { GameObject } from '../object';

const without = (order: readonly GameObject[], gone: GameObject): readonly GameObject[] =>
  order.filter((each) => each !== gone);

/** 509.2a: what is left of the order among the units that block an attacker. */
export const blockersThatRemain = definition(
  '509.2a',
  'A blocking unit that is removed from battle leaves the damage assignment order, and the others keep theirs',
  (_game, order: readonly GameObject[], gone: GameObject) => without(order, gone),
  (_game, order, gone) => [...without(order, gone)].reverse(),
);

/** 509.3a: what is left of the order among the units that a unit blocks. */
export const attackersThatRemain = definition(
  '509.3a',
  'An attacking unit that is removed from battle leaves the damage assignment order, and the others keep theirs',
  (_game, order: readonly GameObject[], gone: GameObject) => without(order, gone),
  (_game, order, gone) => [...without(order, gone)].reverse(),
);
