import type { SetupRequest } from '../../../../port/contract';
import { AfterTheEnd, Spoken, type SpokenWords } from '../../../invariants/spoken';

/** 400.1, 514.2: the chain of events, what lasts until end of turn, and the zones that are out of play. */
export const words: SpokenWords = {
  puts: 'put on the chain of events',
  lastPart: 'cleanup step',
  elsewhere: new Set(['hand', 'deck', 'graveyard', 'expelled']),
};

/**
 * Listens to one game.
 *
 * @param says does a text say what is listened for?
 */
export const spokenIn = (table: SetupRequest, says: (text: string) => boolean): Spoken =>
  new Spoken(table, says, words);

/** Listens for what is put on the chain when what lasts for a turn has ended already. */
export const afterTheEnd = (): AfterTheEnd => new AfterTheEnd(words);
