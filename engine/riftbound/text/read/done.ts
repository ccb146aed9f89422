/** What was done, by the word of the instruction that does it. */
const DONE: Readonly<Record<string, string>> = {
  buffed: 'buff',
  killed: 'kill',
  stunned: 'stun',
  readied: 'ready',
  discarded: 'discard',
  banished: 'banish',
  recycled: 'recycle',
  revealed: 'reveal',
};

/** The word of the instruction by which something was done: "killed this way". */
export const doneBy = (participle: string): string => DONE[participle] ?? participle;
