import { allSaid, saidFirst } from './all-said';

/** What is done to one object: the words before and after it, and what the trace calls it. */
const DEEDS: readonly (readonly [verb: string, kind: string, after?: string])[] = [
  ['deal \\d+ to', 'deal damage'],
  ['stun', 'stun'],
  ['buff', 'buff'],
  ['kill', 'kill'],
  ['ready', 'ready'],
  ['exhaust', 'exhaust'],
  ['heal', 'heal'],
  ['recall', 'recall'],
  ['banish', 'banish'],
  ['move', 'move', ' to its base'],
  ['return', 'put into zone', " to its owner's hand"],
  ['give', 'apply', String.raw` (?:[+-]\d \[M\]|\[[\w-]+(?: \d)?\]) this turn`],
];

type DoneToOne = readonly (readonly [says: RegExp, kind: string])[];

const doneToOne = (said: (deed: string) => RegExp): DoneToOne =>
  DEEDS.map(
    ([verb, kind, after = '(?: exhausted)?']) => [said(`${verb} an? ([^.,]*?)${after}`), kind] as const,
  );

/** All that a text says: a deed, and the one object to which it is done, in words; with what the trace calls the deed. */
export const DONE_TO_ONE = doneToOne(allSaid);

/** The same where it is what a text says first, and other sentences follow. */
export const FIRST_DONE_TO_ONE = doneToOne(saidFirst);
