import type { Need } from '../g-glossary/G.6-needs';
import type { MagicObject } from '../object';
import type { ActivatedAbility } from '../text/tree';

/** An ability that could be played, and the permanent that has it (A.2.1). */
export interface Activation {
  readonly source: MagicObject;
  readonly ability: ActivatedAbility;
  /** In which of several ways it is to add mana; left out: that is chosen as it does. */
  readonly way?: number;
  /** What it is played to pay for; left out: it is played by itself. */
  readonly toPay?: readonly Need[];
}
