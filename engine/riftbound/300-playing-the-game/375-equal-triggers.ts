/** Whether it could be told in which order abilities were put on the chain (376.3.b). */
import { toldAlike } from '../../kernel';
import type { Triggered } from '../effects-in-force';
import type { GameObject } from '../object';

/** Do all of some abilities do the same, with the same to choose from, so that none could be told from another? */
export const areAlike = toldAlike<GameObject, Triggered>({
  particular: /this|that|here|other|attached|original|of those|the rest|controller of|owner of|"own"/,
  saying: ({ ability, effect }) => [effect, undefined, ability?.targets],
  nameOf: ({ context }) => context.source.name,
  hasOwn: ({ instances }) => instances !== undefined,
  knowsTheSame: (one, other) => one.context.here === other.context.here,
});
