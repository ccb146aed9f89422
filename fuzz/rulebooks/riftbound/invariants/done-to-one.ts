import { allSaid } from './all-said';

/** What is done to one object, and what the trace calls it. */
const DEEDS: Readonly<Record<string, string>> = {
  'deal \\d+ to': 'deal damage',
  stun: 'stun',
  buff: 'buff',
  kill: 'kill',
  ready: 'ready',
  exhaust: 'exhaust',
  heal: 'heal',
  recall: 'recall',
  banish: 'banish',
};

/** All that a text says: a deed, and the one object to which it is done, in words; with what the trace calls the deed. */
export const DONE_TO_ONE: readonly (readonly [says: RegExp, kind: string])[] = Object.entries(DEEDS).map(
  ([verb, kind]) => [allSaid(`${verb} an? ([^.,]*?)(?: exhausted)?`), kind] as const,
);
