/** The exit codes of the command. */
export const exitCodes = { passed: 0, failed: 1, wrongInput: 2, crashed: 3 } as const;

/** What was asked for can't be done: sentences that say what is wrong, where, and what to do. */
export class Problem extends Error {
  constructor(
    readonly sentences: readonly string[],
    readonly exitCode: number = exitCodes.wrongInput,
  ) {
    super(sentences.join('\n'));
    this.name = 'Problem';
  }
}
