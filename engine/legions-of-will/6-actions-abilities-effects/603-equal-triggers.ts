/** Whether it could be told in which order abilities were put on the chain of events (603.3b). */
import type { Triggered } from '../../card-game/triggers/triggered';
import { toldAlike } from '../../kernel';
import type { GameObject, ObjectTypes } from '../object';

/** Do all of some abilities do the same, with the same to choose from, so that none could be told from another? */
export const areAlike = toldAlike<GameObject, Triggered<ObjectTypes>>({
  particular: /this|that|other|expelled|chosen|result|controller of|owner of/,
  saying: ({ ability, effect }) => [
    effect,
    ability?.targets,
    ability && 'condition' in ability ? ability.condition : undefined,
  ],
  nameOf: ({ source }) => source.card.name,
});
