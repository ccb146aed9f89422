import type { SetupRequest } from '../../../../port/contract';
import { AfterTheEnd, Spoken, type SpokenWords } from '../../../invariants/spoken';

/** 317.3, 326: the chain, what lasts for a turn, and the zones that are out of play. */
export const words: SpokenWords = {
  puts: 'put onto the chain',
  lastPart: 'expiration step',
  elsewhere: new Set([
    ...['hand', 'main deck', 'rune deck', 'trash', 'banishment', 'champion zone', 'facedown zone'],
  ]),
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
