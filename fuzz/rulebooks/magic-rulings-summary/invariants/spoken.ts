import type { SpokenWords } from '../../../invariants/spoken';

/** P.13.1, Z.1.1: the stack, what lasts for a turn, and the zones that are out of play. */
export const spoken: SpokenWords = {
  puts: 'put on the stack',
  lastPart: 'cleanup step',
  elsewhere: new Set(['hand', 'library', 'graveyard']),
};
