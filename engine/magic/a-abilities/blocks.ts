import type { MagicObject } from '../object';

/** A creature and the attacking creature that it blocks. */
export interface Block {
  readonly unit: MagicObject;
  readonly attacker: MagicObject;
}
