/** Whether it could be told in which order abilities were put on the chain (376.3.b). */
import { equivalenceOf } from '../../kernel';
import type { WaitingTrigger } from '../effects-in-force';
import type { GameObject } from '../object';

/** Do all of some abilities do the same, with the same to choose from, so that none could be told from another? */
export const areAlike = equivalenceOf<GameObject, WaitingTrigger>({
  particular: /this|that|here|other|attached|original|of those|the rest|controller of|owner of|"own"/,
  saying: ({ ability, effect }) => [effect, undefined, ability?.targets],
  nameOf: ({ context }) => context.source.name,
  hasOwn: ({ instances }) => instances !== undefined,
  knowsTheSame: (one, other) => one.context.here === other.context.here,
});
