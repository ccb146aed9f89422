/** Whether it could be told in which order abilities were put on the chain of events (603.3b). */
import type { WaitingTrigger } from '../../card-game/triggers/triggered-abilities';
import { equivalenceOf } from '../../kernel';
import type { GameObject, ObjectTypes } from '../object';

/** Do all of some abilities do the same, with the same to choose from, so that none could be told from another? */
export const areAlike = equivalenceOf<GameObject, WaitingTrigger<ObjectTypes>>({
  particular: /this|that|other|expelled|chosen|result|controller of|owner of/,
  saying: ({ ability, effect }) => [
    effect,
    ability?.targets,
    ability && 'condition' in ability ? ability.condition : undefined,
  ],
  nameOf: ({ source }) => source.card.name,
});
